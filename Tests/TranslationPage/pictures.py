"""Takes the pictures of the page for the documents: `Scripts/test-editor --pictures DIR`."""

import json
import pathlib
import sys
import tempfile

from browsers import Chromium
from page import Page
from project import Project

LARGEST = 120_000
COLORS = (256, 128, 64)
DONE = {
    "Close the door": "Cierra la puerta", "Save": "Guardar", "First line\nSecond line": "Primera línea\nSegunda línea",
    "delete.one": "Eliminar", "Choose a new place for the door": "Elige un lugar nuevo para la puerta",
}  # fmt: skip


def picture_project(folder):
    """The sample without the keys that imitate attacks, half translated."""
    project = Project(folder)
    file = project.folder / "Localizable.xcstrings"
    catalog = json.loads(file.read_text())
    strings = catalog["strings"]
    catalog["strings"] = {key: entry for key, entry in strings.items() if entry.get("extractionState") != "manual"}
    file.write_text(json.dumps(catalog))
    project.run("format")
    for key, text in DONE.items():
        project.run("set", file.name, "--key", key, "--language", "es", "--value", text)
    return project


def plural(page):
    page.go("%lld doors")
    page.type("%lld puerta")
    page.press("Ctrl+Enter")
    page.browser.wait(0.2)
    page.type("%lld  de puertas")
    page.browser.wait(0.2)


def difference(page):
    page.go("The door is open.")
    page.browser.wait(0.2)


def arabic(page):
    page.go("%lld doors")
    for text in ("لا أبواب", "باب واحد", "بابان"):
        page.type(text)
        page.press("Ctrl+Enter")
        page.browser.wait(0.2)
    page.type("%lld أبواب")
    page.browser.wait(0.2)


def shown_list(page):
    page.browser.wait(0.1)


# The name, the language of the page's words, the language of the translation, the theme, the size, and what is done.
PICTURES = [
    ("page-es", "es", "es", "light", (1440, 900), plural),
    ("page-en-dark", "en", "es", "dark", (1440, 900), plural),
    ("page-ar", "en", "ar", "light", (1440, 900), arabic),
    ("page-es-narrow", "es", "es", "light", (390, 844), shown_list),
    ("page-en-narrow-dark", "en", "es", "dark", (390, 844), difference),
]


def reduce(path):
    """Stores the picture with a palette."""
    try:
        from PIL import Image
    except ImportError:
        return
    image = Image.open(path).convert("RGB")
    for colors in COLORS:
        image.quantize(colors, method=Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE).save(path, optimize=True)
        if path.stat().st_size <= LARGEST:
            return


def main(folder):
    browser = Chromium()
    page = Page(browser)
    with tempfile.TemporaryDirectory() as temporary:
        project = picture_project(pathlib.Path(temporary) / "project")
        for name, words, language, theme, size, work in PICTURES:
            path, _ = project.export(language, "--lang", words, name=f"{name}.html")
            browser.new_profile(theme)
            browser.size(*size)
            page.open(path)
            page.js("document.querySelector('.banner.welcome button')?.click()")
            work(page)
            if size[0] > 600:
                page.search("")
                page.js("document.querySelector('.is-current textarea').focus()")
                browser.wait(0.3)
            assert "rule." not in page.text(".page"), "a rule has no message"
            file = folder / f"{name}.png"
            browser.picture(file)
            reduce(file)
            print(f"{file.name}  {file.stat().st_size / 1000:.0f} kB")
    browser.close()


main(pathlib.Path(sys.argv[1]))
