"""The board in the terminal: the same text always, and nothing told by colour alone."""

import sesame

GAME = sesame.game("khan-tsin")

SETUP = """\
     ·     ·     ·     ·     ·     ·     ·     ·     ·     ·     ·     ·
 ╔═══25════26════27════28════29════30════31════32════33════34════35════36═══ N
 ║   ^^    ^    ^^^    ^^    ^    ^^^    ^^    ^    ^^^    ^^    ^    ^^^
 ║
 ║   ·     ·     ·     ·     ·     ·     ·     ·     ·     ·     ·     ·
 ╚═══24════23════22════21════20════19════18════17════16════15════14════13═══╗
    ^^^    ^     ^^   ^^^    ^     ^^   ^^^    ^     ^^   ^^^    ^     ^^   ║
                                                                            ║
     ·     ·     ·     ·     ·     ·    (r)    ·     ·     ·     ·     ·    ║
S════1═════2═════3═════4═════5═════6═════7═════8═════9═════10════11════12═══╝
     ^^    ^    ^^^    ^^    ^    ^^^    ^^    ^    ^^^    ^^    ^    ^^^

    (r) ×11    (k) ×12    (w) ×12"""

PILES = """\
     ·     ·     ·     ·     ·     ·     ·     ·     ·     ·     ·     ·
 ╔═══25════26════27════28════29════30════31════32════33════34════35════36═══ N
 ║   ^^    ^    ^^^    ^^    ^    ^^^    ^^    ^    ^^^    ^^    ^    ^^^
 ║
 ║                    (r)         (k)               (k)               (k)
 ║                    (r)         (r)               (k)               (w)
 ║                    (k)         (k)               (r)               (w)
 ║                    (k)         (w)               (w)               (r)
 ║                    (k)   (r)   (w)               (r)               (r)
 ║                    (w)   (r)   (k)               (w)               (k)
 ║                    (r)   (w)   (r)               (k)               (k)
 ║   ·     ·     ·    (w)   (w)   (r)    ·     ·    (w)    ·     ·    (w)
 ╚═══24════23════22════21═══[20]══[19]═══18════17═══[16]═══15════14═══[13]══╗
    ^^^    ^     ^^   ^^^    ^     ^^   ^^^    ^     ^^   ^^^    ^     ^^   ║
                                                                            ║
     ·     ·     ·     ·     ·     ·     ·     ·     ·     ·     ·     ·    ║
S════1═════2═════3═════4═════5═════6═════7═════8═════9═════10════11════12═══╝
     ^^    ^    ^^^    ^^    ^    ^^^    ^^    ^    ^^^    ^^    ^    ^^^"""


def test_set_up_shows_the_barons_beside_the_board() -> None:
    match = GAME.new(seed=1)
    match.play(0, "@7")
    assert match.draw().plain == SETUP


def test_piles_stand_on_their_squares_and_those_in_reach_are_bracketed() -> None:
    position = "12/wkkrrwwk/2/wkwrwrkk/2/rrkwwkrk/wwrr/wrwkkkrr/15 S setup=random"
    assert GAME.at(position).draw(0).plain == PILES


def test_it_fits_the_terminal() -> None:
    match = GAME.new(seed=42, setup="random")
    while not match.over:
        assert max(map(len, match.draw().plain.splitlines())) < 80
        match.play(match.actors[0], match.legal(match.actors[0])[-1])
    last = match.draw().plain.splitlines()[-1]
    assert last.startswith(f"    ♛ {'SN'[match.winners[0]]}  (")
    assert last.count("(") == 9
