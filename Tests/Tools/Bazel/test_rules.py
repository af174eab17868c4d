"""Tests Packaging/bazel with a real Bazel, and prints what each step ran. `Scripts/test-bazel` starts it."""
import argparse, dataclasses, difflib, json, os, pathlib, shutil, socket, subprocess, sys, tempfile, time, zipfile
import xml.etree.ElementTree as xml

import simulate
from workspace import GROUP, SHARED, Workspace, name

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent.parent
TARGETS = ["//Apps/...", "//Libs/..."]
REPOSITORIES = ["rules_cc", "rules_java", "remote_coverage_tools"]


@dataclasses.dataclass
class Build:
    """The result of a command of Bazel."""
    status: int
    seconds: float
    cpu: float     # seconds of CPU time of the actions
    output: str
    ran: dict      # mnemonic: the names of the outputs of the actions that ran
    cached: int    # the actions whose results come from a cache that builds share
    runners: set   # the machines or sandboxes of the actions that ran

    def extracted(self):
        return {pathlib.PurePath(path).name.split(".")[0] for path in self.ran.get("XCStringsExtract", [])}

    def tested(self):
        return {path.split("/testlogs/")[1].split("/")[1] for path in self.ran.get("TestRunner", [])}


class Engine:
    """A Bazel with its own output base."""

    def __init__(self, bazel, workspace, base, options):
        self.workspace, self.base, self.log = pathlib.Path(workspace), base, f"{base}.log"
        stubs = [f"--override_repository={repository}={self.workspace}/stubs" for repository in REPOSITORIES]
        self.startup = [bazel, "--nohome_rc", f"--output_base={base}"]
        self.server = subprocess.run([*self.startup, "info", *stubs, "server_pid"], cwd=workspace, check=True, text=True,
                                     stdout=subprocess.PIPE, stderr=subprocess.DEVNULL).stdout.strip()
        self.options = ["--color=no", "--noshow_progress", "--nosandbox_debug", *stubs, *options]

    def run(self, command, *arguments):
        pathlib.Path(self.log).unlink(missing_ok=True)
        start, cpu = time.perf_counter(), self.cpu()
        done = subprocess.run([*self.startup, command, *self.options, f"--execution_log_json_file={self.log}", *arguments],
                              cwd=self.workspace, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                              stderr=subprocess.STDOUT, text=True)
        seconds, cpu = time.perf_counter() - start, self.cpu() - cpu
        ran, cached, runners = {}, 0, set()
        for spawn in self.spawns():
            if spawn.get("remoteCacheHit"):
                cached += 1
            else:
                ran.setdefault(spawn["mnemonic"], []).append(spawn["listedOutputs"][0])
                runners.add(spawn["runner"])
        return Build(done.returncode, seconds, cpu, done.stdout, ran, cached, runners)

    def cpu(self):
        """The CPU time of the processes that the server has started."""
        fields = pathlib.Path(f"/proc/{self.server}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[13]) + int(fields[14])) / os.sysconf("SC_CLK_TCK")

    def spawns(self):
        text = pathlib.Path(self.log).read_text() if os.path.exists(self.log) else ""
        decoder, offset = json.JSONDecoder(), 0
        while offset < len(text.rstrip()):
            spawn, offset = decoder.raw_decode(text, offset)
            yield spawn

    def logs(self, app, file):
        return self.workspace / f"bazel-testlogs/Apps/{app}/catalog/{file}"

    def stop(self):
        subprocess.run([*self.startup, "shutdown"], cwd=self.workspace, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


class BuildGrid:
    """A server of BuildGrid that stores the results of actions."""

    def __init__(self, program, folder):
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self.program, self.folder, self.address = program, folder, f"grpc://127.0.0.1:{self.port}"

    def __enter__(self):
        self.folder.mkdir()
        storage = self.folder / "storage"
        (self.folder / "server.yml").write_text(f"""
server: [!channel {{address: "127.0.0.1:{self.port}", insecure-mode: true}}]
instances:
  - name: ""
    storages: [!disk-storage &storage {{path: {storage}}}]
    caches: [!lru-action-cache &cache {{storage: *storage, max-cached-refs: 100000, allow-updates: true}}]
    services: [!action-cache {{cache: *cache}}, !cas {{storage: *storage}}, !bytestream {{storage: *storage}}]
""")
        with open(self.folder / "log", "w") as log:
            self.process = subprocess.Popen([self.program, "server", "start", self.folder / "server.yml"], stdout=log, stderr=log)
        for _ in range(1200):
            with socket.socket() as client:
                if client.connect_ex(("127.0.0.1", self.port)) == 0:
                    return self
            time.sleep(0.1)
        self.__exit__()
        sys.exit(f"error: BuildGrid does not start:\n{(self.folder / 'log').read_text()}")

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait()

    def size(self):
        return sum(path.stat().st_size for path in (self.folder / "storage").rglob("*") if path.is_file())


class Table:
    """The rows of the result; a wrong row is an error."""
    errors, builds = 0, {}

    def add(self, title, build, **expected):
        self.builds[title] = build
        found = {"status": build.status, "extracted": build.extracted(), "tested": build.tested(), "cached": build.cached}
        wrong = {key: (found[key], value) for key, value in expected.items() if found[key] != value}
        counts = [len(found["extracted"]), len(build.ran.get("XCStringsCompile", [])), len(found["tested"])]
        print(f"| {title} | {counts[0]} | {counts[1]} | {counts[2]} | {build.cached} | {build.seconds:.1f} | {build.cpu:.1f} |", flush=True)
        if wrong:
            self.error(f"{title}: {', '.join(f'{key} is {value}, not {right}' for key, (value, right) in wrong.items())}\n{build.output[-3000:]}")

    def error(self, message):
        self.errors += 1
        print(f"error: {message}", file=sys.stderr, flush=True)

    def check(self, condition, message):
        if not condition:
            self.error(message)


def replace(path, old, new):
    text = path.read_text()
    assert old in text, f"{path} does not contain {old}"
    path.write_text(text.replace(old, new, 1))


def test(engine, workspace, table):
    """Runs all steps with one output base."""
    libraries, apps = {name(n) for n in workspace.libraries}, {f"A{n // GROUP}" for n in workspace.libraries}
    leaf, last = workspace.libraries[-1], f"A{workspace.libraries[-1] // GROUP}"
    table.add("cold", engine.run("test", *TARGETS), status=0, extracted=libraries, tested=apps)
    table.add("warm", engine.run("test", *TARGETS), status=0, extracted=set(), tested=set())
    check_outputs(engine, last, table)

    source, catalog = workspace.source(leaf, 1), engine.workspace / f"Apps/{last}/Localizable.xcstrings"
    key = f"{name(leaf)} view 01: Close the door"
    replace(source, key, key + "s")
    build = engine.run("test", *TARGETS, "--test_output=errors")
    table.add("a string of a leaf", build, status=3, extracted={name(leaf)}, tested={last})
    check_report(build.output, key + "s", f"Libs/{name(leaf)}/View01.swift:", f"//Apps/{last}:catalog", engine, table)
    table.check(key in engine.logs(last, "test.xml").read_text(), "test.xml has no report of an outdated catalog")
    before = catalog.read_text()
    build = engine.run("run", f"//Apps/{last}:catalog.sync", "--", "--renames", "apply")
    table.check(build.status == 0, f"'bazel run' fails:\n{build.output[-2000:]}")
    start, entry, end = before.partition(f'"{key}" :')
    renamed = start + entry.replace(key, key + "s") + end.replace('"translated"', '"needs_review"', 1)
    lines = difflib.unified_diff(renamed.splitlines(), catalog.read_text().splitlines(), lineterm="")
    table.check(catalog.read_text() == renamed, "wrong catalog after 'bazel run'\n" + "\n".join(lines))
    table.add("the same, after 'bazel run'", engine.run("test", *TARGETS), status=0, extracted=set(), tested={last})

    shared = engine.workspace / f"Libs/{name(SHARED)}/Label.swift"
    replace(shared, "_ title: LocalizedStringKey", "_ title: String")
    dependents = workspace.dependents(SHARED)
    affected = {f"A{n // GROUP}" for n in dependents | {SHARED}}
    table.add("a widely imported declaration", engine.run("test", *TARGETS), status=3,
              extracted={name(n) for n in dependents | {SHARED}}, tested=affected)
    replace(shared, "_ title: String", "_ title: LocalizedStringKey")
    # Bazel always repeats a test that failed.
    table.add("the same, undone", engine.run("test", *TARGETS), status=0, extracted=set(), tested=affected)

    replace(catalog, "es L", "L")
    replace(catalog, f'"{name(leaf)} view 02: Open"', f'"{name(leaf)} view 02: Opened"')
    build = engine.run("test", *TARGETS, "--test_output=errors")
    table.add("a catalog out of date", build, status=3, extracted=set(), tested={last})
    check_report(build.output, "view 02: Open", f"Libs/{name(leaf)}/View02.swift:", f"//Apps/{last}:catalog", engine, table)
    catalog.write_text(before)
    replace(source, key + "s", key)
    check_errors(engine, table)

    graph = simulate.Graph([workspace.deps[n] for n in workspace.libraries])
    indirect = {name(n) for n in workspace.libraries if graph.closures[n] - set(graph.deps[n])}
    replace(engine.workspace / "tools/BUILD.bazel", 'executable =', 'index = "direct",\n    executable =')
    build = engine.run("test", *TARGETS)
    table.add('index = "direct"', build, status=0, extracted=indirect, tested={last})
    replace(engine.workspace / "tools/BUILD.bazel", 'index = "direct",', "")


def check_outputs(engine, app, table):
    """The files that a passed test leaves."""
    suites = xml.parse(engine.logs(app, "test.xml")).getroot()
    table.check(suites.get("name") == "xcstrings", "test.xml is not the report of validate")
    table.check(suites[0].get("name") == f"Apps/{app}/Localizable.xcstrings", "test.xml has a wrong path")
    with zipfile.ZipFile(engine.logs(app, "test.outputs/outputs.zip")) as outputs:
        table.check("validate.sarif" in outputs.namelist(), "the outputs have no validate.sarif")
    build = engine.run("build", f"//Apps/{app}:bundle")
    strings = engine.workspace / f"bazel-bin/Apps/{app}/bundle/es.lproj/Localizable.strings"
    table.check(strings.exists(), f"the bundle has no {strings}\n{build.output}")


def check_report(output, key, source, label, engine, table):
    report = output.split("Test output for", 1)[-1].split("=" * 80)[0]
    for part in (key, f" {source}", f"bazel run {label}.sync"):
        table.check(part in report, f"the report has no '{part}':\n{report[:2000]}")
    for part in (str(engine.base), str(engine.workspace)):
        table.check(part not in report, f"the report has the absolute path '{part}':\n{report[:2000]}")


def check_errors(engine, table):
    """The messages for incorrect attributes."""
    cases = {
        'string_catalog(name = "x", catalogue = "Localizable.xcstrings")': "catalogue",
        'string_catalog(name = "x", catalog = "BUILD.bazel")': "does not produce any string_catalog_test catalog files (expected .xcstrings)",
        'string_catalog(name = "x", catalog = "Localizable.xcstrings", deps = [":bundle"])': "in deps has no Swift or Objective-C sources",
        'string_catalog_bundle(name = "x", catalogs = ["Localizable.xcstrings"], format = "strings")': "has to be one of 'lproj' or 'binary' instead of 'strings'",
        'string_catalog_bundle(name = "x", catalogs = [])': "attribute must be non empty",
    }
    build_file = engine.workspace / "Apps/A0/BUILD.bazel"
    text = build_file.read_text()
    for call, message in cases.items():
        build_file.write_text(f"{text}\n{call}\n")
        output = engine.run("build", "//Apps/A0:x").output
        lines = [line for line in output.splitlines() if message in line and "fail(" not in line]
        table.check(lines, f"{call} has no message '{message}':\n{output}")
        if lines and "deps" in call:
            print(lines[0])
    build_file.write_text(text)


def compare(start, workspaces, table):
    """Predicts the steps of the large workspace from a small one, and prints the tables for an even larger one."""
    measured, cold = dict(table.builds), start.run("test", *TARGETS)
    constants = simulate.Constants.measure(workspaces[1].folder / "tools/bin/xcstrings", workspaces[1])
    sizes = [
        (simulate.Graph([workspace.deps[n] for n in workspace.libraries]), len(workspace.libraries) * workspace.count,
         len({n // GROUP for n in workspace.libraries})) for workspace in workspaces]
    constants.calibrate(*sizes[0], cold.cpu)
    large, files, catalogs = sizes[1]
    print(f"\n{constants}\n\n| Step | Predicted CPU time | Measured | Difference |\n|---|---|---|---|")
    wide = sum(constants.extractions(large, files, SHARED)) + catalogs * constants.checking(files / catalogs)
    for title, value in (("cold", constants.build(*sizes[1])), ("a widely imported declaration", wide)):
        found = measured[title].cpu
        print(f"| {title} | {value:.1f} | {found:.1f} | {(value - found) / found:+.0%} |")
        table.check(abs(value - found) <= found / 4, f"{title}: the prediction is off by more than 25 %")
    simulate.report(constants)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("xcstrings")
    parser.add_argument("--libraries", type=int, default=12)
    parser.add_argument("--sources", type=int, default=240)
    parser.add_argument("--simulate", action="store_true", help="predict the times of larger workspaces")
    parser.add_argument("--buildgrid", help="the program bgd of BuildGrid")
    parser.add_argument("--executor", help="the address of a server for remote execution; worker.py is a worker for BuildGrid")
    arguments = parser.parse_args()
    bazel = shutil.which("bazel") or sys.exit("error: bazel is missing")
    folder, table, engines = pathlib.Path(tempfile.mkdtemp()), Table(), []

    def workspace(title, libraries, sources):
        return Workspace(folder / title, ROOT / "Packaging/bazel", arguments.xcstrings, libraries, sources)

    def engine(checkout, *options):
        engines.append(Engine(bazel, checkout, folder / f"base{len(engines)}", options))
        return engines[-1]

    first, cache = workspace("first", arguments.libraries, arguments.sources), f"--disk_cache={folder}/cache"
    print("| Step | Extractions | Compilations | Tests | From a cache | Seconds | CPU time of actions |")
    print("|---|---|---|---|---|---|---|")
    try:
        test(engine(first.folder, cache), first, table)
        actions = 2 * len({n // GROUP for n in first.libraries}) + len(first.libraries)
        second = shutil.copytree(first.folder, folder / "second", symlinks=True, ignore=shutil.ignore_patterns("bazel-*"))
        table.add("another checkout, the same --disk_cache", engine(second, cache).run("test", *TARGETS), status=0,
                  extracted=set(), tested=set(), cached=actions)
        if arguments.buildgrid:
            with BuildGrid(arguments.buildgrid, folder / "buildgrid") as server:
                remote = engine(first.folder, f"--remote_cache={server.address}")
                table.add("BuildGrid, nothing cached", remote.run("test", *TARGETS), status=0, cached=0)
                remote.run("clean")
                table.add("BuildGrid, all cached", remote.run("test", *TARGETS), status=0,
                          extracted=set(), tested=set(), cached=actions)
                print(f"BuildGrid stores {server.size() / 1e6:.1f} MB.")
        if arguments.executor:
            remote = engine(first.folder, f"--remote_executor={arguments.executor}", "--jobs=4")
            build = remote.run("test", *TARGETS, "--noremote_accept_cached")
            table.add("remote execution", build, status=0, extracted={name(n) for n in first.libraries}, cached=0)
            table.check(build.runners == {"remote"}, f"some actions ran here: {build.runners}")
        if arguments.simulate:
            small = workspace("small", 12, 240)
            compare(engine(small.folder), (small, first), table)
    finally:
        for one in engines:
            one.stop()
        # Bazel removes the write permission of outputs.
        subprocess.run(["chmod", "-R", "u+w", folder], check=False)
        shutil.rmtree(folder)
    if table.errors:
        sys.exit(f"{table.errors} errors")
    print("passed")


main()
