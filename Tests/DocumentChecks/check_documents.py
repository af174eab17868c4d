"""Checks the links and the blocks of code in documents, as Scripts/documentation calls it.

Blocks of Swift are compiled; with lines `// Prints "…"` they are run. Blocks of a console are run, unless a
remark `<!-- not run -->` stands before them, or `<!-- needs: PROGRAM -->` and it is not there. A block behind `<!-- file: NAME -->` is written to that file when its turn
comes, one behind `<!-- given file: NAME -->` before all others; one behind `<!-- shown file: NAME -->` has to be as
that file is then; `<!-- sh: … -->` is run without being shown, and
`<!-- project: NAME -->` empties the folder of the document and copies a project of Tests/Fixtures/Documents into it.
"""

import argparse
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


def problems(path, options):
    """The problems of a document, and how many blocks were checked."""
    found, count = list(links.broken(path)), 0
    with tempfile.TemporaryDirectory() as folder:
        swift = swift_blocks.SwiftBlocks(folder, options.modules, options.library)
        console = console_blocks.ConsoleBlocks(folder, options.modules)
        blocks = documents.blocks(path)
        for block in blocks:
            # Swift stands alone: what an example before it has written is as it was.
            if block.language == "swift" or block is blocks[0]:
                for given in blocks:
                    write(given, given.remark("given file"), folder)
            for remark in block.remarks:
                problem = prepared(remark, swift, console)
                if problem:
                    found.append(f"{block.place}: what is done before fails:\n{problem}")
            write(block, block.remark("file"), folder)
            problem = difference(block, block.remark("shown file"), folder)
            if problem:
                found.append(f"{block.place}: {problem}")
            needed = block.remark("needs")
            if block.remark("not run") is not None or needed and not shutil.which(needed):
                continue
            if block.language == "swift":
                problem = swift.check(block)
            elif block.language == "console":
                problem = console.check(block)
                if problem and options.record:
                    record(block, console.recorded)
            elif block.language == "json":
                problem = not_json(block.text)
            else:
                continue
            count += 1
            if problem:
                found.append(f"{block.place}: {problem}")
    return found, count


def record(block, text):
    """Writes what the commands of a block have printed into its document."""
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
    """What is wrong with a block that shows a file; nothing if it shows none."""
    if name is None:
        return None
    with open(os.path.join(folder, name), encoding="utf-8") as file:
        content = file.read()
    return None if content.strip() == block.text.strip() else f"{name} holds:\n{content}"


def prepared(remark, swift, console):
    """Does what a remark asks for; what is wrong with it."""
    head, _, value = remark.partition(":")
    if head == "swift":
        swift.given = value + "\n"
    elif head == "sh":
        return console.prepare(value)
    elif head == "project":
        shutil.rmtree(console.folder)
        shutil.copytree(os.path.join("Tests/Fixtures/Documents", value.strip()), console.folder)
        os.mkdir(console.home)
    return None


def not_json(text):
    try:
        json.loads(text)
    except ValueError as error:
        return f"it is no JSON: {error}"
    return None


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--modules", required=True, help="where the build has left modules and commands")
    parser.add_argument("--library", required=True, help="the folder of libDocumented.so")
    parser.add_argument("--record", action="store_true", help="write what is printed into the documents")
    parser.add_argument("documents", nargs="+")
    options = parser.parse_args()
    status, total = 0, 0
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for found, count in pool.map(lambda path: problems(path, options), options.documents):
            total += count
            for problem in found:
                print(problem)
                status = 1
    print(f"{total} blocks of code in {len(options.documents)} documents")
    return status


if __name__ == "__main__":
    sys.exit(main())
