package import Diagnostics

/// A claim about catalogs that can be checked.
///
/// A rule is one file in `Rules`: its id, its title, the reason for it, its messages, and examples that
/// are its tests. Translations are in `Localizations/Diagnostics.xcstrings`. To add a rule, write the file, conform to the protocol of what it looks at (``ProjectRule``,
/// ``CatalogRule``, ``EntryRule``, ``LocalizationRule``, ``ProseRule``, ``SourceRule``), and name it
/// in ``ValidationRules/all``.
///
/// A rule only emits. It does not ask whether it is switched off or suppressed, and knows nothing
/// of severities that a project sets.
package protocol ValidationRule: Sendable {
  /// The stable id: the problem in kebab case.
  static var id: Diagnostic.ID { get }
  /// Former ids, the oldest first. Configurations, comments and baselines can still use them.
  static var deprecatedIDs: [Diagnostic.ID] { get }
  /// What the rule claims: an English sentence, translated by `<id>.title`.
  static var title: String { get }
  /// Why that matters, and what the rule does not ask; translated by `<id>.reason`.
  static var reason: String { get }
  /// What its findings are if the configuration says nothing else.
  static var defaultSeverity: Diagnostic.Severity { get }
  /// Whether the rule only runs where the configuration gives it a level.
  static var isOptional: Bool { get }
  /// Entries that break the rule, each with a marker where the finding lands.
  static var triggering: [RuleExample] { get }
  /// Entries that keep the rule, above all those that look as if they broke it.
  static var nonTriggering: [RuleExample] { get }
}

extension ValidationRule {
  package static var deprecatedIDs: [Diagnostic.ID] { [] }
  package static var isOptional: Bool { false }
}

/// A rule about an entry as a whole.
package protocol EntryRule: ValidationRule {
  /// Emits what is wrong with an entry.
  func check(_ entry: EntrySubject, emit: (Finding) -> Void)
}

/// A rule about an entry in one language.
///
/// It is asked about each language that is validated, the source language included, and also where
/// the entry has nothing in the language. It is not asked about entries that are not translated.
package protocol LocalizationRule: ValidationRule {
  /// Emits what is wrong with an entry in a language.
  func check(_ localization: LocalizationSubject, emit: (Finding) -> Void)
}

/// A rule about the words of a text.
///
/// It is asked about each text that somebody has written, in the languages whose conventions are
/// known; see ``LanguageConventions``.
package protocol ProseRule: ValidationRule {
  /// Emits what is wrong with a text.
  func check(
    _ prose: Prose,
    by conventions: LanguageConventions,
    of localization: LocalizationSubject,
    emit: (Finding) -> Void
  )
}

/// A rule about entries side by side.
///
/// It is asked once about each catalog. A finding is about one entry, whose comment can switch it off, or
/// about none, where the catalog as a whole is wrong.
package protocol CatalogRule: ValidationRule {
  /// Emits what is wrong with a catalog.
  func check(_ catalog: CatalogSubject, emit: (EntrySubject?, Finding) -> Void)
}

/// A rule about all catalogs of a project side by side.
///
/// It is asked once. A finding is about one entry, whose comment can switch it off.
package protocol ProjectRule: ValidationRule {
  /// Emits what is wrong with some catalogs, of which each may be the only one.
  func check(_ catalogs: [CatalogSubject], emit: (EntrySubject, Finding) -> Void)
}

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
