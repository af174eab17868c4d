"""Tests of the page that a translator gets as a file."""

import json

import pytest

from project import returned_file

CATALOG = "Localizable.xcstrings"
PHRASES = "AppShortcuts.xcstrings"
DOORS = "You have %lld doors in %@"
SHORTCUT = "Open a door in ${applicationName}"
# What a translator types: the key, and the texts of its fields.
PLAIN = ("Close the door", ["Cierra la puerta"])
PLURAL = ("%lld doors", ["%lld puerta", "%lld de puertas", "%lld puertas"])
DEVICES = ("Tap here", ["Toca aquí", "Haz clic aquí", "Elige aquí"])
PARTS = (DOORS, ["Tienes %#@doors@ en %2$@", "%arg puerta", "%arg de puertas", "%arg puertas"])
SHORTCUTS = (SHORTCUT, ["Abre una puerta en ${applicationName}", "${applicationName}, abre una puerta"])
WIDTH = "Math.max(document.documentElement.scrollWidth, document.body.scrollWidth)"


def download(page):
    page.push(".download")
    name, text = page.browser.downloaded()
    return name, text, json.loads(text)


def entries(page):
    """Goes through the texts, and returns the positions."""
    page.press("Ctrl+m", "l")
    page.press("Home", "Enter")
    count = page.js("Number(document.querySelector('.list [aria-setsize]').getAttribute('aria-setsize'))")
    for index in range(count):
        yield index
        page.press("Alt+Down")


@pytest.mark.short
def test_work_of_a_translator(page, project, twin):
    """From the export to the import, with the keyboard only."""
    path, work = project.export()
    page.open(path)
    for key, texts in (PLAIN, PLURAL, DEVICES, PARTS, SHORTCUTS):
        page.go(key)
        for text in texts:
            page.save(text)
    assert page.saved()[(CATALOG, "%lld doors", "plural.many")] == {"text": "%lld de puertas", "state": "translated"}
    page.go("The door is open.")
    page.save("La puerta está abierta.")
    page.go("Save")
    page.save("Guardar", "Alt+Enter")
    page.go("Bye")
    page.question("Who says this?")
    page.type("not confirmed")
    page.press("Ctrl+m", "x")

    name, text, file = download(page)
    assert name == "es.xcstrings-work.json" and text.endswith("}\n")
    assert len(file["strings"]) == 15 and [row["state"] for row in file["strings"]].count("needs_review") == 1
    items = {item["key"]: item for item in work["items"]}
    for row in file["strings"]:
        texts = {one["variation"]: one for one in items[row["key"]]["texts"]}
        assert row["targetVersion"] == texts[row.get("variation", "")]["version"]
    assert [(question["key"], question["text"]) for question in file["questions"]] == [("Bye", "Who says this?")]
    assert page.browser.problems == []

    project.write(name, text)
    project.run("import", name)
    assert [(question["key"], question["question"]) for question in project.questions] == [("Bye", "Who says this?")]
    keys = {row["key"] for row in file["strings"]}
    assert {finding for finding in project.errors() if finding[0] in keys} == set()
    twin.write(name, text)
    twin.run("set", "--from", name)
    assert project.catalogs == twin.catalogs
    # The same file again changes nothing.
    before = project.catalogs
    project.run("import", name)
    assert project.catalogs == before


@pytest.mark.short
def test_text_with_an_error_is_not_translated(page, sample_page):
    page.open(sample_page[0])
    page.go("Open %@ now")
    page.type("Abre ahora")
    page.press("Ctrl+Enter")
    page.wait_for("document.querySelector('.notice.error') !== null")
    assert page.saved() == {} and page.value == "Abre ahora"
    assert page.js("document.activeElement.getAttribute('aria-invalid')") == "true"
    assert "%@" in page.text(".findings") and "rule." not in page.text(".findings")
    page.press("Alt+Enter")
    page.wait_for("Object.keys(localStorage).some((name) => name.includes('/saved/'))")
    assert page.saved() == {(CATALOG, "Open %@ now", ""): {"text": "Abre ahora", "state": "needs_review"}}


