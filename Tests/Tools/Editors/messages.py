"""Damaged messages, unusual orders of messages, and projects of attackers: no crash, and a right answer to the next message."""
import json, os, pathlib, subprocess, time

from client import APP, VIEW, Server

# The errors of the protocol.
INVALID_REQUEST, UNKNOWN_METHOD, NOT_INITIALIZED, CANCELLED, MODIFIED = -32600, -32601, -32002, -32800, -32801


def code(answer):
    return answer.get("error", {}).get("code")


def test_messages(program, folder, files):
    server = Server(program, folder)
    view = server.open(VIEW)
    place = server.place(VIEW, view, "Open the")
    alive = lambda: server.request("textDocument/hover", place)["contents"]
    expected = alive()
    for damage in (b"Content-Length: x\r\n\r\n{}", b"\0\1\2" * 3000, b"Content-Length: 3\r\n\r\n{}}}}", b"\r\n\r\n",
                   b"Content-Length: 5\r\n\r\n[1,2]", b"Content-Length: 2\r\n\r\n\xff\xff", b"Content-Length: 0\r\n\r\n",
                   b"Content-Length: -5\r\n\r\n{}", b"Content-Length: 99999999999999999999\r\n\r\n{}", b"Content-Length 5\r\n\r\nabcde",
                   b"content-LENGTH:2\nX: y\n\n[]", b"Content-Length: 4\r\nContent-Length: 2\r\n\r\n{}", b"X: y\r\n\r\n{}",
                   b"Content-Length: 100000\r\n\r\n" + b"[" * 100_000):
        server.write(damage)
        assert alive() == expected, damage
    # Bytes that arrive one by one.
    number = server.number = server.number + 1
    body = json.dumps({"jsonrpc": "2.0", "id": number, "method": "textDocument/hover", "params": place}).encode()
    for byte in b"Content-Length: %d\r\nContent-Type: application/vscode-jsonrpc; charset=utf-8\r\n\r\n%s" % (len(body), body):
        server.write(bytes([byte]))
    assert server.answer(number)["result"]["contents"] == expected
    # A length that takes a part of the next message: that one is lost, and no other.
    server.write(b"Content-Length: 30\r\n\r\n{}")
    server.note("$/lost", {"text": "a" * 100})
    assert alive() == expected
    server.write(b"Content-Length: 200000000\r\n\r\n")
    for _ in range(200):
        server.write(b"a" * 1_000_000)
    assert alive() == expected
    # Parameters of other types, and methods that do not exist.
    for method in ("textDocument/unknown", "$/unknown", "", "initialize/", "textDocument/semanticTokens/full"):
        assert code(server.answer(server.begin(method, {}))) == UNKNOWN_METHOD, method
        server.note(method, {})
    methods = [name for name in ("hover", "definition", "references", "rename", "prepareRename", "completion", "codeAction", "foldingRange",
        "documentSymbol", "formatting", "inlayHint", "codeLens", "diagnostic")]
    for method in methods:
        for params in (None, {}, {"textDocument": 1}, {"textDocument": {"uri": 5}, "position": []}, {"textDocument": {"uri": "file:///none"}},
                       {**place, "position": {"line": -1, "character": 1 << 62}, "newName": None, "range": {"start": None, "end": {}}},
                       {**place, "position": {"line": 1 << 62, "character": -7}, "newName": "a\u0000\n\u202e"}):
            server.answer(server.begin("textDocument/" + method, params))
    for method in ("didOpen", "didChange", "didClose", "didSave"):
        for params in (None, {}, {"textDocument": {"uri": None}}, {"textDocument": {"uri": server.uri(VIEW), "version": "x"},
                       "contentChanges": [{"range": {"start": {"line": 900, "character": 4}, "end": {"line": 2, "character": 1}}, "text": ""}]}):
            if method != "didClose" or not params or not params["textDocument"]["uri"]:
                server.note("textDocument/" + method, params)
    server.change(VIEW, 2, view)
    assert alive() == expected
    numbers = [server.begin("textDocument/hover", place) for _ in range(2)]
    server.send({"id": numbers[0] + 10_000, "result": None})
    server.send({"id": None, "error": {"code": 1, "message": "x"}})
    assert all(server.answer(number)["result"]["contents"] == expected for number in numbers)
    server.open("Big.swift", 'let a = "' + "a" * 100_000_000 + '"\n')
    assert alive() == expected
    server.note("textDocument/didClose", {"textDocument": {"uri": server.uri("Big.swift")}})
    assert server.stop() == 0


