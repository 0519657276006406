"""Plays a game over HTTP: FONDACO_TOKEN=... example_bot.py ADDRESS [GAME]; without GAME, against bots."""

import json
import os
import random
import sys
import time
import urllib.error
import urllib.request


def pick(choice, rng):
    """Any legal answer to a choice; this is all that a bot has to know of any title."""
    match choice["kind"]:
        case "pick":
            free = [option["id"] for option in choice["options"] if not option["blocked"]]
            if choice["low"] == choice["high"] == 1:
                return rng.choice(free)
            return rng.sample(free, rng.randint(choice["low"], min(choice["high"], len(free))))
        case "amount":
            return rng.randrange(choice["low"], choice["high"] + 1, choice["step"])
        case "share":
            counts = {bucket["id"]: bucket["low"] for bucket in choice["buckets"]}
            room = [pot["id"] for pot in choice["buckets"] for _ in range(pot["high"] - pot["low"])]
            least, most = choice["low"] - sum(counts.values()), choice["high"] - sum(counts.values())
            for bucket in rng.sample(room, rng.randint(max(0, least), min(most, len(room)))):
                counts[bucket] += 1
            return counts
        case "one_of":
            way = rng.choice([branch for branch in choice["branches"] if not branch["blocked"]])
            return {way["id"]: pick(way["choice"], rng)}
        case "all_of":
            return {part["id"]: pick(part["choice"], rng) for part in choice["parts"]}


def ask(path, body=None):
    """GET an address of the API, or POST to it; its JSON."""
    head = {"Authorization": "Bearer " + os.environ["FONDACO_TOKEN"], "Content-Type": "application/json"}
    request = urllib.request.Request(sys.argv[1] + "/api/v1" + path, body and json.dumps(body).encode(), head)
    with urllib.request.urlopen(request, timeout=60) as response:
        return json.load(response)


def main():
    game = sys.argv[2] if len(sys.argv) > 2 else ask("/games", {"title": "neptun"})["id"]
    while (asked := ask(f"/games/{game}/question"))["state"] == "live":
        if (question := asked["question"]) and question["blocking"]:
            answer = pick(question["choice"], random)
            print(question["prompt"], "->", answer)
            try:
                ask(f"/games/{game}/answer", {"token": question["token"], "answer": answer})
            except urllib.error.HTTPError as refused:
                assert refused.code in (409, 422), refused  # someone moved meanwhile: ask again
        else:
            time.sleep(1)
    print(ask(f"/games/{game}")["result"])


if __name__ == "__main__":
    main()
