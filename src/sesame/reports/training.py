"""A page about a training run: how well each generation foretold, and what it won."""

from collections.abc import Sequence
from html import escape
from importlib.resources import files

import sesame
from sesame.core.figures import number, percentage
from sesame.core.words import Language
from sesame.reports import plots
from sesame.reports.estimates import Estimate
from sesame.reports.saying import say
from sesame.train.value import Generation, Recipe
from sesame.version import __version__

_TEMPLATE = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="generator" content="sesame train">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>
{style}</style>
</head>
<body>
<main>
<h1>{title}</h1>
{body}
</main>
</body>
</html>
"""


def page(recipe: Recipe, log: Sequence[Generation], language: Language) -> str:
    """The whole page; it needs no other file."""
    title = say("training-title", game=sesame.game(recipe.game).title).to(language)
    return _TEMPLATE.format(
        language=language,
        title=escape(title),
        style=(files("sesame.reports") / "page.css").read_text("utf-8"),
        body="\n".join((_curves(log, language), _table(log, language), _written(recipe, language))),
    )


def _curves(log: Sequence[Generation], language: Language) -> str:
    """Two curves over the generations."""
    ends = str(log[0].number), str(log[-1].number)
    shares = [Estimate(one.share, one.low, one.high, one.games) for one in log]
    losses = [Estimate(one.loss, one.loss, one.loss, one.examples) for one in log]
    share = plots.curve(
        say("training-share").to(language),
        [shares],
        lambda value: percentage(value, language),
        ends,
        most=1.0,
        fair=0.5,
    )
    title = say("training-loss").to(language)
    loss = plots.curve(title, [losses], lambda value: number(value, language, 2), ends)
    return "\n".join(
        f"<section><h2>{escape(title.to(language))}</h2>{drawn}<p>{escape(why.to(language))}</p>"
        "</section>"
        for title, drawn, why in (
            (say("training-share"), share, say("training-share-why")),
            (say("training-loss"), loss, say("training-loss-why")),
        )
    )


def _table(log: Sequence[Generation], language: Language) -> str:
    heads = "".join(f"<th>{head}</th>" for head in say("training-columns").to(language).split(","))
    rows = "".join(f"<tr>{_cells(one, language)}</tr>" for one in log)
    return f"<table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>"


def _cells(one: Generation, language: Language) -> str:
    shares = (percentage(value, language) for value in (one.share, one.low, one.high))
    counts = (number(value, language) for value in (one.number, one.games, one.examples))
    cells = (*counts, number(one.loss, language, 4), *shares, number(one.seconds, language))
    return "".join(f"<td>{cell}</td>" for cell in cells)


def _written(recipe: Recipe, language: Language) -> str:
    """The recipe, so that the run can be made again."""
    values = ", ".join(
        f"{name} {getattr(recipe, name)}" for name in recipe.__struct_fields__ if name != "options"
    )
    options = ", ".join(f"{name}={value}" for name, value in recipe.options.items())
    said = escape(f"{values}; {options}; sesame {__version__}")
    return f"<h2>{say('training-recipe').to(language)}</h2><p>{said}</p>"