def test_storms(program, folder, files):
    """Requests that are cancelled, and requests whose document changes before they are answered."""
    server = Server(program, folder)
    view = server.open(VIEW)
    place = server.place(VIEW, view, "Open the")
    expected = server.request("textDocument/hover", place)
    cancelled = 0
    for count in (1, 10, 3000):
        numbers = [server.begin("textDocument/" + ("references", "hover", "codeAction")[index % 3], place) for index in range(count)]
        for number in numbers + [number + 1_000_000 for number in numbers] + numbers:
            server.note("$/cancelRequest", {"id": number})
        codes = [code(server.answer(number)) for number in numbers]
        assert set(codes) <= {None, CANCELLED}, set(codes)
        cancelled += codes.count(CANCELLED)
        assert server.request("textDocument/hover", place) == expected
    assert cancelled > 0
    modified = 0
    for version in range(2, 102):
        number = server.begin("textDocument/references", place)
        server.change(VIEW, version, view)
        answer = server.answer(number)
        assert code(answer) in (None, MODIFIED), answer
        modified += code(answer) == MODIFIED
    assert modified > 0
    assert server.request("textDocument/hover", place) == expected
    print(f"  {cancelled} of 3011 requests were cancelled, {modified} of 100 had an old document")
    assert server.stop() == 0


def test_states(program, folder, files):
    """Requests before `initialize` and after `shutdown`, and the ends of the server."""
    server = Server(program, folder, initializes=False)
    server.note("initialized", {})
    server.note("$/cancelRequest", {"id": 1})
    server.open(VIEW)
    place = server.place(VIEW, files[VIEW], "Open the")
    for method in ("textDocument/hover", "shutdown", "unknown"):
        assert code(server.answer(server.begin(method, place))) == NOT_INITIALIZED, method
    server.initialize("utf-16")
    assert code(server.answer(server.begin("initialize", {"capabilities": {}}))) == INVALID_REQUEST
    server.open(VIEW)
    assert "Abre la puerta" in server.request("textDocument/hover", place)["contents"]["value"]
    server.request("shutdown")
    for method in ("textDocument/hover", "shutdown", "initialize", "unknown"):
        assert code(server.answer(server.begin(method, place))) == INVALID_REQUEST, method
    server.change(VIEW, 2, "")
    server.note("exit")
    assert server.process.wait(10) == 0
    # `exit` without `initialize`, without `shutdown`, and the end of the input in and between messages.
    for initializes in (False, True):
        server = Server(program, folder, initializes=initializes)
        server.note("exit")
        assert server.process.wait(10) == 1
        server = Server(program, folder, initializes=initializes)
        server.write(b"Content-Le" if initializes else b"Content-Length: 10\r\n\r\n{")
        server.process.stdin.close()
        assert server.process.wait(10) == 1
    # The end of the editor.
    editor = subprocess.Popen(["sleep", "60"])
    server = Server(program, folder, options=["--clientProcessId", str(editor.pid)])
    editor.kill()
    editor.wait()
    assert server.process.wait(20) == 1


def test_files(program, folder, files):
    """Files that vanish, and return."""
    server = Server(program, folder)
    view = server.open(VIEW)
    place = server.place(VIEW, view, "Open the")
    alive = lambda: server.request("textDocument/hover", place)["contents"]
    expected = alive()
    for name in (APP, VIEW, "Package.swift", "Sources/App", "Sources"):
        path, away = pathlib.Path(folder, name), pathlib.Path(folder, "away")
        path.rename(away)
        server.note("workspace/didChangeWatchedFiles", {"changes": [{"uri": server.uri(name), "type": 3}]})
        for method in ("hover", "references", "codeAction", "rename", "completion"):
            server.answer(server.begin("textDocument/" + method, {**place, "newName": "a"}))
        away.rename(path)
        server.note("workspace/didChangeWatchedFiles", {"changes": [{"uri": server.uri(name), "type": 1}]})
        deadline = time.monotonic() + 10
        while (answer := server.request("textDocument/hover", place)) is None or answer["contents"] != expected:
            assert time.monotonic() < deadline, (name, answer)
            time.sleep(0.05)
    assert server.stop() == 0


