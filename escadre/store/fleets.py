"""The fleets that users keep ready."""

from __future__ import annotations

import sqlalchemy as sa

from escadre.store.database import Database
from escadre.store.rows import FleetRow
from escadre.store.schema import FLEETS, USERS
from escadre.store.tables import columns, values

_FLEET = sa.select(*columns(FLEETS, FleetRow))


class Fleets(Database):
    def fleets(self, user: str, game: str = "") -> list[FleetRow]:
        """A user's fleets, of one game or of all, those changed last first."""
        mine = [FLEETS.c.user == user, *([FLEETS.c.game == game] if game else [])]
        return [FleetRow(*row) for row in self.rows(_FLEET.where(*mine).order_by(FLEETS.c.changed.desc(), FLEETS.c.id))]

    def keep_fleet(self, fleet: FleetRow, most: int) -> bool:
        """Keep one fleet more, unless the user has `most` already."""
        with self.write() as connection:
            # Of two requests at the same moment one waits here for the other.
            connection.execute(sa.select(USERS.c.id).where(USERS.c.id == fleet.user).with_for_update())
            mine = sa.select(sa.func.count()).select_from(FLEETS).where(FLEETS.c.user == fleet.user)
            if (connection.scalar(mine) or 0) >= most:
                return False
            connection.execute(sa.insert(FLEETS), [values(fleet)])
        return True

    def change_fleet(self, fleet: FleetRow) -> bool:
        """Another fleet in the place of the one with that id; False if the user has none such."""
        mine = [FLEETS.c.id == fleet.id, FLEETS.c.user == fleet.user]
        return self.change(sa.update(FLEETS).where(*mine).values(values(fleet))) == 1

    def drop_fleet(self, user: str, id: str) -> bool:
        return self.change(sa.delete(FLEETS).where(FLEETS.c.id == id, FLEETS.c.user == user)) == 1
