"""Legal moves as a tree: every path from the root to an end, written together, is one move."""

import re
from collections.abc import Mapping, Sequence

# A list: pieces after which the move is complete ("" if it is complete here).
# A mapping: pieces and what may follow them ("" leads to an empty list: complete here).
Tree = Sequence[str] | Mapping[str, "Tree"]

Node = dict[str, "Node"]
END = ""


def grown(pieces: str, texts: Sequence[str]) -> Tree:
    """The tree of some texts, each cut by a pattern.

    >>> grown("[a-z]+| [a-z]", ["play r", "play g", "accuse"])
    {'play': [' r', ' g'], 'accuse': []}
    """
    cut = re.compile(pieces)
    root: Node = {}
    for text in texts:
        node = root
        for piece in cut.findall(text):
            node = node.setdefault(piece, {})
        node[END] = {}
    return _packed(root)


def flat(tree: Tree) -> list[str]:
    """The moves of a tree, in its order.

    >>> flat({"play": [" r", " g"], "accuse": [], "pass": {"": [], " on": []}})
    ['play r', 'play g', 'accuse', 'pass', 'pass on']
    """
    if not isinstance(tree, Mapping):
        return list(tree) or [END]
    return [piece + rest for piece, after in tree.items() for rest in flat(after)]


def _packed(node: Node) -> Tree:
    if list(node) == [END]:
        return []
    if all(list(child) == [END] or piece == END for piece, child in node.items()):
        return list(node)
    return {piece: _packed(child) for piece, child in node.items()}
