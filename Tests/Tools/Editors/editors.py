"""Tests `xcstrings lsp` with a plain client, and with Neovim if it is installed. `Scripts/test-lsp` starts it."""
import importlib.util, json, os, pathlib, random, shutil, subprocess, sys, tempfile, time

import measure, messages
from client import *


def test_requests(program, folder, files, encoding):
    server = Server(program, folder, encoding=encoding)
    for name in (VIEW, APP):
        server.open(name)
    view, app = files[VIEW], files[APP]
    assert server.server["capabilities"]["positionEncoding"] == encoding
    hover = server.request("textDocument/hover", server.place(VIEW, view, "Open the"))
    assert "Abre la puerta" in hover["contents"]["value"], hover
    links = server.request("textDocument/definition", server.place(VIEW, view, "Close"))
    assert links[0]["targetUri"] == server.uri(APP), links
    back = server.request("textDocument/definition", server.place(APP, app, "Close"))
    assert [place["uri"] for place in back] == [server.uri(VIEW)], back
    # Without saving, a second use.
    changed = view.replace("Missing", "Close")
    server.change(VIEW, 2, changed)
    uses = server.request("textDocument/references", server.place(APP, app, "Close"))
    assert len(uses) == 3, uses
    edit = server.request("textDocument/rename", server.place(VIEW, changed, "Close", newName="Shut 😀 it"))
    texts = server.edited(edit, {**files, VIEW: changed})
    for name in (VIEW, OTHER, APP, WIDGET):
        before = {**files, VIEW: changed}[name]
        assert texts[name].count("Shut 😀 it") == before.count('"Close"') > 0 and '"Close"' not in texts[name], texts[name]
    assert json.loads(texts[APP])["strings"]["Shut 😀 it"] == CATALOG["strings"]["Close"]
    _, problems, _ = server.found(APP, 1)
    assert any(problem["code"] == "mismatched-surrounding-whitespace" for problem in problems), problems
    actions = server.request("textDocument/codeAction", server.place(APP, app, "Cerrar "))
    fix = next(action for action in actions if action["kind"] == "quickfix" and "edit" in action)
    assert '"Cerrar"' in server.edited(fix["edit"], {APP: app})[APP]
    for method in ("hover", "definition", "references", "documentSymbol", "formatting"):
        assert server.request(f"textDocument/{method}", server.place(VIEW, changed, "count = 3", options={})) is None, method
    assert server.stop() == 0


def test_positions(program, folder, files, encoding, count=600):
    """Random edits: the same diagnostics as those of a fresh server."""
    generator = random.Random(1)
    server = Server(program, folder, encoding=encoding)
    text, version = server.open(VIEW).replace("\n", "\r\n"), 2
    server.change(VIEW, version, text)
    for number in range(count):
        lines = text.split("\r\n")
        line = generator.randrange(5, 9)
        start = generator.randrange(len(lines[line]) + 1)
        end = generator.randrange(start, min(start + 3, len(lines[line])) + 1)
        new = generator.choice(["a", "😀", "é", "e\u0301", "漢", "\r\n", "", "", " ", '"', "👨\u200d👩\u200d👧"])
        position = lambda column: {"line": line, "character": ENCODINGS[encoding](lines[line][:column])}
        version += 1
        server.change(VIEW, version, {"range": {"start": position(start), "end": position(end)}, "text": new})
        lines[line] = lines[line][:start] + new + lines[line][end:]
        text = "\r\n".join(lines)
        if number % 50 == 49:
            _, found, _ = server.found(VIEW, version)
            fresh = Server(program, folder, encoding=encoding)
            fresh.open(VIEW, text, version)
            _, expected, _ = fresh.found(VIEW, version)
            assert found == expected, (found, expected)
            fresh.stop()
            text = SOURCE.replace("\n", "\r\n")
            version += 1
            server.change(VIEW, version, text)
    assert server.stop() == 0


def test_neovim(program, folder, files, **others):
    script = ROOT / "Tests/Tools/Editors/neovim.lua"
    environment = {**os.environ, **others, "XCSTRINGS": program, "PROJECT": str(folder), "XDG_CONFIG_HOME": str(folder),
                   "XDG_DATA_HOME": str(folder), "XDG_STATE_HOME": str(folder), "LANG": "C.UTF-8"}
    run = subprocess.run(["nvim", "--headless", "-u", "NONE", "-i", "NONE", "-S", str(script)],
        env=environment, cwd=folder, capture_output=True, text=True, timeout=300)
    output = run.stdout + run.stderr
    assert run.returncode == 0 and "all passed" in output, output


def test_beside(program, folder, files):
    """Neovim with `sourcekit-lsp`, too."""
    test_neovim(program, folder, files, LANGUAGE_SERVER=shutil.which("sourcekit-lsp"))


