package import Diagnostics
package import FileSystem
package import StringCatalog

/// A catalog and the file that holds it, or that is to hold it.
package struct CatalogFile: Sendable {
  /// The path and what the file held when it was read.
  package let content: FileContent
  /// The catalog; a new one if there is no such file yet.
  package let catalog: StringCatalog
  /// What is wrong with the file; no error is among it.
  package let warnings: [Diagnostic]

  /// The path as the user or the configuration gives it.
  package var path: String { content.path }

  /// Whether there is no such file yet.
  package var isNew: Bool { content.bytes == nil }

  /// The name of the table that the catalog holds: that of the file without its extension.
  package var table: String { Self.table(ofCatalogAt: path) }

  /// Reads the catalog at `path`.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - language: The language of the sources, for a file that does not exist yet; `nil` if the
  ///     file has to exist.
  /// - Throws: That the file cannot be read, or ``WorkspaceError/invalidCatalog(path:_:)``.
  package init(at path: String, creatingFor language: String? = nil) throws {
    let content =
      try language == nil
      ? FileContent(path: path, bytes: FileSystem.read(path))
      : FileSystem.content(of: path)
    try self.init(content, creatingFor: language)
  }

  /// Reads the catalog that a file holds.
  ///
  /// - Parameters:
  ///   - content: The file; its path stands in whatever is told of it.
  ///   - language: The language of the sources, for a file that does not exist yet.
  /// - Throws: That the file cannot be read, or ``WorkspaceError/invalidCatalog(path:_:)``.
  package init(_ content: FileContent, creatingFor language: String? = nil) throws {
    self.content = content
    guard let bytes = content.bytes else {
      catalog = StringCatalog(sourceLanguage: language ?? Project.defaultSourceLanguage)
      warnings = []
      return
    }
    let parsed = StringCatalog.parse(bytes, file: content.path)
    guard let catalog = parsed.value, !parsed.hasErrors else {
      throw WorkspaceError.invalidCatalog(path: content.path, parsed.diagnostics)
    }
    self.catalog = catalog
    warnings = parsed.diagnostics
  }

  package static func table(ofCatalogAt path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return name.hasSuffix(Project.catalogSuffix)
      ? String(name.dropLast(Project.catalogSuffix.count))
      : name
  }
}

/// What comes of the files of a merge.
package struct MergedCatalog {
  /// Where the two sides contradict each other, with the places of what was kept.
  package let conflicts: [(conflict: CatalogMerge.Conflict, place: Place?)]
  /// The merged file.
  package let bytes: [UInt8]

  /// Merges three files.
  ///
  /// - Parameters:
  ///   - base: What both sides go back to; a file that is absent or empty counts as none.
  ///   - ours: The side that takes the changes.
  ///   - theirs: The side whose changes are taken.
  ///   - path: The path of the merged file, for the places in it.
  /// - Throws: That a file is no catalog.
  package init(
    base: FileContent,
    ours: FileContent,
    theirs: FileContent,
    path: String
  ) throws {
    let merge = try StringCatalog.merging(
      base: Self.isAbsent(base) ? nil : CatalogFile(base).catalog,
      ours: CatalogFile(ours).catalog,
      theirs: CatalogFile(theirs).catalog
    )
    let bytes = merge.catalog.printed()
    let merged = try CatalogFile(FileContent(path: path, bytes: bytes)).catalog
    conflicts = merge.conflicts.map { ($0, merged.place(of: $0.path)) }
    self.bytes = bytes
  }

  private static func isAbsent(_ file: FileContent) -> Bool {
    file.bytes?.isEmpty ?? true
  }
}
