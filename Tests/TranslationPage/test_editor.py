"""Tests of the page of `xcstrings edit`: every confirmed text is in the catalogs, as `xcstrings set` writes it."""

import json
import subprocess
import time

import pytest

from project import Editor

FILE = "Localizable.xcstrings"
UNDO = "document.querySelector('.icon-undo').parentElement.disabled"
REDO = "document.querySelector('.icon-redo').parentElement.disabled"


def until(condition, seconds=10):
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "nothing changed in time"
        time.sleep(0.03)


def set_text(project, key, value, *options):
    project.run("set", FILE, "--key", key, "--language", "es", "--value", value, *options)


def confirm(page, project, key, text, keys="Ctrl+Enter"):
    """Saves a text on the page, and waits until it is in the catalog."""
    page.go(key)
    if page.value:
        page.press("Ctrl+a")
    page.type(text)
    page.press(keys)
    until(lambda: project.text(key) == text)
    # The page has the answer too.
    page.wait_for(
        f"document.querySelector('.entry-head h2 bdi')?.textContent !== {json.dumps(key)}"
        " || /Translated|Needs review/.test(document.querySelector('.field-state')?.innerText)"
    )


@pytest.mark.short
def test_saves_as_set_does(page, project, twin, editor):
    page.open_editor(editor)
    assert "token" not in page.js("location.href")
    before = project.catalogs
    confirm(page, project, "Close the door", "Cierra la puerta")
    set_text(twin, "Close the door", "Cierra la puerta")
    assert project.catalogs == twin.catalogs
    page.wait_for(f"{UNDO} === false")
    page.press("Ctrl+z")
    until(lambda: project.catalogs == before)
    page.wait_for(f"{REDO} === false")
    page.press("Ctrl+Shift+Z")
    page.wait_for(f"{REDO} && !{UNDO}")
    assert project.catalogs == twin.catalogs
    confirm(page, project, "The door is open.", "La puerta está abierta.")
    set_text(twin, "The door is open.", "La puerta está abierta.")
    confirm(page, project, "Save", "Guardar", "Alt+Enter")
    set_text(twin, "Save", "Guardar", "--state", "needs_review")
    page.go("%lld doors")
    for form, text in (("one", "%lld puerta"), ("many", "%lld de puertas"), ("other", "%lld puertas")):
        page.wait_for(f"document.activeElement.labels?.[0]?.textContent.startsWith('{form}')")
        page.type(text)
        page.press("Ctrl+Enter")
        set_text(twin, "%lld doors", text, "--plural", form)
        until(lambda: project.catalogs == twin.catalogs)
    assert page.browser.problems == []


@pytest.mark.short
def test_substitution(page, project, twin, editor):
    """The page saves the text first, and then the forms that it uses."""
    key, texts = "You have %lld doors in %@", ["Tienes %#@doors@ en %2$@", "%arg puerta", "%arg de puertas", "%arg puertas"]
    page.open_editor(editor)
    page.go(key)
    before = project.catalogs
    for text, form in zip(texts, ("Translation", "doors, one", "doors, many", "doors, other")):
        page.wait_for(f"document.activeElement.labels?.[0]?.textContent.startsWith('{form}')")
        page.type(text)
        page.press("Ctrl+Enter")
        until(lambda: project.catalogs != before)
        before = project.catalogs
    set_text(twin, key, texts[0])
    for form, text in zip(("one", "many", "other"), texts[1:]):
        set_text(twin, key, text, "--substitution", "doors", "--plural", form)
    assert project.catalogs == twin.catalogs


def test_text_with_an_error_is_not_written(page, project, editor):
    page.open_editor(editor)
    before = project.catalogs
    page.go("Open %@ now")
    page.type("Abre ahora")
    page.press("Ctrl+Enter")
    page.wait_for("document.querySelector('.notice.error') !== null")
    item = next(item for item in editor.work()["items"] if item["key"] == "Open %@ now")
    row = {
        "catalog": FILE, "key": item["key"], "language": "es", "value": "Abre ahora", "state": "translated",
        "sourceVersion": item["sourceVersion"], "targetVersion": item["texts"][0]["version"],
    }  # fmt: skip
    assert editor.save(row)["results"][0]["status"] == "invalid"
    assert project.catalogs == before
    page.press("Alt+Enter")
    until(lambda: project.text("Open %@ now") == "Abre ahora")


@pytest.mark.short("firefox")
def test_changes_of_other_programs(page, project, editor):
    page.open_editor(editor)
    page.go("Bye")
    page.type("Adiós")
    # Another text: what is typed stays, and there is no conflict.
    set_text(project, "Save", "Guardar")
    page.browser.wait(1.5)
    assert page.value == "Adiós" and page.js("document.querySelector('.notice.conflict') === null")
    # The same text: both are shown, and the second confirmation replaces the text.
    set_text(project, "Bye", "Hasta luego")
    page.wait_for("document.querySelector('.notice.conflict blockquote')?.textContent === 'Hasta luego'")
    assert page.value == "Adiós" and project.text("Bye") == "Hasta luego"
    page.press("Ctrl+Enter")
    until(lambda: project.text("Bye") == "Adiós")
    page.go("Save")
    assert page.value == "Guardar"


