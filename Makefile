# make play runs the bot, make test checks everything; `make help` lists the rest. All of it lives in .venv.

VENV := .venv
BIN := $(VENV)/bin
# One more than two cores: browsers and processes are waited for, and each worker collects all tests.
JOBS ?= 3
UV := 0.13.9
# The first Python that is new enough and can make an environment; name another with `make PYTHON=... play`.
PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$p -c 'import sys, ensurepip, venv; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 && echo $$p && break; done)
PIP := $(BIN)/python -m pip --disable-pip-version-check --no-input
COMPILE := $(BIN)/uv pip compile pyproject.toml requirements/build.in --universal --python-version 3.11 \
	--generate-hashes --no-emit-index-url --custom-compile-command 'make lock' --quiet $(UPGRADE)

.PHONY: play test fuzz stress fast bench bench-load test-postgresql audit postgresql deployers lint chromium format lock hooks release docs tour clean help
.SILENT:
.DELETE_ON_ERROR:
MAKEFLAGS += --no-print-directory
# Tests start dozens of processes: compiled modules are kept even where a shell says not to.
unexport PYTHONDONTWRITEBYTECODE

play: $(VENV)/play.stamp ## Run the bot: on Discord with a DISCORD_TOKEN (.env), on a local page without
	exec $(BIN)/siegemaster run $(ARGS)

# Meanwhile, on another core, the tests are compiled, which each of those that run them would do again at the same time.
test: $(VENV)/dev.stamp chromium postgresql ## Check everything: ruff, mypy, all tests, and a sample of what takes long
	$(BIN)/python -m compileall -q bot db engine render
	$(if $(ARGS),,$(BIN)/python -m pytest --collect-only -qq >/dev/null 2>&1 &) $(MAKE) lint
	$(BIN)/python -m pytest -n $(JOBS) --dist worksteal $(ARGS)

fuzz: $(VENV)/dev.stamp ## The long fuzzing, for every night; SIEGEMASTER_FUZZ, SIEGEMASTER_STORM and SIEGEMASTER_BATTLES set other counts
	SIEGEMASTER_FUZZ=$${SIEGEMASTER_FUZZ:-1000} SIEGEMASTER_STORM=$${SIEGEMASTER_STORM:-1000} SIEGEMASTER_BATTLES=$${SIEGEMASTER_BATTLES:-2000} \
		$(BIN)/python -m pytest -n $(JOBS) --dist worksteal tests/games tests/bot/test_interactions.py tests/bot/ui/test_rate_limits.py $(ARGS)

# One command for all that `make test` leaves out; ARGS="-m stress" runs what is marked so and nothing else. One of four
# workers waits for killed processes most of the time.
stress: JOBS := 4
stress: $(VENV)/docs.stamp chromium postgresql deployers ## All tests in full, a thousand kills, every mutant, all storage on PostgreSQL
	SIEGEMASTER_STRESS=yes SIEGEMASTER_KILLS=$${SIEGEMASTER_KILLS:-1000} SIEGEMASTER_MUTANTS=$${SIEGEMASTER_MUTANTS:-all} \
		SIEGEMASTER_FUZZ=$${SIEGEMASTER_FUZZ:-1000} SIEGEMASTER_STORM=$${SIEGEMASTER_STORM:-1000} \
		$(BIN)/python -m pytest -n $(JOBS) --dist worksteal $(ARGS)

fast: $(VENV)/dev.stamp ## Compile the engine for faster simulated games, with a C compiler; ARGS=--remove undoes it
	$(BIN)/python tools/fast.py $(ARGS)

bench: $(VENV)/dev.stamp ## Measure games, pictures, decisions, memory, commands: ratios to what is wanted
	$(BIN)/python -m benchmarks.speed $(ARGS)

bench-load: $(VENV)/dev.stamp ## Measure two hundred players at once, beside few and many stored games
	$(BIN)/python -m benchmarks.load $(ARGS)

lint: $(VENV)/dev.stamp ## Only ruff and mypy
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy

format: $(VENV)/dev.stamp ## Mend the layout and what ruff can mend by itself
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

release: $(VENV)/dev.stamp ## Build the source distribution, the container's context, notes and checksums into dist
	$(BIN)/python tools/release.py $(ARGS)

# The pictures of the tour are taken again first, if a Chromium is there, so that they show the present program.
docs: $(VENV)/docs.stamp chromium ## Build a site from the pages into build/docs, with every link checked
	if command -v chromium >/dev/null; then $(MAKE) tour; else echo "docs: no Chromium, so the stored pictures are used"; fi
	$(BIN)/python -m sphinx --nitpicky --fail-on-warning --keep-going --quiet -c docs/site -d build/pages . build/docs
	echo "docs: open build/docs/index.html"

tour: $(VENV)/dev.stamp chromium ## Take the pictures of docs/tour.md again, at the width of a phone and of a desktop
	cd tests && PYTHONPATH=..:. $(abspath $(BIN))/python -m local.browser.tour $(ARGS)

hooks: $(VENV)/dev.stamp ## Have git run ruff before each commit, and mypy before each push
	$(BIN)/pre-commit install

