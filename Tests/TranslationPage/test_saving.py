"""Tests of the server and of the returned file without a browser."""

import http.client
import json
import os
import pathlib
import random
import re
import shutil
import socket
import subprocess
import threading
import time
import types

import pytest

from project import XCSTRINGS, Editor, Project, large_sample, read_line, returned_file

FILE = "Localizable.xcstrings"
PIECES = ["puerta", "Ábrela", "¿", "?", "…", " ", "\u00a0", "\n", "«", "»", '"', "\\", "/", "\u200f", "é", "🚪", "100 %%", "<b>", "&amp;"]
ROOT = pathlib.Path(__file__).parents[2]
PLACEHOLDER = re.compile(r"%(?:(\d)\$)?(?:@|lld)|%%")
KILLS = int(os.environ.get("KILLS", "100"))


def random_text(numbers, source, is_draft):
    """A text with the placeholders of its source. A draft may lack them."""
    kept = [part for part in source.split() if part.startswith("%")]
    words = [numbers.choice(PIECES) for _ in range(numbers.randint(1, 8))]
    if is_draft and numbers.random() < 0.3:
        kept = []
    for part in kept:
        words.insert(numbers.randint(0, len(words)), f" {part} ")
    return "".join(words).strip() or "puerta"


def random_file(work, numbers, count):
    """A returned file with random edits."""
    leaves = []
    for item in work["items"]:
        sources = {text["variation"]: text["value"] for text in item["sources"]}
        for text in item["texts"]:
            source = sources.get(text["variation"], item["sources"][-1]["value"])
            leaves.append((item, text, source))
    edits = []
    for index in sorted(numbers.sample(range(len(leaves)), count)):
        item, text, source = leaves[index]
        # `set --from` finishes a text if the state in the file is that in the catalog; `import` takes the state as it is.
        is_draft = numbers.random() < 0.3 and text.get("state") != "needs_review"
        value = random_text(numbers, source, is_draft)
        edits.append((item, text, value, "needs_review" if is_draft else "translated"))
    return returned_file(work, edits)


@pytest.mark.parametrize("seed", range(5))
def test_random_edits_are_written_as_by_set(tmp_path, seed):
    """200 edits each: `import` and `set --from` write the same bytes."""
    sample = large_sample(tmp_path / "sample", 260, seed=seed)
    first, second = Project(tmp_path / "first", sample), Project(tmp_path / "second", sample)
    _, work = first.export()
    file = random_file(work, random.Random(seed), 200)
    for project, command in ((first, ["import"]), (second, ["set", "--from"])):
        project.write("es.xcstrings-work.json", file)
        result = subprocess.run(
            [XCSTRINGS, *command, "es.xcstrings-work.json"],
            cwd=project.folder, env=project.environment, capture_output=True, text=True,
        )  # fmt: skip
        assert result.returncode in (0, 1), result.stderr[:2000]
    before = (sample / FILE).read_bytes()
    assert first.catalogs[FILE] != before
    assert first.catalogs == second.catalogs


def test_random_edits_are_written_as_by_single_commands(tmp_path):
    sample = large_sample(tmp_path / "sample", 40, seed=7)
    first, second = Project(tmp_path / "first", sample), Project(tmp_path / "second", sample)
    _, work = first.export()
    file = random_file(work, random.Random(7), 12)
    for row in file["strings"]:
        row["value"] = row["value"].replace("\n", " ").strip()
    first.write("es.xcstrings-work.json", file)
    first.run("import", "es.xcstrings-work.json")
    second.set_rows(file["strings"])
    assert first.catalogs == second.catalogs


def test_single_commands_write_the_same(project, twin):
    """All forms of the sample: plain, plural, device, substitution and phrase."""
    _, work = project.export()
    keys = ["Close the door", "%lld doors", "You have %lld doors in %@", "Tap here", "Open a door in ${applicationName}"]
    items = [item for item in work["items"] if item["key"] in keys]
    edits = []
    for item in items:
        sources = {text["variation"]: text["value"] for text in item["sources"]}
        for text in item["texts"]:
            source = sources.get(text["variation"], item["sources"][-1]["value"])
            kept = [part for part in source.replace(",", "").split() if part[0] in "%$"]
            edits.append((item, text, " ".join([*kept, "puerta"]), "translated"))
    file = returned_file(work, edits)
    assert len(items) == len(keys)
    project.write("es.xcstrings-work.json", file)
    project.run("import", "es.xcstrings-work.json")
    twin.set_rows(file["strings"])
    assert project.catalogs == twin.catalogs


