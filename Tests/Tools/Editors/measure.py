"""Measures `xcstrings lsp` on the project in a folder."""
import json, pathlib, statistics, time

from client import Server


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
