import FoundationEssentials
import TestSupport

@testable import xcstrings

/// Runs `xcstrings` in a separate folder, independent of the environment of this machine.
struct Shell {
  let folder: TemporaryFolder
  private let workingFolder: String

  init() throws {
    folder = try TemporaryFolder()
    workingFolder = "."
  }

  /// Creates a shell in a subfolder of `folder`.
  init(in folder: TemporaryFolder, below name: String) {
    self.folder = folder
    workingFolder = name
  }

  /// Runs `xcstrings` in this process with the arguments of a line, separated by spaces.
  func run(
    _ line: String,
    language: String = "en_US.UTF-8",
    environment: [String: String] = [:],
    input: String = ""
  ) async throws -> BuiltProgram.Run {
    try await run(
      line.split(separator: " ").map(String.init),
      language: language,
      environment: environment,
      input: input
    )
  }

  /// Runs `xcstrings` in this process with arguments that may contain spaces.
  func run(
    _ arguments: [String],
    language: String = "en_US.UTF-8",
    environment: [String: String] = [:],
    input: String = ""
  ) async throws -> BuiltProgram.Run {
    await XCStringsCommand.program.runAsynchronously(
      arguments,
      environment: variables(language).merging(environment) { _, new in new },
      in: folder.path(workingFolder),
      input: input
    )
  }

  /// Runs `xcstrings` as a separate process.
  func process(
    _ arguments: [String],
    language: String = "en_US.UTF-8",
    environment: [String: String] = [:]
  ) throws -> BuiltProgram.Run {
    try BuiltProgram("xcstrings")
      .run(
        arguments,
        environment: variables(language).merging(environment) { _, new in new },
        in: folder.path(workingFolder)
      )
  }

  private func variables(_ language: String) -> [String: String] {
    ["LANG": language, "HOME": folder.path, "PATH": "/usr/bin:/bin"]
  }

  /// Copies a file or folder of this package to the same path in the folder.
  func copyFromPackage(_ path: String) throws {
    let target = URL(filePath: folder.path(path))
    try FileManager.default.createDirectory(
      at: target.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try FileManager.default.copyItem(at: URL(filePath: "\(packageFolder)/\(path)"), to: target)
  }

  /// Writes a project with one target, one catalog and one source.
  func writeProject(source: String, catalog: String? = nil) throws {
    try folder.write(
      """
      sourceLanguage: en
      languages: [en, es]
      catalogs: [Localizations]
      targets:
        App: {table: App}
      """,
      to: ".xcstrings.yml"
    )
    try folder.write(source, to: "Sources/App/App.swift")
    try folder.write(catalog ?? Samples.catalog, to: "Localizations/App.xcstrings")
  }
}
