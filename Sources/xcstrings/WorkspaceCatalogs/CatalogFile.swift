import CommandSupport
import Diagnostics
import FileSystem
import Localization
import StringCatalog

/// A catalog and the file that holds it, or that is to hold it.
struct CatalogFile {
  /// The path and what the file held when it was read.
  let content: FileContent
  /// The catalog; a new one if there is no such file yet.
  let catalog: StringCatalog
  /// What is wrong with the file; no error is among it.
  let warnings: [Diagnostic]

  /// The path as the user or the configuration gives it.
  var path: String { content.path }

  /// Whether there is no such file yet.
  var isNew: Bool { content.bytes == nil }

  /// The name of the table that the catalog holds: that of the file without its extension.
  var table: String { Self.table(ofCatalogAt: path) }

  /// Reads the catalog at `path`.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - language: The language of the sources, for a file that does not exist yet; `nil` if the
  ///     file has to exist.
  ///   - console: Where errors are told.
  /// - Throws: The status `data` after the errors of the file were told.
  init(at path: String, creatingFor language: String? = nil, _ console: Console) throws {
    let content =
      try language == nil
      ? FileContent(path: path, bytes: FileSystem.read(path))
      : FileSystem.content(of: path)
    try self.init(content, creatingFor: language, console)
  }

  /// Reads the catalog that a file holds.
  ///
  /// - Parameters:
  ///   - content: The file; its path stands in whatever is told of it.
  ///   - language: The language of the sources, for a file that does not exist yet.
  ///   - console: Where errors are told.
  /// - Throws: The status `data` after the errors of the file were told.
  init(_ content: FileContent, creatingFor language: String? = nil, _ console: Console) throws {
    self.content = content
    guard let bytes = content.bytes else {
      catalog = StringCatalog(sourceLanguage: language ?? Project.defaultSourceLanguage)
      warnings = []
      return
    }
    let parsed = StringCatalog.parse(bytes, file: content.path)
    guard let catalog = parsed.value, !parsed.hasErrors else {
      DiagnosticPrinter().print(parsed.diagnostics, to: console)
      throw CommandFailure.notCatalog(content.path)
    }
    self.catalog = catalog
    warnings = parsed.diagnostics
  }

  static func table(ofCatalogAt path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return name.hasSuffix(Project.catalogSuffix)
      ? String(name.dropLast(Project.catalogSuffix.count))
      : name
  }
}

extension CommandFailure {
  /// The failure of a command that is given another file than a catalog.
  static func notCatalog(_ path: String, hint: String? = nil) -> CommandFailure {
    CommandFailure(
      String(
        localized: "'\(path)' cannot be read as a String Catalog.",
        comment: "Error with a file, below the reasons"
      ),
      hint: hint,
      status: .data
    )
  }
}

/// What comes of the files of a merge.
struct MergedCatalog {
  /// Where the two sides contradict each other, with the places of what was kept.
  let conflicts: [(conflict: CatalogMerge.Conflict, place: Place?)]
  /// The merged file.
  let bytes: [UInt8]

  /// Merges three files.
  ///
  /// - Parameters:
  ///   - base: What both sides go back to; a file that is absent or empty counts as none.
  ///   - ours: The side that takes the changes.
  ///   - theirs: The side whose changes are taken.
  ///   - path: The path of the merged file, for the places in it.
  ///   - console: Where the errors of a file are told.
  /// - Throws: That a file is no catalog, after its errors were told.
  init(
    base: FileContent,
    ours: FileContent,
    theirs: FileContent,
    path: String,
    _ console: Console
  ) throws {
    let merge = try StringCatalog.merging(
      base: Self.isAbsent(base) ? nil : CatalogFile(base, console).catalog,
      ours: CatalogFile(ours, console).catalog,
      theirs: CatalogFile(theirs, console).catalog
    )
    let bytes = merge.catalog.printed()
    let merged = try CatalogFile(FileContent(path: path, bytes: bytes), console).catalog
    conflicts = merge.conflicts.map { ($0, merged.place(of: $0.path)) }
    self.bytes = bytes
  }

  private static func isAbsent(_ file: FileContent) -> Bool {
    file.bytes?.isEmpty ?? true
  }
}
