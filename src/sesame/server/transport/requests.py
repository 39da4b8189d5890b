"""Requests: who asks, by what key, from where; and the work for which they pay."""

from collections.abc import Callable
from typing import Annotated, Any, ParamSpec, TypeVar

from litestar import Request
from litestar.params import PathParameter

from sesame.server.common.limits import household
from sesame.server.live.house import House
from sesame.server.log.refusals import stranger
from sesame.server.transport.keys import Pass, Scope
from sesame.server.transport.people import People

Given = ParamSpec("Given")
Answer = TypeVar("Answer")
TableName = Annotated[str, PathParameter(pattern=r"^[A-Za-z0-9_-]{1,64}$")]


async def pass_of(request: Request[Any, Any, Any]) -> Pass | None:
    """By what key somebody asks; None: nobody in particular."""
    people: People = request.app.state.people
    return await people.keys.who(request.headers)


async def asking(request: Request[Any, Any, Any], scope: Scope = "play") -> str:
    """The person who asks, with a key that is good for it."""
    found = await pass_of(request)
    if found is None:
        raise stranger()
    found.require(scope)
    return found.person


async def looking(request: Request[Any, Any, Any]) -> str:
    """The person who looks; empty: nobody in particular."""
    found = await pass_of(request)
    return found.person if found else ""


def address_of(request: Request[Any, Any, Any]) -> str:
    """Where it comes from, for limits."""
    return request.client.host if request.client else "?"


def house_of(request: Request[Any, Any, Any]) -> House:
    house: House = request.app.state.house
    return house


async def aside(
    request: Request[Any, Any, Any],
    work: Callable[Given, Answer],
    *args: Given.args,
    **named: Given.kwargs,
) -> Answer:
    """Heavy work, for which the address and the person who ask pay (`common/aside.py`)."""
    address = household(request.client.host if request.client else "?")
    person = await looking(request)
    askers = (address, person) if person else (address,)
    return await house_of(request).aside.do(askers, work, *args, **named)
