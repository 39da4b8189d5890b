"""Khan Tsin in words: positions, sentences, refusals, and what the screen draws."""

from typing import Literal

from msgspec import Struct

from sesame.core.errors import BadPosition
from sesame.core.words import Words
from sesame.games.khan_tsin import rules
from sesame.games.khan_tsin.actions import COLOUR_OF, LETTERS, Action, Deal, Move, Pass, Place
from sesame.games.khan_tsin.piles import IN_ALL, height, set_pile, tally, top_part
from sesame.games.khan_tsin.state import (
    ALTERNATE,
    BLACK,
    DEALING,
    EACH,
    EMPEROR,
    MOST_ALIKE,
    MOVING,
    NO_SEAT,
    NORTH,
    OVER,
    PLACING,
    RANDOM,
    REACH,
    RED,
    SHEET,
    SOUTH,
    SQUARES,
    WHITE,
    State,
)

Phase = Literal["placing", "dealing", "moving", "over"]
_PHASES: dict[int, Phase] = {PLACING: "placing", DEALING: "dealing", MOVING: "moving", OVER: "over"}

SEATS = {SOUTH: Words("Sud", "South"), NORTH: Words("Nord", "North")}
_BARON = {
    RED: Words("un baron rouge", "a red baron"),
    BLACK: Words("un baron noir", "a black baron"),
    WHITE: Words("un baron blanc", "a white baron"),
}
_BARONS = {
    RED: Words("barons rouges", "red barons"),
    BLACK: Words("barons noirs", "black barons"),
    WHITE: Words("barons blancs", "white barons"),
}


class Table(Struct, frozen=True, kw_only=True):
    """The dragon as a screen draws it; squares are numbered 0 to 35 from South's end."""

    phase: Phase
    piles: list[str]  # of each square, letters r, k, w bottom to top; "" if empty
    kinds: list[int]  # claws of each square
    reach: list[list[int]]  # for each seat, the squares whose pile it may move (KT-07)
    left: dict[str, int]  # barons still beside the board
    taken: str  # the winning pile


def view(observed: State) -> Table:
    s = observed
    return Table(
        phase=_PHASES[int(s.phase)],
        piles=[letters(pile) for pile in s.pile.tolist()],
        kinds=s.kind.tolist(),
        reach=[_near(s, seat) if s.phase == MOVING else [] for seat in SEATS],
        left={LETTERS[colour]: int(s.left[colour - RED]) for colour in LETTERS},
        taken=letters(s.taken),
    )


def _near(s: State, seat: int) -> list[int]:
    within = rules.reach(s, seat)
    return [square for square in range(SQUARES) if within >> square & 1]


def letters(pile: int) -> str:
    """A pile bottom to top, as r, k and w."""
    rest, written = int(pile), ""
    while rest:
        written += LETTERS[rest & 3]
        rest >>= 2
    return written


def seat_name(seat: int) -> Words:
    return SEATS[seat]


def prompt(observed: State) -> Words:
    """Whose turn it is and what to do, in one sentence."""
    s = observed
    if s.phase == OVER:
        return ending(s)
    if s.phase == DEALING:
        return Words("Le hasard répartit les barons.", "Chance is dealing the barons.")
    who = SEATS[int(s.seat)]
    if s.phase == PLACING:
        colour = RED if s.seat == SOUTH else BLACK
        left, barons = int(s.left[colour - RED]), _BARONS[colour]
        return Words(
            f"{who.fr} : placez un baron sur une case libre ({barons.fr} à placer : {left}).",
            f"{who.en}: place a baron on an empty square ({barons.en} left: {left}).",
        )
    if not rules.can_move(s, int(s.seat)):
        return Words(
            f"{who.fr} : aucun coup possible, passez.", f"{who.en}: no move, you must pass."
        )
    return Words(
        f"{who.fr} : déplacez l'une de vos {REACH} piles les plus proches.",
        f"{who.en}: move one of your {REACH} nearest piles.",
    )


def sentence(observed: State, seat: int, action: Action) -> Words:
    """What an action does, told on the table before it."""
    s = observed
    match action:
        case Place(square=square):
            who, what = SEATS[seat], _BARON[RED if s.seat == SOUTH else BLACK]
            return Words(
                f"{who.fr} place {what.fr} sur la case {square + 1}.",
                f"{who.en} places {what.en} on square {square + 1}.",
            )
        case Deal(colour=colour):
            square, what = int(s.occupied).bit_count() + 1, _BARON[colour]
            return Words(f"La case {square} reçoit {what.fr}.", f"Square {square} gets {what.en}.")
        case Pass():
            who = SEATS[seat]
            return Words(f"{who.fr} doit passer.", f"{who.en} has to pass.")
        case Move():
            return _move_sentence(s, seat, action)