def test_git_checkout(page, project, editor):
    page.open_editor(editor)
    before = project.catalogs
    confirm(page, project, "Close the door", "Cierra la puerta")
    confirm(page, project, "The door is open.", "La puerta está abierta.")
    project.git("checkout", "--", FILE)
    page.go("Close the door")
    page.wait_for("document.activeElement.value === ''")
    page.go("The door is open.")
    page.wait_for("document.activeElement.value === 'La puerta esta abierta.'")
    # An undo of a text that is gone changes nothing.
    page.press("Ctrl+z")
    page.browser.wait(0.5)
    assert project.catalogs == before
    confirm(page, project, "Close the door", "Cierra esta puerta")


def test_reload(page, project, editor):
    page.open_editor(editor)
    confirm(page, project, "Close the door", "Cierra la puerta")
    page.go("Bye")
    page.type("typed only")
    page.browser.reload()
    page.wait_for("document.querySelector('.row') !== null")
    page.go("Close the door")
    assert page.value == "Cierra la puerta"
    page.go("Bye")
    assert page.value == "typed only" and project.text("Bye") is None
    page.question("Who says this?")
    until(lambda: [question["question"] for question in project.questions] == ["Who says this?"])


def test_two_tabs(page, project, editor):
    first = page.browser.tab
    page.open_editor(editor)
    second = page.browser.new_tab()
    page.open_editor(editor)
    confirm(page, project, "Close the door", "Cierra la puerta")
    page.browser.show(first)
    page.go("Close the door")
    page.wait_for("document.activeElement.value === 'Cierra la puerta'", 5)
    confirm(page, project, "Save", "Guardar")
    page.browser.show(second)
    page.go("Save")
    page.wait_for("document.activeElement.value === 'Guardar'", 5)
    # Both show the changes of another program.
    set_text(project, "Bye", "Adiós")
    for tab in (first, second):
        page.browser.show(tab)
        page.go("Bye")
        page.wait_for("document.activeElement.value === 'Adiós'", 5)


@pytest.mark.short("firefox")
def test_killed_server(page, project, editor):
    page.open_editor(editor)
    confirm(page, project, "Close the door", "Cierra la puerta")
    page.go("Bye")
    page.type("Adiós")
    editor.kill()
    page.press("Ctrl+Enter")
    page.wait_for("document.querySelector('.toast').innerText !== ''")
    assert page.value == "Adiós" and project.text("Close the door") == "Cierra la puerta"
    editor.start(editor.port)
    page.browser.open("data:,")
    page.open_editor(editor)
    page.go("Close the door")
    assert page.value == "Cierra la puerta"
    page.go("Bye")
    assert page.value == "Adiós"
    page.press("Ctrl+Enter")
    until(lambda: project.text("Bye") == "Adiós")


def test_conflict_markers(page, project, editor):
    """With a catalog that cannot be read, nothing is saved; typing goes on when it can be read."""
    page.open_editor(editor)
    page.go("Bye")
    good = (project.folder / FILE).read_bytes()
    bad = b"<<<<<<< ours\n" + good
    (project.folder / FILE).write_bytes(bad)
    page.wait_for("document.querySelector('.banner.problem') !== null")
    assert page.js("document.querySelector('.entry-pane textarea').readOnly")
    assert (project.folder / FILE).read_bytes() == bad
    (project.folder / FILE).write_bytes(good)
    page.wait_for("document.querySelector('.banner.problem') === null")
    confirm(page, project, "Bye", "Adiós")


def test_other_language(page, project, editor):
    page.open_editor(editor)
    names = page.js("[...document.querySelectorAll('h1 option')].map(({ textContent }) => textContent)")
    assert names == ["Arabic", "Spanish", "Russian"]
    page.js(
        "(() => { const choice = document.querySelector('h1 select'); choice.value = 'ar';"
        " choice.dispatchEvent(new Event('change')); })()"
    )
    page.wait_for("document.querySelector('.entry-pane textarea')?.lang === 'ar'")
    page.go("Close the door")
    assert page.js("document.activeElement.dir") == "rtl"
    page.type("أغلق الباب")
    page.press("Ctrl+Enter")
    until(lambda: json.loads((project.folder / FILE).read_text())["strings"]["Close the door"].get("localizations"))
    entry = json.loads((project.folder / FILE).read_text())["strings"]["Close the door"]
    assert entry["localizations"]["ar"]["stringUnit"] == {"state": "translated", "value": "أغلق الباب"}


def test_wrong_token(page, editor):
    page.browser.open(editor.address.replace(editor.token, "0" * len(editor.token)))
    page.wait_for("document.querySelector('.failure') !== null")
    assert page.js("document.querySelector('.row') === null")
    local = (f"http://127.0.0.1:{editor.port}/", "about:", "data:")
    assert [address for address in page.browser.requests if not address.startswith(local)] == []


def test_read_only(page, project):
    server = Editor(project, "--read-only")
    try:
        before = project.catalogs
        page.open_editor(server)
        page.press("Ctrl+m", "l")
        page.press("Down", "Enter")
        page.type("x")
        page.press("Ctrl+Enter", "Alt+Enter")
        page.browser.wait(0.5)
        assert page.js("[...document.querySelectorAll('.entry-pane textarea')].every((area) => area.readOnly)")
        assert project.catalogs == before
    finally:
        server.stop()


def test_nothing_else_of_the_project_changes(page, project, editor):
    """The catalog is the only file that a confirmed text changes."""
    page.open_editor(editor)
    confirm(page, project, "Close the door", "Cierra la puerta")
    changed = subprocess.run(
        ["git", "status", "--porcelain"], cwd=project.folder, capture_output=True, text=True
    ).stdout.splitlines()
    assert [line for line in changed if ".build" not in line] == [f" M {FILE}"]
