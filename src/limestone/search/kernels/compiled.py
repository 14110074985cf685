"""Machine words and a compiler for kernels; where numba is missing, plain Python does the same."""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from tempfile import mkdtemp
from typing import Any, TypeVar

Function = TypeVar("Function", bound=Callable[..., Any])
Words = Any  # a row of 64-bit words: an array of numpy, or a list
Word = Any  # a 64-bit word
Number = Any  # a signed number


def _found(module: str) -> Any:
    """A module of the extra `fast`, if it is installed."""
    try:
        return import_module(module)
    except ImportError:
        return None


numba, numpy = _found("numba"), _found("numpy")
FAST = numba is not None and numpy is not None

word: Callable[[Any], Word] = numpy.uint64 if FAST else int
number: Callable[[Any], Number] = numpy.int64 if FAST else int


def _instruction(name: str) -> Callable[[Word], Number]:
    """A processor instruction that turns one word into a number."""
    types = import_module("numba.core.types")

    def typed(typing: Any, board: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            undefined = [] if name == "ctpop" else [context.get_constant(types.boolean, True)]
            return getattr(builder, name)(args[0], *undefined)

        return types.int64(types.uint64), generate

    made: Callable[[Word], Number] = import_module("numba.extending").intrinsic(typed)
    return made


def _first(board: int) -> int:
    return (board & -board).bit_length() - 1


def _zeros_above(board: int) -> int:
    return 64 - board.bit_length()


# How many bits are set, the number of the lowest one, how many are clear above the highest.
bit_count = _instruction("ctpop") if FAST else int.bit_count
first = _instruction("cttz") if FAST else _first
zeros_above = _instruction("ctlz") if FAST else _zeros_above


def words(*shape: int) -> Words:
    """A row of 64-bit words, or several rows, all zero."""
    return numpy.zeros(shape, numpy.uint64) if FAST else _lists(shape)


def numbers(*shape: int) -> Words:
    """A row of signed numbers, or several rows, all zero."""
    return numpy.zeros(shape, numpy.int64) if FAST else _lists(shape)


def compiled(function: Function) -> Function:
    """The function as machine code, made when it is first called and kept for the next time.

    It may not make arrays: counting who holds those it is given took most of its time.
    """
    if not FAST:
        return function
    with _cache_folder(Path(__file__).parent):
        compiler = numba.njit(cache=True, error_model="numpy", forceinline=True, _nrt=False)
        made: Function = compiler(function)
        return made


def cached(function: Callable[..., Any]) -> bool:
    """Whether the function can run without being compiled first."""
    if not FAST:
        return True
    made: Any = function
    folder = Path(made._cache.cache_path)
    return any(folder.glob(f"*.{function.__name__}-*.nbi"))


def _lists(shape: tuple[int, ...]) -> Words:
    if len(shape) == 1:
        return [0] * shape[0]
    return [_lists(shape[1:]) for _ in range(shape[0])]


@contextmanager
def _cache_folder(sources: Path) -> Iterator[None]:
    """A folder named by the hash of all kernels, so that an edited callee leaves no old code."""
    before = numba.config.CACHE_DIR
    texts = b"".join(path.read_bytes() for path in sorted(sources.glob("*.py")))
    folder = Path(before) if before else _user_folder()
    numba.config.CACHE_DIR = str(folder / sha256(texts).hexdigest()[:12])
    try:
        yield
    finally:
        numba.config.CACHE_DIR = before


@cache
def _user_folder() -> Path:
    """Where this user keeps compiled code: without a home, a temporary folder."""
    home = Path(os.environ.get("XDG_CACHE_HOME") or Path("~/.cache").expanduser())
    try:
        (home / "limestone").mkdir(parents=True, exist_ok=True)
    except OSError:
        return Path(mkdtemp(prefix="limestone-"))
    return home / "limestone"