def test_random_edits_of_the_server_are_written_as_by_set(tmp_path):
    sample = large_sample(tmp_path / "sample", 60, seed=8)
    first, second = Project(tmp_path / "first", sample), Project(tmp_path / "second", sample)
    editor = Editor(first)
    try:
        file = random_file(editor.work(), random.Random(8), 60)
        answer = editor.save(*file["strings"])
        statuses = [result["status"] for result in answer["results"]]
    finally:
        editor.stop()
    saved = [row for row, status in zip(file["strings"], statuses) if status == "saved"]
    assert len(saved) >= 50, statuses
    second.write("rows.json", {**file, "strings": saved})
    second.run("set", "--from", "rows.json", "--accept-losses")
    assert first.catalogs == second.catalogs


def kill_while_saving(project, numbers):
    """Saves texts one after the other until the server is killed. Returns the acknowledged ones."""
    editor = Editor(project)
    acknowledged = {}
    try:
        leaves = [
            (item, text) for item in editor.work()["items"] if len(item["texts"]) == 1 for text in item["texts"]
        ]
        work = {"catalogs": [FILE], "id": "", "source": {"code": "en"}, "language": {"code": "es"}}
        timer = threading.Timer(numbers.uniform(0.0, 0.6), editor.process.kill)
        timer.start()
        try:
            for index in range(10_000):
                item, text = leaves[index % len(leaves)]
                value = f"Texto {numbers.randrange(10**9)}"
                rows = returned_file(work, [(item, text, value, "translated")])["strings"]
                result = editor.save(*rows)["results"][0]
                if result["status"] == "saved":
                    acknowledged[item["key"]] = value
                    text["version"] = result["version"]
                else:
                    # A number that the rules do not accept.
                    assert result["status"] == "invalid", result
        except (OSError, ValueError, http.client.HTTPException):
            pass
        timer.join()
    finally:
        editor.kill()
    return acknowledged


def check_kills(tmp_path, count, seed):
    numbers = random.Random(seed)
    project = Project(tmp_path / "project", large_sample(tmp_path / "sample", 120, translated=0))
    total = 0
    for _ in range(count):
        acknowledged = kill_while_saving(project, numbers)
        total += len(acknowledged)
        strings = json.loads((project.folder / FILE).read_text())["strings"]
        for key, value in acknowledged.items():
            unit = strings[key]["localizations"]["es"]["stringUnit"]
            assert unit["value"] == value, key
    # The next program that writes removes files of killed ones, once they are a minute old.
    for path in left_files(project):
        os.utime(path, (path.stat().st_atime, path.stat().st_mtime - 120))
    command = [XCSTRINGS, "set", FILE, "--key", next(iter(strings)), "--language", "es", "--value", "Fin"]
    subprocess.run(command, cwd=project.folder, env=project.environment, check=True, stdout=subprocess.DEVNULL)
    return total, left_files(project)


def left_files(project):
    """The files of the project's folder that the test has not made."""
    made = {".build", ".git", ".xcstrings.yml", FILE, ".xcstrings"}
    return [path for path in project.folder.iterdir() if path.name not in made]


@pytest.mark.short
def test_kills_lose_nothing_in_short(tmp_path):
    total, left = check_kills(tmp_path, 3, 1)
    assert total > 0 and left == []


def test_kills_lose_nothing(tmp_path):
    total, left = check_kills(tmp_path, KILLS, 2)
    print(f"{KILLS} kills, {total} acknowledged texts")
    assert total > KILLS and left == []


@pytest.mark.short
def test_address_in_a_pipe(project):
    """Another program that starts the editor gets the address at once."""
    arguments = [XCSTRINGS, "edit", "--no-open", "--language", "es"]
    process = subprocess.Popen(
        arguments, cwd=project.folder, env=project.environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
    )
    try:
        assert "#token=" in read_line(process.stdout.fileno(), 8)
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


def raw(port, head, body=b""):
    """Sends bytes, and returns the status of the answer; `None` if there is none."""
    with socket.create_connection(("127.0.0.1", port), timeout=10) as connection:
        connection.sendall(head.replace("\n", "\r\n").encode() + body)
        answer = connection.makefile("rb").readline().split()
    return int(answer[1]) if len(answer) > 1 else None


@pytest.mark.short
def test_requests_that_are_refused(project, editor):
    """A few; the tests in Swift have all kinds."""
    port, token = editor.port, editor.token
    good = f"GET /api/work?language=es HTTP/1.1\nHost: 127.0.0.1:{port}\nAuthorization: Bearer {token}\nConnection: close\n"
    assert raw(port, good + "\n") == 200
    assert raw(port, good.replace(token, token[:-1]) + "\n") == 401
    assert raw(port, good.replace("Authorization", "X-Authorization") + "\n") == 401
    assert raw(port, good.replace("127.0.0.1", "example.com") + "\n") == 421
    assert raw(port, good + "Origin: https://example.com\n\n") in (401, 403, 421)
    assert raw(port, good + "Origin: null\n\n") in (401, 403, 421)
    before = project.catalogs
    body = json.dumps({"language": "es", "strings": [], "questions": []}).encode()
    for path in ("save", "undo"):
        head = f"POST /api/{path} HTTP/1.1\nHost: 127.0.0.1:{port}\nContent-Length: {len(body)}\nConnection: close\n"
        assert raw(port, head + "Content-Type: application/json\n\n", body) == 401
        assert raw(port, head + f"Authorization: Bearer {token}\nOrigin: http://127.0.0.1:1\n\n", body) in (401, 403, 415, 421)
    assert project.catalogs == before


