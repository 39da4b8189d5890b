"""What a store promises, kept by both databases and by the simulated ones."""

import asyncio

import msgspec

from sesame.server.log.rows import Card, Redacted, Row
from sesame.server.store.interface import Person, Session, Store, Token
from sesame.server.store.statements import ARRIVING, VISITORS_LAST
from tests.server.databases import opened, run

ANN = Person("ann", "Anne", "fox", 1)
BOB = Person("bob", "Bob", "owl", 2)
ANNS = Session("s1", "ann", 1, 0, 1, 1, 100, "Firefox, Linux")
FIRST = Row("t", 1, 10, b'{"first":1}')
CARD = Card("t", "kim_bac", "open", True, 10, ("ann",), b"{}")


def test_a_row_that_was_appended_is_read(any_store_url: str) -> None:
    async def tell() -> None:
        async with opened(any_store_url) as store:
            second = Row("t", 2, 11, bytes(range(256)))
            assert await store.append(FIRST)
            assert await store.append(second)
            assert await store.read("t") == [FIRST, second]
            assert await store.read("t", after=1) == [second]
            assert await store.read("elsewhere") == []

    run(any_store_url, tell())


def test_what_was_appended_is_there_after_closing_and_opening_again(any_store_url: str) -> None:
    async def tell() -> None:
        async with opened(any_store_url) as store:
            await store.append(FIRST, CARD)
        async with opened(any_store_url) as store:
            assert await store.read("t") == [FIRST]
            assert await store.card("t") == CARD

    run(any_store_url, tell())


def test_of_two_who_append_the_same_version_one_is_refused(any_store_url: str) -> None:
    async def tell() -> None:
        async with opened(any_store_url) as store:
            rows = [Row("t", 1, 10, b"%d" % number) for number in range(20)]
            answers = await asyncio.gather(*(store.append(row) for row in rows))
            assert sum(answers) == 1
            assert await store.read("t") == [rows[answers.index(True)]]
            assert not await store.append(rows[answers.index(True)])

    run(any_store_url, tell())


def test_a_refused_row_leaves_the_card_alone(any_store_url: str) -> None:
    async def tell() -> None:
        async with opened(any_store_url) as store:
            await store.append(FIRST, CARD)
            over = msgspec.structs.replace(CARD, status="over", people=("bob",))
            assert not await store.append(Row("t", 1, 11, b"{}"), over)
            assert await store.card("t") == CARD
            assert await store.history("bob", 99, 9) == []

    run(any_store_url, tell())


def test_a_row_that_cannot_be_written_does_not_hinder_its_neighbours(any_store_url: str) -> None:
    async def tell() -> None:
        async with opened(any_store_url) as store:
            bad = Row("\ud800", 1, 10, b"{}")  # half a character
            rows = [FIRST, bad, Row("u", 1, 10, b"{}")]
            asked = [store.append(row) for row in rows]
            first, error, third = await asyncio.gather(*asked, return_exceptions=True)
            assert (first, third) == (True, True)
            assert isinstance(error, Exception)
            assert await store.append(Row("t", 2, 10, b"{}"))

    run(any_store_url, tell())


def test_a_thousand_tables_at_once_each_have_their_rows_in_order(any_store_url: str) -> None:
    async def play(store: Store, table: str) -> None:
        for version in (1, 2, 3):
            card = msgspec.structs.replace(CARD, table=table, at=version)
            assert await store.append(Row(table, version, version, table.encode()), card)

    async def tell() -> None:
        async with opened(any_store_url) as store:
            await asyncio.gather(*(play(store, f"t{number}") for number in range(1000)))
            for table in ("t0", "t999"):
                assert [row.version for row in await store.read(table)] == [1, 2, 3]
            assert {card.at for card in await store.lobby(1 << 60, 50)} == {3}

    run(any_store_url, tell())


