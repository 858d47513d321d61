"""The open sea, for any game on a free table: points, headings, bases, paths, lines of fire, land; whole numbers only.
And hexes (`hexes.py`), for any game on a map of them; what follows is about the open sea.

Lengths are steps, a thousandth of the game's own unit (centimetre or inch); x points east and y north. Headings are
tenths of a degree, 0 is north, clockwise. There is no float: the same answer on every machine, compiled or not.

Where much is computed a number is declared `i64`: mypyc then takes a machine word, which is five times as fast, and
Python does not notice. It holds as long as nothing is farther than a billion steps (ten kilometres in centimetres).
"""
