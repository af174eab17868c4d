"""Reads the code blocks and directives of a document."""

import dataclasses
import re

FENCE = re.compile(r"^( *)```([A-Za-z-]*) *$")
COMMENT = re.compile(r"<!--\s*(.*?)\s*-->", re.DOTALL)


@dataclasses.dataclass
class Block:
    """A code block, and the directives in the HTML comments before it."""

    path: str
    line: int
    language: str
    text: str
    directives: list

    def directive(self, name):
        """Returns the value of a directive: "" if it has none, `None` if it is missing."""
        for directive in self.directives:
            head, _, value = directive.partition(":")
            if head.strip() == name:
                return value.strip("\n ") if "\n" not in value else value.strip("\n")
        return None

    @property
    def location(self):
        return f"{self.path}:{self.line}"


def blocks(path):
    """Returns the blocks of a document. HTML comments belong to the following block."""
    with open(path, encoding="utf-8") as file:
        lines = file.read().split("\n")
    found, directives, number = [], [], 0
    while number < len(lines):
        fence = FENCE.match(lines[number])
        if fence:
            indent, language = len(fence[1]), fence[2]
            start, number = number + 1, number + 1
            while lines[number].strip() != "```":
                number += 1
            text = "\n".join(line[indent:] for line in lines[start:number]) + "\n"
            found.append(Block(path, start + 1, language, text, directives))
            directives = []
        elif "<!--" in lines[number]:
            start = number
            while "-->" not in lines[number]:
                number += 1
            directives += COMMENT.findall("\n".join(lines[start : number + 1]))
        number += 1
    return found
