"""`cardroom ruling --topics`: what may be asked, and the blank case of one topic."""

from cardroom.cli.output import fail, print_json
from cardroom.floor.model.facts import Field, fields_of
from cardroom.floor.model.situation import Situation
from cardroom.floor.model.topic import Topic
from cardroom.floor.topics import ALL, TOPICS

_BLANKS = {"number": "0", "flag": "false", "text": '""', "choice": '""'}


def print_topics(word: str, json: bool) -> None:
    """Every topic under its subject, those with the word in them, or the blank case of the topic of this id."""
    asked = word.lower().strip()
    found = (
        [TOPICS[asked]]
        if asked in TOPICS
        else [one for one in ALL if asked in f"{one.id} {one.about}".lower()]
    )
    if not found:
        fail(f"no topic speaks of {word!r}; cardroom ruling --topics lists all")
    if json:
        print_json({"topics": [_told(one) for one in found]})
    elif len(found) == 1:
        print(blank_case(found[0]))
    else:
        _print_list(found)


def blank_case(topic: Topic) -> str:
    """A case to fill in, as TOML: what is needed stands open, what may be left out is commented out with its default.

    Of the situation only the needed fields are written.
    """
    needed = [one for one in fields_of(Situation) if one.name in topic.needs]
    lines = [f"# {topic.about}", "[[case]]", f'topic = "{topic.id}"']
    if needed:
        lines += ["", "[case.situation]", *(_line(one, True) for one in needed)]
    facts = fields_of(topic.facts)
    if facts:
        lines += ["", "[case.facts]", *(_line(one, one.required) for one in facts)]
    return "\n".join(lines)


def _line(field: Field, is_needed: bool) -> str:
    blank = "[]" if field.kind in ("choices", "numbers") else _BLANKS[field.kind]
    default = field.default
    if isinstance(default, bool):
        blank = str(default).lower()
    elif isinstance(default, int):
        blank = str(default)
    elif isinstance(default, str):
        blank = f'"{default}"'
    choices = f" ({', '.join(field.choices)})" if field.choices else ""
    return f"{'' if is_needed else '# '}{field.name} = {blank}  # {field.meaning}{choices}"


def _told(topic: Topic) -> dict[str, object]:
    return {
        "topic": topic.id,
        "subject": topic.subject,
        "about": topic.about,
        "needs": topic.needs,
        "facts": [
            {"name": one.name, "meaning": one.meaning, "required": one.required, "choices": one.choices}
            for one in fields_of(topic.facts)
        ],
    }


def _print_list(topics: list[Topic]) -> None:
    width = max(len(one.id) for one in topics)
    subject = ""
    for one in topics:
        if one.subject != subject:
            print(("\n" if subject else "") + one.subject)
            subject = one.subject
        print(f"  {one.id:{width}}  {one.about}")
    print("\ncardroom ruling --topics TOPIC prints the blank case of one.")
