import CatalogCompiler
import CompiledCatalog
import Diagnostics
import FormatString
import ICU
import StringCatalog
import Testing

/// The compiled messages of a catalog with one entry.
struct CompiledEntry {
  let compiled: ParseResult<[UInt8]>

  /// Compiles a catalog with one entry in JSON and English as its source language.
  init(_ entry: String, key: String, languages: Set<String>? = nil) throws {
    let text = """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "\(key)" : \(entry)
        },
        "version" : "1.0"
      }
      """
    let parsed = StringCatalog.parse(Array(text.utf8), file: "Library.xcstrings")
    try #require(parsed.diagnostics.isEmpty)
    let catalog = try #require(parsed.value)
    compiled = try compile([CatalogTable("Library", catalog)], languages: languages)
  }

  /// Returns the outline of a message; `nil` if there is none.
  func outline(key: String, language: String) throws -> String? {
    let catalog = try CompiledCatalog(image: compiled.value)
    let message = try catalog.message(forKey: key, table: "Library", language: language)
    return message?.outline
  }

  /// The diagnostics, as `line: severity id`.
  var findings: [String] {
    compiled.diagnostics.map { diagnostic in
      "\(diagnostic.location?.line ?? 0): \(diagnostic.severity) \(diagnostic.id.rawValue)"
    }
  }
}

extension MessageTree {
  /// The message on one line: arguments as `‹position specifier›`, substitutions in brackets,
  /// variants in braces.
  var outline: String {
    switch self {
    case .text(let text):
      text.segments.map { $0.outline(in: text.text) }.joined()
    case .plural(let plural):
      "\(plural.argument){"
        + plural.forms.map { "\($0.rawValue): \($1.outline)" }.sorted().joined(separator: " | ")
        + "}"
    case .device(let devices):
      "{" + devices.forms.map { "\($0): \($1.outline)" }.sorted().joined(separator: " | ") + "}"
    case .texts(let texts):
      texts.joined(separator: " / ")
    }
  }
}

extension FormattedText.Segment {
  fileprivate func outline(in text: String) -> String {
    switch self {
    case .literal(let range):
      String(decoding: Array(text.utf8)[range], as: UTF8.self)
    case .argument(let argument):
      "‹\(argument.position) \(argument.lengthModifier?.rawValue ?? "")\(argument.conversion.rawValue)›"
    case .substitution(let message):
      "[\(message.outline)]"
    }
  }
}

/// Expects that an entry with the key is compiled to a message without findings.
func expectMessage(
  _ entry: String,
  key: String,
  language: String = "es",
  _ expected: String?,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let compiled = try CompiledEntry(entry, key: key)
  let outline = try compiled.outline(key: key, language: language)
  #expect(outline == expected, sourceLocation: sourceLocation)
  #expect(compiled.findings == [], sourceLocation: sourceLocation)
}

/// Expects the findings of an entry with the key, as `line: severity id`.
///
/// The entry starts on line 4.
func expectFindings(
  _ entry: String,
  key: String,
  _ expected: [String],
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let compiled = try CompiledEntry(entry, key: key)
  #expect(compiled.findings == expected, sourceLocation: sourceLocation)
}