def test_closing_writes_first_what_was_asked(any_store_url: str) -> None:
    async def tell() -> None:
        async with opened(any_store_url) as store:
            asked = [asyncio.ensure_future(store.append(Row("t", n, n, b""))) for n in range(1, 51)]
            await asyncio.sleep(0)
        assert all(task.done() and task.result() for task in asked)

    run(any_store_url, tell())


def test_the_lobby_has_public_tables_that_are_not_over_newest_first(any_store_url: str) -> None:
    async def tell() -> None:
        async with opened(any_store_url) as store:
            for number, (status, public) in enumerate(
                [("open", True), ("playing", True), ("over", True), ("open", False)]
            ):
                card = Card(f"t{number}", "kim_bac", status, public, number, (), b"{}")
                await store.append(Row(card.table, 1, number, b"{}"), card)
            assert [card.table for card in await store.lobby(1 << 60, 50)] == ["t1", "t0"]
            assert [card.table for card in await store.lobby(1 << 60, 1)] == ["t1"]
            assert [card.table for card in await store.lobby(1, 50)] == ["t0"]

    run(any_store_url, tell())


def test_what_is_due_is_found_and_can_be_put_off(any_store_url: str) -> None:
    async def tell() -> None:
        async with opened(any_store_url) as store:
            for number, due in enumerate([None, 30, 10, 99]):
                card = Card(f"t{number}", "kim_bac", "open", False, 1, ("ann",), b"{}", due)
                await store.append(Row(card.table, 1, 1, b"{}"), card)
            assert [card.table for card in await store.due(50, 10)] == ["t2", "t1"]
            assert [card.table for card in await store.due(50, 1)] == ["t2"]
            await store.postpone("t2", 60)
            await store.postpone("t1", None)
            assert await store.due(50, 10) == []
            assert (await store.due(99, 10))[0].due == 60

    run(any_store_url, tell())


def test_tables_closed_before_they_began_are_deleted_and_no_others(any_store_url: str) -> None:
    async def tell() -> None:
        async with opened(any_store_url) as store:
            for number, status in enumerate(["void", "void", "over", "open"]):
                at = 5 if number == 1 else 1
                card = Card(f"t{number}", "kim_bac", status, False, at, ("ann",), b"{}")
                await store.append(Row(card.table, 1, 1, b"{}"), card)
            assert {card.table for card in await store.history("ann", 99, 9)} == {"t2", "t3"}
            await store.clear_void(4)
            assert [bool(await store.read(f"t{n}")) for n in range(4)] == [False, True, True, True]
            assert await store.card("t0") is None

    run(any_store_url, tell())


def test_marks_are_found_with_the_moment_they_were_made(any_store_url: str) -> None:
    async def tell() -> None:
        async with opened(any_store_url) as store:
            for number, mark in enumerate([None, "red", "blue", "red"]):
                card = Card(f"t{number}", "g", "playing", False, number, (), b"{}", None, mark)
                await store.append(Row(card.table, 1, 1, b"{}"), card)
            asked = [f"m{number}" for number in range(1200)]
            assert await store.marked([*asked, "red", "blue"]) == {"red": 1, "blue": 2}
            assert await store.marked([]) == {}

    run(any_store_url, tell())


def test_history_has_the_tables_where_a_person_sat_page_by_page(any_store_url: str) -> None:
    async def tell() -> None:
        async with opened(any_store_url) as store:
            for at in range(1, 6):
                people = ("ann", "bob") if at % 2 else ("bob",)
                card = Card(f"t{at}", "kim_bac", "over", False, at, people, b"{}")
                await store.append(Row(card.table, 1, at, b"{}"), card)
            newest = await store.history("ann", before=99, limit=2)
            assert [card.table for card in newest] == ["t5", "t3"]
            assert newest[0].people == ("ann", "bob")
            older = await store.history("ann", before=newest[-1].at, limit=2)
            assert [card.table for card in older] == ["t1"]

    run(any_store_url, tell())


