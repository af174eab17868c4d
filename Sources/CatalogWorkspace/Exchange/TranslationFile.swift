package import CatalogExchange
package import Diagnostics
import FileFormats
import FileSystem

/// A file with translations for import.
package struct TranslationFile {
  /// The path as written by the user.
  package let path: String
  /// The translations of each catalog.
  package let tables: [ImportedTable]
  /// The diagnostics of the file; errors make it unusable.
  package let diagnostics: [Diagnostic]

  /// Whether the file is unusable.
  package var isUnfit: Bool { diagnostics.contains { $0.severity == .error } }

  /// Reads a file, or a folder that is one document.
  ///
  /// - Parameters:
  ///   - path: The path as written by the user.
  ///   - language: The language of a file that does not declare one; `nil` if it is unknown.
  ///   - codes: The codes of languages in files.
  /// - Throws: `FileError` if the file cannot be read.
  package init(
    at path: String,
    language: String?,
    codes: LanguageCodes = LanguageCodes()
  ) throws {
    var parsed: ParseResult<[ImportedTable]>
    if FileSystem.kind(of: path) == .folder {
      parsed = try Self.localizationCatalog(at: path)
    } else {
      parsed = Self.tables(try FileSystem.read(path, as: .translation), path, language, codes)
    }
    for index in parsed.value.indices { parsed.value[index].replace(codes) }
    self.path = path
    tables = parsed.value
    diagnostics = parsed.diagnostics
  }

  /// Reads a folder exported by Xcode.
  private static func localizationCatalog(at path: String) throws -> ParseResult<[ImportedTable]> {
    let files = try FileSystem.tree(of: path).sorted()
      .filter { $0.hasSuffix(".xliff") || $0 == "contents.json" }
      .map {
        LocalizationCatalog.File(
          path: $0,
          bytes: try FileSystem.read(FileSystem.join(path, $0), as: .translation)
        )
      }
    let folder = LocalizationCatalog.read(files, folder: path)
    guard let document = folder.value.document else {
      return ParseResult([], diagnostics: folder.diagnostics)
    }
    var parsed = tables(document.bytes, FileSystem.join(path, document.path), nil, LanguageCodes())
    parsed.diagnostics = folder.diagnostics + parsed.diagnostics
    return parsed
  }

  private static func tables(
    _ bytes: [UInt8],
    _ path: String,
    _ language: String?,
    _ codes: LanguageCodes
  ) -> ParseResult<[ImportedTable]> {
    if let problem = UnsupportedTranslationFile(bytes, path)?.problem(at: path) {
      return ParseResult([], diagnostics: [problem])
    }
    return switch Form(bytes, path) {
    case .xliff: XLIFFDocument.incomingTables(bytes, file: path)
    case .portableObject:
      POExchange.read(bytes, file: path, language: language, codes: codes)
    case .table: DelimitedExchange.read(bytes, file: path)
    }
  }

  /// The format of a file.
  private enum Form {
    case xliff
    case portableObject
    case table

    /// Detects the format by the file extension, or by the beginning of the content.
    init(_ bytes: [UInt8], _ path: String) {
      switch path.pathExtension.lowercased() {
      case "xliff", "xlf": self = .xliff
      case "po", "pot": self = .portableObject
      case "csv", "tsv": self = .table
      default:
        let start = String(decoding: bytes.prefix(4096).filter { $0 != 0 }, as: UTF8.self)
        let isXML =
          start.drop { $0 == "\u{FEFF}" || $0 == "\u{FFFD}" || $0.isWhitespace }.first == "<"
        self = isXML ? .xliff : start.contains("msgid ") ? .portableObject : .table
      }
    }
  }
}

extension ImportedTable {
  /// Replaces the codes of the languages in the file with the tags of the catalog.
  fileprivate mutating func replace(_ codes: LanguageCodes) {
    sourceLanguage = sourceLanguage.map(codes.tag(ofCode:))
    targetLanguage = targetLanguage.map(codes.tag(ofCode:))
  }
}

