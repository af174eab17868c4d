/// A piece of a catalog that shows what a rule is about.
///
/// ```swift
/// RuleExample(
///   """
///   "Save" : { "localizations" : { "es" : { "stringUnit" : {
///     ↓"state" : "new", "value" : "" } } } }
///   """
/// )
/// ```
package struct RuleExample: Hashable, Sendable {
  /// Entries of a catalog as JSON, with `↓` where findings land.
  package let entries: String
  /// The languages that are validated.
  package let languages: [String]
  /// The source language of the catalog.
  package let sourceLanguage: String
  /// The glossary of the project.
  package let glossary: Glossary
  /// How many characters the texts of keys may have.
  package let lengthLimits: [String: Int]
  /// A source that feeds the catalog, with `↓` where findings land in it; empty for rules that read
  /// none.
  package let source: String

  /// Creates an example.
  package init(
    languages: [String] = ["en", "es"],
    sourceLanguage: String = "en",
    glossary: Glossary = Glossary(),
    lengthLimits: [String: Int] = [:],
    source: String = "",
    _ entries: String
  ) {
    self.entries = entries
    self.languages = languages
    self.sourceLanguage = sourceLanguage
    self.glossary = glossary
    self.lengthLimits = lengthLimits
    self.source = source
  }

  /// The whole catalog, markers included.
  package var markedCatalog: String {
    """
    {
      "sourceLanguage" : "\(sourceLanguage)",
      "strings" : {
    \(entries)
      },
      "version" : "1.0"
    }
    """
  }
}
