"""`sesame serve` as a newcomer meets it: it says where it is, and closes when it is told to."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from sesame.cli.parser import parse
from tests.cli.conftest import Sesame
from tests.cli.test_process import heed_interrupts


def test_sesame_alone_opens_the_house() -> None:
    alone = parse([], "fr")
    assert alone.command == "serve"
    assert (alone.host, alone.port, alone.processes) == ("0.0.0.0", None, 1)


def test_it_says_where_it_is_serves_the_page_and_closes(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "sesame", "serve", "--no-browser", "--host", "127.0.0.1"]
    command += ["--port", "0", "--database", str(tmp_path / "house.db")]
    heed_interrupts()
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, env=os.environ | {"PYTHONUNBUFFERED": "1"}
    )
    assert process.stdout is not None
    try:
        line = next(line for line in process.stdout if "http://" in line)
        found = re.search(r"La maison est ouverte : (http://127\.0\.0\.1:\d+)", line)
        assert found is not None
        page = httpx.get(found[1] + "/")
        assert page.status_code == httpx.codes.OK
        assert "Sésame" in page.text
        process.send_signal(signal.SIGINT)
        said, _ = process.communicate(timeout=30)
        assert "La maison est fermée ; rien n'est perdu." in said
        assert process.returncode == 0
    finally:
        process.kill()
        process.communicate()


@pytest.mark.parametrize(
    ("asked", "refused"),
    [
        ("--processes 2", "plusieurs processus demandent PostgreSQL"),
        ("--database mysql://here/sesame", "base de données « mysql:// » inconnue"),
        ("--port 70000", "70000"),
        ("--host 192.0.2.1 --port 8000", "impossible d'écouter sur 192.0.2.1:8000"),
    ],
)
def test_what_cannot_be_served_is_refused_in_one_line(
    sesame_says: Sesame, asked: str, refused: str
) -> None:
    said = sesame_says(f"serve --no-browser {asked}")
    assert said.code == 2
    assert refused in said.err
    assert said.err.count("\n") == 1