extension TranslationFile {
  /// Checks the languages in the file; `es_ES` is read as `es-ES`, because programs write both.
  package func checkLanguages(known: [String]) throws(WorkspaceError) {
    let tags = tables.compactMap { $0.targetLanguage?.replacingScalars("_", with: "-") }
    do {
      try LanguageCheck.check(tags, known: known)
    } catch {
      throw .invalidTranslationLanguage(path: path, error)
    }
  }

  /// Returns the files that the user named; for a folder, those in it.
  package static func paths(at paths: [String]) throws -> [String] {
    let named =
      paths.isEmpty
      ? [ExportFolder.defaultFolder] : paths.map { FileSystem.shortenedPath($0) }
    return try named.flatMap { path in
      guard FileSystem.kind(of: path) == .folder, !isDocument(path) else { return [path] }
      let found = try documents(in: path)
      if found.isEmpty { throw WorkspaceError.noTranslations(folder: path) }
      return found
    }
  }

  private static func isDocument(_ folder: String) -> Bool {
    folder.split(separator: "/").last?.hasSuffix(folderSuffix) ?? false
  }

  private static let folderSuffix = ".\(LocalizationCatalog.folderExtension)"
  private static let extensions = ["xliff", "xlf", "csv", "tsv", "po"]
  /// The end of the names of files that the page for translators returns.
  private static let workSuffix = ".xcstrings-work.json"

  private static func documents(in folder: String) throws(FileError) -> [String] {
    var documents: Set<String> = []
    for path in try FileSystem.tree(of: folder) {
      let names = path.split(separator: "/")
      if let index = names.firstIndex(where: { $0.hasSuffix(folderSuffix) }) {
        documents.insert(names[...index].joined(separator: "/"))
      } else if extensions.contains(path.pathExtension.lowercased()) || path.hasSuffix(workSuffix) {
        documents.insert(path)
      }
    }
    return documents.sorted().map { FileSystem.join(folder, $0) }
  }
}

/// A file that may be mistaken for a file with translations.
enum UnsupportedTranslationFile {
  /// A catalog itself.
  case catalog
  /// `.strings` or `.stringsdict`.
  case strings
  /// A spreadsheet workbook, an archive, or a compiled gettext catalog.
  case binary

  /// Detects such a file by its name and its beginning; `nil` if it may contain translations.
  package init?(_ bytes: [UInt8], _ path: String) {
    switch path.pathExtension.lowercased() {
    case "xcstrings": self = .catalog
    case "strings", "stringsdict": self = .strings
    default:
      guard Self.signatures.contains(where: bytes.starts(with:)) else { return nil }
      self = .binary
    }
  }

  /// The first bytes of ZIP (including .xlsx and .ods), .xls, gzip, and .mo in both byte orders.
  private static let signatures: [[UInt8]] = [
    [0x50, 0x4B, 0x03, 0x04], [0xD0, 0xCF, 0x11, 0xE0], [0x1F, 0x8B], [0xDE, 0x12, 0x04, 0x95],
    [0x95, 0x04, 0x12, 0xDE],
  ]

  /// Returns the diagnostic that describes why the file cannot be imported.
  package func problem(at path: String) -> Diagnostic {
    let location = Location(file: path, utf8Range: 0..<0, line: 1, column: 1)
    return switch self {
    case .catalog: Diagnostic(.importOfCatalog, .error, at: location)
    case .strings: Diagnostic(.importOfStrings, .error, at: location)
    case .binary: Diagnostic(.importOfBinary, .error, at: location)
    }
  }
}

/// Diagnostics for files without translations, without arguments.
extension Diagnostic.Message {
  /// The file is a catalog.
  static let importOfCatalog = Self(
    "import-of-catalog",
    "the file is a catalog; specify it with --catalog, or use 'xcstrings merge --texts-only'"
  )

  /// The file is a `.strings` or `.stringsdict` file.
  static let importOfStrings = Self(
    "import-of-strings",
    ".strings and .stringsdict files cannot be imported; 'xcstrings migrate' converts them to catalogs"
  )

  /// The file is not a text file.
  static let importOfBinary = Self(
    "import-of-binary",
    "this is not a text file; save a workbook as 'CSV UTF-8' or 'Unicode Text', or unpack an archive"
  )
}
