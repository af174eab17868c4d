"""Measures `xcstrings lsp` on the project in a folder: the time of answers, and that of the processor in parentheses."""
import json, pathlib, statistics, time

from client import Server


class Times:
    """The times of a kind of request."""

    def __init__(self, server):
        self.server, self.values, self.start = server, [], server.processor()

    def measure(self, action):
        begin = time.perf_counter()
        result = action()
        self.values.append((time.perf_counter() - begin) * 1000)
        return result

    def __str__(self):
        values, used = sorted(self.values), (self.server.processor() - self.start) / len(self.values)
        return f"p50 {statistics.median(values):8.1f} ms   p99 {values[int(len(values) * 0.99) - 1]:8.1f} ms   ({used:.1f} ms)"


def measure(program, folder):
    folder = pathlib.Path(folder).resolve()
    files = [path for path in folder.rglob("*") if path.suffix in (".swift", ".xcstrings") and ".build" not in path.parts]
    catalog = max((path for path in files if path.suffix == ".xcstrings"), key=lambda path: path.stat().st_size)
    keys = [key for key in json.loads(catalog.read_text())["strings"] if len(key) > 3 and "%" not in key and '"' not in key and "\\" not in key]
    sources = {path: path.read_text(errors="replace") for path in files if path.suffix == ".swift"}
    print(f"{len(sources)} sources, {len(files) - len(sources)} catalogs, the largest of {catalog.stat().st_size / 1e6:.1f} MB")
    source = max(sources, key=lambda path: sum(f'"{key}"' in sources[path] for key in keys[:2000]))
    name, catalog = str(source.relative_to(folder)), str(catalog.relative_to(folder))
    server = Server(program, folder, {"textDocument": {"codeAction": {"resolveSupport": {"properties": ["edit"]}}}, "workspace": {"workspaceEdit": {"documentChanges": True}}})
    print(f"initialize            {server.initialized * 1000:11.1f} ms")
    total = Times(server)
    text = total.measure(lambda: (server.open(name), server.found(name, 1, 600)))[0]
    print(f"first diagnostics     {total}")
    used = [key for key in keys if f'"{key}"' in text]
    def place(key, added=0, **others):
        found = server.place(name, text, f'"{key}"', **others)
        found["position"]["character"] += 3 + added
        return found
    # The texts that cannot be translated are searched once.
    previous = None
    while previous != (previous := server.processor()):
        time.sleep(2)
    print(f"memory                {server.memory():8} MB")
    for method in ("hover", "definition", "references", "completion", "codeAction"):
        times = Times(server)
        for number in range(200):
            times.measure(lambda: server.request(f"textDocument/{method}", place(used[number % len(used)])))
        print(f"{method:20}  {times}")
    line = text.count("\n", 0, text.index(f'"{used[0]}"'))
    position = {"line": line, "character": 0}
    times, hovers = Times(server), []
    for number in range(200):
        def change():
            server.change(name, number + 2, {"range": {"start": position, "end": position}, "text": " "})
            if number % 4 == 0:
                hovers.append(time.perf_counter())
                server.request("textDocument/hover", place(used[0], number + 1))
                hovers[-1] = (time.perf_counter() - hovers[-1]) * 1000
            server.found(name, number + 2)
        times.measure(change)
    print(f"edit to diagnostics   {times}")
    print(f"edit to hover         p50 {statistics.median(hovers):8.1f} ms")
    server.change(name, 300, text)
    best = max(used, key=lambda key: len(server.request("textDocument/references", place(key))))
    times = Times(server)
    for _ in range(3):
        answer = times.measure(lambda: server.answer(server.begin("textDocument/rename", place(best, newName="A new name")), 300))
    edits = sum(len(change["edits"]) for change in answer["result"]["documentChanges"]) if "result" in answer else answer["error"]["message"][:60]
    print(f"rename                {times}  {edits} edits")
    times = Times(server)
    content = times.measure(lambda: (server.open(catalog), server.found(catalog, 1, 600)))[0]
    print(f"catalog opened        {times}")
    entry = json.dumps(used[0], ensure_ascii=False) + " : {"
    for method in ("hover", "definition", "references", "codeAction"):
        times = Times(server)
        for number in range(50):
            times.measure(lambda: server.request(f"textDocument/{method}", server.place(catalog, content, entry)))
        print(f"catalog {method:12}  {times}")
    for method in ("documentSymbol", "foldingRange"):
        times = Times(server)
        times.measure(lambda: server.answer(server.begin(f"textDocument/{method}", {"textDocument": {"uri": server.uri(catalog)}}), 300))
        print(f"catalog {method:14}{times}")
    print(f"memory                {server.memory():8} MB")
    # A working day: edits of both documents.
    values = []
    for number in range(400):
        server.change(name, 301 + number, {"range": {"start": position, "end": position}, "text": " " if number % 2 else "\n"})
        if number % 20 == 0:
            server.found(name, 301 + number, 600)
        if number % 100 == 99:
            values.append(server.memory())
    print(f"memory during 400 edits   {values} MB")
    server.stop()
