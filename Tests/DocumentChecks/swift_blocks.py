"""Compiles the Swift code in documents, and runs the blocks that document their output."""

import os
import re
import subprocess

PRINTS = re.compile(r'^ *// Prints "(.*)"$', re.MULTILINE)


class SwiftBlocks:
    """The Swift blocks of a document.

    Each block is a separate program, preceded by the code of the last directive `<!-- swift: … -->`. A block with the directive
    `<!-- continues -->` is preceded by the blocks before it.
    """

    def __init__(self, folder, modules, library):
        self.folder, self.modules, self.library = folder, modules, library
        self.prologue, self.before, self.count = "", "", 0

    def check(self, block):
        """Returns the problem of a block, if any."""
        if block.directive("continues") is None:
            self.before = ""
        code = self.before + block.text
        self.before = code
        self.count += 1
        source = os.path.join(self.folder, f"block{self.count}.swift")
        with open(source, "w", encoding="utf-8") as file:
            file.write(self.prologue + code)
        wanted = PRINTS.findall(code)
        if not wanted or "import Testing" in code:
            return compiled(["swiftc", "-typecheck", *self.arguments(code), source])
        program = source.removesuffix(".swift")
        problem = compiled(
            ["swiftc", *self.arguments(code), source, "-o", program, "-L", self.library]
            + ["-lDocumented", "-Xlinker", "-rpath", "-Xlinker", self.library]
        )
        if problem:
            return problem
        environment = {"PATH": os.environ["PATH"], "LANG": "en_US.UTF-8", "SWIFT_BACKTRACE": "enable=no"}
        run = subprocess.run(
            [program], cwd=self.folder, env=environment, capture_output=True, text=True, timeout=60
        )
        printed = [without_hard_spaces(line) for line in (run.stdout + run.stderr).splitlines()]
        if printed != wanted or run.returncode != 0:
            return f"exit code {run.returncode}, prints:\n" + "\n".join(printed)
        return None

    def arguments(self, code):
        if "import PackageDescription" in code:
            swift = subprocess.run(["which", "swiftc"], capture_output=True, text=True).stdout
            usr = os.path.dirname(os.path.dirname(os.path.realpath(swift.strip())))
            return ["-I", os.path.join(usr, "lib/swift/pm/ManifestAPI"), "-package-description-version", "6.2"]
        settings = ["-swift-version", "6", "-warnings-as-errors"]
        for module_map in self.module_maps():
            settings += ["-Xcc", "-fmodule-map-file=" + module_map]
        return ["-I", os.path.join(self.modules, "Modules"), *settings]

    def module_maps(self):
        folders = (os.path.join(self.modules, module + ".build") for module in ("CICU", "CJSONSyntax"))
        names = [os.path.join(folder, "module.modulemap") for folder in folders]
        return [name for name in names if os.path.exists(name)]


def without_hard_spaces(text):
    """Returns the text with plain spaces, because documents contain no others."""
    return text.replace("\u00a0", " ").replace("\u202f", " ")


def compiled(command):
    run = subprocess.run(command, capture_output=True, text=True)
    if run.returncode == 0:
        return None
    return "does not compile:\n" + "\n".join((run.stdout + run.stderr).splitlines()[:12])
