"""Second factors: codes of an app, passkeys, recovery codes; who is asked for one, and how staff take one away."""
