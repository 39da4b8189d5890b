"""Erasure: a table's log and card without somebody; moves, versions and times stay.

In the log of each table a mark of that table alone takes the person's place: the game can still be
replayed and verified, and nobody can tell that two games were played by one person.
"""

import secrets

import msgspec

from sesame.server.log import events
from sesame.server.log.events import Entry
from sesame.server.log.rows import Card, Redacted, Row
from sesame.server.protocol import Listing

_SIGN = "gone."  # no person's id has a dot
_decoder = msgspec.json.Decoder(Entry)
_encoder = msgspec.json.Encoder()


def is_mark(person: str) -> bool:
    """Whether that stands for somebody who was erased."""
    return person.startswith(_SIGN)


def without(rows: list[Row], card: Card | None, person: str) -> Redacted:
    """What the table is without them; a record that they brought goes as a whole."""
    mark, changed = _SIGN + secrets.token_hex(4), list[Row]()
    for row in rows:
        if person.encode() not in row.body:
            continue
        entry = _decoder.decode(row.body)
        is_theirs = entry.by == person
        if is_theirs and isinstance(entry.event, events.Created) and entry.event.record is not None:
            return Redacted([], None, is_gone=True)
        body = _encoder.encode(_entry(entry, person, mark))
        changed.append(Row(row.table, row.version, row.at, body))
    return Redacted(changed, None if card is None else _card(card, person, mark))


def _entry(entry: Entry, person: str, mark: str) -> Entry:
    """The command's id goes too: it was of the client's own making."""
    event = _event(entry.event, person, mark, is_theirs=entry.by == person)
    if entry.by != person:
        return msgspec.structs.replace(entry, event=event)
    return Entry(event=event, by=mark)


def _event(event: events.Event, person: str, mark: str, *, is_theirs: bool) -> events.Event:
    match event:
        case events.Spoken() if is_theirs:
            return events.Spoken("")
        case events.Named(seat) if is_theirs:
            return events.Named(seat, "")
        case events.Seated(seat, sitter, level) if sitter == person:
            return events.Seated(seat, mark, level)
        case events.Awaited(seat, guest) if guest == person:
            return events.Awaited(seat, mark)
        case events.Muted(unheard, muted) if unheard == person:
            return events.Muted(mark, muted)
    return event


def _card(card: Card, person: str, mark: str) -> Card:
    listing = msgspec.json.decode(card.body, type=Listing)
    players = [
        msgspec.structs.replace(player, person=mark, name="", avatar="")
        if player is not None and player.person == person
        else player
        for player in listing.players
    ]
    body = _encoder.encode(msgspec.structs.replace(listing, players=players))
    people = tuple(other for other in card.people if other != person)
    return msgspec.structs.replace(card, people=people, body=body)
