"""Attrap'trésors in real time: the real command in a real terminal, keys that go down.

Nothing here measures time: people hammer on their keys, and what matters is what came of it.
"""

import os
import pty
import signal
import sys
import termios
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import sesame
from sesame.cli.terminal.keyboard import Keys, keyboard
from sesame.core.match import Match
from tests.cli.terminal import Terminal

PLAY = ("play", "attrap-tresors", "--option", "patience=2", "--seed", "7")
GIVING = """\
Game: attrap-tresors
Seed: 1
Position: 3.1 A! rrooyygb . . . bgv 2,0,1,0: 0,0,0,0: 0,0,0,0: seats=3

"""


def kept(path: Path) -> Match:
    """The saved game; its chance, too, is true."""
    text = path.read_text("utf-8")
    assert not sesame.verify(text).faults
    return sesame.replay(text)


def takers(match: Match) -> set[int]:
    """Seats that took something, at a moment that the record keeps."""
    return {match.log[at].seat for at in match.times if match.log[at].seat >= 0}


def left_after(rounds: int) -> Match:
    """A game of two, by whoever happened to be quicker."""
    match, luck = sesame.game("attrap-tresors").new(2, seed=7, patience=2), Random(7)
    while match.state.rounds < rounds:
        seat = luck.choice(match.actors)
        match.play(seat, luck.choice(match.legal(seat)))
    return match


@pytest.mark.parametrize("rounds", [8, pytest.param(0, marks=pytest.mark.soak)])
def test_at34_two_people_play_a_game_to_its_end_by_keys(tmp_path: Path, rounds: int) -> None:
    path = tmp_path / "game.txt"
    path.write_text(left_after(rounds).record(), "utf-8")
    with Terminal("play", f"--load={path}", "--seats=human,human", f"--save={path}") as terminal:
        assert terminal.wait_for_end(hammering="sl sl ") == 0
        assert terminal.modes == terminal.before
    match = kept(path)
    assert match.over
    assert takers(match) == {0, 1}
    assert match.outcome is not None
    assert match.outcome.why.fr in terminal.text
    assert "Fin du tour 10" in terminal.text
    assert "Traceback" not in terminal.text


