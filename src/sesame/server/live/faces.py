"""Names and faces of people, cached; and who was erased, and says nothing more."""

from collections import OrderedDict
from collections.abc import Iterable, Iterator

from sesame.server.common.recent import Recent
from sesame.server.log.erasure import is_mark
from sesame.server.store.interface import Person, Store

_REMEMBERED = 5_000  # people whose names are known beside those in the rooms
_ERASED = 1000  # persons remembered as erased


class Faces:
    """Whom this process knows."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known = Recent[str, Person](_REMEMBERED)
        self._erased = OrderedDict[str, None]()  # whoever still has a line open

    def __iter__(self) -> Iterator[str]:
        return iter(self._known)

    async def of(self, named: Iterable[str]) -> dict[str, Person]:
        """Those of them whom we know; the others were erased."""
        asked = {person for person in named if person and not is_mark(person)}
        known = {person: face for person in asked if (face := self._known.get(person))}
        for face in await self._store.persons([*(asked - known.keys())]):
            if self.learn(face):
                known[face.id] = face
        return known

    def learn(self, face: Person) -> bool:
        """What somebody is called now; False: they were erased meanwhile."""
        if face.id in self._erased:
            return False
        self._known[face.id] = face
        return True

    def forget(self, person: str) -> None:
        """To be looked up again when next asked for."""
        self._known.forget(person)

    def erase(self, person: str) -> None:
        self._erased[person] = None
        self._known.forget(person)
        if len(self._erased) > _ERASED:
            self._erased.popitem(last=False)

    def is_erased(self, person: str) -> bool:
        return person in self._erased
