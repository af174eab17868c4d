"""Finds broken links in documents: missing files and headings."""

import os
import re

LINK = re.compile(r"\]\(([^)\s]+)\)")
INLINE_CODE = re.compile(r"`[^`\n]+`")
HEADING = re.compile(r"^#+ (.*)$", re.MULTILINE)
CODE = re.compile(r"^( *)```.*?^\1```$", re.MULTILINE | re.DOTALL)


def broken(path):
    """Returns the broken links of a document."""
    for target in LINK.findall(INLINE_CODE.sub("", prose(path))):
        if re.match(r"[a-z]+:", target):
            continue
        name, _, anchor = target.partition("#")
        file = os.path.normpath(os.path.join(os.path.dirname(path), name)) if name else path
        if not os.path.exists(file):
            yield f"{path}: {file} does not exist"
        elif anchor and anchor not in {anchor_of(heading) for heading in HEADING.findall(prose(file))}:
            yield f"{path}: {file} has no heading #{anchor}"


def prose(path):
    with open(path, encoding="utf-8") as file:
        return CODE.sub("", file.read())


def anchor_of(heading):
    """Returns GitHub's anchor of a heading."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")
