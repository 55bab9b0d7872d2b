# Everything sets itself up in .venv; only Python 3.11 and the package registries are needed.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
BENCH_VENV := .venv-bench
# As many test processes as there are cores.
PYTEST := $(BIN)/python -m pytest -q -n auto

.PHONY: run test test-interpreted test-bounds test-plain lint bench fuzz ladder statistics lock clean

run: $(READY)
	$(BIN)/teahouse play yangtze --players 3 --bots greedy,greedy

$(READY): requirements/dev.txt pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements/dev.txt
	$(BIN)/pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps -e .
	touch $@

# Three ways: interpreted (true coverage, overflow is an error), compiled with checked bounds, compiled.
test: lint test-interpreted test-bounds test-plain

test-interpreted: $(READY)
	NUMBA_DISABLE_JIT=1 $(PYTEST) --cov --cov-report=term

# One process compiles before many read; machine code for checked bounds is kept apart.
test-bounds: $(READY)
	NUMBA_BOUNDSCHECK=1 $(BIN)/python -m tests.warm
	NUMBA_BOUNDSCHECK=1 $(PYTEST) tests/test_laws.py tests/games tests/core

test-plain: $(READY)
	$(BIN)/python -m tests.warm
	$(PYTEST) --durations=10

lint: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

bench: $(BENCH_VENV)/.ready
	$(BENCH_VENV)/bin/python -m bench.engine

$(BENCH_VENV)/.ready: requirements/bench.txt pyproject.toml
	$(PYTHON) -m venv $(BENCH_VENV)
	$(BENCH_VENV)/bin/pip install --quiet --disable-pip-version-check --require-hashes -r requirements/bench.txt
	$(BENCH_VENV)/bin/pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps -e .
	touch $@

# A million games of every game with every invariant checked.
fuzz: $(READY)
	$(BIN)/teahouse fuzz yangtze --games 1000000

# Every level against the one below; goes on from the games in bench/ladder. About two hours on two cores from nothing.
ladder: $(READY)
	$(BIN)/python -m bench.ladder

# What self-play says about the games; goes on from those in bench/selfplay.
statistics: $(READY)
	$(BIN)/python -m bench.selfplay

lock:
	uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --group dev pyproject.toml -o requirements/dev.txt
	uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --group bench pyproject.toml -o requirements/bench.txt

clean:
	rm -rf $(VENV) $(BENCH_VENV) build dist .pytest_cache .mypy_cache .ruff_cache .coverage*
