import Diagnostics

/// A file that translators or developers may take for one of translations, and that is none.
enum ForeignFile {
  /// A catalog itself.
  case catalog
  /// `.strings` or `.stringsdict`.
  case strings
  /// A workbook of a spreadsheet, an archive, or what gettext compiles.
  case binary

  /// Recognizes a file by its name and by how it begins; `nil` if it may be one of translations.
  init?(_ bytes: [UInt8], _ path: String) {
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
  func problem(at path: String) -> Diagnostic {
    let place = Place(file: path, utf8Range: 0..<0, line: 1, column: 1)
    return switch self {
    case .catalog: Diagnostic(.importOfCatalog, .error, at: place)
    case .strings: Diagnostic(.importOfStrings, .error, at: place)
    case .binary: Diagnostic(.importOfBinary, .error, at: place)
    }
  }
}

/// Why a file is none of translations. No arguments.
extension Diagnostic.ID {
  /// It is a catalog.
  static let importOfCatalog: Self = "import-of-catalog"
  /// It is a `.strings` or `.stringsdict` file.
  static let importOfStrings: Self = "import-of-strings"
  /// It is no text.
  static let importOfBinary: Self = "import-of-binary"
}
