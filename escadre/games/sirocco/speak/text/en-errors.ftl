### What options, position files and changed decks get wrong.

noun-card = card
    .a = a card
    .no = no card
noun-type = type
    .a = a type
    .no = no type

error-option-length = Operations: { $length } is not possible. Choose one of { $lengths }.
error-option-negative = The points and games of a series cannot be negative. Choose 0 for a single game.
error-option-series = A series ends at so many points or after so many games, not both. Set one of the two to 0.
error-option-dealer = First dealer: this table has no such seat ({ $dealer }). Choose one from seat 1 (written 0) to seat { $seats } (written { $last }), or by lot (-1).

error-position-hands = there are { $hands } hands; expected { $first } to { $last }
error-position-card = { $code } is no card of the Force deck
error-position-operation = { $code } is no Operation
error-position-totals = there are { $totals } totals for { $seats } seats
error-position-left = left is { $left }; there are { $operations } Operations that could come
error-position-twice = { $cards } would be in two places
error-position-type = type is { $type }; a Convoy has one of { $types }, a Battle none
error-position-untyped = cards lie on the table of a Convoy without a type
error-position-round = round is { $round }; this Operation has { $rounds }
error-position-laid = { $card } is laid in round { $round } with mode { $mode }
error-position-on = { $card } lies on { $on }, which is not on the table

error-data-form = has '{ $table }' in another form; expected [[{ $table }]] for each card
error-data-number = number is { $number }; expected one like A01, X01, S01 or O01
error-data-letter = is in [[{ $table }]]; expected a number that begins with one of { $letters }
error-data-years = years is { $value }; expected a list of different years like [1940, 1941]
error-data-fate = fate is { $value }; expected a list of card numbers
error-data-value = { $key } is { $value }; expected 0 to 6, "?" or "??"
error-data-target = target is { $value }; expected "enemy" or nothing
error-data-storm = group is { $value }; S numbers are Storm cards, and only they
error-data-battle = lacks types; a battle says which of air, surface, sub it is
error-data-types = types is { $value }; expected a list out of air, surface, sub
error-data-list = { $key } is { $value }; expected a list like [22, 15, 10]
error-data-missing = card { $card } is missing; expected all { $count } cards
error-data-count = there are { $found } { $group } cards; expected { $count }
error-data-victim-year = its victim { $victim } shares no year with it
error-data-victim-group = its victim { $victim } is a { $group } card, which nothing destroys
error-data-victim-camp = its victim { $victim } is of its own camp
error-data-effect = two cards of camp { $camp } have the effect { $effect }; expected one
