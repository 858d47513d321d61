### What the server refuses, in one clear sentence.

## The database

server-store-address = the database is given as sqlite:///FILE or postgresql://USER@HOST/NAME
server-store-file = the database file { $file } cannot be used: { $detail }
server-store-open = the database { $url } cannot be opened: { $detail }
server-store-away = the database does not answer: { $detail }
server-store-damaged = this is no database of Escadre, or it is damaged: { $detail }
server-store-full = the disk of the database is full: { $detail }
server-store-read-only = the database can only be read: { $detail }
server-store-failing = the disk of the database fails: { $detail }
server-store-held = another server uses the database file { $file }
server-store-foreign = the database holds tables of another program; give Escadre one of its own
server-store-newer = the database was written by a newer Escadre (schema { $schema }; this program knows { $ours })
server-backup-file = the file { $file } cannot be used: { $detail }
server-backup-none = { $file } is no backup of Escadre
server-backup-newer = the backup { $file } was made by a newer Escadre
server-backup-damaged = the backup { $file } is damaged: { $detail }
server-backup-into = the database is not empty; a backup is restored into a new one

## Every request

server-visitor = Visitor { $number }
server-unreadable = This request cannot be understood: { $detail }.
server-forbidden = This is not for you.
server-foreign = The request came from a page of another site.
server-nothing-here = There is nothing here.
server-method = This cannot be asked for in that way.
server-too-large = This is too large.
server-slow-down = Too many requests; try again in { $seconds } s.
server-slow-down-a-while = Too many requests; try again in a while.
server-busy = The server is busy with that for you already; try again in a moment.
server-too-much = This takes longer than the { $seconds } s that are given to it here.
server-too-slow = The request did not arrive in time.
server-away = The server cannot do that just now; try again in a moment.
server-stuck = The server can keep nothing just now: its disk is full or fails. What you see stays as it is; try again in a while.
server-damaged = The server’s database is damaged. Nothing is written any more until whoever runs the server has restored it.
server-broken = Something went wrong on the server; it has been noted.

## People

server-token = This token is not valid, or no longer.
server-name-length = A name has 1 to 40 letters.
server-name-letters = This name has signs in it that cannot be seen.
server-name-address = A name has no @ in it: it is not an address.
server-name-taken = The name { $name } is taken.
server-email = { $email } is no e-mail address.
server-password-length = A password has 8 to 200 signs.
server-login-wrong = Name or password is wrong.
server-account-already = You have an account already; log out to make another.
server-link-wrong = This link is not valid, or no longer; ask for a new one.
server-smtp = The mail server is given as smtp://USER:PASSWORD@HOST:PORT?from=ADDRESS
server-mail-recover-subject = Escadre: a new password
server-mail-recover =
    Hello { $name },

    somebody, probably you, asked for a new password for your account at Escadre. This link lets you choose one. It works once, for an hour:

    { $link }

    If it was not you, do nothing: your password stays as it is.

server-mail-again-subject = Escadre: you have an account already
server-mail-again =
    Hello { $name },

    somebody, perhaps you, made another account at Escadre and gave this address for it. It stays with your account { $name }, and only that one can be found by it.

    If it was you, log in as { $name }: { $link }

    If it was not you, do nothing.

## Notices

server-turn-subject = { $game }: it is your turn
server-turn = It is your turn at the table “{ $table }”.
server-turn-plain = It is your turn.
server-turn-mail =
    Hello { $name },

    { $turn }

    { $link }

    You are told because you asked for it. When and where is up to you: { $account }
server-notice-account = Notices to this kind of address need an account.
server-notice-mail = This server sends no mail.
server-notice-zone = { $zone } is no time zone.
server-notice-unreadable = Apprise does not understand the address { $address }.
server-notice-local = Addresses of the kind { $scheme } have an effect on the server itself and are not possible here.
server-notice-private = The address leads into the server’s own network, which is not allowed here.
server-notice-push = This is no web push subscription of a browser.
server-notice-busy = The address could not be checked in time; try again in a moment.

## Tables

server-no-table = There is no such table.
server-no-seat = The table has no such seat.
server-not-begun = The match has not begun: a seat is still open.
server-not-your-seat = You do not play that seat.
server-not-your-table = Only who set the table up may do that.
server-not-your-turn = It is not your turn.
server-seat-taken = That seat is not free.
server-seat-late = Your time had run out: the bot decides what was due first, then the seat is yours again.
server-one-seat = You have a seat at this table. For another, ask its owner for a link.
server-no-such-link = This link opens no seat: it has been used, or a newer one was made.
server-no-owner-seat = Somebody must sit at the table: take a seat yourself.
server-has-begun = The match has begun.
server-too-many-acts = This match has gone on for too long; it can only be given up or drawn.
server-not-over = That is told once the match is over.
server-no-moment = The match has no such moment.
server-asked-already = Something has been asked already: the table answers that first.
server-not-asked = Nobody has asked you.
server-no-reactions = This game has no moments at which a seat is only asked whether it reacts.
server-bot-declines = A bot that is ahead declines the draw.
server-who-speaks = Tell us your name first.

## Fleets

server-no-roster = There are no fleets to build for { $game }.
server-no-fleet = You keep no such fleet.
server-fleets-most = You keep { $most } fleets already; delete one first.
server-fleet-group = The game has no { $group } to choose from.
server-fleet-budget = { $budget } is no budget of this game; it knows { $budgets }.
server-fleet-unit = There is no { $unit } to choose from there.
server-fleet-units = A fleet has 1 to 200 units.
server-fleet-too-many = Of { $unit } a fleet can have { $most } at most.
server-fleet-cost = The fleet costs { $cost }, the budget is { $budget }.
server-fleet-least = The fleet costs { $cost }; of a budget of { $budget } at least { $least } must be spent.
server-fleet-plan = The divisions, the flagship or the commanders do not fit this fleet.
