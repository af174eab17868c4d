"""Projects for the tests, and the program `xcstrings` in them."""

import http.client
import json
import os
import pathlib
import random
import re
import select
import shutil
import signal
import subprocess
import time
import urllib.parse

SAMPLE = pathlib.Path(__file__).parent / "Project"
XCSTRINGS = os.environ.get("XCSTRINGS", "xcstrings")
WORK = re.compile(r'<script type="application/json" id="work">(.*?)</script>', re.DOTALL)
LONGEST_START = 20
OPTIONS = {"plural": "--plural", "device": "--device", "substitutions": "--substitution", "stringSet": "--phrase"}


class Project:
    """A project in a git repository."""

    def __init__(self, folder, sample=SAMPLE):
        self.folder = pathlib.Path(folder)
        shutil.copytree(sample, self.folder, dirs_exist_ok=True)
        self.git("init", "--quiet")
        self.git("add", ".")
        self.git("commit", "--quiet", "--message", "First")

    def git(self, *arguments):
        identity = ["-c", "user.name=Test", "-c", "user.email=test@example.com", "-c", "commit.gpgsign=false"]
        subprocess.run(["git", *identity, *arguments], cwd=self.folder, check=True, capture_output=True)

    @property
    def environment(self):
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "XCSTRINGS"))}
        return {**kept, "LANG": "en_US.UTF-8", "HOME": str(self.folder / ".build"), "LANGUAGE": ""}

    def run(self, *arguments, status=0):
        result = subprocess.run(
            [XCSTRINGS, *map(str, arguments)], cwd=self.folder, env=self.environment, capture_output=True, text=True
        )
        assert result.returncode == status, f"{arguments}: {result.returncode}\n{result.stdout}{result.stderr}"
        return result.stdout

    def export(self, language="es", *options, name=None):
        """The path of a sent page and its work."""
        path = self.folder / "Translations" / (name or f"{language}.html")
        self.run("export", "--language", language, "--format", "html", "--output", path, *options)
        return path, json.loads(WORK.search(path.read_text()).group(1))

    def write(self, name, value):
        (self.folder / name).write_text(value if isinstance(value, str) else json.dumps(value, ensure_ascii=False))
        return name

    @property
    def catalogs(self):
        """The bytes of the catalogs by name."""
        return {file.name: file.read_bytes() for file in sorted(self.folder.glob("[!.]*.xcstrings"))}

    @property
    def questions(self):
        file = self.folder / ".xcstrings" / "questions.jsonl"
        return [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []

    def errors(self, language="es"):
        """The errors of `validate` in a language by key, without missing translations."""
        result = subprocess.run(
            [XCSTRINGS, "validate", "--language", language, "--json", "--all"],
            cwd=self.folder, env=self.environment, capture_output=True, text=True,
        )
        found = json.loads(result.stdout)["diagnostics"]
        return {(row["path"][0], row["rule"]) for row in found if row["severity"] == "error" and row.get("path")}

    def text(self, key, language="es", catalog="Localizable.xcstrings"):
        """The text of a plain translation; `None` if there is none."""
        entry = json.loads((self.folder / catalog).read_text())["strings"][key]
        return entry.get("localizations", {}).get(language, {}).get("stringUnit", {}).get("value")

    def set_rows(self, rows):
        """Sets each row with a command, the forms of a substitution before the text that uses them."""
        for row in sorted(rows, key=lambda row: "%#@" in row["value"]):
            parts = row.get("variation", "").split(".") if row.get("variation") else []
            names = [part for kind, name in zip(parts[::2], parts[1::2]) for part in (OPTIONS[kind], name)]
            self.run(
                "set", row["catalog"], "--key", row["key"], "--language", row["language"],
                "--value=" + row["value"], "--state", row["state"], *names,
            )  # fmt: skip


def returned_file(work, edits, questions=()):
    """The file that the page downloads.

    `edits` contains tuples of the item, the text of the work, the new text and the state, in the order of the work.
    """
    rows = [
        {
            "catalog": work["catalogs"][item["catalog"]],
            "key": item["key"],
            "language": work["language"]["code"],
            **({"variation": text["variation"]} if text["variation"] else {}),
            "value": value,
            "state": state,
            "sourceVersion": item["sourceVersion"],
            "targetVersion": text["version"],
        }
        for item, text, value, state in edits
    ]
    return {
        "format": "xcstrings-work/1",
        "id": work["id"],
        "sourceLanguage": work["source"]["code"],
        "language": work["language"]["code"],
        "saved": "2026-01-01T00:00:00Z",
        "strings": rows,
        "questions": list(questions),
    }


def large_sample(folder, count, translated=0.3, seed=1):
    """Writes a project with many keys: plain ones, plurals, device forms and substitutions."""
    numbers = random.Random(seed)
    words = "door window garden roof stair cellar light water table chair wall floor bridge harbor boat train".split()
    strings = {}

    def unit(value, state="translated"):
        return {"stringUnit": {"state": state, "value": value}}

    for index in range(count):
        text = " ".join(numbers.choice(words) for _ in range(numbers.randint(1, 12))).capitalize()
        key = f"{text} {index}"
        kind = index % 10
        if kind == 3:
            key = f"%lld {key}"
            english = {"variations": {"plural": {form: unit(key) for form in ("one", "other")}}}
        elif kind == 5:
            english = {"variations": {"device": {form: unit(f"{text} {form}") for form in ("iphone", "mac", "other")}}}
        elif kind == 7:
            key = f"{key} %lld %@"
            forms = {form: unit(f"%arg {text}") for form in ("one", "other")}
            english = {
                **unit("%#@parts@ in %2$@"),
                "substitutions": {"parts": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": forms}}},
            }
        else:
            english = None
        entry = {"comment": f"Text number {index}", "extractionState": "manual"}
        entry["localizations"] = {"en": english} if english else {}
        if english is None and numbers.random() < translated:
            entry["localizations"]["es"] = unit(f"Texto {index}", numbers.choice(["translated", "needs_review"]))
        strings[key] = entry
    folder.mkdir(parents=True)
    (folder / ".xcstrings.yml").write_text(
        "sourceLanguage: en\nlanguages: [en, es]\ncatalogs: [Localizable.xcstrings]\nplurals: strict\n"
    )
    catalog = {"sourceLanguage": "en", "strings": strings, "version": "1.0"}
    (folder / "Localizable.xcstrings").write_text(json.dumps(catalog))
    subprocess.run([XCSTRINGS, "format"], cwd=folder, check=True, capture_output=True)
    return folder


def read_line(descriptor, seconds):
    """The first line that is written within a time."""
    end, text = time.monotonic() + seconds, b""
    while b"\n" not in text and select.select([descriptor], [], [], max(0, end - time.monotonic()))[0]:
        try:
            part = os.read(descriptor, 4096)
        except OSError:
            break
        if not part:
            break
        text += part
    return text.decode().partition("\n")[0]


class Editor:
    """`xcstrings edit`."""

    def __init__(self, project, *options, language="es"):
        self.project, self.options, self.language = project, options, language
        self.process = None
        self.start()

    def start(self, port=0):
        arguments = [XCSTRINGS, "edit", "--no-open", "--language", self.language, "--port", str(port), *self.options]
        # On a terminal, as for a user.
        self.terminal, other = os.openpty()
        self.process = subprocess.Popen(
            arguments, cwd=self.project.folder, env=self.project.environment, stdin=subprocess.DEVNULL, stdout=other,
            stderr=subprocess.DEVNULL, start_new_session=True,
        )  # fmt: skip
        os.close(other)
        line = read_line(self.terminal, LONGEST_START)
        found = re.search(r"http://127\.0\.0\.1:(\d+)/#token=([0-9a-f]+)", line)
        assert found, f"no address: {line}"
        self.address, self.port, self.token = found.group(), int(found.group(1)), found.group(2)

    def request(self, method, path, body=None, token=None, headers=None):
        """The status and the JSON of an answer."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=40)
        try:
            content = None if body is None else json.dumps(body).encode()
            fields = {"Authorization": f"Bearer {token or self.token}", **(headers or {})}
            if content is not None:
                fields["Content-Type"] = "application/json"
            connection.request(method, path, content, fields)
            answer = connection.getresponse()
            data = answer.read()
            return answer.status, json.loads(data) if data[:1] in (b"{", b"[") else data
        finally:
            connection.close()

    def work(self):
        status, work = self.request("GET", "/api/work?language=" + urllib.parse.quote(self.language))
        assert status == 200, work
        return work

    def save(self, *rows):
        body = {"language": self.language, "strings": list(rows), "questions": []}
        status, answer = self.request("POST", "/api/save", body)
        assert status == 200, answer
        return answer

    def kill(self):
        self.process.kill()
        self.process.wait(20)
        os.close(self.terminal)

    def stop(self):
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
            try:
                self.process.wait(20)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
            os.close(self.terminal)
        return self.process.returncode
