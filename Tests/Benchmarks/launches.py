"""Prints how long programs take, as medians of alternating runs: launches.py RUNS WARMUPS < COMMANDS.

A line of the input is a name, a tab and a command, whose words are separated by spaces. A line of the output is the name, a tab and the
median in milliseconds. The programs have no input, and their output is discarded. A program is started without a shell. Each round runs
every command once, so that changes of the machine's speed affect all of them.
"""

import os
import statistics
import sys
import time


def run(words, null):
    actions = [(os.POSIX_SPAWN_DUP2, null, stream) for stream in (0, 1, 2)]
    start = time.perf_counter()
    process = os.posix_spawn(words[0], words, os.environ, file_actions=actions)
    _, status = os.waitpid(process, 0)
    seconds = time.perf_counter() - start
    if status != 0:
        sys.exit(f"{' '.join(words)} failed: {os.waitstatus_to_exitcode(status)}")
    return seconds


def main():
    runs, warmups = int(sys.argv[1]), int(sys.argv[2])
    lines = [line.rstrip("\n").split("\t") for line in sys.stdin if line.strip()]
    commands = [(name, command.split(" ")) for name, command in lines]
    times = [[] for _ in commands]
    null = os.open(os.devnull, os.O_RDWR)
    for round in range(warmups + runs):
        for (_, words), measured in zip(commands, times):
            seconds = run(words, null)
            if round >= warmups:
                measured.append(seconds)
    for (name, _), measured in zip(commands, times):
        print(f"{name}\t{statistics.median(measured) * 1000:.3f}")


main()