def test_a_card_follows_who_sits_there(any_store_url: str) -> None:
    async def tell() -> None:
        async with opened(any_store_url) as store:
            await store.append(FIRST, CARD)
            changed = msgspec.structs.replace(CARD, people=("bob", "cleo"), status="playing")
            await store.append(Row("t", 2, 11, b"{}"), changed)
            assert await store.card("t") == changed
            assert await store.history("ann", 99, 9) == []
            assert await store.history("cleo", 99, 9) == [changed]

    run(any_store_url, tell())


def test_people_are_saved_renamed_and_found(any_store_url: str) -> None:
    async def tell() -> None:
        async with opened(any_store_url) as store:
            await store.save_person(ANN)
            await store.save_person(BOB)
            await store.save_person(Person("ann", "Aurélie", "cat", 99))
            assert await store.person("ann") == Person("ann", "Aurélie", "cat", 1)
            assert [p.id for p in await store.persons(["bob", "nobody", "ann"])] == ["bob", "ann"]
            assert await store.person("nobody") is None

    run(any_store_url, tell())


def test_a_token_is_found_by_its_hash_and_dropped_by_its_owner_only(any_store_url: str) -> None:
    async def tell() -> None:
        async with opened(any_store_url) as store:
            token = Token("h1", "ann", "my robot", 5)
            await store.save_token(token)
            assert await store.token("h1") == token
            await store.drop_token("h1", "bob")
            assert await store.tokens("ann") == [token]
            await store.drop_token("h1", "ann")
            assert await store.token("h1") is None

    run(any_store_url, tell())


def test_a_code_is_good_once_and_until_its_time(any_store_url: str) -> None:
    async def tell() -> None:
        async with opened(any_store_url) as store:
            await store.save_code("4711", "h", "ann", until=100)
            taken = await asyncio.gather(*(store.take_code("4711", now=99) for _ in range(10)))
            assert sorted(taken, key=bool)[-2:] == [None, ("h", "ann")]
            await store.save_code("4712", "h", "ann", until=100)
            assert await store.take_code("4712", now=100) is None

    run(any_store_url, tell())


def test_the_secret_is_made_once(any_store_url: str) -> None:
    async def tell() -> None:
        async with opened(any_store_url) as store:
            secret, again = await asyncio.gather(store.secret(), store.secret())
        async with opened(any_store_url) as store:
            assert len(secret) == 32
            assert secret == again == await store.secret()

    run(any_store_url, tell())


def without_ann(rows: list[Row], card: Card | None) -> Redacted:
    hers = [row for row in rows if row.body.startswith(b"ann says")]
    silent = [msgspec.structs.replace(row, body=b"she says nothing") for row in hers]
    return Redacted(silent, card and msgspec.structs.replace(card, people=("bob",), body=b"[]"))


def test_a_forgotten_person_leaves_moves_and_nothing_else(any_store_url: str) -> None:
    """What was said as a spectator stayed: only tables where somebody sat were looked at."""

    async def tell() -> None:
        async with opened(any_store_url) as store:
            await store.save_person(ANN)
            await store.save_person(BOB)
            await store.save_session(ANNS)
            await store.save_token(Token("h1", "ann", "robot", 5))
            await store.save_code("4711", "h", "ann", until=100)
            both = msgspec.structs.replace(CARD, people=("ann", "bob"))
            for version, body in enumerate((b"a move", b"ann says hello", b"bob says hi"), 1):
                await store.append(Row("t", version, version, body), both)
            await store.append(Row("u", 1, 1, b"ann says this where she never sat"))
            for table in ("t", "u", "u"):
                await store.trace("ann", table)

            await store.forget("ann")
            assert await store.unfinished() == ["ann"]
            for table in await store.traces("ann"):
                await store.redact(table, "ann", without_ann)
            await store.scrub("ann")

            told = [row.body for row in await store.read("t")]
            assert told == [b"a move", b"she says nothing", b"bob says hi"]
            assert [row.body for row in await store.read("u")] == [b"she says nothing"]
            assert await store.person("ann") is None
            assert await store.session("s1") is None
            assert await store.token("h1") is None
            assert await store.take_code("4711", now=1) is None
            assert await store.history("ann", 99, 9) == []
            found = await store.card("t")
            assert found == msgspec.structs.replace(both, people=("bob",), body=b"[]")
            assert await store.person("bob") == BOB
            assert await store.unfinished() == []

    run(any_store_url, tell())


