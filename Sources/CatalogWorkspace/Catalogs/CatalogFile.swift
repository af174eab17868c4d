package import CatalogExchange
package import Diagnostics
package import FileSystem
import ProjectConfiguration
import ProjectDiscovery
package import StringCatalog

/// A catalog with its file, which may not exist yet.
package struct CatalogFile: Sendable {
  /// The path and the content of the file at the time of reading.
  package let content: FileContent
  /// The catalog; a new one if there is no such file yet.
  package private(set) var catalog: StringCatalog
  /// The diagnostics of the file, without errors.
  package let warnings: [Diagnostic]

  /// The translation file whose strings the catalog contains; `nil` for the file of a catalog.
  package let document: TranslationDocument?

  /// The warnings about duplicate keys, which every edit drops.
  package var duplicates: [Diagnostic] {
    warningsAfterEdit.filter { $0.id == .keyDuplicate }
  }

  /// The diagnostics of the file, without hints on how to keep what an edit drops.
  package var warningsAfterEdit: [Diagnostic] {
    warnings.map { warning in
      var warning = warning
      warning.notes.removeAll { $0.id == .repairCommand }
      return warning
    }
  }

  /// The path as written by the user or in the configuration.
  package var path: String { content.path }

  /// Whether the file does not exist yet.
  package var isNew: Bool { content.bytes == nil }

  /// The name of the table: that of the file without its extension.
  package var table: String { Self.table(ofCatalogAt: path) }

  /// Returns the file with another catalog, which is not written.
  func replacingCatalog(with catalog: StringCatalog) -> CatalogFile {
    var file = self
    file.catalog = catalog
    return file
  }

  /// Reads the catalog at `path`.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - language: The source language, for a file that does not exist yet; `nil` if the file must
  ///     exist.
  /// - Throws: `FileError` if the file cannot be read, or
  ///   ``WorkspaceError/invalidCatalog(path:_:)``.
  package init(at path: String, creatingFor language: String? = nil) throws {
    let content =
      try language == nil
      ? FileContent(path: path, bytes: FileSystem.read(path, as: .catalog))
      : FileSystem.content(of: path, as: .catalog)
    try self.init(content, creatingFor: language)
  }

  /// Reads the catalog in a file.
  ///
  /// - Parameters:
  ///   - content: The file, whose path is used in diagnostics.
  ///   - language: The source language, for a file that does not exist yet.
  /// - Throws: `FileError` if the file cannot be read, or
  ///   ``WorkspaceError/invalidCatalog(path:_:)``.
  package init(_ content: FileContent, creatingFor language: String? = nil) throws {
    self.content = content
    document = nil
    guard let bytes = content.bytes else {
      catalog = StringCatalog(sourceLanguage: language ?? Project.defaultSourceLanguage)
      warnings = []
      return
    }
    let parsed = Self.parse(bytes, file: content.path)
    guard let catalog = parsed.value, !parsed.hasErrors else {
      throw WorkspaceError.invalidCatalog(path: content.path, parsed.diagnostics)
    }
    self.catalog = catalog
    warnings = parsed.diagnostics
  }

  /// Reads a translation file, whose strings can be edited like those of a catalog.
  ///
  /// - Parameters:
  ///   - content: The file.
  ///   - language: The language of a file that does not declare one.
  /// - Throws: ``WorkspaceError/invalidTranslations(path:_:)``.
  package init(document content: FileContent, language: String?) throws(WorkspaceError) {
    let parsed =
      TranslationDocument.read(content.bytes ?? [], file: content.path, language: language)
    guard let document = parsed.value, !parsed.hasErrors else {
      throw .invalidTranslations(path: content.path, parsed.diagnostics)
    }
    self.content = content
    self.document = document
    catalog = document.catalog
    warnings = parsed.diagnostics
  }

  /// Returns the file with another content, read like this one.
  func reading(_ content: FileContent) throws -> CatalogFile {
    guard let document else { return try CatalogFile(content) }
    return try CatalogFile(document: content, language: document.fallbackLanguage)
  }

  /// Reads the file again.
  ///
  /// - Throws: An error like ``init(at:creatingFor:)``.
  package func readingAgain() throws -> CatalogFile {
    guard let document else { return try CatalogFile(at: path) }
    let content = FileContent(path: path, bytes: try FileSystem.read(path, as: .translation))
    return try CatalogFile(document: content, language: document.fallbackLanguage)
  }

  /// Returns the content of the file with an edited catalog.
  ///
  /// - Throws: ``WorkspaceError/unwritableTranslation(path:key:)``.
  func bytes(with catalog: StringCatalog) throws -> [UInt8] {
    guard let document else { return catalog.printed() }
    do throws(TranslationDocument.WritingError) {
      return try document.bytes(with: catalog)
    } catch {
      throw WorkspaceError.unwritableTranslation(path: path, key: error.key)
    }
  }

  /// Reads a catalog, like `StringCatalog.parse(_:file:)`.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file, which may be a Git LFS pointer instead.
  ///   - path: The path of the file, for the locations of diagnostics.
  /// - Returns: The catalog and the problems; `nil` if the bytes are not a catalog.
  static func parse(_ bytes: [UInt8], file path: String) -> ParseResult<StringCatalog?> {
    guard GitLFSPointer.isPointer(bytes) else { return StringCatalog.parse(bytes, file: path) }
    let start = Location(file: path, utf8Range: 0..<0, line: 1, column: 1)
    return ParseResult(nil, diagnostics: [Diagnostic(.catalogIsPointer, .error, at: start)])
  }

  package static func table(ofCatalogAt path: String) -> String {
    RelativePath.table(ofCatalogAt: path)
  }
}

extension Diagnostic.Message {
  /// Git LFS has not downloaded a catalog.
  fileprivate static let catalogIsPointer = Self(
    "catalog-lfs-pointer",
    "the file is a Git LFS pointer instead of the catalog; run 'git lfs pull'"
  )
}

extension [CatalogFile] {
  /// The languages of the catalogs and of a project, without the source languages.
  package func targetLanguages(and project: Project?) -> [String] {
    let sources = Set(map(\.catalog.sourceLanguage))
    var seen: Set<String> = []
    return (flatMap(\.catalog.languages) + (project?.configuration.languages ?? []))
      .filter { !sources.contains($0) && seen.insert($0).inserted }
  }
}
