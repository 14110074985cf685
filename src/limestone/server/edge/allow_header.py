"""OPTIONS: every path answers with the methods that it has."""

from collections import defaultdict
from collections.abc import Sequence

from litestar import HttpMethod, Response, route
from litestar.handlers import HTTPRouteHandler


def answers(handlers: Sequence[HTTPRouteHandler]) -> list[HTTPRouteHandler]:
    """A handler of OPTIONS for every path; the framework's own knows one handler at a time."""
    methods: dict[str, set[str]] = defaultdict(lambda: {"OPTIONS"})
    for handler in handlers:
        for path in handler.paths:
            methods[path] |= {str(method) for method in handler.http_methods}
    return [_answer(path, ", ".join(sorted(found))) for path, found in methods.items()]


def _answer(path: str, allowed: str) -> HTTPRouteHandler:
    @route(path, http_method=HttpMethod.OPTIONS, status_code=204, include_in_schema=False)
    async def options() -> Response[None]:
        return Response(None, status_code=204, headers={"Allow": allowed})

    return options
