"""Prints the rows of benchmarks as one page: page.py GOALS [--check] < ROWS.

A row has the fields: name, measured value, unit, peer, value of the peer, and optionally the goal. The goals are patterns of names and
ratios. With --check, the exit status is 1 if a ratio is over its goal by a third, or if a row has no goal.
"""

import fnmatch
import sys


def goals(path):
    with open(path, encoding="utf-8") as file:
        lines = [line.rstrip("\n").split("\t") for line in file if line.strip() and not line.startswith("#")]
    return [(pattern, float(ratio)) for pattern, ratio in lines]


def goal(name, known):
    return next((ratio for pattern, ratio in known if fnmatch.fnmatchcase(name, pattern)), None)


def main():
    known = goals(sys.argv[1])
    failures = []
    heading = ("Row", "Ours", "Unit", "Peer", "Its value", "Ratio", "Goal")
    print("{:<46} {:>12} {:<4} {:<28} {:>12} {:>8} {:>7}".format(*heading))
    for line in sys.stdin:
        fields = line.rstrip("\n").split("\t")
        if len(fields) < 5:
            print(line, end="")
            continue
        name, ours, unit, peer, value = fields[:5]
        ratio = float(ours) / float(value)
        limit = float(fields[5]) if len(fields) > 5 else goal(name, known)
        mark = ""
        if limit is None:
            failures.append(f"{name}: no goal")
        elif ratio > limit:
            mark = " over"
            if ratio > limit * 4 / 3:
                failures.append(f"{name}: {ratio:.2f}, the goal is {limit:g}")
        shown = "-" if limit is None else f"{limit:g}"
        print(f"{name:<46} {ours:>12} {unit:<4} {peer:<28} {value:>12} {ratio:>8.2f} {shown:>7}{mark}", flush=True)
    if "--check" in sys.argv and failures:
        print("", *failures, sep="\n", file=sys.stderr)
        raise SystemExit(1)


main()
