"""Both sides of the store, as the contract's tests have them."""

from tests.store.contract.conftest import place

__all__ = ["place"]
