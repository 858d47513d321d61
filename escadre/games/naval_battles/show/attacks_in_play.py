"""The attacks and cards in play, as everybody sees them: what each will do, its chance, and who is asked about it."""

from __future__ import annotations

from escadre.core.frames import NOBODY, Seat
from escadre.core.printed import Fact
from escadre.core.scene import Arrow, Piece, Zone
from escadre.core.types import Text
from escadre.games.naval_battles.play.catalog import SHIP_CODES
from escadre.games.naval_battles.play.columns import KIND, PLAN, SUB, T_AS, T_ASW, T_TORP
from escadre.games.naval_battles.play.rules.resolve import needed
from escadre.games.naval_battles.play.rules.table import (
    ATTACK_CANCELLED,
    DECLARED,
    DEFENCE,
    HIT,
    LIVE,
    MISSED,
    STOPPED,
    TO_COME,
    owner_of,
)
from escadre.games.naval_battles.play.state import Attack, NavalBattlesState, Play, Try
from escadre.games.naval_battles.show.odds import evading, guards, landing
from escadre.games.naval_battles.show.pieces import attack_id, card_id, design_code, ship_id
from escadre.games.naval_battles.speak.names import card_name, seat_name, ship_name

FATES = {ATTACK_CANCELLED: "cancelled", STOPPED: "stopped", HIT: "hit", MISSED: "missed"}
GONE = ("gone",)


def stage(s: NavalBattlesState, seat: Seat | None) -> Zone:
    """MNB-18.2: declared attacks, Battle Plans in force and cards that may be answered."""
    t = s.turn
    pieces = [_attack(s, i, seat) for i in range(len(t.attacks))]
    attacking = {attack.play for attack in t.attacks}
    pieces += [_play(s, i) for i, play in enumerate(t.plays) if play.held and i not in attacking]
    return Zone("attacks", "stage", Text("zone-attacks"), len(pieces), tuple(pieces))


def arrows(s: NavalBattlesState, seat: Seat | None) -> tuple[Arrow, ...]:
    """Who attacks whom: from every vessel that fires, or from the card. What comes at a vessel is said there once."""
    t = s.turn
    found = []
    said = set()
    for i, attack in enumerate(t.attacks):
        if attack.fate not in (DECLARED, LIVE) or owner_of(s, attack.target) == NOBODY:
            continue
        label = None if attack.target in said else _label(s, attack.target, seat)
        said.add(attack.target)
        sources = [ship_id(ship) for ship in attack.ships] or [attack_id(i)]
        for source in sources:
            shown = label if source == sources[-1] else None
            found.append(Arrow(source, ship_id(attack.target), _tone(attack.types), shown, attack_id(i)))
    return tuple(found)


def _label(s: NavalBattlesState, target: int, seat: Seat | None) -> Text:
    """The attack on a vessel and its chance; of several how many they are, and from the worst chance to the best."""
    aimed = [i for i, a in enumerate(s.turn.attacks) if a.target == target and a.fate in (DECLARED, LIVE)]
    ranges = [_range(s, i, seat) for i in aimed]
    said = _spoken(min(worst for worst, _ in ranges), max(best for _, best in ranges))
    if len(aimed) == 1:
        return Text("arrow-attack", {"number": aimed[0] + 1, "chance": said})
    return Text("arrow-attacks", {"count": len(aimed), "chance": said})


def _tone(types: int) -> str:
    return "teal" if types & T_AS else "navy" if types & (T_ASW | T_TORP) else "crimson"


# ---- an attack


def _attack(s: NavalBattlesState, i: int, seat: Seat | None) -> Piece:
    t = s.turn
    attack = t.attacks[i]
    face = design_code(t.plays[attack.play].acts_as) if attack.play != NOBODY else SHIP_CODES[attack.ships[0]]
    badges = []
    facts = [
        Fact(Text("fact-attack"), i + 1, spot="corner"),
        Fact(Text("fact-target"), ship_name(attack.target), "target"),
    ]
    if attack.fate in FATES:
        badges.append(Text(f"badge-{FATES[attack.fate]}"))
    if attack.fate in (DECLARED, LIVE) and owner_of(s, attack.target) != NOBODY:
        facts.append(Fact(Text("fact-chance"), chance(s, i, seat), "dice"))
        if attack.number or attack.large or SUB[attack.target]:
            facts.append(Fact(Text("fact-effect"), Text("effect-sinks"), "blast"))
        else:
            facts.append(Fact(Text("fact-damage"), attack.damage, "blast"))
        if attack.number:
            facts.append(Fact(Text("fact-needs"), f"{needed(s, attack)}+"))
        if attack.hts:
            facts.append(Fact(Text("fact-hts"), f"−{-attack.hts}", "warning"))
        aimed = _aimed(s, i, seat)
        if aimed:
            facts.append(Fact(Text("fact-aimed"), " ".join(f"{number}+" for number in aimed), "shield"))
    if attack.play in t.windows:
        badges.append(Text("badge-asked"))
    looks = GONE if attack.fate in (ATTACK_CANCELLED, STOPPED, MISSED) else ()
    return Piece(attack_id(i), face, owner=t.on, facts=tuple(facts), badges=tuple(badges), looks=looks)


def chance(s: NavalBattlesState, i: int, seat: Seat | None) -> str:
    """That the attack hits, by what the viewer knows."""
    return _spoken(*_range(s, i, seat))


def _spoken(worst: int, best: int) -> str:
    return f"{best} %" if worst == best else f"{worst}–{best} %"


def _range(s: NavalBattlesState, i: int, seat: Seat | None) -> tuple[int, int]:
    """The chance in percent, from worst to best: with the ships that could still defend, and without."""
    t = s.turn
    attack = t.attacks[i]
    other = owner_of(s, attack.target)
    to_come = not t.final or other in t.defenders
    numbers = _aimed(s, i, seat)
    if to_come or t.defending == other:
        numbers += evading(s, attack.target)
    best = _percent(s, attack, numbers)
    if to_come or (t.defending == other and t.declaring and other != seat):
        return _percent(s, attack, numbers + guards(s, attack)), best
    return best, best


def _percent(s: NavalBattlesState, attack: Attack, numbers: list[int]) -> int:
    through, of = landing(s, attack, numbers)
    return round(100 * through / of)


def _aimed(s: NavalBattlesState, i: int, seat: Seat | None) -> list[int]:
    """What is aimed at the attack: declared, or by the viewer himself."""
    tries: list[Try] = s.turn.tries
    if s.plan.kind == DEFENCE and s.plan.seat == seat:
        tries = s.plan.tries
    return [attempt.number for attempt in tries if attempt.attack == i and attempt.number and attempt.fate == TO_COME]


# ---- a card


def _play(s: NavalBattlesState, i: int) -> Piece:
    t = s.turn
    play: Play = t.plays[i]
    facts = []
    if play.over != NOBODY:
        facts.append(Fact(Text("fact-target"), card_name(t.plays[play.over].card), "target"))
    elif KIND[play.acts_as] == PLAN and play.aim != NOBODY:
        facts.append(Fact(Text("fact-target"), seat_name(play.aim), "target"))
    for attempt in t.tries:
        if attempt.play == i:
            facts.append(Fact(Text("fact-target"), Text("attack-number", {"number": attempt.attack + 1}), "target"))
            if attempt.number:
                facts.append(Fact(Text("fact-aimed"), f"{attempt.number}+", "shield"))
    badges = (Text("badge-asked"),) if i in t.windows else ()
    return Piece(card_id(play.card), design_code(play.card), owner=play.seat, facts=tuple(facts), badges=badges)
