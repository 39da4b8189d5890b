"""A search tree in flat arrays: nodes, the arms of simultaneous choices, and a way to find both."""

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from sesame.core import contract
from sesame.core.kernel import kernel

SEATS = 6  # most that any game has
ROOT = 1  # node 0 is nobody: the end of every chain

Node = np.dtype(
    [
        ("total", "f8", SEATS),  # utilities of the simulations that came through here, by seat
        ("key", "i8"),  # what led here: an action as the searching seat sees it, or arms of several
        ("parent", "i4"),
        ("child", "i4"),  # the newest; 0: none
        ("sibling", "i4"),  # the next older; 0: none
        ("visits", "i4"),  # simulations that came through here
        ("seen", "i4"),  # simulations in which it could have been chosen
        ("arms", "i4"),  # the first of a simultaneous choice; 0: none
        ("armed", "i4"),  # how many there are, of all seats
        ("choosers", "i4"),  # the seats that choose, as bits
    ],
    align=True,
)

Arm = np.dtype(
    [
        ("regret", "f8"),  # how much better it would have done, in all
        ("played", "f8"),  # probability with which it was played, in all
        ("total", "f8"),  # utilities of the simulations that played it
        ("visits", "i4"),
        ("action", "i4"),
        ("count", "i4"),  # arms that its seat has here, in a row
    ],
    align=True,
)


class Tree(NamedTuple):
    """The arrays, which kernels share."""

    nodes: Any  # recarray of Node
    arms: Any  # recarray of Arm
    slots: npt.NDArray[np.int32]  # hash table: (parent, key) to node; its size is a power of 2
    used: npt.NDArray[np.int64]  # shape (2,): nodes and arms in use


def plant(nodes: int, arms: int) -> Tree:
    """An empty tree with room for so many."""
    size = 1 << (2 * nodes - 1).bit_length()
    tree = Tree(
        contract.blank(Node, nodes),
        contract.blank(Arm, arms),
        np.zeros(size, np.int32),
        np.zeros(2, np.int64),
    )
    clear(tree)
    return tree


@kernel
def clear(tree: Tree) -> None:
    """A tree of one node, the root."""
    tree.slots[:] = 0
    tree.used[0], tree.used[1] = ROOT, 1  # arm 0 is no arm
    add(tree, 0, 0)
    tree.nodes[0].child = 0


@kernel
def _slot(tree: Tree, parent: int, key: int) -> int:
    """Where to begin looking: Fibonacci hashing, its high bits folded in."""
    mixed = (parent * 0x9E3779B1 + key * 0x85EBCA6B) & 0x7FFFFFFFFFFFFFF
    return (mixed ^ mixed >> 29) & (len(tree.slots) - 1)


@kernel
def find(tree: Tree, parent: int, key: int) -> int:
    """The child that the key leads to; 0 if there is none."""
    at = _slot(tree, parent, key)
    while tree.slots[at]:
        node = int(tree.slots[at])
        if tree.nodes[node].parent == parent and tree.nodes[node].key == key:
            return node
        at = (at + 1) & tree.slots.shape[0] - 1
    return 0


@kernel
def add(tree: Tree, parent: int, key: int) -> int:
    """A new child; trusts that there is room and that it is new."""
    number = int(tree.used[0])
    tree.used[0] += 1
    node = tree.nodes[number]
    for seat in range(SEATS):
        node.total[seat] = 0.0
    node.key = key
    node.parent = parent
    node.child = 0
    node.sibling = tree.nodes[parent].child
    node.visits = 0
    node.seen = 0
    node.arms = 0
    node.armed = 0
    tree.nodes[parent].child = number
    at = _slot(tree, parent, key)
    while tree.slots[at]:
        at = (at + 1) & tree.slots.shape[0] - 1
    tree.slots[at] = number
    return number


@kernel
def has_room(tree: Tree, nodes: int, arms: int) -> bool:
    """Whether so many more fit."""
    enough = tree.used[0] + nodes <= tree.nodes.shape[0]
    return bool(enough and tree.used[1] + arms <= tree.arms.shape[0])


@kernel
def lead(tree: Tree) -> int:
    """By how many visits the root's best child is ahead of the next; 0 where several choose."""
    if tree.nodes[ROOT].armed:
        return 0
    first, second = 0, 0
    child = int(tree.nodes[ROOT].child)
    while child:
        visits = int(tree.nodes[child].visits)
        if visits > first:
            first, second = visits, first
        else:
            second = max(second, visits)
        child = int(tree.nodes[child].sibling)
    return first - second


@kernel
def transplant(old: Tree, root: int, new: Tree, origin: npt.NDArray[np.int32]) -> None:
    """Copy what grows from `root` into a cleared tree, whose root it becomes: breadth first.

    `origin` is scratch room: which old node each new one copies.
    """
    _copy(old, root, new, ROOT)
    origin[ROOT] = root
    at = ROOT
    while at < new.used[0]:
        child = int(old.nodes[origin[at]].child)
        while child:
            copied = add(new, at, int(old.nodes[child].key))
            _copy(old, child, new, copied)
            origin[copied] = child
            child = int(old.nodes[child].sibling)
        at += 1


@kernel
def _copy(old: Tree, node: int, new: Tree, copied: int) -> None:
    source, target = old.nodes[node], new.nodes[copied]
    for seat in range(SEATS):
        target.total[seat] = source.total[seat]
    target.visits = source.visits
    target.seen = source.seen
    target.armed = source.armed
    target.choosers = source.choosers
    if source.armed:
        target.arms = new.used[1]
    for arm in range(int(source.armed)):
        new.arms[new.used[1]] = old.arms[int(source.arms) + arm]
        new.used[1] += 1
