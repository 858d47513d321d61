"""What must hold at every moment of a battle, however it was played."""

from __future__ import annotations

from escadre.games.branle_bas.play.rules.record_sheet import box_marks
from escadre.games.branle_bas.play.rules.ships import mast_size
from escadre.games.branle_bas.play.state import ANCHORED, HULK, IN_PLAY, WORK, BranleBasState


def conserve(s: BranleBasState) -> None:
    """Asserts that nothing was lost or doubled."""
    n = len(s.model)
    for name in ("names", "side", "owner", "fate", "x", "heading", "wake", "guns", "crew", "leaks", "formed", "tow"):
        assert len(getattr(s, name)) == n, f"the column {name} is not as long as the list of ships"
    for ship in range(n):
        _sheet(s, ship)
        _markers(s, ship)
    _pairs(s)
    for division, ship in enumerate(s.commander):
        assert ship < 0 or s.side[ship] == s.division_side[division], "a commander belongs to his side"
    for side in (0, 1):
        assert s.flagship[side] < 0 or s.side[s.flagship[side]] == side, "a flagship belongs to her side"
    assert bool(s.why) == (not s.stack), "the battle is over exactly when there is a reason"
    assert 0 <= s.wind <= 12
    assert s.winner in (-1, 0, 1)


def _sheet(s: BranleBasState, ship: int) -> None:
    """BBC-16.16, BBC-16.2: nothing below 0 and no more boxes than there are."""
    called = s.names[ship]
    assert 0 <= s.guns[ship] <= s.first_guns[ship], f"B of {called} is {s.guns[ship]}"
    assert 0 <= s.crew[ship] <= s.first_crew[ship], f"A of {called} is {s.crew[ship]}"
    assert 0 <= s.hull[ship] <= len(box_marks(s, ship)), f"{called} has {s.hull[ship]} hull boxes ticked"
    assert 0 <= s.rig[ship] <= 3 * mast_size(s, ship), f"{called} has {s.rig[ship]} mast boxes ticked"
    assert 0 <= s.heading[ship] < 3600


def _markers(s: BranleBasState, ship: int) -> None:
    called = s.names[ship]
    assert 0 <= s.fires[ship] <= 5, f"{called} has {s.fires[ship]} fires"
    assert 0 <= s.owner[ship] < s.seats
    assert s.captor[ship] != s.side[ship], f"{called} is a prize of her own side"
    assert s.kind[ship] != HULK or s.anchor[ship] == ANCHORED or s.fate[ship] != IN_PLAY, f"the hulk {called} is adrift"
    assert not (s.formed[ship] and s.kind[ship] == WORK)
    if s.captor[ship] >= 0:
        assert s.owner[ship] % 2 == s.captor[ship], f"{called} obeys the wrong side"
    else:
        assert s.owner[ship] % 2 == s.side[ship], f"{called} obeys the wrong side"


def _pairs(s: BranleBasState) -> None:
    """Only ships on the sea hold each other."""
    for pair in (*s.tangles, *s.grapples):
        assert len(pair) == 2
        assert pair[0] != pair[1], "a ship holds herself"
        for ship in pair:
            assert s.fate[ship] == IN_PLAY, f"{s.names[ship]} is gone and still held"
    for prize in s.unclaimed:
        assert s.captor[prize] >= 0, f"{s.names[prize]} waits to be possessed and has not struck"
        assert any(pair[1] == prize for pair in s.tangles), f"{s.names[prize]} is left alone by her captor"
    for ship, other in enumerate(s.tow):
        assert other < 0 or (s.fate[other] == IN_PLAY and s.fate[ship] == IN_PLAY), "a tow is gone"
