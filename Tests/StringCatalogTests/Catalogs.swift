import Diagnostics
import Invariants
import StringCatalog
import TestSupport
import Testing

/// The catalogs that the tests use.
enum Catalogs {
  static let fixtures = Fixtures(shared: "Catalogs")

  /// The names of all fixtures.
  static let names = [
    "AppShortcuts.xcstrings", "Empty.xcstrings", "Everyday.xcstrings", "FourSpaces.xcstrings",
    "HandEdited.xcstrings", "Minified.xcstrings", "OneLine.xcstrings", "UnknownFields.xcstrings",
    "Variations.xcstrings", "Windows.xcstrings",
  ]

  /// The fixtures that Xcode would lay out differently, with the reason.
  static let laidOutByOthers = [
    "AppShortcuts.xcstrings": "a line feed at the end",
    "FourSpaces.xcstrings": "four spaces, no space before the colon, ASCII only",
    "HandEdited.xcstrings": "edited manually: custom order, empty lines, objects on one line",
    "Minified.xcstrings": "no whitespace at all",
    "OneLine.xcstrings": "all on one line",
    "Windows.xcstrings": "a byte order mark, tabs, CRLF",
  ]

  /// Parses a fixture that is a catalog.
  static func named(_ name: String) throws -> StringCatalog {
    try #require(StringCatalog.parse(fixtures.bytes(of: name), file: name).value)
  }
}

extension StringCatalog {
  /// Parses a catalog without errors.
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

/// Checks that two entries are equal, except for the order of maps, which printing sorts as Xcode
/// does.
func expectSame(
  _ entry: StringCatalog.Entry?,
  _ other: StringCatalog.Entry?,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(entry.isSame(as: other), sourceLocation: sourceLocation)
}

/// Returns a catalog with the given entries, which are the content of `strings`.
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
