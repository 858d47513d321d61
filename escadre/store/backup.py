"""A whole database as one file, taken while the server runs; SQLite and PostgreSQL write and read the same.

The file is a zip: `escadre.json` says what is in it, and each table of the database is a text with one JSON object a
line. Bytes are written in base64. It has every secret of the server in it, so nobody but its owner may read it.
"""

from __future__ import annotations

import base64
import errno
import hashlib
import os
import zipfile
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any

import msgspec
import sqlalchemy as sa
from sqlalchemy import exc

from escadre.core.files import writing
from escadre.store.database import OPENING, Database, address
from escadre.store.faults import BadBackup, StoreFault
from escadre.store.migrate import known, migrate, version
from escadre.store.schema import METADATA, SCHEMA

FORMAT = 1
CONTENTS = "escadre.json"
ROWS = 500  # at a time


class _Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    table: str
    rows: int
    sha256: str


class _Contents(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    escadre_backup: int
    schema: str
    parts: list[_Part]


# ---- writing


def backup(url: str | Path, file: Path) -> int:
    """Write all of the database, as it is at this moment, to the file: whole or not at all. How many rows.

    The database is left as it is, also one of an older program.
    """
    where = address(url)
    if where.get_backend_name() == "sqlite" and not Path(str(where.database)).exists():
        raise StoreFault("server-store-file", file=where.database, detail=os.strerror(errno.ENOENT))
    database = Database(url)
    try:
        with writing(file) as out:
            rows = _write(database, out)
    except OSError as error:
        raise BadBackup("server-backup-file", file=file, detail=error.strerror or error) from None
    finally:
        database.close()
    return rows


def _write(database: Database, out: IO[bytes]) -> int:
    parts = []
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive, database.snapshot() as connection:
        schema = version(connection)
        if schema not in known():
            raise StoreFault("server-store-newer", schema=schema or "-", ours=SCHEMA)
        kept = sa.MetaData()
        kept.reflect(connection, only=list(METADATA.tables))
        for table in kept.sorted_tables:
            digest, rows = hashlib.sha256(), 0
            with archive.open(f"{table.name}.jsonl", "w", force_zip64=True) as part:
                for row in _all(connection, table):
                    line = msgspec.json.encode(row) + b"\n"  # bytes become base64
                    digest.update(line)
                    part.write(line)
                    rows += 1
            parts.append(_Part(str(table.name), rows, digest.hexdigest()))
        archive.writestr(CONTENTS, msgspec.json.encode(_Contents(FORMAT, schema, parts)))
    return sum(part.rows for part in parts)


def _all(connection: sa.Connection, table: sa.Table) -> Iterator[dict[str, Any]]:
    for row in connection.execution_options(yield_per=ROWS).execute(sa.select(table)).mappings():
        yield {str(name): value for name, value in row.items()}


# ---- reading


def restore(url: str | Path, file: Path) -> int:
    """Fill an empty database from a backup, also from one of an older program. How many rows."""
    try:
        with zipfile.ZipFile(file) as archive:
            contents = _check(archive, file)
            return _fill(url, archive, contents, file)
    except OSError as error:
        raise BadBackup("server-backup-file", file=file, detail=error.strerror or error) from None
    except (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError) as error:
        raise BadBackup("server-backup-damaged", file=file, detail=error) from None


def _check(archive: zipfile.ZipFile, file: Path) -> _Contents:
    """Everything that was written is there, and nothing is changed."""
    try:
        raw = msgspec.json.decode(archive.read(CONTENTS))
    except (KeyError, msgspec.DecodeError):
        raise BadBackup("server-backup-none", file=file) from None
    if not isinstance(raw, dict) or raw.get("escadre_backup") != FORMAT or raw.get("schema") not in known():
        raise BadBackup("server-backup-newer", file=file)
    try:
        contents = msgspec.convert(raw, _Contents)
        for part in contents.parts:
            with archive.open(f"{part.table}.jsonl") as lines:
                if _digest(lines) != part.sha256:
                    raise BadBackup("server-backup-damaged", file=file, detail=f"{part.table}.jsonl")
    except (KeyError, msgspec.ValidationError) as error:
        raise BadBackup("server-backup-damaged", file=file, detail=error) from None
    return contents


def _digest(lines: IO[bytes]) -> str:
    digest = hashlib.sha256()
    for line in lines:
        digest.update(line)
    return digest.hexdigest()


def _fill(url: str | Path, archive: zipfile.ZipFile, contents: _Contents, file: Path) -> int:
    with OPENING:
        database = Database(url)
        try:
            _check_empty(database, contents.schema)
            migrate(database, contents.schema)
            with database.write() as connection:
                rows = sum(_read(connection, archive, part) for part in contents.parts)
            migrate(database)
        except (exc.IntegrityError, exc.StatementError, exc.NoSuchTableError, ValueError, TypeError) as error:
            raise BadBackup("server-backup-damaged", file=file, detail=type(error).__name__) from error
        finally:
            database.close()
    return rows


def _check_empty(database: Database, schema: str) -> None:
    with database.read() as connection:
        standing = version(connection)
        if not standing:
            return
        there = set(sa.inspect(connection).get_table_names()) & set(METADATA.tables)
        first = [sa.select(sa.literal(1)).select_from(METADATA.tables[name]).limit(1) for name in there]
        if standing != schema or any(connection.execute(query).first() for query in first):
            raise BadBackup("server-backup-into")


def _read(connection: sa.Connection, archive: zipfile.ZipFile, part: _Part) -> int:
    """The lines of one table, as the schema of the backup has it."""
    table = sa.Table(part.table, sa.MetaData(), autoload_with=connection)
    binary = [column.name for column in table.columns if isinstance(column.type, sa.LargeBinary)]
    rows: list[dict[str, Any]] = []
    count = 0
    with archive.open(f"{part.table}.jsonl") as lines:
        for line in lines:
            row = msgspec.json.decode(line, type=dict[str, Any])
            for name in binary:
                row[name] = base64.b64decode(row[name])
            rows.append(row)
            count += 1
            if len(rows) == ROWS:
                connection.execute(sa.insert(table), rows)
                rows = []
    if rows:
        connection.execute(sa.insert(table), rows)
    return count