def test_hostile(program, folder, files):
    """A project that leads out of its folder, and texts that terminals or programs interpret."""
    folder = pathlib.Path(folder)
    outside, root = folder / "outside", folder / "project"
    evil = "Close\u001b]0;title\u0007\u202e\u0085"
    catalog = lambda *keys: json.dumps({"sourceLanguage": "en", "version": "1.0", "strings": {key: {"comment": "SECRET" if key == "Secret" else key,
        "localizations": {"es": {"stringUnit": {"state": "translated", "value": key + " "}}}} for key in keys}}, ensure_ascii=False)
    code = "import SwiftUI\nstruct A: View { var body: some View { VStack { Text(\"Secret\"); Text(\"" + evil + "\"); Text(\"Open\") } } }\n"
    for path, text in {
        outside / "Secret.xcstrings": catalog("Secret"), outside / "Secret.swift": code,
        root / ".xcstrings.yml": "sourceLanguage: en\nlanguages: [en, es]\ncatalogs: [App.xcstrings, ../outside/Secret.xcstrings, "
            f"{outside}/Secret.xcstrings, Linked.xcstrings, Pipe.xcstrings, Deep.xcstrings]\ntargets:\n  App: {{table: App, sources: [Sources, ../outside, {outside}, Link]}}\n",
        root / "App.xcstrings": catalog(evil, "Open"), root / "Sources/A.swift": code, root / "Deep.xcstrings": '{"strings":' + "[" * 200_000,
    }.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    (root / "Link").symlink_to(outside)
    (root / "Sources/Link").symlink_to(outside)
    (root / "Linked.xcstrings").symlink_to(outside / "Secret.xcstrings")
    os.mkfifo(root / "Pipe.xcstrings")
    server = Server(program, root)
    for name in ("Sources/A.swift", "App.xcstrings"):
        server.open(name)
    for part in ("Secret", "Close", "Open"):
        for method in ("hover", "definition", "references", "completion", "codeAction", "prepareRename", "rename"):
            server.answer(server.begin("textDocument/" + method, server.place("Sources/A.swift", code, part, newName="New")))
    for query in ("#Secret", "#Close"):
        server.answer(server.begin("workspace/symbol", {"query": query}))
    server.request("textDocument/documentSymbol", {"textDocument": {"uri": server.uri("App.xcstrings")}})
    time.sleep(1)
    hover = server.request("textDocument/hover", server.place("Sources/A.swift", code, "Open"))
    assert hover is None or "SECRET" not in json.dumps(hover), hover
    # What the user sees is harmless; what the editor inserts is exact.
    exact = {"newText", "placeholder", "filterText", "uri", "targetUri", "key"}
    def texts(value, name=""):
        if isinstance(value, dict):
            for key, part in value.items():
                yield from texts(part, key)
        elif isinstance(value, list):
            for part in value:
                yield from texts(part, name)
        elif isinstance(value, str) and name not in exact:
            yield name, value
    for message in server.messages:
        assert "SECRET" not in json.dumps(message) and "/outside" not in json.dumps(message), message
        for name, text in texts(message):
            assert not set(text) & {"\u001b", "\u0007", "\u202e", "\u0085"}, (name, text, message)
    assert server.stop() == 0
    assert sorted(path.name for path in root.iterdir()) == sorted([".xcstrings.yml", "App.xcstrings", "Deep.xcstrings", "Link",
        "Linked.xcstrings", "Pipe.xcstrings", "Sources"])


TESTS = {"damaged messages": test_messages, "storms of requests": test_storms, "states of the server": test_states,
         "files that vanish": test_files, "a hostile project": test_hostile}
