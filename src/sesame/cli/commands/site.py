"""`sesame site FOLDER`: the whole house as files, for any host, at any path, without a server."""

import base64
import hashlib
import re
from argparse import Namespace
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from sesame.cli.saying import say
from sesame.cli.terminal.screen import Screen
from sesame.core.errors import BadFile, BadOption
from sesame.core.figures import number
from sesame.core.files import refusal
from sesame.core.words import LANGUAGES
from sesame.games import game as find_game
from sesame.games import games

NOWHERE = "404.html"  # many hosts show it, with that status, for what is not there
_GAMES = "games.json"  # what a server would answer to /api/games
_STYLE = """
:root { color-scheme: light dark; --table: #efe6d2; --ink: #2a2233; --lamp: #8f5208; }
@media (prefers-color-scheme: dark) {
  :root { --table: #14162b; --ink: #f3ead7; --lamp: #f0b429; }
}
body { margin: 0; min-height: 100vh; display: grid; place-content: center; gap: 2rem; padding: 1rem;
  background: var(--table); color: var(--ink); font: 1.05rem/1.5 system-ui, sans-serif;
  text-align: center; }
h1, h2 { margin: 0; color: var(--lamp); font-family: Georgia, serif; font-weight: 600; }
p { margin: 0.3rem 0; }
a { display: inline-block; padding: 0.6rem 1.2rem; border: 1px solid; border-radius: 999px;
  color: var(--lamp); text-decoration: none; }
"""
# Which folder the house stands in, this file cannot know: the nearest above that has its list
_SCRIPT = """
const find = async (path) => {
  const answer = await fetch(path + "files.js", { method: "HEAD" }).catch(() => undefined);
  if (!answer?.ok && path !== "/") return find(path.replace(/[^/]*[/]$/, ""));
  for (const link of document.querySelectorAll("a")) link.href = path;
};
void find(location.pathname.replace(/[^/]*$/, ""));
"""
_INLINE = (_STYLE, _SCRIPT)
_NOWHERE_PART = (
    '<section lang="{language}"><h2>{said[0]}</h2><p>{said[1]}</p>'
    '<p><a href="/">{said[2]}</a></p></section>\n'
)
_NOWHERE = """<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta http-equiv="Content-Security-Policy" content="{policy}" />
<title>Sésame</title>
<style>{style}</style>
</head>
<body>
<h1>Sésame</h1>
{parts}<script>{script}</script>
</body>
</html>
"""
_LISTED = re.compile(r"self\.SESAME = (.*);\s*")


def site(arguments: Namespace, screen: Screen) -> int:
    """Write the folder, or write over the one that an earlier version left there."""
    folder: Path = arguments.folder.expanduser()
    written = house()
    write(folder, written)
    size = number(sum(map(len, written.values())) / 1e6, screen.language, 2)
    screen.say("site-written", folder=folder, files=len(written), size=size)
    screen.say("site-try", "dim", folder=folder)
    return 0


def house() -> dict[str, bytes]:
    """Every file by its name: page, games as WebAssembly, the list that browsers keep it all by."""
    # here: only this command needs what servers are made of
    from sesame.server.common.page_files import INDEX, KEPT, kept, marked, page_files
    from sesame.server.transport.games import describe_games

    page = page_files()
    if INDEX not in page:
        raise BadFile(say("site-no-page"))
    page |= _machines(page) | _boards()
    page[INDEX] = marked(page[INDEX], "static")
    page[_GAMES] = msgspec.json.encode(describe_games())
    page[NOWHERE] = nowhere()
    return page | {KEPT: kept(page, "static")}


def nowhere() -> bytes:
    """In all languages, and whole in itself: at an address of any depth nothing is beside it."""
    words = [say("site-nowhere"), say("site-nowhere-why"), say("site-nowhere-home")]
    parts = "".join(
        _NOWHERE_PART.format(language=language, said=[one.to(language) for one in words])
        for language in LANGUAGES
    )
    safe = [base64.b64encode(hashlib.sha256(text.encode()).digest()).decode() for text in _INLINE]
    policy = "default-src 'none'; style-src 'sha256-{}'; script-src 'sha256-{}'; connect-src 'self'"
    text = _NOWHERE.format(
        policy=policy.format(*safe), style=_INLINE[0], script=_INLINE[1], parts=parts
    )
    return text.encode()


def _machines(page: dict[str, bytes]) -> dict[str, bytes]:
    """Those that the package does not bring: a plug-in's."""
    missing = [name for name in games() if f"machine/{name}.wasm" not in page]
    if not missing:
        return {}
    if find_spec("ziglang") is None:
        raise BadOption(say("site-no-linker", games=", ".join(missing)))
    from sesame.wasm.build import build_all

    with TemporaryDirectory() as made:
        build_all(Path(made), missing)
        return {f"machine/{file.name}": file.read_bytes() for file in Path(made).iterdir()}


def _boards() -> dict[str, bytes]:
    """What plug-ins bring for browsers."""
    brought = {name: find_game(name).page for name in games()}
    return {
        f"games/{name}/{file.name}": file.read_bytes()
        for name, folder in brought.items()
        if folder is not None
        for file in folder.iterdir()
        if file.is_file()
    }


def write(folder: Path, files: dict[str, bytes]) -> None:
    """Refuses a folder that holds something else than an earlier house."""
    try:
        if folder.exists():
            _clear(folder)
        # the list of all comes last: until then a browser goes on with what it has
        for name, body in sorted(files.items(), key=lambda file: file[0] == "files.js"):
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(body)
    except (OSError, ValueError) as error:
        raise refusal(folder, error) from None


def _clear(folder: Path) -> None:
    """Away with the files that the version before has listed: what else is there is not ours."""
    if not any(folder.iterdir()):
        return
    listed = _listed(folder)
    if not listed:
        raise BadFile(say("site-not-empty", folder=folder))
    for name in listed:
        (folder / name).unlink(missing_ok=True)


def _listed(folder: Path) -> list[str]:
    try:
        found = _LISTED.fullmatch((folder / "files.js").read_text("utf-8"))
        names: list[str] = msgspec.json.decode(found[1])["files"] if found else []
    except (OSError, ValueError, KeyError, msgspec.DecodeError):
        return []
    inside = [name for name in names if (folder / name).resolve().is_relative_to(folder.resolve())]
    return [*inside, "files.js"] if inside else []
