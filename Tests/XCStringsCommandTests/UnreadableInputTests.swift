import TestSupport
import Testing

@Suite struct `Files that cannot be read` {
  /// A file with a problem because of which its texts are unknown.
  struct Input: Sendable, CustomTestStringConvertible {
    var name: String
    var content: [UInt8]
    /// The identifier of the error.
    var error: String

    init(_ name: String, _ content: String, _ error: String) {
      self.init(name, Array(content.utf8), error)
    }

    init(_ name: String, _ content: [UInt8], _ error: String) {
      (self.name, self.content, self.error) = (name, content, error)
    }

    var testDescription: String { "\(name): \(error)" }
  }

  private static let deep = String(repeating: "(", count: 400)

  static let inputs = [
    Input("App/V.swift", "let a = Text(\"New\")\nlet b = \(deep)", "source-too-deep"),
    Input("App/V.swift", [0xFF, 0xFE, 0x6C, 0x00], "source-utf-16"),
    Input("App/V.swift", [0x2F, 0x2F, 0xE9, 0x0A], "source-not-utf-8"),
    Input("App/V.swift", [UInt8](repeating: 0x20, count: 5 << 20), "input-too-large"),
    Input("App/V.m", [UInt8](repeating: 0x20, count: 5 << 20), "input-too-large"),
    Input("Other/Package.swift", "let package = \(deep)", "manifest-unparsed"),
    Input("Other/Package.swift", [UInt8](repeating: 0x20, count: 5 << 20), "input-too-large"),
    Input(
      "Other/Project.swift",
      "import ProjectDescription\nlet project = Project(name: \(deep)",
      "manifest-unparsed"
    ),
    Input("Other/project.yml", "name: A\ntargets: {", "configuration-syntax"),
    Input("A.xcodeproj/project.pbxproj", "{ a = \(deep)", "property-list-too-deep"),
    Input("A.xcodeproj/project.pbxproj", "<<<<<<< ours\n{}\n", "property-list-expects"),
  ]

  /// The commands that read sources and projects.
  static let commands = [
    "sync --check", "sync --check --report github", "sync --check --json", "sync",
    "sync --list-sources", "validate --sources", "validate --sources --report github",
    "validate --sources --report sarif", "validate --sources --json", "extract",
    "extract --format json",
  ]

  private func makeShell() throws -> Shell {
    let shell = try Shell()
    try shell.folder.write("", to: ".git/HEAD")
    try shell.folder.write("sourceLanguage: en\nlanguages: [en]\n", to: ".xcstrings.yml")
    try shell.folder.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "App", defaultLocalization: "en", targets: [.target(name: "App", path: "App")])

      """,
      to: "Package.swift"
    )
    try shell.folder.write(Self.catalog, to: "App/Localizable.xcstrings")
    return shell
  }

  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Old" : {

        }
      },
      "version" : "1.0"
    }
    """

  @Test(arguments: inputs)
  func `end commands with status 65 unless they are accepted`(input: Input) async throws {
    let shell = try makeShell()
    try shell.folder.write(input.content, to: input.name)
    for command in Self.commands {
      if command == "sync --list-sources", input.name.hasPrefix("App") { continue }
      let run = try await shell.run(command)
      #expect(run.status == 65, "\(command): \(run.status) \(run.errors)")
      let line = run.errors.split(separator: "\n").first { $0.hasSuffix("[\(input.error)]") }
      #expect(line?.contains(": error: ") ?? false, "\(command): \(run.errors)")
      #expect(run.errors.contains("--allow-unreadable"), "\(command)")
      let accepted = try await shell.run(command + " --allow-unreadable")
      #expect(accepted.status < 2, "\(command): \(accepted.errors)")
    }
    #expect(try shell.folder.text(of: "App/Localizable.xcstrings").contains("\"Old\""))
  }

  @Test func `are not read if they are excluded`() async throws {
    let shell = try makeShell()
    let input = Self.inputs[0]
    try shell.folder.write(input.content, to: input.name)
    try shell.folder.write("let a = Text(\"Old\")\n", to: "App/W.swift")
    try shell.folder.write(
      "sourceLanguage: en\ncatalogs: [App]\ntargets: {App: {sources: [App]}}\nexclude: [App/V.swift]\n",
      to: ".xcstrings.yml"
    )
    for command in ["sync --check", "validate", "extract"] {
      let run = try await shell.run(command)
      #expect(run.status == 0, "\(command): \(run.output)\(run.errors)")
    }
  }
}
