"""What is to be done now and by whom, and where in the turn the battle stands (MNB-4.1)."""

from __future__ import annotations

from escadre.core.flow import Step
from escadre.core.frames import NOBODY, Seat
from escadre.core.types import Text
from escadre.games.naval_battles.play.catalog import DESIGN_OF, DESIGNS
from escadre.games.naval_battles.play.columns import COST
from escadre.games.naval_battles.play.flow import SEQUENCES
from escadre.games.naval_battles.play.rules.reinforcement import points
from escadre.games.naval_battles.play.rules.setup import fleet_points
from escadre.games.naval_battles.play.rules.table import ATTACK_CANCELLED, DEFENCE
from escadre.games.naval_battles.play.state import NavalBattlesState
from escadre.games.naval_battles.speak.names import card_name, seat_name, ship_name

PROMPTS = {
    "ChooseNavy": "prompt-navy",
    "BuyCards": "prompt-buy",
    "LayOut": "prompt-lay-out",
    "Rearrange": "prompt-rearrange",
    "Defend": "prompt-defend",
    "Discard": "prompt-discard",
}
SETTING_UP = {"ChooseNavy": "part-navies", "SplitBudget": "part-points", "BuyCards": "part-cards"}


def waiting(s: NavalBattlesState) -> Step[NavalBattlesState] | None:
    """The step that waits for somebody; none when it is over, or in a position that has not been played on."""
    if not s.stack:
        return None
    top = s.stack[-1]
    steps = SEQUENCES[top.sequence]
    return steps[top.at] if top.at < len(steps) else None


def step_of(s: NavalBattlesState) -> str:
    step = waiting(s)
    return type(step).__name__ if step else ""


def who_decides(s: NavalBattlesState) -> list[Seat]:
    step = waiting(s)
    return step.who(s) if step else []


def phase(s: NavalBattlesState) -> Text | None:
    """The round, whose turn it is, and which part of it."""
    if not s.stack:
        return None
    if not s.round:
        return Text("phase-setup", {"part": Text(SETTING_UP.get(step_of(s), "part-fleets"))})
    t = s.turn
    if t.on == NOBODY:
        return None
    if t.windows:
        part = Text("part-answers", {"card": card_name(t.plays[t.windows[-1]].card)})
    elif t.defending != NOBODY:
        part = Text("part-defence", {"seat": seat_name(t.defending)})
    else:
        part = Text("part-discards" if t.discarding else "part-actions")
    return Text("phase-turn", {"round": s.round, "seat": seat_name(t.on), "part": part})


def prompt(s: NavalBattlesState, seat: Seat | None) -> Text:
    if not s.stack:
        return Text("prompt-over")
    who = who_decides(s)
    if not who:
        return Text("prompt-next")
    if seat is None or seat not in who:
        return Text("prompt-wait", {"seat": seat_name(who[0])}) if len(who) == 1 else Text("prompt-wait-all")
    step = step_of(s)
    p = s.plan
    if step == "ChooseFleet":
        return Text("prompt-fleet", {"count": fleet_points(s, seat)})
    if step == "SplitBudget":
        return Text("prompt-share", {"count": s.budget})
    if step == "Act":
        declared = sum(attack.fate != ATTACK_CANCELLED for attack in s.turn.attacks)
        return Text("prompt-act-on", {"count": declared}) if declared else Text("prompt-act")
    if step == "Reinforce":
        return Text("prompt-reinforce", {"count": points(s)})
    if step == "PlayCard":
        return _card(s)
    if step == "AimAircraft":
        args: dict[str, int | str | Text] = {"ship": ship_name(p.vessels[0]), "number": len(p.aims[0]) + 1}
        return Text("prompt-strike", {**args, "of": p.need}) if p.need else Text("prompt-hunt", args)
    if step == "Answer":
        card = s.turn.plays[s.turn.windows[-1]]
        return Text("prompt-copy" if p.cards else "prompt-answer", {
            "card": card_name(card.card), "seat": seat_name(card.seat),
        })  # fmt: skip
    if step == "Defend" and p.kind == DEFENCE:
        return _defence(s)
    return Text(PROMPTS[step])


def _card(s: NavalBattlesState) -> Text:
    """The next thing that the card in the making lacks."""
    p = s.plan
    card = p.cards[0]
    design = DESIGNS[DESIGN_OF[card]]
    named = card_name(card)
    if p.whole:
        return Text("prompt-copy", {"card": named})
    if p.need:
        return Text("prompt-from", {"card": named, "count": p.need})
    if design.kind == "plan":
        return Text("prompt-plan")
    if design.kind == "repair":
        return Text("prompt-repair")
    if design.kind == "bombing":
        aimed = len(p.aims[-1])
        if aimed == design.strikes:
            return Text("prompt-cost", {"card": named, "count": COST[card] - len(p.pays[-1])})
        return Text("prompt-bomb", {"card": named, "number": aimed + 1, "of": design.strikes})
    return Text("prompt-target", {"card": named})


def _defence(s: NavalBattlesState) -> Text:
    p = s.plan
    if p.attack != NOBODY:
        return Text("prompt-screen")
    if p.card != NOBODY and p.acts_as == NOBODY:
        return Text("prompt-copy-which")
    if p.source != NOBODY:
        return Text("prompt-aim", {"what": ship_name(p.source)})
    if p.card != NOBODY:
        return Text("prompt-aim", {"what": card_name(p.card)})
    return Text("prompt-defend-on", {"count": len(p.tries)}) if p.tries else Text("prompt-defend")
