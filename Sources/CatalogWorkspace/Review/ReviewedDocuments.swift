import CatalogExchange
import Diagnostics
import FileSystem
import StringCatalog

/// Translation files that are reviewed without the project from which they were exported.
package struct ReviewedDocuments: Sendable {
  /// The files, whose catalogs contain their strings.
  package let files: [CatalogFile]

  /// Returns whether a path names a translation file, or a folder that Xcode exported.
  package static func isDocument(_ path: String) -> Bool {
    TranslationDocument.isDocument(path) || isFolder(path)
  }

  private static func isFolder(_ path: String) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    return name.hasSuffix(".\(LocalizationCatalog.folderExtension)")
  }

  /// Reads files.
  ///
  /// - Parameters:
  ///   - paths: The paths; a folder that Xcode exported is its document.
  ///   - language: The language of files that do not declare one.
  /// - Throws: `FileError` if a file cannot be read, or
  ///   ``WorkspaceError/invalidTranslations(path:_:)``.
  package init(at paths: [String], language: String?) throws {
    files = try paths.map { path in
      let path = Self.isFolder(path) ? try Self.document(in: path) : path
      let content = FileContent(path: path, bytes: try FileSystem.read(path, as: .translation))
      return try CatalogFile(document: content, language: language)
    }
  }

  /// Returns the path of the document in a folder that Xcode exported.
  private static func document(in folder: String) throws -> String {
    let files = try FileSystem.tree(of: folder).sorted()
      .filter(TranslationDocument.isDocument)
      .map { LocalizationCatalog.File(path: $0, bytes: []) }
    let found = LocalizationCatalog.read(files, folder: folder)
    let problems = found.diagnostics.filter { $0.severity == .error }
    guard problems.isEmpty, let document = found.value.document else {
      throw WorkspaceError.invalidTranslations(path: folder, problems)
    }
    return FileSystem.join(folder, document.path)
  }

  /// The target languages, in the order of the files.
  package var languages: [String] { files.flatMap { $0.document?.languages ?? [] } }

  /// Returns the translations that wait for a person.
  ///
  /// - Parameter request: The selection of translations.
  /// - Returns: The translations, with the places and former source texts that the files name.
  /// - Throws: `CancellationError`.
  package func queue(_ request: ReviewRequest) async throws -> ReviewQueue {
    var contexts = KeyContexts()
    var former = FormerSources()
    for file in files {
      for (key, remarks) in file.document?.remarks ?? [] {
        for (language, texts) in remarks.formerSources {
          former[catalog: file.path, key, language] = texts
        }
        var context = KeyContext(places: remarks.places.map(KeyContext.Place.init))
        context.areFilesPresent = false
        contexts.set(context, of: key, inCatalogAt: file.path)
      }
    }
    return try await Workspace(project: nil, version: "")
      .reviewQueue(of: files, request, formerSources: former, contexts: contexts)
  }
}

extension KeyContext.Place {
  fileprivate init(_ place: TranslationUnit.Place) {
    self.init(
      location: Location(file: place.path, utf8Range: 0..<0, line: place.line, column: 1),
      role: nil,
      screen: nil
    )
  }
}
