"""What stands in a document: its blocks of code, and what is to be known about each."""

import dataclasses
import re

FENCE = re.compile(r"^( *)```([A-Za-z-]*) *$")
COMMENT = re.compile(r"<!--\s*(.*?)\s*-->", re.DOTALL)


@dataclasses.dataclass
class Block:
    """A block of code, and the remark in the comment before it: `<!-- run in: App -->`."""

    path: str
    line: int
    language: str
    text: str
    remarks: list

    def remark(self, name):
        """What a remark says: "" for one without a value, None if it is not there."""
        for remark in self.remarks:
            head, _, value = remark.partition(":")
            if head.strip() == name:
                return value.strip("\n ") if "\n" not in value else value.strip("\n")
        return None

    @property
    def place(self):
        return f"{self.path}:{self.line}"


def blocks(path):
    """The blocks of a document in their order; comments belong to the block that follows them."""
    with open(path, encoding="utf-8") as file:
        lines = file.read().split("\n")
    found, remarks, number = [], [], 0
    while number < len(lines):
        fence = FENCE.match(lines[number])
        if fence:
            indent, language = len(fence[1]), fence[2]
            start, number = number + 1, number + 1
            while lines[number].strip() != "```":
                number += 1
            text = "\n".join(line[indent:] for line in lines[start:number]) + "\n"
            found.append(Block(path, start + 1, language, text, remarks))
            remarks = []
        elif "<!--" in lines[number]:
            start = number
            while "-->" not in lines[number]:
                number += 1
            remarks += COMMENT.findall("\n".join(lines[start : number + 1]))
        number += 1
    return found
