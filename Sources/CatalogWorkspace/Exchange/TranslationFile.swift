package import CatalogExchange
package import Diagnostics
import FileFormats
import FileSystem

/// A file that comes back from translators.
package struct TranslationFile {
  /// The path as the user gives it.
  package let path: String
  /// The translations of each catalog.
  package let tables: [IncomingTable]
  /// What is wrong with the file; errors make it unfit for use.
  package let diagnostics: [Diagnostic]

  /// Whether the file cannot be used at all.
  package var isUnfit: Bool { diagnostics.contains { $0.severity == .error } }

  /// Reads a file, or a folder that is one document.
  ///
  /// - Parameters:
  ///   - path: The path as the user gives it.
  ///   - language: The language of a file that does not tell its own; `nil` if nobody tells it.
  /// - Throws: That the file cannot be read.
  package init(at path: String, language: String?) throws {
    let parsed: Parsed<[IncomingTable]>
    if FileSystem.kind(of: path) == .folder {
      parsed = try Self.localizationCatalog(at: path)
    } else {
      parsed = Self.tables(try FileSystem.read(path), path, language)
    }
    self.path = path
    tables = parsed.value
    diagnostics = parsed.diagnostics
  }

  /// Reads the folder that Xcode hands out.
  private static func localizationCatalog(at path: String) throws -> Parsed<[IncomingTable]> {
    let files = try FileSystem.tree(of: path).sorted()
      .filter { $0.hasSuffix(".xliff") || $0 == "contents.json" }
      .map {
        LocalizationCatalog.File(path: $0, bytes: try FileSystem.read(FileSystem.join(path, $0)))
      }
    let folder = LocalizationCatalog.read(files, folder: path)
    guard let document = folder.value.document else {
      return Parsed([], diagnostics: folder.diagnostics)
    }
    var parsed = tables(document.bytes, FileSystem.join(path, document.path), nil)
    parsed.diagnostics = folder.diagnostics + parsed.diagnostics
    return parsed
  }

  private static func tables(
    _ bytes: [UInt8],
    _ path: String,
    _ language: String?
  ) -> Parsed<[IncomingTable]> {
    if let problem = ForeignFile(bytes, path)?.problem(at: path) {
      return Parsed([], diagnostics: [problem])
    }
    return switch Form(bytes, path) {
    case .xliff: XLIFFDocument.incomingTables(bytes, file: path)
    case .portableObject: PortableObjectExchange.read(bytes, file: path, language: language)
    case .table: DelimitedExchange.read(bytes, file: path)
    }
  }

  /// The form of a file.
  private enum Form {
    case xliff
    case portableObject
    case table

    /// Recognizes a form: by the extension, else by how the file begins.
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

extension TranslationFile {
  /// Checks the languages that the file tells; `es_ES` is read as `es-ES`, as programs write both.
  package func checkLanguages(known: [String]) throws(WorkspaceError) {
    let tags = tables.compactMap { $0.targetLanguage?.replacing("_", with: "-") }
    do {
      try LanguageCheck.check(tags, known: known)
    } catch {
      throw .invalidTranslationLanguage(path: path, error)
    }
  }

  /// Returns the files that the user names; a folder stands for those in it.
  package static func paths(at paths: [String]) throws -> [String] {
    let named = paths.isEmpty ? [ExportFolder.defaultFolder] : paths
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

  private static func documents(in folder: String) throws(FileError) -> [String] {
    var documents: Set<String> = []
    for path in try FileSystem.tree(of: folder) {
      let names = path.split(separator: "/")
      if let index = names.firstIndex(where: { $0.hasSuffix(folderSuffix) }) {
        documents.insert(names[...index].joined(separator: "/"))
      } else if extensions.contains(path.pathExtension.lowercased()) {
        documents.insert(path)
      }
    }
    return documents.sorted().map { FileSystem.join(folder, $0) }
  }
}

/// A file that translators or developers may take for one of translations, and that is none.
enum ForeignFile {
  /// A catalog itself.
  case catalog
  /// `.strings` or `.stringsdict`.
  case strings
  /// A workbook of a spreadsheet, an archive, or what gettext compiles.
  case binary

  /// Recognizes a file by its name and by how it begins; `nil` if it may be one of translations.
  package init?(_ bytes: [UInt8], _ path: String) {
    switch path.pathExtension.lowercased() {
    case "xcstrings": self = .catalog
    case "strings", "stringsdict": self = .strings
    default:
      guard Self.signatures.contains(where: bytes.starts(with:)) else { return nil }
      self = .binary
    }
  }

  /// How ZIP (and so .xlsx and .ods), .xls, gzip and .mo of either byte order begin.
  private static let signatures: [[UInt8]] = [
    [0x50, 0x4B, 0x03, 0x04], [0xD0, 0xCF, 0x11, 0xE0], [0x1F, 0x8B], [0xDE, 0x12, 0x04, 0x95],
    [0x95, 0x04, 0x12, 0xDE],
  ]

  /// Says why the file cannot be imported.
  package func problem(at path: String) -> Diagnostic {
    let place = Place(file: path, utf8Range: 0..<0, line: 1, column: 1)
    return switch self {
    case .catalog: Diagnostic(.importOfCatalog, .error, at: place)
    case .strings: Diagnostic(.importOfStrings, .error, at: place)
    case .binary: Diagnostic(.importOfBinary, .error, at: place)
    }
  }
}

/// Why a file is none of translations. No arguments.
extension Diagnostic.Message {
  /// It is a catalog.
  static let importOfCatalog = Self(
    "import-of-catalog",
    "the file is a catalog; name it with --catalog, or merge it with 'xcstrings merge'"
  )

  /// It is a `.strings` or `.stringsdict` file.
  static let importOfStrings = Self(
    "import-of-strings",
    "such files cannot be imported; 'xcstrings migrate' turns them into catalogs"
  )

  /// It is no text.
  static let importOfBinary = Self(
    "import-of-binary",
    "the file is not a text file; save a workbook as 'CSV UTF-8' or 'Unicode text', and unpack an archive"
  )
}