def _move_sentence(s: State, seat: int, move: Move) -> Words:
    who, start, goal = SEATS[seat], move.start + 1, move.goal + 1
    top = int(s.pile[move.start]) >> 2 * (height(s, move.start) - 1)
    level = height(s, move.goal) + move.count
    baron, others = _BARON[top], move.count - 1
    french = f"{who.fr} envoie {baron.fr} de {start} sur {goal}"
    english = f"{who.en} sends {baron.en} from {start} onto {goal}"
    if others:
        french += f" avec {others} {'vassaux' if others > 1 else 'vassal'}"
        english += f" with {others} vassal{'s' if others > 1 else ''}"
    if move.turn_moved:
        french, english = (
            f"{french}, la partie déplacée retournée",
            f"{english}, the moved part turned over",
        )
    if move.turn_result:
        french, english = (
            f"{french}, la pile obtenue retournée",
            f"{english}, the whole pile turned over",
        )
    if level == EMPEROR:
        return Words(
            f"{french} : neuf barons, l'Empereur.",
            f"{english}: nine barons, the Emperor.",
        )
    return Words(f"{french} (hauteur {level}).", f"{english} (height {level}).")


def refusal(observed: State, seat: int, action: Action) -> Words:
    """Why an action that was understood may not be played now."""
    s = observed
    match action:
        case Deal():
            return Words("Seul le hasard répartit les barons.", "Only chance deals barons.")
        case Place() if s.phase != PLACING:
            return Words("Les barons sont déjà placés.", "The barons are already placed.")
        case Place(square=square):
            return Words(f"La case {square + 1} est prise.", f"Square {square + 1} is taken.")
        case _ if s.phase == PLACING:
            return Words("On place d'abord les barons.", "The barons are placed first.")
        case Pass():
            return Words(
                "On ne passe pas tant qu'un coup est possible.",
                "You may not pass while you have a move.",
            )
        case Move():
            return _move_refusal(s, seat, action)


def _move_refusal(s: State, seat: int, move: Move) -> Words:
    start, goal = move.start + 1, move.goal + 1
    level, target = height(s, move.start), height(s, move.goal)
    near = _near(s, seat)
    if move.start not in near:
        mine = ", ".join(str(square + 1) for square in near)
        return Words(
            f"La case {start} n'est pas à votre portée : vos piles sont {mine}.",
            f"Square {start} is out of your reach: your piles are {mine}.",
        )
    if move.start == move.goal:
        return Words("Il faut changer de case.", "You must go to another square.")
    if target == 0:
        return Words(f"La case {goal} est vide.", f"Square {goal} is empty.")
    if move.count > level:
        return Words(
            f"La pile {start} n'a que {level} baron{'s' if level > 1 else ''}.",
            f"Pile {start} has only {level} baron{'s' if level > 1 else ''}.",
        )
    if (after := target + move.count) <= level:
        return Words(
            f"Ce suzerain déchoirait : du niveau {level} au niveau {after}.",
            f"This suzerain would fall: from level {level} to level {after}.",
        )
    part = top_part(int(s.pile[move.start]), level, move.count)
    total = tally(part) + int(s.tally[move.goal])
    for colour, barons in _BARONS.items():
        if (count := total >> 3 * (colour - RED) & 7) > MOST_ALIKE:
            return Words(
                f"La pile aurait {count} {barons.fr} ; {MOST_ALIKE} au plus.",
                f"The pile would have {count} {barons.en}; {MOST_ALIKE} at most.",
            )
    if not rules.goals(s, move.start, tally(part)) >> move.goal & 1:
        claws = int(s.kind[move.start])
        hops = Words("1 bond", "1 hop") if claws == 1 else Words(f"{claws} bonds", f"{claws} hops")
        return Words(
            f"Case {start} : {hops.fr}, ou un vol à plus de {REACH} barons.",
            f"Square {start}: {hops.en}, or a flight past {REACH} barons.",
        )
    return Words(
        "Ce retournement n'est pas permis, ou ne change rien.",
        "Turning over is not allowed here, or changes nothing.",
    )


def ending(s: State) -> Words:
    """Who won and why."""
    if s.winner == NO_SEAT:
        return Words(
            "Partie nulle : plus personne ne peut jouer.", "A draw: neither side can move."
        )
    who = SEATS[int(s.winner)]
    return Words(
        f"{who.fr} complète une pile de neuf et devient Empereur.",
        f"{who.en} completes a pile of nine and becomes Emperor.",
    )


