"""Which build of the engine runs: the Python sources, or the extension modules that mypyc makes of them."""

from importlib.util import find_spec


def build() -> str:
    """ "plain Python" or "compiled", by what `cardroom.engine.hand` is loaded from."""
    spec = find_spec("cardroom.engine.hand")
    is_source = spec is not None and str(spec.origin).endswith(".py")
    return "plain Python" if is_source else "compiled"
