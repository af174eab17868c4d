import CatalogWorkspace
import FileSystem
import StringCatalog
import TestSupport

/// A project in a separate folder: a configuration, one catalog and some sources.
struct SampleWorkspace {
  let folder: TemporaryFolder

  static let catalog = "Localizations/App.xcstrings"
  static let source = "Sources/App/App.swift"

  /// Writes the project.
  ///
  /// - Parameters:
  ///   - source: The only source of the target.
  ///   - entries: The entries of the catalog, as JSON; `nil` for no catalog.
  /// - Throws: An error if a file could not be written.
  init(source: String, entries: String? = "") throws {
    folder = try TemporaryFolder()
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
    try folder.write(source, to: Self.source)
    if let entries { try write(entries: entries) }
  }

  /// Writes the catalog.
  func write(entries: String) throws {
    try folder.write(
      #"{"sourceLanguage":"en","strings":{\#(entries)},"version":"1.0"}"#,
      to: Self.catalog
    )
  }

  /// Runs an operation on the opened workspace, with its folder as the current one.
  func open<Result>(
    _ body: (Workspace) async throws -> Result
  ) async throws -> Result {
    try await FileSystem.$workingFolder.withValue(folder.path) {
      try await body(try Workspace.open(version: "test"))
    }
  }

  /// Synchronizes the catalogs without writing.
  func synchronize(
    _ edit: (inout SyncRequest) -> Void = { _ in }
  ) async throws -> SyncResult {
    var request = SyncRequest()
    edit(&request)
    return try await open { workspace in
      let result = try await workspace.synchronize(request)
      _ = await result.extraction.cacheWriting?.finish()
      return result
    }
  }
}

/// An entry that has a Spanish translation, as JSON.
func translated(_ key: String, _ text: String) -> String {
  """
  "\(key)":{"localizations":{"es":{"stringUnit":{"state":"translated","value":"\(text)"}}}}
  """
}
