"""Draws commands and their terminal output as SVG.

    terminal.py --folder DIR --output FILE.svg [--columns N] COMMAND...

Each command runs in the folder, in a separate terminal. The image has a dark background, so that it is readable on light and on
dark pages.
"""

import argparse
import fcntl
import html
import os
import pty
import re
import select
import struct
import termios
import unicodedata

SGR = re.compile(r"\x1b\[([0-9;]*)m")
OTHER = re.compile(r"\x1b\[[0-9;?]*[A-Za-ln-z]|\x1b\][^\x07]*\x07|\x1b[()][A-Z0-9]")
COLOURS = {
    30: "#484f58", 31: "#ff7b72", 32: "#3fb950", 33: "#d29922",
    34: "#58a6ff", 35: "#bc8cff", 36: "#39c5cf", 37: "#b1bac4",
    90: "#6e7681", 91: "#ffa198", 92: "#56d364", 93: "#e3b341",
    94: "#79c0ff", 95: "#d2a8ff", 96: "#56d4dd", 97: "#f0f6fc",
}
BACKGROUND, FOREGROUND, FAINT = "#0d1117", "#e6edf3", "#8b949e"
FONTS = "ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace"
WIDTH, HEIGHT, SIZE, MARGIN = 8.0, 19, 13.3, 16


def shown(command, folder, columns):
    """Returns the output of a command in a terminal with this number of columns."""
    process, terminal = pty.fork()
    if process == 0:
        os.chdir(folder)
        os.environ.pop("NO_COLOR", None)
        os.environ.update(TERM="xterm-256color", COLUMNS=str(columns))
        fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", 50, columns, 0, 0))
        os.execvp("bash", ["bash", "-c", command])
    output = b""
    while True:
        select.select([terminal], [], [])
        try:
            piece = os.read(terminal, 65536)
        except OSError:
            break
        if not piece:
            break
        output += piece
    os.waitpid(process, 0)
    lines = OTHER.sub("", output.decode()).replace("\r\n", "\n").rstrip("\n").split("\n")
    # Progress lines are overwritten.
    return [line.split("\r")[-1] for line in lines]


def cells(text):
    """Returns the display width of a string."""
    return sum(0 if unicodedata.combining(c) else 2 if unicodedata.east_asian_width(c) in "WF" else 1 for c in text)


class Style:
    """The text style at a position of the output."""

    def __init__(self):
        self.colour, self.bold, self.faint, self.underlined = None, False, False, False

    def apply(self, codes):
        codes = [int(code or 0) for code in codes.split(";")]
        while codes:
            code = codes.pop(0)
            if code == 0:
                self.__init__()
            elif code == 1:
                self.bold = True
            elif code == 2:
                self.faint = True
            elif code == 4:
                self.underlined = True
            elif code == 22:
                self.bold = self.faint = False
            elif code == 24:
                self.underlined = False
            elif code == 39:
                self.colour = None
            elif code in COLOURS:
                self.colour = COLOURS[code]
            elif code == 38 and codes[:1] == [5]:
                self.colour, codes = palette(codes[1]), codes[2:]
            elif code == 38 and codes[:1] == [2]:
                self.colour, codes = "#%02x%02x%02x" % tuple(codes[1:4]), codes[4:]

    def attributes(self):
        colour = self.colour or (FAINT if self.faint else FOREGROUND)
        extra = ' font-weight="600"' if self.bold else ""
        return f'fill="{colour}"{extra}' + (' text-decoration="underline"' if self.underlined else "")


def palette(index):
    if index < 16:
        return COLOURS[index + 30 if index < 8 else index + 82]
    if index >= 232:
        return "#" + f"{8 + 10 * (index - 232):02x}" * 3
    levels = [0, 95, 135, 175, 215, 255]
    index -= 16
    return "#%02x%02x%02x" % (levels[index // 36], levels[index // 6 % 6], levels[index % 6])


def drawn(line, y, style):
    """Returns the text elements of a line, with their columns and widths."""
    runs, column = [], 0
    for number, part in enumerate(SGR.split(line)):
        if number % 2:
            style.apply(part)
            continue
        for run in re.findall(r" +|[^ ]+(?: [^ ]+)*", part):
            width = cells(run)
            if run.strip():
                runs.append(
                    f'<text x="{MARGIN + column * WIDTH:g}" y="{y}" textLength="{width * WIDTH:g}" '
                    f'lengthAdjust="spacingAndGlyphs" {style.attributes()}>{html.escape(run)}</text>'
                )
            column += width
    return runs


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--folder", required=True)
    parser.add_argument("--output", required=True)
    parser.add_argument("--columns", type=int, default=100)
    parser.add_argument("commands", nargs="+")
    options = parser.parse_args()
    lines = []
    for command in options.commands:
        lines += [("" if not lines else None), "\x1b[92m$\x1b[0m \x1b[1m" + command + "\x1b[0m"]
        lines += shown(command, options.folder, options.columns)
    lines = [line or "" for line in lines][1:]
    longest = max(cells(SGR.sub("", line)) for line in lines)
    width = 2 * MARGIN + max(longest, options.columns) * WIDTH
    height = 2 * MARGIN + len(lines) * HEIGHT
    style, body = Style(), []
    for number, line in enumerate(lines):
        body += drawn(line, MARGIN + number * HEIGHT + 14, style)
    with open(options.output, "w", encoding="utf-8") as file:
        file.write(
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height}" width="{width:g}" '
            f'height="{height}" font-family="{FONTS}" font-size="{SIZE}">\n'
            f'<rect width="100%" height="100%" rx="8" fill="{BACKGROUND}"/>\n' + "\n".join(body) + "\n</svg>\n"
        )


if __name__ == "__main__":
    main()
