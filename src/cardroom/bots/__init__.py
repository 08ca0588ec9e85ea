"""Programs that play: for the demo room and the load test. They use the public protocol and see what a player sees."""