# --- positions: squares from South's end, then who moves; see docs/notation.md

_TURNS = {"S": SOUTH, "N": NORTH}
_LETTER = {seat: letter for letter, seat in _TURNS.items()}


def write_position(s: State) -> str:
    fields, empty = list[str](), 0
    for pile in s.pile:
        if pile:
            fields += [str(empty)] * (empty > 0) + [letters(pile)]
            empty = 0
        else:
            empty += 1
    fields += [str(empty)] * (empty > 0)
    return f"{'/'.join(fields)} {_write_turn(s)}"


def _write_turn(s: State) -> str:
    turn = _LETTER[int(s.seat)]
    if s.phase == OVER:
        return f"{turn}#{letters(s.taken)}" if s.taken else f"{turn}="
    return turn


def read_position(text: str, s: State) -> None:
    """Lay the described dragon onto a table that is set up with the right options."""
    squares, _, turn = text.partition(" ")
    piles = _read_squares(squares)
    seat, mark, taken = turn[:1], turn[1:2], turn[2:]
    if seat not in _TURNS or mark not in ("", "=", "#") or (taken and mark != "#"):
        _refuse(
            f"trait {turn!r} : attendu S, N, S=, S#pile",
            f"turn {turn!r}: expected S, N, S=, S#pile",
        )
    for square, pile in enumerate(piles):
        if pile:
            set_pile(s, square, _read_pile(pile))
    s.taken = _read_pile(taken)
    for letter, colour in COLOUR_OF.items():
        count = sum(pile.count(letter) for pile in (*piles, taken))
        if count > EACH:
            _refuse(
                f"{count} barons {letter} ; {EACH} en tout",
                f"{count} {letter} barons; {EACH} in all",
            )
        s.left[colour - RED] = EACH - count
    s.seat = _TURNS[seat]
    _enter_phase(s, mark)


def _enter_phase(s: State, mark: str) -> None:
    """Set the phase that the barons tell, and refuse a table that no game can reach."""
    if mark == "#":
        if sorted(letters(s.taken)) != sorted("rkw" * MOST_ALIKE):
            _refuse(
                "la pile sortie doit avoir trois barons de chaque couleur",
                "the pile taken out must hold three of each colour",
            )
        s.phase, s.winner = OVER, s.seat
    if s.left.any():
        _check_setup(s, mark)
    elif mark != "#":
        s.phase = MOVING
        rules.judge(s)
        if mark == "=" and s.phase != OVER:
            _refuse("ce n'est pas une partie nulle", "this is not a draw")


def _check_setup(s: State, mark: str) -> None:
    """Barons that are not all laid tell a setup in progress: one a square, no white one yet."""
    placed = [EACH - int(left) for left in s.left]
    as_dealt = s.occupied & (s.occupied + 1) == 0
    due = {
        SHEET: placed[1] == 0 or placed[0] == EACH,
        ALTERNATE: placed[0] - placed[1] in (0, 1),
        RANDOM: as_dealt,
    }[int(s.setup)]
    seat = {
        SHEET: SOUTH if placed[0] < EACH else NORTH,
        ALTERNATE: SOUTH if placed[0] == placed[1] else NORTH,
        RANDOM: SOUTH,
    }[int(s.setup)]
    whites = placed[2] > 0 and s.setup != RANDOM
    if mark or not due or whites or s.seat != seat or (s.tally >> IN_ALL).max() > 1:
        _refuse(
            "il manque des barons, et ce n'est pas une mise en place",
            "barons are missing, and this is no setup in progress",
        )


def _read_squares(text: str) -> list[str]:
    piles = list[str]()
    for word in text.split("/"):
        piles += [""] * int(word) if word.isdecimal() and len(word) < 3 else [word]
    if len(piles) != SQUARES:
        _refuse(
            f"{len(piles)} cases au lieu de {SQUARES}", f"{len(piles)} squares instead of {SQUARES}"
        )
    for pile in piles:
        if len(pile) >= EMPEROR or any(pile.count(letter) > MOST_ALIKE for letter in COLOUR_OF):
            _refuse(f"pile impossible : {pile}", f"impossible pile: {pile}")
    return piles


def _read_pile(text: str) -> int:
    pile = 0
    for level, letter in enumerate(text):
        if letter not in COLOUR_OF:
            _refuse(
                f"baron inconnu : {letter!r} (r, k ou w)", f"unknown baron: {letter!r} (r, k or w)"
            )
        pile |= COLOUR_OF[letter] << 2 * level
    return pile


def _refuse(fr: str, en: str) -> None:
    raise BadPosition(fr, en)
