"""The page as a translator uses it: with the keyboard."""

import importlib.resources
import json
import time

STORED = (
    "Object.fromEntries(Object.entries(localStorage).filter(([name]) => name.includes('/saved/'))"
    ".map(([name, value]) => [name.slice(name.indexOf('/saved/') + 7), JSON.parse(value)]))"
)
STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


class Page:
    def __init__(self, browser):
        self.browser = browser

    def open(self, address):
        self.browser.open(address if "://" in str(address) else f"file://{address}")
        self.wait_for("document.querySelector('.page, .failure') !== null", 20)

    def open_editor(self, editor):
        self.browser.open(editor.address)
        self.wait_for("document.querySelector('.row') !== null", 20)

    def js(self, expression):
        return self.browser.evaluate(expression)

    def press(self, *keys):
        for key in keys:
            self.browser.press(key)

    def type(self, text):
        self.browser.type(text)

    def wait_for(self, condition, seconds=10):
        end = time.monotonic() + seconds
        while not self.js(condition):
            assert time.monotonic() < end, f"{condition}\n{self.text('.page')[:400]}"
            self.browser.wait(0.03)

    def text(self, selector):
        return self.js(f"document.querySelector({json.dumps(selector)})?.innerText ?? ''")

    @property
    def key(self):
        return self.js("document.querySelector('.entry-head h2 bdi')?.textContent ?? ''")

    @property
    def value(self):
        return self.js("document.activeElement.value ?? null")

    @property
    def label(self):
        """The name of the form in the field with the cursor."""
        return self.js("document.activeElement.labels?.[0]?.textContent ?? ''")

    def search(self, text):
        self.press("Ctrl+m", "f")
        self.press("Ctrl+a", "Backspace")
        self.type(text)

    def go(self, key):
        """Goes to a text: search, list, field."""
        self.search(key)
        self.press("Ctrl+m", "l")
        self.press("Home", "Enter")
        self.wait_for(
            "document.activeElement.tagName === 'TEXTAREA' && "
            f"document.querySelector('.entry-head h2 bdi')?.textContent === {json.dumps(key)}"
        )

    def saved(self):
        """What the page of a sent file keeps in the browser, by catalog, key and variation."""
        return {tuple(json.loads(name)): value for name, value in self.js(STORED).items()}

    def save(self, text, keys="Ctrl+Enter"):
        """Types a text, saves it, and waits until the page has it."""
        self.wait_for("document.activeElement.tagName === 'TEXTAREA'")
        before = len(self.saved())
        if self.value:
            self.press("Ctrl+a")
        self.type(text)
        self.press(keys)
        self.wait_for(f"Object.keys({STORED}).length === {before + 1}")

    def focus(self, selector):
        """Goes back to an element with the tab key."""
        for _ in range(80):
            if self.js(f"document.activeElement.matches({json.dumps(selector)})"):
                return
            self.press("Shift+Tab")
        raise AssertionError(f"the tab key does not reach {selector}")

    def push(self, selector):
        """Goes to a button with the tab key, and presses it. Firefox without a screen has no focus, and then no keys for buttons."""
        self.focus(selector)
        if self.js("document.hasFocus()"):
            self.press("Enter")
        else:
            self.js("document.activeElement.click()")

    def question(self, text):
        self.press("Ctrl+m", "q")
        self.wait_for("document.querySelector('dialog[open]') !== null")
        self.type(text)
        self.press("Ctrl+Enter")
        self.wait_for("document.querySelector('dialog') === null")

    def violations(self):
        """What axe-core finds, as pairs of a rule and an element."""
        if not self.js("typeof window.axe === 'object'"):
            code = importlib.resources.files("axe_playwright_python").joinpath("axe.min.js").read_text()
            self.js("(() => { " + code + "; return 1; })()")
        found = self.js(
            f"axe.run(document, {{resultTypes: ['violations'], runOnly: {json.dumps(STANDARDS)}}})"
            ".then((result) => result.violations.flatMap(({ id, nodes }) => nodes.slice(0, 3)"
            ".map(({ html, any }) => [id, `${html.slice(0, 160)} | ${any[0]?.message ?? ''}`])))"
        )
        return {tuple(pair) for pair in found}
