"""Runs the commands in documents, and compares what they print with what the document shows."""

import os
import re
import subprocess

# What a command ends with that does not know its arguments, does not end, or is not there.
NOT_UNDERSTOOD = (64, 124, 126, 127)


class ConsoleBlocks:
    """The blocks of one document, run one after the other in one folder, with an empty home.

    Lines that begin with `$ ` are commands, `> ` continues one; what follows is what it prints, and `…` alone on a
    line stands for any lines. Where nothing is shown, the command has to know its arguments, no more.
    """

    def __init__(self, folder, tools):
        self.home = home = os.path.join(folder, ".home")
        os.makedirs(home, exist_ok=True)
        self.folder, self.recorded = folder, None
        self.environment = {
            "PATH": tools + os.pathsep + os.environ["PATH"], "HOME": home, "LANG": "en_US.UTF-8",
            "W8_HOME": os.path.join(home, "w8"), "TZ": "Europe/Madrid", "COLUMNS": "120",
            "GIT_AUTHOR_NAME": "Ana", "GIT_AUTHOR_EMAIL": "ana@example.com",
            "GIT_COMMITTER_NAME": "Ana", "GIT_COMMITTER_EMAIL": "ana@example.com",
        }

    def prepare(self, script):
        """Runs what a remark `<!-- sh: … -->` holds."""
        run = self.run("set -e\n" + script)
        return None if run.returncode == 0 else run.stdout

    def check(self, block):
        """What is wrong with a block, or nothing; afterwards `recorded` is what it should be."""
        problem, lines = None, []
        for command, shown in commands(block.text):
            run = self.run(command)
            printed = [line.rstrip() for line in run.stdout.rstrip("\n").split("\n")]
            lines += ["$ " + command.replace("\n", "\n> ")]
            if not shown:
                if run.returncode in NOT_UNDERSTOOD:
                    problem = problem or f"$ {command}\nexits with {run.returncode}:\n{run.stdout}"
            elif not agrees(shown, printed):
                lines += printed
                problem = problem or f"$ {command}\nprints:\n{run.stdout}"
            else:
                lines += shown
        self.recorded = "\n".join(lines) + "\n"
        return problem

    def run(self, command):
        # One that never ends, such as --watch, is ended; 124 is its status then.
        return subprocess.run(
            ["timeout", "120", "bash", "-c", command], cwd=self.folder, env=self.environment, text=True,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        )


def agrees(shown, printed):
    pattern = "\n".join(".*" if line == "…" else re.escape(line) for line in shown)
    return re.fullmatch(pattern, "\n".join(printed), re.DOTALL) is not None


def commands(text):
    """The commands of a block, each with the lines that it prints."""
    found = []
    for line in text.rstrip("\n").split("\n"):
        if line.startswith("$ "):
            found.append((line[2:], []))
        elif line.startswith("> ") and found and not found[-1][1]:
            found[-1] = (found[-1][0] + "\n" + line[2:], [])
        elif found:
            found[-1][1].append(line.rstrip())
    return found
