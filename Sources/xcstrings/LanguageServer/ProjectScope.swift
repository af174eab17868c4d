import CatalogWorkspace
import CommandSupport
import FileSystem
import Localization

/// The folder of the project, the open documents and the language of the editor, for all work of the
/// server.
struct ProjectScope: Sendable {
  /// The folder that the editor has opened; `nil` for that of the process.
  var root: String?
  private var documents = OpenDocuments()
  private var locale: UserLocale?

  /// The languages of the messages; for others, the environment determines the language.
  private static let languages: Set = ["en", "es"]

  /// Creates the scope of a server without an editor.
  init() {}

  /// Creates a scope.
  ///
  /// - Parameters:
  ///   - root: The folder of the project; `nil` for that of the process.
  ///   - documents: The contents of the open documents.
  ///   - language: The language of the editor; `nil` if it did not name one.
  init(root: String?, documents: OpenDocuments, language: String?) {
    self.root = root
    self.documents = documents
    let base = language?.prefix { $0.isLetter }.lowercased() ?? ""
    locale = Self.languages.contains(base) ? language.map { UserLocale($0) } : nil
  }

  /// Runs an operation in the scope.
  ///
  /// It reads files of the project only, and writes none.
  func run<Result>(_ operation: () async throws -> Result) async rethrows -> Result {
    try await FileSystem.$workingFolder.withValue(root ?? FileSystem.workingFolder) {
      let boundary = ProjectBoundary(
        arguments: [],
        configuration: Project.fileName,
        allowsOutside: false
      ) { _ in }
      return try await FileSystem.$boundary.withValue(boundary) {
        try await FileSystem.$writeRights.withValue(NoWriting()) {
          try await FileSystem.$openDocuments.withValue(documents) {
            guard let locale else { return try await operation() }
            return try await UserLocale.withCurrent(locale) { try await operation() }
          }
        }
      }
    }
  }
}

/// The rights of a server that leaves all writing to the editor.
private struct NoWriting: WriteRights {
  func permitsWriting(_ path: String) -> Bool { false }
  func permits(_ changes: [FileChange]) -> Bool { false }
}
