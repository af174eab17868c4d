"""Counts the weights in an Apple Health export with iterparse: iterparse.py FILE [MAXIMUM_BYTES]."""

import sys
import time
import xml.etree.ElementTree as ElementTree

path = sys.argv[1]
limit = int(sys.argv[2]) if len(sys.argv) > 2 else None


class Prefix:
    """A file that is truncated at the limit."""

    def __init__(self, file):
        self.file = file
        self.count = 0

    def read(self, size):
        chunk = b"" if limit and self.count >= limit else self.file.read(size)
        self.count += len(chunk)
        return chunk


with open(path, "rb") as file:
    source = Prefix(file)
    start = time.monotonic()
    samples = 0
    root = None
    try:
        for event, element in ElementTree.iterparse(source, events=("start", "end")):
            if root is None:
                root = element
            if event == "end" and element.tag == "Record":
                if element.get("type") == "HKQuantityTypeIdentifierBodyMass":
                    samples += 1
                root.clear()
    except ElementTree.ParseError:
        pass
    print("iterparse", time.monotonic() - start, samples, source.count, 0, sep="\t")
