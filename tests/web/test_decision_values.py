"""The list of values that the browser client has words for is the one that the types of the rulebook allow."""

import importlib.util
import json
from pathlib import Path
from types import ModuleType

from cardroom.rules import house, shipped

ROOT = Path(__file__).parent.parent.parent


def generator() -> ModuleType:
    """tools/decision_values.py, which is a script and lies in no package."""
    place = importlib.util.spec_from_file_location("decision_values", ROOT / "tools" / "decision_values.py")
    assert place is not None and place.loader is not None
    module = importlib.util.module_from_spec(place)
    place.loader.exec_module(module)
    return module


def test_the_clients_list_of_values_is_that_of_the_rulebooks_types() -> None:
    tool = generator()
    assert tool.TARGET.read_text() == tool.render(), "run .venv/bin/python tools/decision_values.py"


def test_every_decision_of_a_shipped_house_is_in_the_list_by_its_kind() -> None:
    told = json.loads(generator().render())
    kinds = {
        str: told["words"],
        bool: told["switches"],
        int: told["numbers"],
        tuple: told["words"] | told["tables"],
    }
    for name in shipped():
        for section, decisions in house(name).sections().items():
            for point in type(decisions).__dataclass_fields__:
                value = getattr(decisions, point).value
                assert f"{section}.{point}" in kinds[type(value)], f"{section}.{point}"
                if isinstance(value, str):
                    assert value in told["words"][f"{section}.{point}"]