def test_a_table_that_was_theirs_alone_goes_as_a_whole(any_store_url: str) -> None:
    async def tell() -> None:
        async with opened(any_store_url) as store:
            await store.append(FIRST, CARD)
            await store.trace("ann", "t")
            await store.redact("t", "ann", lambda _rows, _card: Redacted([], None, is_gone=True))
            assert (await store.read("t"), await store.card("t")) == ([], None)
            assert await store.traces("ann") == []

    run(any_store_url, tell())


def test_a_session_that_was_ended_does_not_come_back_by_being_used(any_store_url: str) -> None:
    async def tell() -> None:
        async with opened(any_store_url) as store:
            await store.save_session(ANNS)
            later = msgspec.structs.replace(ANNS, generation=1, used=9)
            await store.use_session(later)
            await store.use_session(ANNS)  # another process, which has not heard
            assert await store.sessions("ann") == [later]
            await store.end_session("s1", "bob")
            assert await store.session("s1") == later
            await store.end_session("s1", "ann")
            await store.use_session(later)
            await store.rename_person(ANN)
            assert (await store.session("s1"), await store.person("ann")) == (None, None)

    run(any_store_url, tell())


def test_keys_that_have_ended_and_visitors_who_never_sat_are_forgotten(any_store_url: str) -> None:
    async def tell() -> None:
        async with opened(any_store_url) as store:
            for person in (ANN, BOB):
                await store.save_person(person)
            await store.save_session(ANNS)
            await store.save_token(Token("h1", "bob", "robot", 5, until=50))
            await store.trace("bob", "t")
            await store.forget_ended(now=40)
            assert await store.persons(["ann", "bob"]) == [ANN, BOB]
            await store.forget_ended(now=100 + ARRIVING)
            assert await store.persons(["ann", "bob"]) == [BOB]
            assert (await store.session("s1"), await store.token("h1")) == (None, None)
            # Who never sat or spoke is forgotten after a month, whatever their cookie says
            await store.save_person(ANN)
            await store.save_session(msgspec.structs.replace(ANNS, until=1 << 50))
            await store.forget_ended(now=VISITORS_LAST)
            assert await store.person("ann") == ANN
            await store.forget_ended(now=VISITORS_LAST + 2)
            assert await store.person("ann") is None

    run(any_store_url, tell())


def test_who_has_just_arrived_and_has_no_key_yet_is_not_forgotten(any_store_url: str) -> None:
    """Another process that started just then did; later their seats were taken from them."""

    async def tell() -> None:
        async with opened(any_store_url) as store:
            now = 10 * ARRIVING
            await store.save_person(msgspec.structs.replace(ANN, at=now))
            await store.forget_ended(now + 1)
            await store.save_session(msgspec.structs.replace(ANNS, until=1 << 50))
            await store.trace("ann", "t")
            assert await store.person("ann") is not None
            assert await store.unfinished() == []

    run(any_store_url, tell())


def test_a_store_is_well_and_keeps_tables_again_and_again(any_store_url: str) -> None:
    async def tell() -> None:
        async with opened(any_store_url) as store:
            assert await store.is_well()
            assert await store.keep("t")
            assert await store.keep("t")
            await store.release("t")
            await store.release("t")
            assert await store.keep("t")
            await store.tell("nobody is there to hear it")

    run(any_store_url, tell())