def test_rename(program, folder, files, places=1000):
    """A rename of many places in three catalogs: the code can be parsed, and nothing else changes."""
    def view(name, count):
        texts = "".join(f'      Button("Close") {{ print("{name} {number}") }}\n' for number in range(count))
        return f'import SwiftUI\nstruct {name}: View {{\n  var body: some View {{\n    VStack {{\n{texts}      Text("Title of {name}")\n    }}\n  }}\n}}\n'
    targets = ["App", "Widget", "Watch"]
    target = '  .target(name: "%s", path: "Sources", exclude: [%s], sources: ["%s", "Shared"], resources: [.process("%s/Localizable.xcstrings")]),\n'
    files = {"Package.swift": "// swift-tools-version: 6.0\nimport PackageDescription\n"
        'let package = Package(name: "Doors", defaultLocalization: "en", targets: [\n'
        + "".join(target % (name, ", ".join(f'"{other}"' for other in targets if other != name), name, name) for name in targets) + "])\n"}
    files |= {f"Sources/{name}/View{name}.swift": view(f"View{name}", 10) for name in targets}
    count = (places - 30) // 10
    files |= {f"Sources/Shared/View{number}.swift": view(f"View{number}", 10) for number in range(count)}
    entry = lambda key: {"localizations": {"es": {"stringUnit": {"state": "translated", "value": "Cerrar" if key == "Close" else key + " (es)"}}}}
    for name in targets:
        keys = sorted(["Close", f"Title of View{name}"] + [f"Title of View{number}" for number in range(count)])
        catalog = {"sourceLanguage": "en", "strings": {key: entry(key) for key in keys}, "version": "1.0"}
        files[f"Sources/{name}/Localizable.xcstrings"] = json.dumps(catalog, indent=2, separators=(",", " : ")) + "\n"
    folder = pathlib.Path(folder, "doors")
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)
    run = lambda *command: subprocess.run(command, cwd=folder, capture_output=True, text=True)
    run(program, "sync")
    checked = run(program, "sync", "--check")
    assert checked.returncode == 0, checked.stdout + checked.stderr
    files = {name: (folder / name).read_bytes().decode() for name in files}
    server = Server(program, folder)
    name = "Sources/Shared/View7.swift"
    place = server.place(name, server.open(name), "Close", newName='Close "it" 😀')
    assert len(server.request("textDocument/references", place)) == places + len(targets)
    times = []
    for _ in range(3):
        begin, used = time.perf_counter(), server.processor()
        edit = server.request("textDocument/rename", place)
        times.append(f"{(time.perf_counter() - begin) * 1000:.0f} ms ({server.processor() - used} ms of the processor)")
    texts = server.edited(edit, files)
    for name, text in files.items():
        code = name.endswith(".swift")
        expected = text.replace('"Close"', '"Close \\"it\\" 😀"')
        assert texts[name] == expected, name
        (folder / name).write_bytes(expected.encode())
    assert sum(len(change["edits"]) for change in edit["documentChanges"]) >= places + len(targets)
    checked = run(program, "sync", "--check")
    assert checked.returncode == 0, checked.stdout + checked.stderr
    if compiler := shutil.which("swiftc"):
        parsed = run(compiler, "-frontend", "-parse", *(name for name in files if name.endswith(".swift") and name != "Package.swift"))
        assert parsed.returncode == 0, parsed.stderr[:2000]
    print(f"  {places} places in {len(targets)} catalogs: {', '.join(times)}")
    assert server.stop() == 0


def test_typed(program, folder, files):
    """A client with the types of the protocol, in `typed.py`."""
    run = subprocess.run([sys.executable, "-B", "-m", "pytest", "-q", "-p", "no:cacheprovider",
        "-o", "asyncio_default_fixture_loop_scope=function", ROOT / "Tests/Tools/Editors/typed.py"],
        env={**os.environ, "XCSTRINGS": program}, cwd=folder, capture_output=True, text=True, timeout=600)
    assert run.returncode == 0, run.stdout + run.stderr


def main():
    """Runs the tests, or those whose name contains an argument."""
    arguments = sys.argv[1:]
    program = os.path.abspath(arguments.pop(0) if arguments and os.access(arguments[0], os.X_OK) else ROOT / ".build/debug/xcstrings")
    if arguments[:1] == ["--measure"]:
        return measure.measure(program, arguments[1])
    tests = {
        **{f"requests in {encoding}": lambda *values, encoding=encoding: test_requests(*values, encoding) for encoding in ENCODINGS},
        "Neovim": test_neovim,
        "Neovim with sourcekit-lsp": test_beside,
        "pytest-lsp": test_typed,
        **messages.TESTS,
        **{f"positions in {encoding}": lambda *values, encoding=encoding: test_positions(*values, encoding) for encoding in ENCODINGS},
        "rename of 1,000 places": test_rename,
    }
    missing = {"Neovim": not shutil.which("nvim"), "Neovim with sourcekit-lsp": not (shutil.which("nvim") and shutil.which("sourcekit-lsp")),
         "pytest-lsp": not MODEL or not importlib.util.find_spec("pytest_lsp")}
    for name, test in tests.items():
        if arguments and not any(argument in name for argument in arguments):
            continue
        if missing.get(name):
            print(f"{name} is not installed, and was not tested.")
            continue
        with tempfile.TemporaryDirectory() as folder:
            folder = os.path.realpath(folder)
            begin = time.perf_counter()
            test(program, folder, project(folder))
            print(f"{name}: passed in {time.perf_counter() - begin:.1f} s", flush=True)


if __name__ == "__main__":
    main()
