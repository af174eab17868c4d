"""Chromium, through Playwright, and Firefox, through WebDriver BiDi, with the same methods."""

import base64
import contextlib
import itertools
import json
import os
import pathlib
import shutil
import socket
import subprocess
import tempfile
import time

NAMES = {"chromium": ["chromium", "chromium-browser", "google-chrome"], "firefox": ["firefox-esr", "firefox"]}
# The names of keys that differ from those of the tests.
PLAYWRIGHT = {"Ctrl": "Control", "Esc": "Escape", "Down": "ArrowDown", "Up": "ArrowUp"}
WEBDRIVER = {
    "Ctrl": "\ue009", "Alt": "\ue00a", "Shift": "\ue008", "Enter": "\ue007", "Esc": "\ue00c", "Tab": "\ue004",
    "Down": "\ue015", "Up": "\ue013", "Home": "\ue011", "End": "\ue010", "PageDown": "\ue00f", "PageUp": "\ue00e",
    "F1": "\ue031", "Backspace": "\ue003", "Space": " ",
}
LONGEST_WAIT = 10


def program(name):
    """The path of a browser; `None` if it is not installed."""
    return next(filter(None, map(shutil.which, NAMES[name])), None)


class Chromium:
    name = "chromium"

    def __init__(self):
        from playwright.sync_api import sync_playwright

        self.playwright = sync_playwright().start()
        # The sandbox needs rights that containers often do not have.
        self.browser = self.playwright.chromium.launch(executable_path=program(self.name), args=["--no-sandbox"])
        self.context = None
        self.new_profile()

    def new_profile(self, theme="light"):
        """Starts without stored data, and with an empty tab."""
        if self.context:
            self.context.close()
        size = {"width": 1280, "height": 800}
        self.context = self.browser.new_context(viewport=size, accept_downloads=True, color_scheme=theme)
        self.problems, self.requests, self.downloads = [], [], []
        self.new_tab()

    def new_tab(self):
        """Opens a tab, and returns it."""
        self.tab = self.context.new_page()
        self.tab.on("console", lambda message: message.type == "error" and self.problems.append(message.text))
        self.tab.on("pageerror", lambda error: self.problems.append(str(error)))
        self.tab.on("request", lambda request: self.requests.append(request.url))
        self.tab.on("download", lambda download: self.downloads.append(download))
        self.tab.on("dialog", lambda dialog: dialog.accept())
        return self.tab

    def show(self, tab):
        self.tab = tab
        tab.bring_to_front()

    def open(self, url):
        self.tab.goto(url)

    def reload(self):
        self.tab.reload()

    def evaluate(self, expression):
        return self.tab.evaluate(expression)

    def type(self, text):
        self.tab.keyboard.type(text)

    def press(self, keys):
        self.tab.keyboard.press("+".join(PLAYWRIGHT.get(key, key) for key in keys.split("+")))

    def size(self, width, height):
        self.tab.set_viewport_size({"width": width, "height": height})

    def picture(self, path):
        self.tab.screenshot(path=str(path))

    def downloaded(self):
        """The name and the text of the file that was downloaded last."""
        end = time.monotonic() + LONGEST_WAIT
        while not self.downloads and time.monotonic() < end:
            self.wait(0.05)
        assert self.downloads, "nothing was downloaded"
        last = self.downloads[-1]
        return last.suggested_filename, pathlib.Path(last.path()).read_text()

    def wait(self, seconds):
        self.tab.wait_for_timeout(seconds * 1000)

    def close(self):
        self.browser.close()
        self.playwright.stop()


