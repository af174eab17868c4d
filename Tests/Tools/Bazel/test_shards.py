"""Syncs apps on one machine and from several shards, and compares the catalogs. `Scripts/test-bazel` starts it."""
import json, pathlib, shutil, subprocess, sys, tempfile

SHARDS = (1, 2, 7)


class Shards:
    """A temporary folder with checkouts of an app at different paths, as on different machines."""

    def __init__(self, xcstrings, app, folder, is_empty):
        self.xcstrings, self.folder, self.original = xcstrings, folder, folder / "original"
        shutil.copytree(app, self.original, symlinks=True, ignore=shutil.ignore_patterns(".build", ".git"))
        if is_empty:
            for path in self.original.rglob("*.xcstrings"):
                catalog = json.loads(path.read_text())
                path.write_text(json.dumps({**catalog, "strings": {}}, indent=2, separators=(",", " : ")))

    def run(self, checkout, *arguments):
        done = subprocess.run([self.xcstrings, *arguments], cwd=checkout, stdin=subprocess.DEVNULL, capture_output=True, text=True)
        # Unreadable files of the app are not the subject of this test.
        if done.returncode not in (0, 65):
            sys.exit(f"error: {' '.join(map(str, arguments))} in {checkout}: {done.stderr[-2000:]}")
        return done.stdout

    def checkout(self, name):
        path = self.folder / name
        shutil.copytree(self.original, path, symlinks=True)
        return path

    def catalogs(self, checkout):
        found = {str(path.relative_to(checkout)): path.read_bytes() for path in sorted(checkout.rglob("*.xcstrings"))}
        shutil.rmtree(checkout)
        return found

    def on_one_machine(self):
        checkout = self.checkout("one")
        self.run(checkout, "sync", "--no-cache")
        return self.catalogs(checkout)

    def on_machines(self, count):
        sync = self.checkout(f"sync-{count}")
        listed = json.loads(self.run(sync, "sync", "--list-sources", "--json"))
        sources = sorted({source for catalog in listed["catalogs"] for source in catalog["sources"]})
        strings = self.folder / f"strings-{count}"
        for shard in range(count):
            machine = self.checkout(f"machine-{count}-{shard}")
            own = sources[shard::count]
            (machine / "shard.txt").write_text("".join(f"{source}\n" for source in own))
            if own:
                self.run(machine, "extract", "--file-list", "shard.txt", "--index", ".", "--format", "stringsdata",
                         "--output", strings, "--source-root", ".", "--no-cache")
            shutil.rmtree(machine)
        self.run(sync, "sync", "--stringsdata", strings, "--allow-outside", "--no-cache")
        size = sum(path.stat().st_size for path in strings.rglob("*") if path.is_file())
        return self.catalogs(sync), len(sources), size


def main():
    xcstrings, *apps = sys.argv[1:]
    errors = 0
    print("| App | Sources | Catalogs | At first | Keys after | " + " | ".join(f"{count} shards" for count in SHARDS) + " | MB |\n"
          "|---|---|---|---|---|" + "---|" * len(SHARDS) + "---|")
    for app in map(pathlib.Path, apps):
        for is_empty in (False, True):
            with tempfile.TemporaryDirectory() as folder:
                shards, results = Shards(xcstrings, app, pathlib.Path(folder), is_empty), []
                expected = shards.on_one_machine()
                for count in SHARDS:
                    catalogs, sources, size = shards.on_machines(count)
                    different = [path for path in expected if catalogs.get(path) != expected[path]]
                    results.append(f"{len(different)} differ: {', '.join(different)}" if different else "equal")
                    errors += len(different)
                keys = sum(len(json.loads(content)["strings"]) for content in expected.values())
                state = "empty" if is_empty else "as committed"
                print(f"| {app.name} | {sources} | {len(expected)} | {state} | {keys} | {' | '.join(results)} | {size / 1e6:.2f} |", flush=True)
    if errors:
        sys.exit(f"{errors} catalogs differ")


main()
