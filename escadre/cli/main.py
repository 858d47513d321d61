"""`escadre`: every command, its help and its mistakes in the user's language."""

from __future__ import annotations

import inspect
import os
import sys
from collections.abc import Callable, Sequence
from dataclasses import fields
from typing import Annotated, Any, get_args, get_origin, get_type_hints

from cyclopts import (
    App,
    CoercionError,
    CycloptsError,
    Group,
    MissingArgumentError,
    Parameter,
    RepeatArgumentError,
    Token,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)
from rich.console import Console

import escadre
from escadre.cli import archive, files, laboratory, play, serve
from escadre.cli.desk import WRONG, Desk, Mistake, choose_language, explain
from escadre.core.errors import EscadreError
from escadre.core.types import Text
from escadre.core.words import Words

TABLE = (serve.serve, play.play, files.games, files.rules, files.replay, files.verify, files.check)
LAB = (
    laboratory.simulate,
    laboratory.arena,
    laboratory.ladder,
    laboratory.sweep,
    laboratory.fuzz,
    play.bench_playouts,
)
KEEP = (archive.backup, archive.restore, archive.export)
LISTS = ("you", "bots", "resume", "rungs", "values", "option")  # these take every word up to the next option
LISTED = list[int]


def whole_numbers(hint: Any, tokens: Sequence[Token]) -> Any:
    """`int` alone: the library would round 2.6 seats to 3."""
    numbers = []
    for token in tokens:
        try:
            numbers.append(int(token.value))
        except ValueError:
            raise Mistake("wrong-cli-whole", value=token.value, name=str(token.keyword)) from None
    return numbers if LISTED in (hint, *get_args(hint)) else numbers[0]


def command_name(command: Callable[..., int]) -> str:
    return command.__name__.replace("_", "-")


def parameters_of(command: Callable[..., int]) -> list[inspect.Parameter]:
    """What the command line may say to it; the options that all commands of the lab have are spread out."""
    hints = get_type_hints(command)
    own = [one.replace(annotation=hints[one.name]) for one in inspect.signature(command).parameters.values()][1:]
    if own and own[-1].annotation is laboratory.Asked:
        shared = get_type_hints(own.pop().annotation)
        own += [
            one.replace(kind=one.KEYWORD_ONLY, annotation=shared[one.name])
            for one in inspect.signature(laboratory.Asked).parameters.values()
        ]
    return own


def at_desk(command: Callable[..., int], desk: Desk) -> Callable[..., int]:
    """The command without its first parameter, and with the help of each other in the user's words."""
    parameters = []
    asked = "asked" in inspect.signature(command).parameters
    for parameter in parameters_of(command):
        help_id = f"cli-{command_name(command)}.{parameter.name.replace('_', '-')}"
        common = ("language", "seed", "option", "scenario", "workers", "engine")
        if parameter.name in common and not desk.words.has_attribute(*help_id.split(".")):
            help_id = f"cli-common.{parameter.name}"
        hint = parameter.annotation
        whole = any(kind in (hint, *get_args(hint)) for kind in (int, LISTED))
        told = Parameter(
            help=desk.words.say(Text(help_id)),
            negative="",
            show_default=False,
            consume_multiple=parameter.name in LISTS,
            converter=whole_numbers if whole else None,
        )
        parameters.append(parameter.replace(annotation=Annotated[hint, told]))

    def run(*args: Any, **named: Any) -> int:
        if asked:
            given = {one.name: named.pop(one.name) for one in fields(laboratory.Asked) if one.name in named}
            named["asked"] = laboratory.Asked(**given)
        return command(desk, *args, **named)

    run.__name__ = command.__name__
    run.__annotations__ = {parameter.name: parameter.annotation for parameter in parameters}
    run.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]  # functions may carry one
    return run


def build(desk: Desk) -> App:
    """The commands of the program."""
    words = desk.words
    common = Group(words.id("cli-group-options"), sort_key=1)
    app = App(
        name="escadre",
        help=words.id("cli-escadre"),
        version=escadre.__version__,
        help_format="plaintext",
        console=desk.out,
        error_console=desk.err,
        group_commands=common,
        group_parameters=common,
        group_arguments=Group(words.id("cli-group-arguments"), sort_key=0),
    )
    app["--help"].help = words.id("cli-help")
    app["--version"].help = words.id("cli-version")
    table, lab = Group(words.id("cli-group-table"), sort_key=0), Group(words.id("cli-group-lab"), sort_key=1)
    keep = Group(words.id("cli-group-server"), sort_key=2)
    for commands, group in ((TABLE, table), (LAB, lab), (KEEP, keep)):
        for command in commands:
            name = command_name(command)
            app.command(at_desk(command, desk), name=name, help=words.id(f"cli-{name}"), group=group)
    app.default(at_desk(serve.alone, desk))
    return app


def mistake(error: CycloptsError) -> Mistake | None:
    """What the command line did not understand, in our words."""
    if isinstance(error, UnknownCommandError) and error.unused_tokens:
        return Mistake("wrong-cli-command", command=error.unused_tokens[0])
    if isinstance(error, UnknownOptionError):
        return Mistake("wrong-cli-option", option=error.token.keyword or error.token.value)
    if isinstance(error, RepeatArgumentError):
        return Mistake("wrong-cli-repeat", name=error.token.keyword or error.token.value)
    if isinstance(error, UnusedCliTokensError) and error.unused_tokens:
        if not error.command_chain:
            return Mistake("wrong-cli-command", command=error.unused_tokens[0])
        return Mistake("wrong-cli-extra", words=" ".join(error.unused_tokens))
    if error.argument is None:
        return None
    name = error.argument.name if error.argument.name.startswith("--") else error.argument.name.lstrip("-").upper()
    if isinstance(error, MissingArgumentError):
        return Mistake("wrong-cli-missing", name=name)
    if isinstance(error, CoercionError) and error.token is not None:
        hint = error.argument.hint
        if get_origin(hint) is not None and all(isinstance(value, str) for value in get_args(hint)):
            return Mistake("wrong-cli-choice", value=error.token.value, name=name, choices=", ".join(get_args(hint)))
        kind = "number" if float in (hint, *get_args(hint)) else "value"
        return Mistake(f"wrong-cli-{kind}", value=error.token.value, name=name)
    return None


def main(tokens: Sequence[str] | None = None) -> int:
    """Run one command; says the exit code. No mistake of the user ever shows a traceback."""
    given = list(sys.argv[1:] if tokens is None else tokens)
    out, err = Console(), Console(stderr=True)
    words = Words("en")
    try:
        words = Words(choose_language(given))
        desk = Desk(words, out, err)
        done = build(desk)(
            given, result_action="return_value", exit_on_error=False, print_error=False, help_on_error=False
        )
        sys.stdout.flush()
        return done if isinstance(done, int) else 0
    except CycloptsError as error:
        said = mistake(error)
        text = words.say(said.text) if said else str(error)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)  # whoever read us has gone, for example `| head`
        return 1
    except (EscadreError, OSError) as error:
        text = explain(words, error)
    except KeyboardInterrupt:
        err.print()
        return 130
    err.print(text, style="red" if err.is_terminal else None, markup=False, highlight=False, soft_wrap=True)
    return WRONG


if __name__ == "__main__":
    sys.exit(main())
