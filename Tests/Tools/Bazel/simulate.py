"""Predicts the CPU time and bytes of large workspaces from constants that are measured on a small one."""
import dataclasses, os, pathlib, random, statistics, subprocess, tempfile

FILES, LIBRARIES, CATALOGS = 100_000, 3_000, 200
LAYERS, DIRECT = 12, 8    # the layers of libraries, and the direct dependencies of each
MACHINES = (1, 7, 50)


def cpu(*command, folder):
    """The least CPU time of three runs."""
    times = []
    for _ in range(3):
        process = subprocess.Popen(list(map(str, command)), cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        _, _, usage = os.wait4(process.pid, 0)
        process.returncode = 0
        times.append(usage.ru_utime + usage.ru_stime)
    return min(times)


@dataclasses.dataclass
class Constants:
    """Seconds of CPU time, and bytes."""
    start: float       # an extraction, without files
    own: float         # a source whose strings are extracted
    index: float       # a source that is only read for its declarations
    sync: float        # the sync of a catalog, without files
    synced: float      # a source of a synced catalog
    check: float       # the sync and both reports of a checked catalog, without files
    checked: float     # a source of a checked catalog
    compile: float     # the compilation of a catalog of 10 libraries
    source: float      # the bytes of a source
    strings: float     # the bytes of the strings of a source
    action: float = 0  # the sandbox of an action or a test

    @classmethod
    def measure(cls, xcstrings, workspace):
        """Measures in the folder of a workspace."""
        sources = sorted(workspace.folder.glob("Libs/*/*.swift"))
        folders = sorted({path.parent for path in sources})
        with tempfile.TemporaryDirectory() as scratch:
            def extract(count, index):
                listed = pathlib.Path(scratch, "list")
                listed.write_text("".join(f"{path}\n" for path in sources[:count]))
                return cpu(xcstrings, "extract", "--format", "stringsdata", "--no-cache", "--quiet", "--source-root", ".", "--output",
                           f"{scratch}/{count}", f"--file-list={listed}", *(part for path in index for part in ("--index", path)),
                           folder=workspace.folder)

            def check(path, count):
                report = f"{scratch}/report"
                arguments = "--no-cache", "--allow-outside", path
                sync = cpu(xcstrings, "sync", "--check", "--complete", *arguments, "--stringsdata", f"{scratch}/{count}", folder=scratch)
                return sync, sync + sum(cpu(xcstrings, "validate", "--no-sources", *arguments, "--report", format, "--output", report,
                                            folder=scratch) for format in ("sarif", "junit"))

            some, many = len(sources) // 10, len(sources)
            first, last = extract(some, []), extract(many, [])
            own = (last - first) / (many - some)
            start = first - own * some
            index = (extract(some, folders[len(folders) // 4:]) - first) / (many * 3 / 4)
            # The catalog has the keys of 10 libraries, whose strings are those of the first sources.
            written = list(pathlib.Path(scratch, str(many)).iterdir())
            keyed = sum(1 for path in sources if path.parent in folders[:10])
            extract(keyed, [])
            extract(1, [])  # a source without strings
            empty = pathlib.Path(scratch, "Localizable.xcstrings")
            empty.write_text('{"sourceLanguage" : "en", "strings" : {}, "version" : "1.0"}')
            catalog = workspace.folder / "Apps/A0/Localizable.xcstrings"
            least, most = check(empty, 1), check(catalog, keyed)
            (sync, synced), (least, checked) = ((low, (high - low) / keyed) for low, high in zip(least, most))
            compile = cpu(xcstrings, "compile", catalog, "--output-directory", f"{scratch}/compiled", folder=scratch)
            return cls(start, own, index, sync, synced, least, checked, compile,
                       statistics.fmean(path.stat().st_size for path in sources),
                       statistics.fmean(path.stat().st_size for path in written))

    def calibrate(self, graph, files, catalogs, cold):
        """Sets the cost of Bazel's sandboxes from the CPU time of a build without a cache."""
        self.action = 0
        self.action = max(0, cold - self.build(graph, files, catalogs)) / (len(graph.deps) + 2 * catalogs)

    def extraction(self, own, index):
        return self.action + self.start + own * self.own + index * self.index

    def checking(self, files):
        return self.action + self.check + files * self.checked

    def extractions(self, graph, files, changed=None, is_direct=False):
        """The CPU times of the extractions, all or those that a change of one library's declarations repeats."""
        each = files / len(graph.deps)
        visible = graph.deps if is_direct else graph.closures
        return [self.extraction(each, len(visible[library]) * each) for library in range(len(graph.deps))
                if changed is None or library == changed or changed in visible[library]]

    def build(self, graph, files, catalogs):
        """The CPU time of all extractions, checks and compilations."""
        return (sum(self.extractions(graph, files)) + catalogs * self.checking(files / catalogs)
                + catalogs * (self.action + self.compile))


class Graph:
    """Libraries, their direct dependencies and all of them."""

    def __init__(self, deps):
        self.deps, self.closures = deps, []
        for direct in deps:
            self.closures.append(set(direct).union(*(self.closures[dep] for dep in direct)))

    @classmethod
    def layered(cls):
        """A graph like that of a large app: most dependencies are in the layers below, some are in the lowest one."""
        chance, size, deps = random.Random(61), LIBRARIES // LAYERS, []
        for library in range(LIBRARIES):
            layer = library // size
            choices = {chance.randrange(max(0, layer - 2) * size, layer * size) for _ in range(DIRECT - 2)} if layer else set()
            deps.append(sorted(choices | {chance.randrange(size) for _ in range(2)} if layer else set()))
        return cls(deps)


def clock(seconds):
    return f"{seconds:.1f} s" if seconds < 120 else f"{seconds / 60:.0f} min" if seconds < 7200 else f"{seconds / 3600:.1f} h"


def report(constants):
    """Prints the tables for 100,000 sources."""
    c, graph, per_library = constants, Graph.layered(), FILES / LIBRARIES
    print("\n| Without Bazel | " + " | ".join(f"{count} machines" for count in MACHINES) + " |\n|---|" + "---|" * len(MACHINES))
    shards = [c.start + FILES / count * c.own + (FILES - FILES / count) * c.index for count in MACHINES]
    print(f"| CPU time per shard | {' | '.join(map(clock, shards))} |")
    print("| bytes from each shard | " + " | ".join(f"{FILES / count * c.strings / 1e6:.1f} MB" for count in MACHINES) + " |")
    sync = CATALOGS * c.sync + FILES * c.synced
    print(f"| critical path: a shard and the sync of all catalogs | {' | '.join(clock(value + sync) for value in shards)} |")
    print("\n| With Bazel | index = \"transitive\" | index = \"direct\" |\n|---|---|---|")
    rows = {"CPU time of all actions": [], "the longest extraction": [], "critical path: it and a check": [],
            "one changed declaration, median: extractions": [], "one changed declaration, median: CPU time": [],
            "the most used library: extractions": [], "the most used library: CPU time": [], "sources of a median extraction, MB": []}
    check = c.checking(FILES / CATALOGS)
    for is_direct in (False, True):
        everything = c.extractions(graph, FILES, is_direct=is_direct)
        changes = sorted((c.extractions(graph, FILES, library, is_direct) for library in range(0, LIBRARIES, 10)), key=sum)
        median, most = changes[len(changes) // 2], changes[-1]
        visible = graph.deps if is_direct else graph.closures
        size = statistics.median((len(libraries) + 1) * per_library * c.source / 1e6 for libraries in visible)
        for row, value in zip(rows.values(), (
                clock(sum(everything) + CATALOGS * check), clock(max(everything)), clock(max(everything) + check),
                f"{len(median):,}", clock(sum(median)), f"{len(most):,}", clock(sum(most)), f"{size:.1f}")):
            row.append(value)
    for title, values in rows.items():
        print(f"| {title} | {' | '.join(values)} |")
    print(f"| results in the cache | {FILES * c.strings / 1e6:.0f} MB | {FILES * c.strings / 1e6:.0f} MB |")