class Firefox:
    name = "firefox"
    preferences = {
        "app.update.enabled": False,
        "browser.download.alwaysOpenPanel": False,
        "browser.download.always_ask_before_handling_new_types": False,
        "browser.download.folderList": 2,
        "browser.download.useDownloadDir": True,
        "browser.helperApps.neverAsk.saveToDisk": "application/json",
        "browser.shell.checkDefaultBrowser": False,
        "datareporting.policy.dataSubmissionEnabled": False,
        "network.captive-portal-service.enabled": False,
        "network.connectivity-service.enabled": False,
        "remote.active-protocols": 1,
    }

    def __init__(self):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="page-firefox-"))
        self.downloads = self.folder / "downloads"
        self.downloads.mkdir()
        preferences = {**self.preferences, "browser.download.dir": str(self.downloads)}
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in preferences.items()]
        (self.folder / "user.js").write_text("".join(lines))
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        options = ["--headless", "--no-remote", "--profile", str(self.folder), f"--remote-debugging-port={port}"]
        self.process = subprocess.Popen(
            [program(self.name), *options, "data:,"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env={**os.environ, "MOZ_HEADLESS": "1", "HOME": str(self.folder)},
        )
        self.stack = contextlib.ExitStack()
        self.socket = self.connect(port)
        self.numbers, self.problems, self.requests, self.profile = itertools.count(1), [], [], None
        prompts = {"unhandledPromptBehavior": {"default": "accept"}}
        self.call("session.new", capabilities={"alwaysMatch": prompts})
        self.call("session.subscribe", events=["log.entryAdded", "network.beforeRequestSent"])
        self.first = self.call("browsingContext.getTree")["contexts"][0]["context"]
        self.new_profile()

    def connect(self, port):
        from websockets.sync.client import connect

        for _ in range(300):
            try:
                return self.stack.enter_context(connect(f"ws://127.0.0.1:{port}/session", max_size=None))
            except OSError:
                time.sleep(0.1)
        raise RuntimeError("Firefox does not start")

    def new_profile(self, theme="light"):
        """Starts without stored data, and with an empty tab."""
        if self.profile:
            self.call("browser.removeUserContext", userContext=self.profile)
        self.profile = self.call("browser.createUserContext")["userContext"]
        for file in self.downloads.iterdir():
            file.unlink()
        self.problems, self.requests = [], []
        self.new_tab()

    def new_tab(self):
        """Opens a tab, and returns it."""
        self.tab = self.call("browsingContext.create", type="tab", userContext=self.profile)["context"]
        self.size(1280, 800)
        return self.tab

    def show(self, tab):
        self.tab = tab
        self.call("browsingContext.activate", context=tab)

    def call(self, method, **parameters):
        number = next(self.numbers)
        self.socket.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while True:
            answer = json.loads(self.socket.recv(timeout=60))
            if answer.get("id") == number:
                if answer["type"] == "error":
                    raise RuntimeError(f"{method}: {answer['message']}")
                return answer["result"]
            self.notice(answer.get("method"), answer.get("params", {}))

    def notice(self, method, parameters):
        if method == "log.entryAdded" and parameters["level"] == "error":
            self.problems.append(parameters["text"])
        if method == "network.beforeRequestSent":
            self.requests.append(parameters["request"]["url"])

    def open(self, url):
        self.call("browsingContext.navigate", context=self.tab, url=url, wait="complete")

    def reload(self):
        self.call("browsingContext.reload", context=self.tab, wait="complete")

    def evaluate(self, expression):
        if expression.lstrip().startswith(("async", "() =>")):
            expression = f"({expression})()"
        result = self.call(
            "script.evaluate",
            expression=f"(async () => JSON.stringify(await ({expression}) ?? null))()",
            target={"context": self.tab},
            awaitPromise=True,
            userActivation=True,
        )
        if result["type"] == "exception":
            raise RuntimeError(result["exceptionDetails"]["text"])
        return json.loads(result["result"]["value"])

    def keys(self, actions):
        source = {"type": "key", "id": "keyboard", "actions": actions}
        self.call("input.performActions", context=self.tab, actions=[source])

    def type(self, text):
        self.keys([{"type": kind, "value": character} for character in text for kind in ("keyDown", "keyUp")])

    def press(self, keys):
        codes = [
            WEBDRIVER.get(key, key.lower() if len(key) == 1 and "Shift" not in keys else key) for key in keys.split("+")
        ]
        down = [{"type": "keyDown", "value": code} for code in codes]
        self.keys(down + [{"type": "keyUp", "value": code} for code in reversed(codes)])

    def size(self, width, height):
        self.call("browsingContext.setViewport", context=self.tab, viewport={"width": width, "height": height})

    def picture(self, path):
        data = self.call("browsingContext.captureScreenshot", context=self.tab)["data"]
        pathlib.Path(path).write_bytes(base64.b64decode(data))

    def downloaded(self):
        """The name and the text of the file that was downloaded last."""
        end = time.monotonic() + LONGEST_WAIT
        while time.monotonic() < end:
            found = [file for file in self.downloads.glob("*.json") if file.stat().st_size]
            if found:
                newest = max(found, key=lambda file: file.stat().st_mtime)
                return newest.name, newest.read_text()
            self.wait(0.1)
        raise AssertionError("nothing was downloaded")

    def wait(self, seconds):
        time.sleep(seconds)
        # Receives what happened since.
        self.evaluate("1")

    def close(self):
        try:
            self.stack.close()
        finally:
            self.process.terminate()
            self.process.wait(20)
            shutil.rmtree(self.folder, ignore_errors=True)


KINDS = {"chromium": Chromium, "firefox": Firefox}
