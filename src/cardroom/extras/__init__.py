"""Which library comes by which extra of the package, and what a person is told who has not installed it."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

DISTRIBUTION: Final = "cardroom-poker"

PURPOSES: Final = {
    "room": "for rooms and bots",
    "batch": "for batches",
    "data": "for tables and pictures of hands",
    "rl": "for the environments of other libraries",
}
"""Each extra that a command or module can need, and what for."""

LIBRARIES: Final = {
    "room": (
        "alembic", "argon2", "asyncpg", "brotli", "confusable_homoglyphs", "cryptography", "http_ece", "httpcore",
        "httptools", "litestar", "nats", "prometheus_client", "py_vapid", "pyotp", "segno", "sqlalchemy", "structlog",
        "uvicorn", "uvloop", "webauthn", "websockets", "zstandard", "zxcvbn",
    ),
    "batch": ("numba",),
    "data": ("polars", "matplotlib"),
    "rl": ("gymnasium", "pettingzoo", "pyspiel", "open_spiel"),
}  # fmt: skip
"""The libraries of each extra, by the names that are imported."""


def what_to_install(missing: ModuleNotFoundError) -> str:
    """One line that tells which extra has the module that was not found; "" if none has it."""
    library = (missing.name or "").split(".")[0]
    for extra, libraries in LIBRARIES.items():
        if library in libraries:
            package = f"{DISTRIBUTION}[{extra}]"
            return f'install {package} {PURPOSES[extra]}: pip install "{package}" ({library} is missing)'
    return ""


@contextmanager
def needed() -> Iterator[None]:
    """Import libraries of an extra in here: where one is missing, the ModuleNotFoundError says what to install."""
    try:
        yield
    except ModuleNotFoundError as missing:
        advice = what_to_install(missing)
        if not advice or missing.msg == advice:
            raise
        raise ModuleNotFoundError(advice, name=missing.name) from None
