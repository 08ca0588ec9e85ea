"""The browser client's types say the same as the room's message types."""

import importlib.util
from pathlib import Path
from types import ModuleType

from cardroom.tournament.structures.structure_pairs import entries_of

ROOT = Path(__file__).parent.parent.parent


def generator() -> ModuleType:
    """tools/protocol_types.py, which is a script and lies in no package."""
    place = importlib.util.spec_from_file_location("protocol_types", ROOT / "tools" / "protocol_types.py")
    assert place is not None and place.loader is not None
    module = importlib.util.module_from_spec(place)
    place.loader.exec_module(module)
    return module


def test_the_clients_types_are_those_of_the_room() -> None:
    tool = generator()
    assert tool.TARGET.read_text() == tool.render(), "run .venv/bin/python tools/protocol_types.py"


def test_the_form_of_a_tournament_asks_for_the_fields_of_a_structure() -> None:
    tool = generator()
    assert tool.FORM.read_text() == tool.render_form(), "run .venv/bin/python tools/protocol_types.py"
    assert [one for one, _, _ in tool.form_fields(tool.Structure)] == list(entries_of())


def test_every_message_and_event_has_a_type_that_its_tag_names() -> None:
    text = generator().render()
    assert 'readonly type: "table_told";' in text
    assert 'readonly kind: "uncalled_returned";' in text
    assert "export interface TableView {" in text
