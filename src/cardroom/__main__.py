"""`python -m cardroom` is the command `cardroom`."""

from cardroom.cli.main import app

app(prog_name="cardroom")
