"""Tests `xcstrings lsp` with a plain client, and with Neovim if it is installed. `Scripts/test-lsp` starts it."""
import json, os, pathlib, random, shutil, signal, statistics, subprocess, sys, tempfile, threading, time

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent.parent
ENCODINGS = {"utf-8": lambda text: len(text.encode()), "utf-16": lambda text: len(text.encode("utf-16-le")) // 2,
             "utf-32": len}


class Server:
    """A server, and a client that sends it messages."""

    def __init__(self, program, folder, capabilities=None, encoding="utf-16", options=(), settings=None):
        self.process = subprocess.Popen([program, "lsp", *options], stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd="/")
        self.folder, self.encoding, self.number, self.answers = pathlib.Path(folder), encoding, 0, {}
        self.diagnostics, self.requests, self.errors, self.changed = {}, [], [], threading.Condition()
        threading.Thread(target=self.read, daemon=True).start()
        capabilities = capabilities or {"textDocument": {"definition": {"linkSupport": True},
            "hover": {"contentFormat": ["markdown"]}}, "workspace": {"workspaceEdit": {"documentChanges": True}}}
        capabilities = {**capabilities, "general": {"positionEncodings": [encoding]}}
        self.start = time.perf_counter()
        self.server = self.request("initialize", {"processId": os.getpid(), "rootUri": self.folder.as_uri(),
            "locale": "en", "capabilities": capabilities, "initializationOptions": settings})
        self.initialized = time.perf_counter() - self.start
        self.note("initialized", {})

    def read(self):
        output = self.process.stdout
        while True:
            length = 0
            while (line := output.readline()) not in (b"\r\n", b""):
                if line.lower().startswith(b"content-length:"):
                    length = int(line.split(b":")[1])
            if line == b"":
                break
            message = json.loads(output.read(length))
            with self.changed:
                if "method" in message:
                    if message["method"] == "textDocument/publishDiagnostics":
                        value = message["params"]
                        self.diagnostics[value["uri"]] = (value.get("version"), value["diagnostics"], time.perf_counter())
                    else:
                        self.requests.append(message)
                elif message.get("id") is None:
                    self.errors.append(message)
                else:
                    assert message["id"] not in self.answers, f"two answers: {message}"
                    self.answers[message["id"]] = message
                self.changed.notify_all()

    def send(self, message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.write(b"Content-Length: %d\r\n\r\n%s" % (len(body), body))

    def write(self, data):
        self.process.stdin.write(data)
        self.process.stdin.flush()

    def note(self, method, params=None):
        self.send({"method": method, "params": params})

    def begin(self, method, params=None):
        self.number += 1
        self.send({"id": self.number, "method": method, "params": params})
        return self.number

    def answer(self, number, timeout=60):
        with self.changed:
            assert self.changed.wait_for(lambda: number in self.answers, timeout), "no answer"
            return self.answers[number]

    def request(self, method, params=None):
        answer = self.answer(self.begin(method, params))
        assert "result" in answer, answer
        return answer["result"]

    def uri(self, name):
        return (self.folder / name).as_uri()

    def open(self, name, text=None, version=1):
        text = text if text is not None else (self.folder / name).read_bytes().decode()
        self.note("textDocument/didOpen", {"textDocument": {"uri": self.uri(name), "languageId": "swift",
            "version": version, "text": text}})
        return text

    def change(self, name, version, *changes):
        self.note("textDocument/didChange", {"textDocument": {"uri": self.uri(name), "version": version},
            "contentChanges": [{"text": change} if isinstance(change, str) else change for change in changes]})

    def place(self, name, text, part, **others):
        before = text[:text.index(part)].split("\n")
        position = {"line": len(before) - 1, "character": ENCODINGS[self.encoding](before[-1])}
        end = {"line": position["line"], "character": position["character"] + ENCODINGS[self.encoding](part)}
        return {"textDocument": {"uri": self.uri(name)}, "position": position, "range": {"start": position, "end": end},
                "context": {"diagnostics": [], "includeDeclaration": True}, **others}

    def found(self, name, version, timeout=60):
        """Waits for the diagnostics of a version of a document."""
        uri = self.uri(name)
        with self.changed:
            good = lambda: self.diagnostics.get(uri, (None,))[0] == version
            assert self.changed.wait_for(good, timeout), f"no diagnostics of {name} {version}"
            return self.diagnostics[uri]

    def edited(self, edit, texts):
        """Returns the texts after an edit of the workspace."""
        result = dict(texts)
        for change in edit["documentChanges"]:
            name = next(name for name in texts if self.uri(name) == change["textDocument"]["uri"])
            for part in reversed(change["edits"]):
                lines = result[name].split("\n")
                def offset(position):
                    line, count = lines[position["line"]], 0
                    while ENCODINGS[self.encoding](line[:count]) < position["character"]:
                        count += 1
                    return sum(len(line) + 1 for line in lines[:position["line"]]) + count
                lower, upper = offset(part["range"]["start"]), offset(part["range"]["end"])
                result[name] = result[name][:lower] + part["newText"] + result[name][upper:]
        return result

    def memory(self):
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        return int(status.split("VmRSS:")[1].split()[0]) // 1024

    def stop(self):
        self.request("shutdown")
        self.note("exit")
        return self.process.wait(10)


SOURCE = '''import SwiftUI
struct DoorView: View {
  let count = 3
  var body: some View {
    VStack {
      Text("😀 Open the door")
      Button("Close") { close() }
      Text("\\(count) doors")
      Text("Missing")
    }
  }
}
'''
CATALOG = {"sourceLanguage": "en", "strings": {
    "😀 Open the door": {"localizations": {"es": {"stringUnit": {"state": "needs_review", "value": "😀 Abre la puerta"}}}},
    "%lld doors": {"localizations": {"es": {"variations": {"plural": {
        "one": {"stringUnit": {"state": "translated", "value": "%lld puerta"}},
        "other": {"stringUnit": {"state": "translated", "value": "%lld puertas"}}}}}}},
    "Close": {"localizations": {"es": {"stringUnit": {"state": "translated", "value": "Cerrar "}}}}},
    "version": "1.0"}
VIEW, APP = "Sources/Shared/DoorView.swift", "Sources/App/Localizable.xcstrings"
WIDGET = "Sources/Widget/Localizable.xcstrings"
OTHER = "Sources/Widget/Widget.swift"


def project(folder):
    """Creates a project with two targets that share a source, so that a key is in both catalogs."""
    target = '  .target(name: "%s", path: "Sources", exclude: ["%s"], sources: ["%s", "Shared"],\n' \
        '    resources: [.process("%s/Localizable.xcstrings")]),\n'
    files = {
        "Package.swift": "// swift-tools-version: 6.0\nimport PackageDescription\n"
            'let package = Package(name: "Doors", defaultLocalization: "en", targets: [\n'
            + target % ("App", "Widget", "App", "App") + target % ("Widget", "App", "Widget", "Widget") + "])\n",
        VIEW: SOURCE,
        OTHER: 'import SwiftUI\nstruct Widget: View {\n  var body: some View { Text("Close") }\n}\n',
        APP: json.dumps(CATALOG, indent=2, ensure_ascii=False, separators=(",", " : ")) + "\n",
        WIDGET: json.dumps({"sourceLanguage": "en", "strings": {"Close": {}}, "version": "1.0"}, indent=2,
            separators=(",", " : ")) + "\n",
    }
    for name, text in files.items():
        path = pathlib.Path(folder) / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return files


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


def test_messages(program, folder, files):
    """Damaged and unusual messages: the next message has its answer."""
    server = Server(program, folder)
    view = server.open(VIEW)
    place = server.place(VIEW, view, "Open the")
    alive = lambda: server.request("textDocument/hover", place)["contents"]
    expected = alive()
    for damage in (b"Content-Length: x\r\n\r\n{}", b"\0\1\2" * 3000, b"Content-Length: 3\r\n\r\n{}}}}", b"\r\n\r\n",
                   b"Content-Length: 5\r\n\r\n[1,2]", b"Content-Length: 2\r\n\r\n\xff\xff", b"Content-Length: 0\r\n\r\n"):
        server.write(damage)
        assert alive() == expected, damage
    server.write(b"Content-Length: 200000000\r\n\r\n")
    for _ in range(200):
        server.write(b"a" * 1_000_000)
    assert alive() == expected
    number = server.begin("textDocument/unknown", {})
    assert server.answer(number)["error"]["code"] == -32601
    server.note("$/unknown", {})
    numbers = [server.begin("textDocument/references", place) for _ in range(500)]
    for number in numbers:
        server.note("$/cancelRequest", {"id": number})
    codes = {server.answer(number).get("error", {}).get("code") for number in numbers}
    assert codes <= {None, -32800}, codes
    assert alive() == expected
    server.open("Big.swift", 'let a = "' + "a" * 100_000_000 + '"\n')
    assert alive() == expected
    server.note("textDocument/didClose", {"textDocument": {"uri": server.uri("Big.swift")}})
    # Files that vanish, and return.
    catalog = pathlib.Path(folder, APP)
    catalog.rename(str(catalog) + ".away")
    server.note("workspace/didChangeWatchedFiles", {"changes": []})
    server.answer(server.begin("textDocument/hover", place))
    pathlib.Path(str(catalog) + ".away").rename(catalog)
    server.note("workspace/didChangeWatchedFiles", {"changes": []})
    time.sleep(0.7)
    assert alive() == expected
    assert server.stop() == 0
    # The end of the input, and `exit` without `shutdown`.
    server = Server(program, folder)
    server.process.stdin.close()
    assert server.process.wait(10) == 1
    server = Server(program, folder)
    server.note("exit")
    assert server.process.wait(10) == 1
    # The end of the editor.
    editor = subprocess.Popen(["sleep", "60"])
    server = Server(program, folder, options=["--clientProcessId", str(editor.pid)])
    editor.kill()
    editor.wait()
    assert server.process.wait(20) == 1


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


def test_neovim(program, folder):
    script = ROOT / "Tests/Tools/Editors/neovim.lua"
    environment = {**os.environ, "XCSTRINGS": program, "PROJECT": str(folder), "XDG_CONFIG_HOME": str(folder),
                   "XDG_DATA_HOME": str(folder), "XDG_STATE_HOME": str(folder), "LANG": "C.UTF-8"}
    run = subprocess.run(["nvim", "--headless", "-u", "NONE", "-i", "NONE", "-S", str(script)],
        env=environment, cwd=folder, capture_output=True, text=True, timeout=120)
    output = run.stdout + run.stderr
    assert run.returncode == 0 and "all passed" in output, output


# Measuring


def times(values):
    values = sorted(value * 1000 for value in values)
    return f"p50 {statistics.median(values):7.1f} ms   p99 {values[int(len(values) * 0.99) - 1]:7.1f} ms"


def measure(program, folder):
    folder = pathlib.Path(folder).resolve()
    catalogs = sorted(folder.rglob("*.xcstrings"), key=lambda path: -path.stat().st_size)
    catalogs = [path for path in catalogs if ".build" not in path.parts]
    keys = json.loads(catalogs[0].read_text())["strings"].keys()
    sources = [path for path in folder.rglob("*.swift") if ".build" not in path.parts]
    print(f"{len(sources)} sources, catalog of {catalogs[0].stat().st_size / 1e6:.1f} MB with {len(keys)} keys")
    server = Server(program, folder)
    print(f"initialize            {server.initialized * 1000:11.1f} ms")
    # A source with many keys.
    def count(path):
        text = path.read_text(errors="replace")
        return sum(f'"{key}"' in text for key in list(keys)[:2000] if len(key) > 3)
    source = max(sorted(sources)[:3000], key=count)
    name = str(source.relative_to(folder))
    begin = time.perf_counter()
    text = server.open(name)
    server.found(name, 1, 300)
    print(f"first diagnostics     {(time.perf_counter() - begin) * 1000:11.1f} ms")
    used = [key for key in keys if len(key) > 3 and f'"{key}"' in text]
    places = [server.place(name, text, f'"{key}"') for key in used]
    for place in places:
        place["position"]["character"] += 2
    time.sleep(3)
    for method in ("hover", "definition", "references", "completion", "codeAction"):
        values = []
        for number in range(200):
            begin = time.perf_counter()
            server.request(f"textDocument/{method}", places[number % len(places)])
            values.append(time.perf_counter() - begin)
        print(f"{method:20} {times(values)}")
    values, fresh = [], []
    line = text.count("\n", 0, text.index(f'"{used[0]}"'))
    for number in range(200):
        version = number + 2
        begin = time.perf_counter()
        position = {"line": line, "character": 0}
        server.change(name, version, {"range": {"start": position, "end": position}, "text": " "})
        if number % 4 == 0:
            moved = {**places[0], "position": {**places[0]["position"], "character": places[0]["position"]["character"] + number + 1}}
            started = time.perf_counter()
            server.request("textDocument/hover", moved)
            fresh.append(time.perf_counter() - started)
        while server.diagnostics[server.uri(name)][0] != version:
            time.sleep(0.001)
        values.append(server.diagnostics[server.uri(name)][2] - begin)
    print(f"edit to diagnostics  {times(values)}")
    print(f"edit to hover        {times(fresh)}")
    begin = time.perf_counter()
    catalog = str(catalogs[0].relative_to(folder))
    content = server.open(catalog)
    server.found(catalog, 1, 600)
    print(f"catalog opened        {(time.perf_counter() - begin) * 1000:11.1f} ms")
    key = used[0]
    place = server.place(catalog, content, json.dumps(key, ensure_ascii=False) + " : {" if f'{json.dumps(key, ensure_ascii=False)} : {{' in content else json.dumps(key, ensure_ascii=False))
    for method in ("hover", "definition", "codeAction"):
        values = []
        for number in range(50):
            begin = time.perf_counter()
            server.request(f"textDocument/{method}", place)
            values.append(time.perf_counter() - begin)
        print(f"{'catalog ' + method:20} {times(values)}")
    begin = time.perf_counter()
    answer = server.answer(server.begin("textDocument/rename", {**places[0], "newName": "A new name",
        "position": {**places[0]["position"], "character": places[0]["position"]["character"] + 200}}), 300)
    print(f"rename                {(time.perf_counter() - begin) * 1000:11.1f} ms  {str(answer.get('error', 'done'))[:80]}")
    print(f"memory                {server.memory():11} MB")
    server.stop()


def main():
    arguments = sys.argv[1:]
    folder = None
    if "--measure" in arguments:
        index = arguments.index("--measure")
        folder = arguments[index + 1]
        del arguments[index:index + 2]
    program = os.path.abspath(arguments[0] if arguments else ROOT / ".build/debug/xcstrings")
    if folder:
        return measure(program, folder)
    for name, test in [
        *((f"requests in {encoding}", lambda *values, encoding=encoding: test_requests(*values, encoding)) for encoding in ENCODINGS),
        ("Neovim", lambda program, folder, files: test_neovim(program, folder)),
        ("damaged messages", test_messages),
        *((f"positions in {encoding}", lambda *values, encoding=encoding: test_positions(*values, encoding)) for encoding in ENCODINGS),
    ]:
        if name == "Neovim" and not shutil.which("nvim"):
            print("Neovim is not installed, and was not tested.")
            continue
        with tempfile.TemporaryDirectory() as folder:
            folder = os.path.realpath(folder)
            begin = time.perf_counter()
            test(program, folder, project(folder))
            print(f"{name}: passed in {time.perf_counter() - begin:.1f} s", flush=True)


if __name__ == "__main__":
    main()
