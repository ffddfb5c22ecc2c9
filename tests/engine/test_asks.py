"""The tree of options: legal answers, refused answers, and the reasons."""

import pytest

from engine.core.asks import Ask, Choice, Menu, Refused


def _what() -> Menu:
    return Menu(
        "what", tuple(Choice(w, "piece") for w in ("a", "b", "c")), many=True, least=1, most=2, preset=("a", "b")
    )


def _burning(word: str) -> Refused | None:
    return Refused("burning", rule="6.5", facts={"zone": word}) if word == "hanlin" else None


def _root() -> Menu:
    to = Menu("to", (Choice("north", "zone", {}, _what), Choice("south", "zone")), why_not=_burning)
    return Menu("do", (Choice("move", "verb", {}, lambda: to), Choice("done", "done")))


@pytest.fixture
def ask() -> Ask:
    return Ask("march", "6.5", _root)


@pytest.mark.parametrize("answer", [("done",), ("move", "south"), ("move", "north", "a"), ("move", "north", "c+a")])
def test_whole_answers_pass(ask: Ask, answer: tuple[str, ...]) -> None:
    ask.check(answer)


@pytest.mark.parametrize(
    ("answer", "reason", "rule"),
    [
        ((), "no-answer", "6.5"),
        (("fly",), "not-an-option", "6.5"),
        (("move",), "more-to-say", "6.5"),
        (("done", "now"), "too-many-words", "6.5"),
        (("move", "north", "a+b+c"), "wrong-number", "6.5"),
        (("move", "north", "a+a"), "said-twice", "6.5"),
        (("move", "north", "a+x"), "not-an-option", "6.5"),
        (("move", "hanlin"), "burning", "6.5"),
    ],
)
def test_a_refusal_gives_its_reason(ask: Ask, answer: tuple[str, ...], reason: str, rule: str) -> None:
    with pytest.raises(Refused) as refused:
        ask.check(answer)
    assert (refused.value.reason, refused.value.rule) == (reason, rule)


def test_levels_follow_the_words(ask: Ask) -> None:
    root, to, what = ask.level(), ask.level(("move",)), ask.level(("move", "north"))
    assert root is not None
    assert to is not None
    assert what is not None
    assert [m.slot for m in (root, to, what)] == ["do", "to", "what"]
    assert ask.level(("done",)) is None
    assert ask.level(("move", "north", "a+b")) is None


def test_answers_lists_every_leaf_and_the_sensible_selections(ask: Ask) -> None:
    answers = set(ask.answers())
    assert answers == {("move", "north", "a+b"), ("move", "north", "a"), ("move", "south"), ("done",)}
    for answer in answers:
        ask.check(answer)
    assert len(list(ask.answers(most=2))) == 2


def test_a_selection_can_be_refused_as_a_whole() -> None:
    def never_alone(words: tuple[str, ...]) -> Refused | None:
        return Refused("alone", rule="6.5") if words == ("a",) else None

    def what() -> Menu:
        pieces = tuple(Choice(word, "piece") for word in ("a", "b"))
        return Menu("what", pieces, many=True, least=1, most=2, preset=("a", "b"), fits=never_alone)

    ask = Ask("march", "6.5", what)
    with pytest.raises(Refused, match="alone"):
        ask.check(("a",))
    ask.check(("b",))
    ask.check(("a+b",))
    assert list(ask.answers()) == [("a+b",)]


def test_a_trusted_ask_lets_everything_pass(ask: Ask) -> None:
    ask.trusted = True
    ask.check(("fly",))
    with pytest.raises(Refused):
        Ask("march", "6.5", _root).check(("fly",))


@pytest.mark.parametrize(
    ("since", "rules", "unasked"),
    [
        ("", "1.0.0", False),
        ("1.1.0", "1.0.0", True),
        ("1.1.0", "1.1.0", False),
        ("1.9", "1.10", False),
        ("1.1.0", "", True),
    ],
)
def test_older_rules_do_not_have_newer_questions(since: str, rules: str, *, unasked: bool) -> None:
    assert Ask("new", "1", lambda: Menu("do", ()), since=since).unasked_by(rules) is unasked


def test_an_answer_is_hidden_because_of_its_results_and_not_of_its_question() -> None:
    menu = Menu("do", (Choice("fire", "fire"), Choice("hold", "hold")))
    secret = Ask("react", "4", lambda: menu, secret=True, shown=("fire",))
    assert secret.private
    assert secret.hides(("hold",))
    assert not secret.hides(("fire",)), "all see a shot"
    apart = Ask("order", "7", lambda: menu, apart=True)
    assert apart.private
    assert not apart.hides(("hold",))
    assert not Ask("fire", "7", lambda: menu).private