def test_reload_keeps_what_was_typed(page, sample_page):
    page.open(sample_page[0])
    page.go("Close the door")
    page.type("Cierra")
    page.press("Esc")
    page.press("Alt+Down")
    assert page.saved() == {}
    page.browser.reload()
    page.wait_for("document.querySelector('.page') !== null")
    page.go("Close the door")
    assert page.value == "Cierra" and page.saved() == {}
    page.press("Ctrl+Enter")
    page.wait_for("Object.keys(localStorage).some((name) => name.includes('/saved/'))")
    page.browser.reload()
    page.wait_for("document.querySelector('.page') !== null")
    assert page.saved() == {(CATALOG, "Close the door", ""): {"text": "Cierra", "state": "translated"}}


@pytest.mark.short
def test_texts_are_not_code(page, sample_page):
    """No text of a catalog becomes an element or a script, and no request leaves the page."""
    path, work = sample_page
    page.open(path)
    keys = set()
    for _ in entries(page):
        keys.add(page.key)
        page.js("document.querySelectorAll('.notice button, .match button, .term-choice').forEach((one) => one.click())")
        page.press("Ctrl+m", "w")
    assert keys == {item["key"] for item in work["items"]}
    page.press("Ctrl+m", "q")
    page.press("Esc")
    unwanted = "main script, main svg[onload], [onerror], iframe, object, embed, a[href^=\"javascript\" i]"
    assert page.js("window.hacked === undefined") and page.js(f"document.querySelectorAll({json.dumps(unwanted)}).length") == 0
    assert page.js("[...document.querySelectorAll('img')].every(({ src }) => src.startsWith('data:image/'))")
    local = ("file:", "data:", "about:", "blob:")
    assert [address for address in page.browser.requests if not address.startswith(local)] == []
    assert page.browser.problems == []
    # Controls of the direction of text are shown, and do not change the order of what follows.
    page.go("left \u202eright\u202c \u2066inner\u2069 end")
    assert page.js("getComputedStyle(document.querySelector('.entry-head h2 bdi')).unicodeBidi").startswith("isolate")


def test_position_follows_the_filter(page, sample_page):
    page.open(sample_page[0])
    page.go("%lld doors")
    assert page.text(".position") == "1 of 2"
    page.search("")
    page.wait_for(f"document.querySelector('.position').innerText === '3 of {len(sample_page[1]['items'])}'")


def test_policy_blocks_what_is_inserted(page, sample_page):
    page.open(sample_page[0])
    page.js(
        """(() => {
          window.blocked = 0;
          document.addEventListener('securitypolicyviolation', () => { window.blocked += 1; });
          const script = document.createElement('script');
          try { script.textContent = 'window.hacked = 1'; document.body.append(script); } catch { window.blocked += 1; }
          try { document.body.innerHTML += '<img src=x onerror="window.hacked = 1">'; } catch { window.blocked += 1; }
          const image = document.createElement('img');
          image.src = 'https://example.com/x.png';
          document.body.append(image);
          fetch('https://example.com/').catch(() => {});
        })()"""
    )
    page.wait_for("window.blocked >= 3")
    assert page.js("window.hacked === undefined")
    head = sample_page[0].read_text()[:2000]
    for part in ("default-src 'none'", "connect-src 'none'", "base-uri 'none'", "form-action 'none'"):
        assert part in head


def violations(page, path, work, theme, rows):
    page.open(path)
    page.js(f"localStorage.setItem('xcstrings-work:{work['id']}/theme', '{theme}')")
    page.browser.reload()
    page.wait_for(f"document.documentElement.dataset.theme === '{theme}'")
    found = page.violations()
    for row in entries(page):
        if row not in rows:
            continue
        if row % 3 == 0:
            page.type(" x  y %d")
            page.press("Ctrl+Enter")
        page.browser.wait(0.1)
        found |= page.violations()
    for keys in (["F1"], ["Ctrl+m", "q"]):
        page.press(*keys)
        page.wait_for("document.querySelector('dialog[open]') !== null")
        found |= page.violations()
        page.press("Esc")
    page.search("nothing has this text")
    found |= page.violations()
    page.browser.size(390, 800)
    return found | page.violations()


