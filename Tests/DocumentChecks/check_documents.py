"""Checks the links and the code blocks in documents, for Scripts/check-documentation.

Swift blocks are compiled; those with lines `// Prints "…"` are also run. Console blocks are run, and so are the steps of
workflows in YAML. Each other block needs a directive, so that no code is untested by accident. HTML comments before a block are
directives:

    <!-- not run: REASON -->     skips the block
    <!-- test: NAME -->          a test or script runs the block
    <!-- needs: PROGRAM -->      skips the block if the program is not installed
    <!-- file: NAME -->          writes the block to a file
    <!-- given file: NAME -->    writes the block to a file before all other blocks
    <!-- shown file: NAME -->    compares the block with a file
    <!-- configuration -->       checks the block as .xcstrings.yml
    <!-- sh: … -->               runs a script
    <!-- swift: … -->            Swift code that precedes all following Swift blocks
    <!-- continues -->           continues the previous Swift block
    <!-- project: NAME -->       empties the working folder and copies a project from Tests/Fixtures/Documents into it
    <!-- example: NAME -->       empties the working folder and copies a project from Examples into its folder Examples
"""

import argparse
import collections
import concurrent.futures
import json
import os
import shutil
import sys
import tempfile

import console_blocks
import documents
import links
import swift_blocks
import workflow_blocks


# Why blocks were not run.
TESTED, NEEDS = "run by other tests", "not run because a program is not installed"
NOT_RUN, NO_REASON = "marked as not run", "marked as not run without a reason"


def problems(path, options):
    """Returns the problems of a document, and the number of its blocks that were run, or not, by reason."""
    found, counts = list(links.broken(path)), collections.Counter()
    with tempfile.TemporaryDirectory() as folder:
        swift = swift_blocks.SwiftBlocks(folder, options.modules, options.library)
        console = console_blocks.ConsoleBlocks(folder, options.modules)
        blocks = documents.blocks(path)
        for block in blocks:
            # Swift blocks are independent: restore the files that earlier blocks changed.
            if block.language == "swift" or block is blocks[0]:
                for given in blocks:
                    write(given, given.directive("given file"), folder)
            for directive in block.directives:
                problem = execute(directive, swift, console)
                if problem:
                    found.append(f"{block.location}: a directive fails:\n{problem}")
            write(block, block.directive("file"), folder)
            problem = difference(block, block.directive("shown file"), folder)
            if problem:
                found.append(f"{block.location}: {problem}")
            reason = skipped(block)
            if reason is None:
                problem = run(block, swift, console)
                if problem and block.language == "console" and options.update:
                    update(block, console.updated)
                if problem:
                    found.append(f"{block.location}: {problem}")
            counts[reason or "run"] += 1
    return found, counts


def skipped(block):
    """Returns why a block is not run here; `None` if it is."""
    if block.directive("not run") is not None:
        return NOT_RUN if block.directive("not run") else NO_REASON
    if block.directive("test") is not None:
        return TESTED
    needed = block.directive("needs")
    if needed and not shutil.which(needed) or block.language == "yaml" and not workflow_blocks.yaml:
        return NEEDS
    return None


def run(block, swift, console):
    """Runs a block; returns its problem, if any."""
    if block.language == "swift":
        return swift.check(block)
    if block.language == "console":
        return console.check(block)
    if block.directive("configuration") is not None:
        return console.configuration_problem(block.text)
    if block.language == "json":
        return not_json(block.text)
    if any(block.directive(name) is not None for name in ("file", "given file", "shown file")):
        return None
    if block.language == "yaml":
        return workflow_blocks.WorkflowBlocks(console).check(block)
    return f"no check runs this block ({block.language or 'no language'}); add a directive such as <!-- not run: REASON -->"


def update(block, text):
    """Replaces the output of commands in a block."""
    with open(block.path, encoding="utf-8") as file:
        content = file.read()
    with open(block.path, "w", encoding="utf-8") as file:
        file.write(content.replace("```console\n" + block.text + "```", "```console\n" + text + "```", 1))


def write(block, name, folder):
    if name is not None:
        target = os.path.join(folder, name)
        os.makedirs(os.path.dirname(target), exist_ok=True)
        with open(target, "w", encoding="utf-8") as file:
            file.write(block.text)


def difference(block, name, folder):
    """Returns the difference of a block and the file that it shows; `None` if there is none."""
    if name is None:
        return None
    with open(os.path.join(folder, name), encoding="utf-8") as file:
        content = file.read()
    return None if content.strip() == block.text.strip() else f"{name} contains:\n{content}"


def execute(directive, swift, console):
    """Executes a directive; returns the problem, if any."""
    head, _, value = directive.partition(":")
    if head == "swift":
        swift.prologue = value + "\n"
    elif head == "sh":
        return console.prepare(value)
    elif head == "project":
        shutil.rmtree(console.folder)
        shutil.copytree(os.path.join("Tests/Fixtures/Documents", value.strip()), console.folder)
        os.mkdir(console.home)
    elif head == "example":
        shutil.rmtree(console.folder)
        name = os.path.join("Examples", value.strip())
        shutil.copytree(name, os.path.join(console.folder, name))
        os.mkdir(console.home)
    return None


def not_json(text):
    try:
        json.loads(text)
    except ValueError as error:
        return f"invalid JSON: {error}"
    return None


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--modules", required=True, help="the folder of the built modules and commands")
    parser.add_argument("--library", required=True, help="the folder of libDocumented.so")
    parser.add_argument("--update", action="store_true", help="update the output of commands in the documents")
    parser.add_argument("documents", nargs="+")
    options = parser.parse_args()
    status, total = 0, collections.Counter()
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for found, counts in pool.map(lambda path: problems(path, options), options.documents):
            total += counts
            for problem in found:
                print(problem)
                status = 1
    numbers = ", ".join(f"{total[reason]} {reason}" for reason in ("run", TESTED, NOT_RUN, NO_REASON, NEEDS) if total[reason])
    print(f"{sum(total.values())} blocks of code in {len(options.documents)} documents: {numbers}")
    return status


if __name__ == "__main__":
    sys.exit(main())
