"""Who somebody is: persons and what they may do, names, sign-ins, requests, connections."""
