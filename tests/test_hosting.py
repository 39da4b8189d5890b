"""The recipes that docs/hosting.md hands to hosts."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from sesame.cli.parser import parse

DOCS = Path(__file__).parents[1] / "docs"
UNIT = DOCS / "hosting/sesame.service"
RECIPE = DOCS / "hosting/Containerfile"


def test_every_command_in_them_is_one_that_sesame_takes() -> None:
    (started,) = re.findall(r"^ExecStart=/opt/sesame/bin/sesame (.+)$", UNIT.read_text(), re.M)
    assert parse(started.split(), "en").host == "127.0.0.1"
    entry, usual = (
        re.findall(r'"([^"]+)"', re.search(rf"^{word} (.+)$", RECIPE.read_text(), re.M)[1])  # type: ignore[index]
        for word in ("ENTRYPOINT", "CMD")
    )
    assert parse([*entry[1:], *usual], "en").database == "sqlite:////var/lib/sesame/sesame.db"


def test_what_the_recipe_copies_is_there() -> None:
    copied = re.findall(r"^COPY (\S+) ", RECIPE.read_text(), re.M)
    assert "requirements/play.txt" in copied
    assert (DOCS.parent / "requirements/play.txt").is_file()


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="no systemd here")
def test_systemd_has_nothing_to_say_about_the_unit(tmp_path: Path) -> None:
    unit = tmp_path / "sesame.service"
    unit.write_text(UNIT.read_text().replace("/opt/sesame/bin/sesame", sys.executable))
    command = ["systemd-analyze", "verify", "--man=no", str(unit)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
