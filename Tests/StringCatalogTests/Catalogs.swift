import Diagnostics
import Invariants
import StringCatalog
import TestSupport
import Testing

/// The catalogs that the tests read.
enum Catalogs {
  static let fixtures = Fixtures(shared: "Catalogs")

  /// The names of all fixtures.
  static let names = [
    "AppShortcuts.xcstrings", "Empty.xcstrings", "Everyday.xcstrings", "FourSpaces.xcstrings",
    "HandEdited.xcstrings", "Minified.xcstrings", "OneLine.xcstrings", "UnknownFields.xcstrings",
    "Variations.xcstrings", "Windows.xcstrings",
  ]

  /// Those that Xcode would lay out differently, with the reason.
  static let laidOutByOthers = [
    "AppShortcuts.xcstrings": "a line feed at the end",
    "FourSpaces.xcstrings": "four spaces, no blank before the colon, ASCII alone",
    "HandEdited.xcstrings": "edited by hand: own order, blank lines, objects on one line",
    "Minified.xcstrings": "no blank at all",
    "OneLine.xcstrings": "all on one line",
    "Windows.xcstrings": "a byte order mark, tabs, CRLF",
  ]

  /// Reads a fixture that is a catalog.
  static func named(_ name: String) throws -> StringCatalog {
    try #require(StringCatalog.parse(fixtures.bytes(of: name), file: name).value)
  }
}

extension StringCatalog {
  /// Reads a catalog that has no errors.
  init(
    _ text: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let parsed = StringCatalog.parse(Array(text.utf8), file: "Test.xcstrings")
    #expect(!parsed.hasErrors, sourceLocation: sourceLocation)
    self = try #require(parsed.value, sourceLocation: sourceLocation)
  }

  /// The printed text.
  var text: String {
    String(decoding: printed(), as: UTF8.self)
  }
}

/// Checks that two entries are the same, but for the order of maps, which is Xcode's once written.
func expectSame(
  _ entry: StringCatalog.Entry?,
  _ other: StringCatalog.Entry?,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(entry.isSame(as: other), sourceLocation: sourceLocation)
}

/// Wraps entries, as they stand in the text of `strings`, into a catalog.
func catalogText(_ entries: String) -> String {
  """
  {
    "sourceLanguage" : "en",
    "strings" : {
      \(entries)
    },
    "version" : "1.0"
  }
  """
}