@pytest.mark.short
def test_modules(sample_page, tmp_path):
    """The modules that need no browser, with Node."""
    node = shutil.which("node") or pytest.fail("node is not installed")
    (tmp_path / "work.json").write_text(json.dumps(sample_page[1]))
    result = subprocess.run(
        [node, "--test", str(pathlib.Path(__file__).parent / "modules.test.mjs")],
        env={**os.environ, "WORK": str(tmp_path / "work.json")}, capture_output=True, text=True,
    )  # fmt: skip
    assert result.returncode == 0, result.stdout[-3000:]


def test_link_out_of_the_project_is_not_edited(tmp_path):
    """A catalog that is a link out of the project is neither shown nor written by the server."""
    outside = tmp_path / "outside.xcstrings"
    outside.write_text('{"sourceLanguage": "en", "strings": {"Secret": {}}, "version": "1.0"}\n')
    folder = tmp_path / "project"
    folder.mkdir()
    (folder / ".xcstrings.yml").write_text("sourceLanguage: en\nlanguages: [en, es]\n")
    (folder / "Own.xcstrings").write_text('{"sourceLanguage": "en", "strings": {"Own": {"extractionState": "manual"}}, "version": "1.0"}\n')
    (folder / ".git").mkdir()
    editor = Editor(types.SimpleNamespace(folder=folder, environment=dict(os.environ)), "--lang", "es")
    (folder / "Linked.xcstrings").symlink_to(outside)
    try:
        time.sleep(1)
        work = editor.work()
    finally:
        editor.process.kill()
    assert [item["key"] for item in work["items"]] == ["Own"]
    assert work["interface"] == "es"


def catalog_words(catalog, key, language):
    """A string of this repository's catalogs by plural form, with the marks of the page for its values."""
    localization = catalog[key].get("localizations", {}).get(language)
    if localization is None:
        assert language == "en", f"{key} has no translation"
        localization = {"stringUnit": {"value": key}}
    forms = localization.get("variations", {}).get("plural") or {"other": localization}

    def marked(text):
        position = iter(range(9))
        return PLACEHOLDER.sub(
            lambda found: "%" if found[0] == "%%" else "{%d}" % (int(found[1]) - 1 if found[1] else next(position)), text
        )

    return {form: marked(unit["stringUnit"]["value"]) for form, unit in forms.items()}


def check_words(words, language):
    """Checks that each word, and the message of each rule in all its variants, is that of the catalogs."""
    commands, diagnostics = (
        json.loads((ROOT / "Localizations" / f"{name}.xcstrings").read_text())["strings"]
        for name in ("XCStrings", "Diagnostics")
    )
    scripts = (ROOT / "Sources/xcstrings/TranslationPage/Page").glob("*.js")
    code = "\n".join(path.read_text() for path in scripts)
    names = set(re.findall(r'"(page[A-Z][A-Za-z]*|rule\.[a-z.-]+)"', code))
    assert len(names) > 200 and set(words) >= names
    wrong = {}
    for name in sorted(names):
        if name == "rule.quotation":
            expected = catalog_words(diagnostics, "'%@'", language)
        elif name.startswith("rule."):
            expected = catalog_words(diagnostics, name.removeprefix("rule."), language)
        else:
            expected = catalog_words(commands, f"page.{name[4].lower()}{name[5:]}", language)
        shown = words[name] if isinstance(words[name], dict) else {"other": words[name]}
        wrong |= {
            f"{name}, {form}": text for form, text in shown.items() if text != expected.get(form, expected["other"])
        }
    assert wrong == {}


@pytest.mark.short
@pytest.mark.parametrize("interface", ["en", "es", "ar"])
def test_words_of_the_page(project, interface):
    """The words in each language of the page; a language that the program does not have is replaced by English."""
    language = "es" if interface == "es" else "en"
    _, work = project.export("ar", "--lang", interface)
    assert work["interface"] == language
    check_words(work["words"], language)
    editor = Editor(project, "--lang", interface)
    try:
        check_words(editor.work()["words"], language)
    finally:
        editor.stop()
