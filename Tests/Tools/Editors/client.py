"""A plain client of `xcstrings lsp`, and a project to try it with."""
import json, os, pathlib, subprocess, threading, time

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent.parent
ENCODINGS = {"utf-8": lambda text: len(text.encode()), "utf-16": lambda text: len(text.encode("utf-16-le")) // 2,
             "utf-32": len}


try:
    from lsprotocol import converters, types
    MODEL = converters.get_converter()
except ImportError:
    MODEL = None


def known(value):
    """Returns a value of JSON without members that are `null`, which may be left out."""
    if isinstance(value, dict):
        return {name: known(part) for name, part in value.items() if part is not None}
    return [known(part) for part in value] if isinstance(value, list) else value


def check(message, method):
    """Checks a message of the server against the model of the protocol, if `lsprotocol` is installed: nothing is missing or unknown."""
    kind = types.METHOD_TO_TYPES.get(message.get("method", method)) if MODEL else None
    if kind:
        part = kind[0] if "method" in message else types.ResponseErrorMessage if "error" in message else kind[1]
        again = MODEL.unstructure(MODEL.structure(message, part), part)
        assert known(again) == known(message), f"not a message of the protocol: {message}"


class Server:
    """A server, and a client that sends it messages."""

    def __init__(self, program, folder, capabilities=None, encoding="utf-16", options=(), settings=None,
                 initializes=True):
        self.process = subprocess.Popen([program, "lsp", *options], stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd="/")
        self.folder, self.encoding, self.number, self.answers = pathlib.Path(folder), encoding, 0, {}
        self.diagnostics, self.requests, self.errors, self.changed = {}, [], [], threading.Condition()
        self.messages, self.methods, self.failure = [], {}, None
        threading.Thread(target=self.read, daemon=True).start()
        if initializes:
            self.initialize(encoding, capabilities, settings)

    def initialize(self, encoding, capabilities=None, settings=None):
        capabilities = capabilities or {"textDocument": {"definition": {"linkSupport": True},
            "hover": {"contentFormat": ["markdown"]}}, "workspace": {"workspaceEdit": {"documentChanges": True}}}
        capabilities = {**capabilities, "general": {"positionEncodings": [encoding]}}
        self.start = time.perf_counter()
        self.server = self.request("initialize", {"processId": os.getpid(), "rootUri": self.folder.as_uri(),
            "locale": "en", "capabilities": capabilities, "initializationOptions": settings})
        self.initialized = time.perf_counter() - self.start
        self.note("initialized", {})

    def read(self):
        try:
            self.receive()
        except Exception as error:
            with self.changed:
                self.failure = error
                self.changed.notify_all()

    def receive(self):
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
                self.messages.append(message)
                check(message, self.methods.get(message.get("id")))
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
        self.methods[self.number] = method
        self.send({"id": self.number, "method": method, "params": params})
        return self.number

    def answer(self, number, timeout=60):
        with self.changed:
            assert self.changed.wait_for(lambda: number in self.answers or self.failure, timeout), "no answer"
            if self.failure:
                raise self.failure
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

    def processor(self):
        """Returns the time of the processor in milliseconds."""
        fields = pathlib.Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) * 1000 // os.sysconf("SC_CLK_TCK")

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
