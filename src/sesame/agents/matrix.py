"""Two who choose at once, and what each pair of choices is worth: solved to the end.

The simplex method (Dantzig 1951) on the game's own linear programme, in place: the column player
packs as much as fits under every row, and what the rows then cost is the row player's mixture.
Entries lie between 1 and 2, so that numbers of 32 bits are enough, on a GPU too.
"""

import numpy as np
import numpy.typing as npt

from sesame.core.kernel import kernel

Floats = npt.NDArray[np.float32]
Labels = npt.NDArray[np.int32] | Floats  # whole numbers

_MOST_PIVOTS = 80  # a tie could go round; what stands then is a mixture all the same
_TINY = np.float32(2e-6)  # less is rounding
_FINE = np.float32(2e-5)  # nothing is divided by less
_FAR = np.float32(1e30)
_ONE, _NONE = np.float32(1.0), np.float32(0.0)


@kernel
def solve(t: Floats, rows: int, columns: int, labels: Labels, x: Floats, y: Floats) -> int:
    """Mix rows (who want much) and columns (who want little); answer how many pivots it took.

    `t` holds the entries, row by row, one place more in each row, and has room for one row more.
    """
    if _settle(t, rows, columns, x, y):
        return 0
    _lay(t, rows, columns, labels)
    pivots = 0
    while pivots < _MOST_PIVOTS:
        column = _entering(t, rows, columns)
        if column < 0:
            break
        row = _leaving(t, rows, columns, column)
        if row < 0:
            break
        _pivot(t, rows, columns, row, column)
        kept = labels[row]
        labels[row] = labels[rows + column]
        labels[rows + column] = kept
        pivots += 1
    _read(t, rows, columns, labels, x, y)
    return pivots


@kernel
def _settle(t: Floats, rows: int, columns: int, x: Floats, y: Floats) -> bool:
    """Where there is a saddle mix nothing else; if not, bring all entries between 1 and 2."""
    safe, row = _safest(t, rows, columns)
    fair, column = _fairest(t, rows, columns)
    if safe >= fair:
        for i in range(rows):
            x[i] = _ONE if i == row else _NONE
        for j in range(columns):
            y[j] = _ONE if j == column else _NONE
        return True
    least, most, width = t[0], t[0], columns + 1
    for i in range(rows):
        for j in range(columns):
            least, most = min(least, t[i * width + j]), max(most, t[i * width + j])
    scale = _ONE / (most - least)
    for i in range(rows):
        for j in range(columns):
            t[i * width + j] = _ONE + (t[i * width + j] - least) * scale
    return False


@kernel
def _safest(t: Floats, rows: int, columns: int) -> tuple[np.float32, int]:
    """The row that is worth most at worst."""
    safe, found, width = t[0], -1, columns + 1
    for i in range(rows):
        worst = t[i * width]
        for j in range(1, columns):
            worst = min(worst, t[i * width + j])
        if found < 0 or worst > safe:
            safe, found = worst, i
    return safe, found


@kernel
def _fairest(t: Floats, rows: int, columns: int) -> tuple[np.float32, int]:
    """The column that costs least at worst."""
    fair, found, width = t[0], -1, columns + 1
    for j in range(columns):
        worst = t[j]
        for i in range(1, rows):
            worst = max(worst, t[i * width + j])
        if found < 0 or worst < fair:
            fair, found = worst, j
    return fair, found


@kernel
def _lay(t: Floats, rows: int, columns: int, labels: Labels) -> None:
    """The first tableau: nothing is packed. Labels below `columns` are columns, the others rows."""
    width = columns + 1
    for i in range(rows):
        t[i * width + columns] = _ONE
        labels[i] = columns + i
    for j in range(columns):
        t[rows * width + j] = -_ONE
        labels[rows + j] = j
    t[rows * width + columns] = _NONE


@kernel
def _entering(t: Floats, rows: int, columns: int) -> int:
    """The column that promises most; -1: none does."""
    best, found, last = -_TINY, -1, rows * (columns + 1)
    for j in range(columns):
        if t[last + j] < best:
            best, found = t[last + j], j
    return found


@kernel
def _leaving(t: Floats, rows: int, columns: int, column: int) -> int:
    """The row that is full first; of several, the one that rounding harms least (Harris 1973)."""
    width, limit, found, largest = columns + 1, _FAR, -1, _FINE
    for i in range(rows):
        use, room = t[i * width + column], t[i * width + columns]
        if use > _FINE:
            limit = min(limit, (room + _TINY) / use)
    for i in range(rows):
        use, room = t[i * width + column], t[i * width + columns]
        if use > largest and room <= limit * use:
            found, largest = i, use
    return found


@kernel
def _pivot(t: Floats, rows: int, columns: int, row: int, column: int) -> None:
    """Let a column and a row change places."""
    width = columns + 1
    inverse, at = _ONE / t[row * width + column], row * width
    for j in range(width):
        t[at + j] *= inverse
    t[at + column] = inverse
    for i in range(rows + 1):
        if i != row:
            use = t[i * width + column]
            if use != _NONE:
                t[i * width + column] = _NONE
                for j in range(width):
                    t[i * width + j] -= use * t[at + j]


@kernel
def _read(t: Floats, rows: int, columns: int, labels: Labels, x: Floats, y: Floats) -> None:
    """The two mixtures."""
    width, last = columns + 1, rows * (columns + 1)
    for i in range(rows):
        x[i] = _NONE
    for j in range(columns):
        y[j] = _NONE
    for i in range(rows):
        if labels[i] < columns:
            y[int(labels[i])] = max(t[i * width + columns], _NONE)
    for j in range(columns):
        if labels[rows + j] >= columns:
            x[int(labels[rows + j]) - columns] = max(t[last + j], _NONE)
    _whole(x, rows)
    _whole(y, columns)


@kernel
def _whole(mixture: Floats, n: int) -> None:
    """Let it sum to 1."""
    total = _NONE
    for i in range(n):
        total += mixture[i]
    for i in range(n):
        mixture[i] = mixture[i] / total if total > _NONE else _ONE / np.float32(n)
