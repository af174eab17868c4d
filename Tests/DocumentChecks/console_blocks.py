"""Runs the commands in documents and compares their output."""

import os
import re
import subprocess
import tempfile

# Exit codes for incorrect usage, a timeout, and missing commands.
FAILURES = (64, 124, 126, 127)
CHANGE_FOLDER = re.compile(r"cd [\w./-]+")


class ConsoleBlocks:
    """The console blocks of a document, which run in one folder with an empty home folder.

    Lines with the prefix `$ ` are commands, `> ` continues a command, and the following lines are its output. A line `…` matches
    any lines. If there is no output, the command must accept its arguments. `$ cd FOLDER` is valid until the end of the block.
    """

    def __init__(self, folder, tools):
        self.home = home = os.path.join(folder, ".home")
        os.makedirs(home, exist_ok=True)
        self.folder, self.updated = folder, None
        self.environment = {
            "PATH": tools + os.pathsep + os.environ["PATH"], "HOME": home, "LANG": "en_US.UTF-8",
            "DOCUMENTED_ROOT": os.getcwd(), "W8_HOME": os.path.join(home, "w8"), "TZ": "Europe/Madrid", "COLUMNS": "120",
            "GIT_AUTHOR_NAME": "Ana", "GIT_AUTHOR_EMAIL": "ana@example.com",
            "GIT_COMMITTER_NAME": "Ana", "GIT_COMMITTER_EMAIL": "ana@example.com",
        }

    def prepare(self, script):
        """Runs the script of a directive `<!-- sh: … -->`."""
        run = self.run("set -e\n" + script)
        return None if run.returncode == 0 else run.stdout

    def check(self, block):
        """Returns the problem of a block, if any, and sets `updated` to the block with the actual output."""
        problem, lines, folder = None, [], self.folder
        for command, shown in commands(block.text):
            if CHANGE_FOLDER.fullmatch(command):
                folder = os.path.join(folder, command[3:])
                lines += ["$ " + command]
                if not os.path.isdir(folder):
                    return f"{command}: the folder does not exist"
                continue
            run = self.run(command, folder)
            printed = [line.rstrip() for line in run.stdout.rstrip("\n").split("\n")]
            lines += ["$ " + command.replace("\n", "\n> ")]
            if not shown:
                if run.returncode in FAILURES:
                    problem = problem or f"$ {command}\nexits with {run.returncode}:\n{run.stdout}"
            elif not agrees(shown, printed):
                lines += printed
                problem = problem or f"$ {command}\nprints:\n{run.stdout}"
            else:
                lines += shown
        self.updated = "\n".join(lines) + "\n"
        return problem

    def configuration_problem(self, text):
        """Returns the problem of a configuration file, if any: a setting that does not exist or has another type."""
        with tempfile.TemporaryDirectory() as folder:
            with open(os.path.join(folder, ".xcstrings.yml"), "w", encoding="utf-8") as file:
                file.write(text)
            run = self.run("xcstrings config", folder)
        return run.stdout if run.returncode not in (0, 1) else None

    def run(self, command, folder=None):
        # Commands such as sync --watch run until the timeout, with exit code 124.
        return subprocess.run(
            ["timeout", "120", "bash", "-c", command], cwd=folder or self.folder, env=self.environment, text=True,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        )


def agrees(shown, printed):
    pattern = "\n".join(".*" if line == "…" else re.escape(line) for line in shown)
    return re.fullmatch(pattern, "\n".join(printed), re.DOTALL) is not None


def commands(text):
    """Returns the commands of a block, each with its output lines."""
    found = []
    for line in text.rstrip("\n").split("\n"):
        if line.startswith("$ "):
            found.append((line[2:], []))
        elif line.startswith("> ") and found and not found[-1][1]:
            found[-1] = (found[-1][0] + "\n" + line[2:], [])
        elif found:
            found[-1][1].append(line.rstrip())
    return found
