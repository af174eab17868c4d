import TestSupport
import Testing

/// `Examples/Ferry`, whose defects `Examples/README.md` lists.
@Suite struct `Example project` {
  private let shell: Shell

  init() throws {
    let folder = try Shell()
    try folder.copyFromPackage("Examples/Ferry/Package.swift")
    try folder.copyFromPackage("Examples/Ferry/Sources")
    try folder.folder.write("", to: ".git/HEAD")
    try folder.folder.write("let package = Package(name: \"xcstrings\")\n", to: "Package.swift")
    shell = Shell(in: folder.folder, below: "Examples/Ferry")
  }

  @Test func `one key is new and one was renamed`() async throws {
    let check = try await shell.run("sync --check")
    #expect(check.status == 1)
    #expect(check.output.contains("+ new    \"All cars are on board\""))
    #expect(check.errors.contains("\"Ferry to: %@\" → \"Ferry to %@\""))

    let sync = try await shell.run("sync --renames apply")
    #expect(sync.status == 0)
    #expect(sync.output.contains("2 changes (1 new, 1 renamed)"))
    #expect(try await shell.run("sync --check").status == 0)
  }

  @Test func `a translation is missing, another has a wrong placeholder`() async throws {
    _ = try await shell.run("sync --renames apply")
    let result = try await shell.run("validate")
    #expect(result.status == 1)
    #expect(
      result.output.split(separator: "\n")
        .compactMap { $0.hasSuffix("]") ? $0.split(separator: "[").last.map(String.init) : nil }
        == [
          "mismatched-placeholders]", "missing-translation]", "needs-review]",
        ]
    )
  }
}
