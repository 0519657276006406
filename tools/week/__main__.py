"""python -m tools.week [--tables N] [--days D] [--seed S] [--postgres]"""

import argparse
import asyncio
import logging
import sys
from contextlib import nullcontext

import structlog

from bot.clock import stopwatch
from tests.postgres import QUICK, postgres
from tools.week.run import simulate


def main() -> int:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--tables", type=int, default=200)
    arguments.add_argument("--days", type=float, default=7)
    arguments.add_argument("--seed", default="week")
    arguments.add_argument("--postgres", action="store_true", help="on PostgreSQL, not on a file")
    wanted = arguments.parse_args()
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.CRITICAL))
    lap = stopwatch()
    with postgres(*QUICK) if wanted.postgres else nullcontext() as server:
        target = server.new_database() if server else ""
        report = asyncio.run(simulate(wanted.tables, wanted.days, wanted.seed, target))
    lines = [
        *report.wrong,
        *(f"{count:7} {what}" for what, count in sorted((report.did + report.mail).items())),
        f"{wanted.tables} tables, {wanted.days:g} days in {lap():.0f} s: {len(report.wrong)} promises broken",
    ]
    sys.stdout.write("\n".join(lines) + "\n")
    return 1 if report.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
