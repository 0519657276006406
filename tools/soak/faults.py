"""What can befall a host: killed, out of disk, kept busy, its clock set, its line to Discord weak."""

from tools.soak import jumps, kill, storms, weak_line
from tools.soak.report import Desk, Report


def run(desk: Desk) -> list[Report]:
    return [report for part in (kill, storms, jumps, weak_line) for report in part.run(desk)]