def test_at33_at34_a_person_against_robots(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    with Terminal(*PLAY, "--seats=human,random,random", f"--save={path}") as terminal:
        terminal.wait_for("Fin du tour 2", hammering="s  ")
        terminal.press("q")
        assert terminal.wait_for_end(hammering="q") == 0
    assert takers(kept(path)) >= {0, 1, 2}
    assert f"sesame play --load {path}" in terminal.text.replace("\n", "")


def test_at32_a_key_before_the_dice_is_refused() -> None:
    with Terminal(*PLAY, "--seats=human,human", "--lang=en") as terminal:
        terminal.wait_for("Space: go on")
        terminal.press(" ")
        terminal.wait_for("3…")
        terminal.press("l")
        terminal.wait_for("Badia, too early!")
        assert "grabs" not in terminal.text
        terminal.wait_for("Badia grabs the column!", hammering="l")


def test_at10_patience_runs_out_by_itself() -> None:
    with Terminal(*PLAY, "--seats=human,human") as terminal:
        terminal.wait_for("Espace : continuer")
        terminal.press(" ")
        terminal.wait_for("Personne ! On relance les dés.")


def test_at13_a_digit_gives_that_gold_card_back(tmp_path: Path) -> None:
    path, again = tmp_path / "game.txt", tmp_path / "again.txt"
    path.write_text(GIVING, "utf-8")
    with Terminal(
        "play", f"--load={path}", "--seats=human,random,random", f"--save={again}"
    ) as terminal:
        terminal.wait_for("Aziz attrape la colonne !", hammering=" s")
        terminal.wait_for("rends une carte d'or")
        terminal.wait_for("Aziz rend une carte de 4.", hammering="54")
        terminal.wait_for_end(hammering="q")
    assert "A:give4@" in again.read_text("utf-8")


def test_at34_each_sees_their_secret_card_alone() -> None:
    match = sesame.game("attrap-tresors").new(3, seed=7)
    cards = ("", "rouge", "orange", "jaune", "verte", "bleue", "violette")
    first, second, _ = (match.view(seat)["table"]["card"][seat] for seat in range(3))
    with Terminal(*PLAY, "--seats=human,human,random") as terminal:
        assert "Une carte" not in terminal.wait_for("Espace : continuer")
        terminal.press(" ")
        assert "Une carte" not in terminal.wait_for("S pour voir votre carte.")
        terminal.press("ls")  # Badia's key shows nothing of Aziz's card
        assert f"Une carte {cards[first]}" in terminal.wait_for("S pour la cacher.")
        terminal.press("s")
        terminal.wait_for("L pour voir votre carte.")
        terminal.press("l")
        assert f"Une carte {cards[second]}" in terminal.wait_for("L pour la cacher.")
        terminal.press("l")
        terminal.wait_for("Espace : continuer")
        terminal.press(" ")
        assert "[??]" in terminal.wait_for("┌──")
        terminal.press("q")
        terminal.wait_for("Espace : continuer")
        terminal.press("c")
        terminal.wait_for("la touche de qui veut revoir sa carte")
        terminal.press("s")
        assert f"Une carte {cards[first]}" in terminal.wait_for("S pour la cacher.")


def test_orders_between_throws(tmp_path: Path) -> None:
    first, second = tmp_path / "first.txt", tmp_path / "second.txt"
    with Terminal(*PLAY, "--seats=human,human") as terminal:
        terminal.wait_for("Espace : continuer")
        terminal.press(" ")
        terminal.wait_for("Fin du tour 1", hammering="sl")
        terminal.wait_for("Espace : continuer")
        for order in (f"sauver {first}", "annuler", f"sauver {second}", "danser"):
            terminal.press(":")
            terminal.wait_for("> ")
            terminal.press(f"{order}\n")
            terminal.wait_for("Espace : continuer")
        terminal.press("?")
        terminal.wait_for("Chacun sa touche.")
        terminal.wait_for("Espace : continuer")
        terminal.press("q")
        assert terminal.wait_for_end() == 0
        assert terminal.modes == terminal.before
    assert "Coup repris." in terminal.text
    assert kept(first).state.rounds == 1
    assert kept(second).state.rounds == 0
    assert len(kept(second).log) < len(kept(first).log)


@pytest.mark.parametrize("moment", ["Espace : continuer", "3…", "┌──"])
def test_ctrl_c_leaves_the_terminal_as_it_was(moment: str) -> None:
    with Terminal(*PLAY, "--seats=human,random") as terminal:
        terminal.wait_for("Espace : continuer")
        if moment != "Espace : continuer":
            terminal.press(" ")
            terminal.wait_for(moment)
        assert terminal.modes != terminal.before
        terminal.press("\x03")
        assert terminal.wait_for_end() == 0
        assert terminal.modes == terminal.before
        assert "À bientôt." in terminal.text
        assert "Traceback" not in terminal.text


def test_a_process_told_to_stop_leaves_the_terminal_as_it_was() -> None:
    with Terminal(*PLAY) as terminal:
        terminal.wait_for("Espace : continuer")
        terminal.process.send_signal(signal.SIGTERM)
        assert terminal.wait_for_end() == 128 + signal.SIGTERM
        assert terminal.modes == terminal.before


# --- the keyboard alone


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    """Our end of a terminal that is this process's stdin."""
    ours, theirs = pty.openpty()
    with open(theirs, encoding="utf-8") as stdin:
        monkeypatch.setattr("sys.stdin", stdin)
        yield ours
    os.close(ours)


def pressed(keys: Keys, count: int) -> str:
    return "".join(keys.key(5) for _ in range(count))


def test_keys_come_one_by_one_and_arrows_and_accents_mean_nothing(typed: int) -> None:
    with keyboard() as keys:
        os.write(typed, "a\x1b[A\x1bOPé€b ".encode())
        assert pressed(keys, 7) == "ab "
        assert keys.key(0) == ""
        os.write(typed, b"late")
        keys.forget()
        assert keys.key(0) == ""
        os.write(typed, b"\x04")
        with pytest.raises(EOFError):
            keys.key(5)


@pytest.mark.usefixtures("typed")
def test_an_error_leaves_the_terminal_as_it_was() -> None:
    before = termios.tcgetattr(sys.stdin)
    with pytest.raises(ZeroDivisionError):
        _fail_at_the_keyboard(before)
    assert termios.tcgetattr(sys.stdin) == before


def _fail_at_the_keyboard(before: list[Any]) -> None:
    with keyboard() as keys:
        with keys.lines():
            assert termios.tcgetattr(sys.stdin) == before
        assert termios.tcgetattr(sys.stdin) != before
        raise ZeroDivisionError
