"""Writes a Bazel workspace with Swift libraries and the catalogs that they need."""
import json, pathlib, shutil, subprocess

GROUP = 10  # the libraries of a catalog
SHARED = 1  # the library with the declaration that most others use

# rules_swift needs a network. Its swift_library has these attributes, which the rules read.
SWIFT = '''def _impl(ctx):
    return [DefaultInfo(files = depset(ctx.files.srcs))]

swift_library = rule(implementation = _impl, attrs = {
    "srcs": attr.label_list(allow_files = [".swift"]),
    "deps": attr.label_list(),
    "private_deps": attr.label_list(),
    "module_name": attr.string(),
})
'''

# Bazel 4 downloads these repositories for its Java toolchains and its coverage, which no target uses.
STUBS = {
    "cc/defs.bzl": ["cc_binary", "cc_import", "cc_library", "cc_test", "cc_toolchain", "cc_toolchain_suite"],
    "java/defs.bzl": ["java_binary", "java_import", "java_library", "java_runtime", "java_test", "java_toolchain"],
}


def name(library):
    return f"L{library:02d}"


class Workspace:
    """A workspace of some libraries in four layers; each imports libraries of the layers below."""

    def __init__(self, folder, rules, executable, libraries, sources):
        self.folder, self.libraries, self.count = pathlib.Path(folder), range(libraries), sources // libraries
        layer = max(libraries // 4, 2)
        self.deps = {n: [] if n < layer else sorted(self.choose(n, layer)) for n in self.libraries}
        self.keys = {n: [] for n in self.libraries}
        for library in self.libraries:
            self.write_library(library)
        for first in range(0, libraries, GROUP):
            self.write_catalog(first)
        self.write_root(rules, executable)

    @staticmethod
    def choose(library, layer):
        """Every third library imports only libraries of the same kind; the others import the shared library."""
        below = range(max(0, library // layer * layer - layer), library // layer * layer)
        if library % 3 == 0:
            return {0} | {other for other in below if other % 3 == 0}
        return {SHARED} | {other for other in below if other % 3}

    def dependents(self, library):
        """The libraries that depend on one, directly or not."""
        found = {library}
        for other in self.libraries:
            if found & set(self.deps[other]):
                found.add(other)
        return found - {library}

    def write(self, path, text):
        path = self.folder / path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)

    def source(self, library, number):
        return self.folder / f"Libs/{name(library)}/View{number:02d}.swift"

    def write_library(self, library):
        deps = self.deps[library]
        label = f"Label{SHARED:02d}" if SHARED in deps or library == SHARED else f"Label{(deps or [library])[0]:02d}"
        imports = "".join(f"import {name(other)}\n" for other in deps)
        folder = f"Libs/{name(library)}"
        self.write(f"{folder}/Label.swift", f'''import SwiftUI

/// A label of the design of {name(library)}.
public struct Label{library:02d}: View {{
  let title: Text
  public init(_ title: LocalizedStringKey) {{ self.title = Text(title) }}
  public var body: some View {{ title.font(.headline) }}
}}
''')
        for number in range(1, self.count):
            keys = [f"{name(library)} view {number:02d}: {text}" for text in ("Open", "Close the door", "%lld doors")]
            self.keys[library] += keys
            helpers = "".join(f'''
  /// Returns the size of part {part}.
  func part{part}(of values: [Int]) -> Int {{
    var total = {part}
    for value in values where value % {part + 2} == 0 {{
      total += model.weight * value
    }}
    return total
  }}
''' for part in range(6))
            self.write(f"{folder}/View{number:02d}.swift", f'''import SwiftUI
{imports}
struct Model{number:02d} {{
  var weight = {number}
  var names: [String] = ["red", "green", "blue"]
  var isOpen: Bool {{ weight > names.count }}
}}

struct View{number:02d}: View {{
  @State private var model = Model{number:02d}()
  @State private var count = 0

  var body: some View {{
    VStack {{
      {label}("{keys[0]}")
      Button("{keys[1]}") {{ model.weight -= 1 }}
      Text("{keys[2].replace('%lld', chr(92) + '(count)')}")
    }}
  }}
{helpers}}}
''')
        targets = "".join(f'"//Libs/{name(other)}", ' for other in deps)
        self.write(f"{folder}/BUILD.bazel", f'''load("//tools:swift.bzl", "swift_library")

swift_library(
    name = "{name(library)}",
    srcs = glob(["*.swift"]),
    module_name = "{name(library)}",
    visibility = ["//visibility:public"],
    deps = [{targets}],
)
''')

    def write_catalog(self, first):
        group = [n for n in range(first, first + GROUP) if n in self.libraries]
        keys = sorted(key for library in group for key in self.keys[library])
        texts = {}
        for key in keys:
            unit = {"state": "translated", "value": "es " + key}
            texts[key] = {"localizations": {"es": {"stringUnit": unit}}}
        catalog = {"sourceLanguage": "en", "strings": texts, "version": "1.0"}
        folder = f"Apps/A{first // GROUP}"
        self.write(f"{folder}/Localizable.xcstrings", json.dumps(catalog, indent=2, separators=(",", " : ")))
        libraries = "".join(f'        "//Libs/{name(library)}",\n' for library in group)
        self.write(f"{folder}/BUILD.bazel", f'''load("@rules_xcstrings//:defs.bzl", "string_catalog", "string_catalog_bundle")

string_catalog(
    name = "catalog",
    catalog = "Localizable.xcstrings",
    languages = ["es"],
    deps = [
{libraries}    ],
)

string_catalog_bundle(
    name = "bundle",
    catalogs = ["Localizable.xcstrings"],
)
''')

    def write_root(self, rules, executable):
        shutil.copytree(rules, self.folder / "rules_xcstrings")
        self.write("WORKSPACE", '''workspace(name = "example")

local_repository(
    name = "rules_xcstrings",
    path = "rules_xcstrings",
)

register_toolchains("//tools:xcstrings")
''')
        self.write(".bazelignore", "rules_xcstrings\nstubs\n")
        self.write("tools/BUILD.bazel", '''load("@rules_xcstrings//:defs.bzl", "xcstrings_toolchain")

xcstrings_toolchain(
    name = "xcstrings",
    executable = "bin/xcstrings",
)
''')
        self.write("tools/swift.bzl", SWIFT)
        (self.folder / "tools/bin").mkdir()
        subprocess.run(["strip", "-o", self.folder / "tools/bin/xcstrings", executable], check=True)
        for path, rule_names in STUBS.items():
            self.write(f"stubs/{path}", "".join(f"{rule} = native.{rule}\n" for rule in rule_names))
            self.write(f"stubs/{pathlib.PurePath(path).parent}/BUILD", "")
        self.write("stubs/WORKSPACE", "")
        self.write("stubs/BUILD", 'filegroup(name = "coverage_report_generator", visibility = ["//visibility:public"])\n')
