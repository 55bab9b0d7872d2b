# Everything sets itself up in .venv; only Python 3.11 and the package registries are needed.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
DEV := $(VENV)/.dev
BENCH_VENV := .venv-bench
EXAMPLE_VENV := .venv-example
INSTALL := pip install --quiet --disable-pip-version-check
# As many test processes as there are cores.
PYTEST := $(BIN)/python -m pytest -q -n auto

# For work that keeps one core busy; each job's output in one piece where make can do that.
SIDE_BY_SIDE := --jobs=2 $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)

.PHONY: run client test test-web test-interpreted test-bounds test-plain test-browsers warm-bounds warm-plain lint bench \
	example fuzz ladder statistics screenshots generated lock clean

run: client
	$(BIN)/teahouse

# What playing needs, then what developing needs. Node comes with it where the machine has none.
$(READY): requirements/run.txt requirements/node.txt pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/$(INSTALL) --require-hashes -r requirements/run.txt
	$(BIN)/python hatch_build.py has-node || $(BIN)/$(INSTALL) --require-hashes -r requirements/node.txt
	$(BIN)/$(INSTALL) --no-build-isolation --no-deps -e .
	touch $@

$(DEV): requirements/dev.txt $(READY)
	$(BIN)/$(INSTALL) --require-hashes -r requirements/dev.txt
	touch $@

# The browser client, built into the package where web/ has changed.
client: $(READY)
	$(BIN)/python hatch_build.py

# Three ways: interpreted (true coverage, overflow is an error), compiled with checked bounds, compiled and in browsers.
test: $(DEV) client
	$(MAKE) $(SIDE_BY_SIDE) warm-bounds warm-plain lint test-web
	$(MAKE) test-interpreted test-bounds test-plain test-browsers

test-web: client
	$(BIN)/python hatch_build.py npm test

test-interpreted: $(DEV) client
	NUMBA_DISABLE_JIT=1 $(PYTEST) --ignore=tests/e2e --cov --cov-report=term

# Machine code for checked bounds is kept apart.
test-bounds: $(DEV) warm-bounds
	NUMBA_BOUNDSCHECK=1 $(PYTEST) tests/test_laws.py tests/games tests/core

test-plain: $(DEV) client warm-plain
	$(PYTEST) --ignore=tests/e2e --durations=10

test-browsers: $(DEV) client warm-plain
	$(PYTEST) tests/e2e --durations=10

# One process compiles before many read: Numba's cache does not bear two that write.
warm-bounds: $(DEV)
	NUMBA_BOUNDSCHECK=1 $(BIN)/python -m tests.warm

warm-plain: $(DEV)
	$(BIN)/python -m tests.warm

lint: $(DEV) client
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python hatch_build.py npm run check
	$(BIN)/python hatch_build.py npm run wire -- --check

# Pages, schemas and types that are derived from the code; the tests compare them.
generated: $(DEV)
	$(BIN)/python -m tests.test_docs
	$(BIN)/python -m teahouse.server.documents
	$(BIN)/python hatch_build.py npm run wire

screenshots: $(DEV) client
	$(BIN)/python -m tests.e2e.screenshots

bench: $(BENCH_VENV)/.ready
	$(BENCH_VENV)/bin/teahouse bench

$(BENCH_VENV)/.ready: requirements/bench.txt pyproject.toml
	$(PYTHON) -m venv $(BENCH_VENV)
	$(BENCH_VENV)/bin/$(INSTALL) --require-hashes -r requirements/bench.txt
	$(BENCH_VENV)/bin/python hatch_build.py has-node || $(BENCH_VENV)/bin/$(INSTALL) --require-hashes -r requirements/node.txt
	$(BENCH_VENV)/bin/$(INSTALL) --no-build-isolation --no-deps -e .
	touch $@

# A learning agent; torch is pinned by its version alone, for pip chooses the build that suits the machine.
example: $(EXAMPLE_VENV)/.ready
	$(EXAMPLE_VENV)/bin/python examples/ppo.py --plot docs/learning.svg

$(EXAMPLE_VENV)/.ready: requirements/example.txt pyproject.toml
	$(PYTHON) -m venv $(EXAMPLE_VENV)
	$(EXAMPLE_VENV)/bin/$(INSTALL) --require-hashes -r requirements/example.txt
	$(EXAMPLE_VENV)/bin/$(INSTALL) torch==2.13.0
	$(EXAMPLE_VENV)/bin/$(INSTALL) --no-build-isolation --no-deps -e .
	touch $@

# Many games of every game with every invariant checked; the longer they are, the fewer.
fuzz: $(READY)
	$(BIN)/teahouse fuzz yangtze --games 1000000
	$(BIN)/teahouse fuzz madame_ching --games 200000
	$(BIN)/teahouse fuzz yellow_yangtze --games 100000

# Every level against the one below; goes on from the games in bench/ladder. About two hours on two cores from nothing.
ladder: $(READY)
	$(BIN)/python -m bench.ladder

# What self-play says about the games; goes on from those in bench/selfplay.
statistics: $(READY)
	$(BIN)/python -m bench.selfplay

COMPILE := uv pip compile --quiet --universal --python-version 3.11 --generate-hashes pyproject.toml
lock:
	$(COMPILE) --group dev -o requirements/dev.txt
	$(COMPILE) --group build -c requirements/dev.txt -o requirements/run.txt
	$(COMPILE) --group bench -c requirements/dev.txt -o requirements/bench.txt
	$(COMPILE) --group example -c requirements/dev.txt -o requirements/example.txt
	uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --group node -o requirements/node.txt

clean:
	rm -rf $(VENV) $(BENCH_VENV) $(EXAMPLE_VENV) build dist .pytest_cache .mypy_cache .ruff_cache .coverage* web/node_modules \
		src/teahouse/server/static bench/boardgame_io/node_modules
