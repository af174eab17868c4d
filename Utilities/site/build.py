"""Writes the documents of this repository as a website: pages, their navigation and an index for searching.

    build.py OUTPUT [--base-path PATH] [--archives FOLDER]

OUTPUT is replaced. Archives of DocC become pages below `api`; they need the path at which the site is served (default: /).
"""

import argparse
import html
import json
import os
import re
import shutil
import subprocess
import sys

from markdown_it import MarkdownIt

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
sys.path.insert(0, os.path.join(ROOT, "Tests/DocumentChecks"))
from links import anchor_of  # noqa: E402

# The groups of the navigation, in the order of Documentation/README.md, with patterns of paths. A document belongs to the first
# group that it matches.
REFERENCE = "Configuration|States|ExitCodes|TranslationEngines|AgentTools|Limits"
ABOUT = "Comparison|Proof|Performance|Architecture|DataFlows|Extending|SecurityModel"
GROUPS = [
    ("Start", r"README\.md$|Examples/|Documentation/(README|UsingWithXcode|LocalizingPackages|WritingTools|ForTranslators|ParaTraductores)\.md"),
    ("Tasks", rf"Documentation/(?!Rules|w8|({REFERENCE}|{ABOUT})\.md)"),
    ("Reference", rf"Documentation/({REFERENCE})\.md"),
    ("Libraries", r"Sources/"),
    ("Rules", r"Documentation/Rules/(?!es/)"),
    ("Reglas", r"Documentation/Rules/es/"),
    ("About", rf"Documentation/({ABOUT})\.md|CONTRIBUTING|\.github/CODE_OF_CONDUCT|SECURITY|CHANGELOG|Packaging/"),
    ("w8", r"Documentation/w8"),
]
# DocC's articles have links between symbols, directives and metadata, which only DocC shows.
SYMBOL = re.compile(r"``([^`]+)``")
DIRECTIVE = re.compile(r"^@\w+(\([^)]*\))? *\{.*?^\}\n", re.MULTILINE | re.DOTALL)


class Site:
    def __init__(self, output, base):
        self.output, self.base = output, base
        self.parser = MarkdownIt("commonmark", {"html": True}).enable("table")
        self.errors, self.index, self.pages = {}, [], {}
        self.copied = set()

    def build(self):
        shutil.rmtree(self.output, ignore_errors=True)
        paths = self.documents()
        for path in paths:
            with open(os.path.join(ROOT, path), encoding="utf-8") as file:
                text = DIRECTIVE.sub("", file.read())
            tokens = self.parser.parse(SYMBOL.sub(r"`\1`", text) if ".docc/" in path else text)
            self.pages[path] = (title_of(tokens, path), tokens, set(anchors(tokens)))
        for path in paths:
            self.write_page(path)
        for name in ("site.css", "search.js"):
            shutil.copy(os.path.join(HERE, name), os.path.join(self.output, name))
        # A script, because pages that are opened as files cannot fetch JSON.
        with open(os.path.join(self.output, "search-index.js"), "w", encoding="utf-8") as file:
            file.write("const searchIndex = " + json.dumps(self.index, ensure_ascii=False) + ";\n")

    def documents(self):
        command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "--", "*.md"]
        paths = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout.split("\n")
        return [path for path in paths if path and group_of(path)]

    def write_page(self, path):
        title, tokens, _ = self.pages[path]
        self.link_headings(path, tokens)
        for token in tokens:
            for child in token.children or []:
                self.resolve(path, child, "href" if child.type == "link_open" else "src")
        body = self.parser.renderer.render(tokens, self.parser.options, {})
        # Images and links of HTML in Markdown.
        body = re.sub(r'(href|src)="(?!https?:|#|mailto:)([^"]+\.md(?:#[^"]*)?)"', lambda m: f'{m[1]}="{self.target(path, m[2])}"', body)
        root = relative(".", page_of(path))
        page = TEMPLATE.format(
            language="es" if group_of(path) == "Reglas" or "ParaTraductores" in path else "en", title=html.escape(title), root="" if root == "." else root + "/", navigation=self.navigation(path), body=body
        )
        write(os.path.join(self.output, page_of(path)), page)

    def link_headings(self, path, tokens):
        section = None
        for number, token in enumerate(tokens):
            if token.type == "heading_open":
                text = plain(tokens[number + 1])
                token.attrSet("id", anchor_of(text))
                section = {"page": page_of(path) + "#" + anchor_of(text), "title": self.pages[path][0], "heading": text, "text": ""}
                self.index.append(section)
            elif token.type in ("inline", "fence", "code_block") and section:
                section["text"] += " " + (plain(token) if token.type == "inline" else token.content)

    def resolve(self, path, child, attribute):
        target = child.attrGet(attribute) if child.type in ("link_open", "image") else None
        if target and not re.match(r"[a-z]+:", target):
            child.attrSet(attribute, self.target(path, str(target)))

    def target(self, path, link):
        """Returns the link from a page to another, to a heading or to a file, which is copied."""
        name, _, anchor = link.partition("#")
        file = os.path.normpath(os.path.join(os.path.dirname(path), name)) if name else path
        if os.path.isdir(os.path.join(ROOT, file)) and os.path.join(file, "README.md") in self.pages:
            file = os.path.join(file, "README.md")
        if file in self.pages:
            if anchor and anchor not in self.pages[file][2]:
                self.errors[f"{path}: {file} has no heading #{anchor}"] = None
            here = page_of(path)
            return relative(page_of(file), here) + (f"#{anchor}" if anchor else "")
        if not os.path.exists(os.path.join(ROOT, file)):
            self.errors[f"{path}: there is no page or file {file}"] = None
        elif os.path.isdir(os.path.join(ROOT, file)):
            return relative(self.list_folder(file), page_of(path))
        elif file not in self.copied:
            self.copied.add(file)
            os.makedirs(os.path.dirname(os.path.join(self.output, file)), exist_ok=True)
            shutil.copy(os.path.join(ROOT, file), os.path.join(self.output, file))
        return relative(file, page_of(path))

    def list_folder(self, folder):
        page = os.path.join(folder, "index.html")
        if page not in self.copied:
            self.copied.add(page)
            names = sorted(name for name in os.listdir(os.path.join(ROOT, folder)) if not name.startswith("."))
            files = [name for name in names if os.path.isfile(os.path.join(ROOT, folder, name))]
            os.makedirs(os.path.join(self.output, folder), exist_ok=True)
            for name in files:
                shutil.copy(os.path.join(ROOT, folder, name), os.path.join(self.output, folder, name))
            items = "".join(f'<li><a href="{html.escape(name)}">{html.escape(name)}</a></li>' for name in files)
            body = f"<h1>{html.escape(folder)}</h1><ul>{items}</ul>"
            root = relative(".", page) + "/"
            text = TEMPLATE.format(language="en", title=folder, root=root, navigation="", body=body)
            write(os.path.join(self.output, page), text)
        return page

    def navigation(self, current):
        groups = []
        for name, _ in GROUPS:
            pages = [path for path in self.pages if group_of(path) == name]
            items = "".join(
                '<li><a href="{}"{}>{}</a></li>'.format(
                    relative(page_of(path), page_of(current)),
                    ' aria-current="page"' if path == current else "",
                    html.escape(self.pages[path][0]),
                )
                for path in sorted(pages, key=lambda path: (path != "README.md", self.pages[path][0].lower()))
            )
            is_open = " open" if group_of(current) == name or name not in ("Rules", "Reglas") else ""
            groups.append(f"<details{is_open}><summary>{name}</summary><ul>{items}</ul></details>")
        return "".join(groups)

    def add_archives(self, folder):
        for name in sorted(os.listdir(folder)):
            library, suffix = os.path.splitext(name)
            if suffix != ".doccarchive":
                continue
            target = os.path.join(self.output, "api", library)
            os.makedirs(os.path.dirname(target), exist_ok=True)
            base = "/".join([self.base.strip("/"), "api", library]).strip("/")
            command = ["docc", "process-archive", "transform-for-static-hosting", os.path.join(folder, name)]
            subprocess.run([*command, "--hosting-base-path", base, "--output-path", target], check=True)


