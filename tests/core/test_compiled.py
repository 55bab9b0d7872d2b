"""The cache of machine code, and how its making is shown."""

import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from teahouse.core import compiled
from teahouse.core.compiled import by_record_type, interpreted, open_cache, plain, prepare, source_hash


def test_the_hash_follows_every_source(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for folder in ("core", "games", "bots"):
        (tmp_path / folder).mkdir()
    helper = tmp_path / "core" / "helper.py"
    helper.write_text("x = 1")
    first = source_hash(tmp_path)
    helper.write_text("x = 2")
    second = source_hash(tmp_path)
    (tmp_path / "games" / "map.json").write_text("{}")
    third = source_hash(tmp_path)
    own = tmp_path / "own.json"
    own.write_text("{}")
    monkeypatch.setenv("TEAHOUSE_COMPONENTS_ANY", str(own))
    assert len({first, second, third, source_hash(tmp_path)}) == 4


def test_equal_sources_in_two_places_are_kept_apart(tmp_path: Path) -> None:
    for place in ("one", "other"):
        for folder in ("core", "games", "bots"):
            (tmp_path / place / folder).mkdir(parents=True)
    assert source_hash(tmp_path / "one") != source_hash(tmp_path / "other")


def test_a_missing_components_file_is_left_to_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for folder in ("core", "games", "bots"):
        (tmp_path / folder).mkdir()
    before = source_hash(tmp_path)
    monkeypatch.setenv("TEAHOUSE_COMPONENTS_ANY", str(tmp_path / "nowhere"))
    assert source_hash(tmp_path) == before


def test_numbers_of_all_widths_share_one_version(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[object, ...]] = []

    class Fake:
        def compile(self, kinds: tuple[object, ...]) -> None:
            asked.append(kinds)

    types = compiled.types
    monkeypatch.setattr(compiled, "interpreted", False)
    monkeypatch.setattr(compiled, "njit", lambda **options: lambda function: Fake())
    made: Any = compiled.compiled(lambda: None)
    for number in (types.int8, types.int32, types.literal(3)):
        made.compile((number, types.literal(True), types.float64, types.uint64))
    assert set(asked) == {(types.int64, types.boolean, types.float64, types.uint64)}


def test_old_folders_are_removed(tmp_path: Path) -> None:
    old, recent = tmp_path / "old", tmp_path / "recent"
    old.mkdir()
    recent.mkdir()
    os.utime(old, (0, time.time() - compiled.KEEP_SECONDS - 10))
    folder = open_cache(tmp_path, "now")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["now", "recent"]
    assert folder == tmp_path / "now"


def test_compilation_is_shown_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(compiled, "interpreted", False)
    monkeypatch.setattr(compiled, "cache_folder", tmp_path)
    done: list[str] = []
    steps = [("one", lambda: done.append("one")), ("two", lambda: done.append("two"))]
    prepare("chess", steps)
    assert done == ["one", "two"]
    assert "Compiling chess for this machine (first start only): 2/2 two\n" in capsys.readouterr().err
    prepare("chess", steps)
    assert done == ["one", "two"] and capsys.readouterr().err == ""
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    prepare("go", steps)
    assert "\r\x1b[KCompiling go" in capsys.readouterr().err


def test_interpreted_rules_need_no_preparation(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "interpreted", True)
    monkeypatch.setattr(compiled, "cache_folder", tmp_path)
    prepare("chess", [("never", lambda: pytest.fail("compiled something"))])
    assert list(tmp_path.iterdir()) == []


def test_a_compiled_function_has_a_plain_twin() -> None:
    assert plain(len) is len
    assert plain(compiled.compiled(python_function))(2) == 4


def python_function(x: int) -> int:
    return x * 2


def test_stubs_are_found_by_type_when_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "interpreted", False)

    def stub(s: object) -> int:
        return 1

    assert by_record_type(stub, lambda kind: python_function) is stub


def test_names_and_help_do_not_import_numba() -> None:
    code = "import teahouse, sys; teahouse.games(); import teahouse.cli; assert 'numba' not in sys.modules"
    subprocess.run([sys.executable, "-c", code], check=True)


@pytest.mark.skipif(interpreted, reason="needs compiled code")
def test_an_edited_source_is_compiled_anew() -> None:
    assert compiled.cache_folder.name == source_hash()
