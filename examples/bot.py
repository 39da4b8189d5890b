"""A robot that plays anything legal: python examples/bot.py http://localhost:8000 TABLE TOKEN."""

import json
import random
import sys
import time
from contextlib import suppress
from urllib import error, request

address = "{}/api/tables/{}".format(*sys.argv[1:])
headers = {"Authorization": f"Bearer {sys.argv[3]}", "Content-Type": "application/json"}


def say(**command):
    time.sleep(0.05)  # thirty requests a second are allowed
    body = json.dumps({"id": f"{random.getrandbits(64):x}", **command}).encode()
    with suppress(error.HTTPError):  # the table has moved on: the next update says where to
        request.urlopen(request.Request(f"{address}/commands", body, headers)).close()


for line in request.urlopen(request.Request(f"{address}/events?words=true", headers=headers)):
    update = {"info": {}, "views": [], **json.loads(line.strip() or "{}")}
    status = (update["info"] or {}).get("status")
    if status == "over":
        sys.exit(print(update["info"]["result"]["why"]["en"]))
    if status == "open" and update["views"][0]["seat"] is None:
        say(type="sit", seat=[chair["player"] for chair in update["info"]["chairs"]].index(None))
    for view in filter(lambda view: view["choices"], update["views"]):
        choice = random.choice(view["choices"])
        say(type="play", seat=view["seat"], version=update["version"], action=choice["id"])