@pytest.mark.short("chromium")
def test_accessibility_in_short(page, sample_page):
    page.browser.new_profile()
    assert sorted(violations(page, *sample_page, "dark", [3])) == []


@pytest.mark.parametrize("language", ["es", "ar", "ru"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_accessibility(page, project, language, theme):
    path, work = project.export(language)
    assert sorted(violations(page, path, work, theme, range(0, 23, 2))) == []
    assert work["language"]["direction"] == ("rtl" if language == "ar" else "ltr")


def test_right_to_left(page, project):
    path, _ = project.export("ar")
    page.open(path)
    page.go("%lld doors")
    labels = page.js("[...document.querySelectorAll('.entry-pane textarea')].map((area) => area.labels[0].textContent)")
    assert [label.split(":")[0] for label in labels] == ["zero", "one", "two", "few", "many", "other"]
    assert page.js("document.activeElement.dir") == "rtl"
    page.type("%lld أبواب")
    assert page.js("document.activeElement.dir") == "rtl" and page.js("document.activeElement.lang") == "ar"


@pytest.mark.parametrize("language", [pytest.param("es", marks=pytest.mark.short("chromium")), "ar"])
def test_narrow_window(page, project, language):
    path, _ = project.export(language)
    page.browser.size(320, 640)
    page.open(path)
    assert page.js(WIDTH) <= 320
    for row in entries(page):
        assert page.js(WIDTH) <= 320, page.key
        if row % 5:
            continue
        small = page.js(
            "[...document.querySelectorAll('button, select, input')].filter((one) => one.offsetParent)"
            ".filter((one) => { const { width, height } = one.getBoundingClientRect(); return width < 24 || height < 24; })"
            ".map((one) => one.outerHTML.slice(0, 100))"
        )
        assert small == []
    page.press("F1")
    assert page.js(WIDTH) <= 320


@pytest.mark.short("chromium")
def test_speed(page, large_page, measure):
    page.open(large_page)
    times = []
    for _ in range(3):
        page.browser.reload()
        page.wait_for("document.querySelector('.row') !== null")
        times.append(page.js("performance.getEntriesByType('navigation')[0].domContentLoadedEventEnd"))
    measure("open 750 keys", min(times), "ms", 500)
    page.press("Ctrl+m", "n")
    times = page.js(
        """(async () => {
          const area = document.querySelector('.entry-pane textarea');
          area.focus();
          const times = [];
          for (let i = 0; i < 60; i += 1) {
            const start = performance.now();
            document.execCommand('insertText', false, i % 7 ? 'a' : ' %lld  ');
            area.getBoundingClientRect();
            times.push(performance.now() - start);
            await new Promise((done) => requestAnimationFrame(done));
          }
          return times.sort((one, other) => one - other);
        })()"""
    )
    measure("key to finding, p95", times[56], "ms", 50)


def test_returned_file_opens_in_a_page_of_the_conflicts(page, project):
    """A text that was changed since the export comes back to the translator."""
    _, work = project.export()
    item = next(item for item in work["items"] if item["key"] == "Bye")
    other = next(item for item in work["items"] if item["key"] == "Save")
    edits = [(other, other["texts"][0], "Guardar", "translated"), (item, item["texts"][0], "Adiós", "translated")]
    project.write("es.xcstrings-work.json", returned_file(work, edits))
    project.run("set", "--key", "Bye", "--language", "es", "--value", "Hasta luego")
    project.run("import", "es.xcstrings-work.json", "--conflicts", "again.html", status=1)
    assert (project.text("Save"), project.text("Bye")) == ("Guardar", "Hasta luego")
    page.open(project.folder / "again.html")
    page.go("Bye")
    assert "Adiós" in page.text(".notices") and "Hasta luego" in page.text(".entry-pane") + page.value
    page.js("document.querySelector('.notice.conflict button').click()")
    assert page.value == "Adiós" and page.saved() == {}
    page.press("Ctrl+Enter")
    page.wait_for("Object.keys(localStorage).some((name) => name.includes('/saved/'))")
    page.press("Ctrl+m", "d")
    name, text = page.browser.downloaded()
    project.write(name, text)
    project.run("import", name)
    assert project.text("Bye") == "Adiós"
