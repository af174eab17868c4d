import Diagnostics
import OrderedCollections
import StringCatalog
import TestSupport
import Testing

/// A repository for one test, independent of the git settings of this machine.
struct GitRepository {
  /// The parent folder of the repository, which is also the home folder.
  let home: TemporaryFolder
  /// The path of the repository's folder.
  let folder: String
  private let xcstrings = BuiltProgram("xcstrings")
  private let environment: [String: String]

  /// Creates a repository in a folder whose name contains characters that shells interpret.
  init(language: String = "en_US.UTF-8") throws {
    home = try TemporaryFolder()
    folder = home.path("it's a repository")
    environment = [
      "HOME": home.path,
      "LANG": language,
      "PATH": "/usr/local/bin:/usr/bin:/bin",
      "GIT_CONFIG_NOSYSTEM": "1",
      "GIT_CONFIG_GLOBAL": home.path("gitconfig"),
      "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@example.com",
      "GIT_COMMITTER_NAME": "A", "GIT_COMMITTER_EMAIL": "a@example.com",
    ]
    try home.write("", to: "it's a repository/README")
    try git("init", "--quiet", "--initial-branch=main")
  }

  /// Runs git.
  @discardableResult
  func git(_ arguments: String...) throws -> BuiltProgram.Run {
    try BuiltProgram(at: "/usr/bin/env")
      .run(
        ["git"] + arguments,
        environment: environment,
        in: folder
      )
  }

  /// Runs `xcstrings` with the arguments of a line, separated by spaces.
  @discardableResult
  func run(_ line: String, in folder: String? = nil) throws -> BuiltProgram.Run {
    try xcstrings.run(
      line.split(separator: " ").map(String.init),
      environment: environment,
      in: folder ?? self.folder
    )
  }

  /// Writes a file of the repository.
  func write(_ text: String, to name: String) throws {
    try home.write(text, to: "it's a repository/\(name)")
  }

  /// Returns the content of a file of the repository.
  func text(of name: String) throws -> String {
    try home.text(of: "it's a repository/\(name)")
  }

  /// Commits all files.
  func commit(_ message: String) throws {
    try git("add", "--all")
    let run = try git("commit", "--quiet", "--allow-empty", "--message", message)
    #expect(run.status == 0, "\(run.errors)")
  }

  /// Edits or creates a catalog, and commits it.
  func commit(_ name: String, _ edit: (inout StringCatalog) -> Void) throws {
    var catalog = (try? self.catalog(name)) ?? StringCatalog(sourceLanguage: "en")
    edit(&catalog)
    try write(String(decoding: catalog.printed(), as: UTF8.self), to: name)
    try commit("edit \(name)")
  }

  /// Reads a catalog of the repository.
  func catalog(_ name: String) throws -> StringCatalog {
    try StringCatalog.reading(text(of: name))
  }
}

extension StringCatalog {
  /// Reads a catalog, which must have neither errors nor warnings.
  static func reading(_ text: String) throws -> StringCatalog {
    let parsed = StringCatalog.parse(Array(text.utf8), file: "read")
    #expect(parsed.diagnostics.isEmpty)
    return try #require(parsed.value)
  }

  /// Returns the content of a catalog with the given entries in one language.
  static func text(_ values: KeyValuePairs<String, String>, in language: String = "es") -> String {
    var catalog = StringCatalog(sourceLanguage: "en")
    for (key, value) in values {
      catalog[key] = Entry(localizations: [language: Localization(value)])
    }
    return String(decoding: catalog.printed(), as: UTF8.self)
  }
}
