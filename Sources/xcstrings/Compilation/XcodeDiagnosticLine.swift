import CommandSupport
import Diagnostics

/// A diagnostic as Apple's tool tells it, so that build systems find the text in the catalog.
///
/// `Localizable.xcstrings: error: the plural … (en: %lld days|==|plural.one)`
struct XcodeDiagnosticLine {
  /// The line.
  let text: String

  /// Creates the line of a diagnostic; `nil` for a mere note, which Apple's tool does not know.
  ///
  /// - Parameters:
  ///   - diagnostic: The diagnostic.
  ///   - file: The path of the catalog.
  ///   - sourceLanguage: The language of a text that is the key itself.
  init?(_ diagnostic: Diagnostic, file: String, sourceLanguage: String) {
    guard diagnostic.severity != .note else { return nil }
    let sentence = DiagnosticSentences.all.english(diagnostic.id, diagnostic.arguments)
    var text = "\(file): \(diagnostic.severity.rawValue): \(sentence)"
    if let key = diagnostic.path.first {
      let language = diagnostic.path.dropFirst().first ?? sourceLanguage
      let variant = Self.variant(Array(diagnostic.path.dropFirst(2)))
      text += " (\(language): \(KeyQuotation.escape(key))\(variant))"
    } else if let place = diagnostic.place, place.utf8Range.lowerBound > 0 {
      text += " (line \(place.line))"
    }
    self.text = text
  }

  /// Returns the way to a variant, such as `|==|plural.one`; empty for the text itself.
  private static func variant(_ path: [String]) -> String {
    guard !path.isEmpty else { return "" }
    // A name with a point in it would look like two.
    let names = path.map { $0.contains(".") ? "@\($0)@" : $0 }
    return "|==|" + names.joined(separator: ".")
  }
}
