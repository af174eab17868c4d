import TestSupport

/// `xcstrings` in a folder of a test's own, with nothing of the machine's environment.
struct Shell {
  let folder: TemporaryFolder
  private let program = BuiltProgram("xcstrings")
  private let workingFolder: String

  init() throws {
    folder = try TemporaryFolder()
    workingFolder = "."
  }

  /// Works in a folder below `folder`.
  init(in folder: TemporaryFolder, below name: String) {
    self.folder = folder
    workingFolder = name
  }

  /// Runs `xcstrings` with the arguments of a line, which are separated by spaces.
  func run(
    _ line: String,
    language: String = "en_US.UTF-8",
    environment: [String: String] = [:],
    input: String = ""
  ) throws -> BuiltProgram.Run {
    try run(
      line.split(separator: " ").map(String.init),
      language: language,
      environment: environment,
      input: input
    )
  }

  /// Runs `xcstrings` with arguments that may hold spaces.
  func run(
    _ arguments: [String],
    language: String = "en_US.UTF-8",
    environment: [String: String] = [:],
    input: String = ""
  ) throws -> BuiltProgram.Run {
    try program.run(
      arguments,
      environment: ["LANG": language, "HOME": folder.path, "PATH": "/usr/bin:/bin"]
        .merging(environment) { _, new in new },
      in: folder.path(workingFolder),
      input: input
    )
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