# The browser tests need a Chromium, and their driver libatomic; they say so and skip without, and fail under CI=true.
chromium: $(VENV)/dev.stamp
	wanted=; \
	command -v chromium >/dev/null || wanted=chromium; \
	$(BIN)/playwright --version >/dev/null 2>&1 || wanted="$${wanted:+$$wanted }libatomic1"; \
	if [ -n "$$wanted" ] && [ "$$(id -u)" = 0 ] && grep -qs '^ID=debian' /etc/os-release; then \
		echo "Installing Debian's $$wanted for the browser tests"; \
		apt-get -qq update >/dev/null && \
		DEBIAN_FRONTEND=noninteractive apt-get -qq install --no-install-recommends $$wanted >/dev/null || \
		echo "$$wanted could not be installed"; \
	fi

# The tests of PostgreSQL start a server of their own; they say so and skip without its programs, and fail under CI=true.
postgresql:
	if ! ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 && ! command -v initdb >/dev/null \
		&& [ "$$(id -u)" = 0 ] && grep -qs '^ID=debian' /etc/os-release; then \
		echo "Installing Debian's postgresql for the tests"; \
		mkdir -p /etc/postgresql-common && echo 'create_main_cluster = false' >> /etc/postgresql-common/createcluster.conf; \
		apt-get -qq update >/dev/null && \
		DEBIAN_FRONTEND=noninteractive apt-get -qq install --no-install-recommends postgresql >/dev/null || \
		echo "postgresql could not be installed"; \
	fi

# What is deployed beside the bot checks the files of deploy/ itself; these tests say so and skip without the programs.
# No service is started by its installation.
deployers:
	wanted=; \
	for each in caddy:caddy nginx:nginx promtool:prometheus debootstrap:debootstrap systemd-analyze:systemd; do \
		PATH="$$PATH:/usr/sbin:/sbin" command -v $${each%%:*} >/dev/null || wanted="$${wanted:+$$wanted }$${each#*:}"; \
	done; \
	if [ -n "$$wanted" ] && [ "$$(id -u)" = 0 ] && grep -qs '^ID=debian' /etc/os-release; then \
		echo "Installing Debian's $$wanted for the tests of deploy/"; \
		policy=/usr/sbin/policy-rc.d; [ -e $$policy ] || { \
			printf '#!/bin/sh\nexit 101\n' >$$policy; chmod +x $$policy; trap 'rm -f /usr/sbin/policy-rc.d' EXIT; }; \
		apt-get -qq update >/dev/null && \
		DEBIAN_FRONTEND=noninteractive apt-get -qq install --no-install-recommends $$wanted >/dev/null || \
		echo "$$wanted could not be installed"; \
	fi

test-postgresql: $(VENV)/dev.stamp postgresql ## All tests that keep games, on PostgreSQL
	SIEGEMASTER_STRESS=yes $(BIN)/python -m pytest -n $(JOBS) --dist worksteal -m postgresql $(ARGS)

audit: $(VENV)/dev.stamp ## Known holes in the libraries that are served, and their licences
	mkdir -p build && rm -f build/audit.json
	# What is found is a failure; that nobody could be asked is said.
	$(BIN)/pip-audit --requirement requirements/serve.txt --require-hashes --disable-pip --progress-spinner off \
		--format json --output build/audit.json || \
		{ [ ! -s build/audit.json ] && echo "audit: the service of known holes could not be asked"; }
	$(BIN)/python -c 'import json; found = json.load(open("build/audit.json"))["dependencies"]; \
		asked = [each for each in found if "skip_reason" not in each]; \
		print(f"audit: {len(asked)} of {len(found)} libraries are known to the service")' 2>/dev/null || true
	$(BIN)/pip-licenses --from=mixed --with-system --order=license --format=plain

lock: $(VENV)/python.stamp ## Lock the versions afresh; UPGRADE=--upgrade takes the newest
	$(PIP) install --quiet uv==$(UV)
	$(COMPILE) --extra local --extra dev --output-file requirements/dev.txt
	$(COMPILE) --extra local --constraint requirements/dev.txt --output-file requirements/play.txt
	$(COMPILE) --extra postgresql --extra queue --constraint requirements/dev.txt --output-file requirements/serve.txt
	$(COMPILE) --extra docs --extra local --extra dev --constraint requirements/dev.txt --output-file requirements/docs.txt

$(VENV)/python.stamp:
	[ -n "$(PYTHON)" ] || { echo "Python 3.11 or later with venv is needed (Debian: apt install python3-venv)" >&2; exit 1; }
	$(PYTHON) -m venv --clear $(VENV)
	touch $@

$(VENV)/%.stamp: requirements/%.txt pyproject.toml | $(VENV)/python.stamp
	echo "Installing the locked libraries into $(VENV) (once, a minute or so)"
	$(PIP) install --quiet --requirement requirements/$*.txt
	$(PIP) install --quiet --no-deps --no-build-isolation --editable .
	touch $@

clean: ## Remove the environment and the caches
	rm -rf $(VENV) build engine/_built *.egg-info .mypy_cache .ruff_cache .pytest_cache

help: ## This list
	grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /  make \1\t/' | expand -t 18
