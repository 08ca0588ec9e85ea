"""The extras of the package: what is missing when a command needs one that is not installed."""

DISTRIBUTION = "cardroom-poker"

PURPOSES = {
    "room": "for rooms and bots",
    "batch": "for batches",
    "rl": "for the environments of other libraries",
}
"""Each extra that a command or module can need, and what for."""

LIBRARIES = {
    "room": (
        "alembic", "argon2", "asyncpg", "brotli", "confusable_homoglyphs", "cryptography", "http_ece", "httpcore",
        "httptools", "litestar", "prometheus_client", "py_vapid", "pyotp", "segno", "sqlalchemy", "structlog", "uvicorn",
        "uvloop", "webauthn", "websockets", "zstandard", "zxcvbn",
    ),
    "batch": ("numba",),
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