def group_of(path):
    return next((name for name, pattern in GROUPS if re.match(pattern, path)), None)


def page_of(path):
    folder, name = os.path.split(path)
    return os.path.join(folder, "index.html" if name == "README.md" else os.path.splitext(name)[0] + ".html")


def relative(path, page):
    return os.path.relpath(path, os.path.dirname(page) or ".")


def plain(token):
    return "".join(child.content for child in token.children or [] if child.type in ("text", "code_inline", "softbreak"))


def title_of(tokens, path):
    headings = (plain(tokens[n + 1]) for n, token in enumerate(tokens) if token.type == "heading_open")
    title, library = next(headings, os.path.basename(path)), re.search(r"(\w+)\.docc/", path)
    return f"{library[1]}: {title}" if library and title != library[1] else title


def anchors(tokens):
    return (anchor_of(plain(tokens[n + 1])) for n, token in enumerate(tokens) if token.type == "heading_open")


def write(path, text):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


TEMPLATE = """<!doctype html>
<html lang="{language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:">
<title>{title}</title>
<link rel="stylesheet" href="{root}site.css">
<a class="skip" href="#content">Skip to the content</a>
<header>
<a href="{root}index.html">xcstrings</a>
<form role="search" data-root="{root}"><label>Search <input type="search" name="q" autocomplete="off"></label></form>
</header>
<nav aria-label="Documents">{navigation}</nav>
<main id="content"><ol id="results" aria-live="polite" hidden></ol>{body}</main>
<script src="{root}search-index.js" defer></script>
<script src="{root}search.js" defer></script>
</html>
"""


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("output")
    parser.add_argument("--base-path", default="/")
    parser.add_argument("--archives")
    arguments = parser.parse_args()
    site = Site(arguments.output, arguments.base_path)
    site.build()
    if arguments.archives:
        site.add_archives(arguments.archives)
    for error in site.errors:
        print(f"error: {error}", file=sys.stderr)
    if site.errors:
        sys.exit(1)
    print(f"{len(site.pages)} pages, {len(site.copied)} files, {len(site.index)} sections in the index")


main()
