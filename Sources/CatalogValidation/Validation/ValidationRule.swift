package import Diagnostics

/// A rule about catalogs.
///
/// A rule is one file in `Rules`: its id, title, reason, messages, and examples, which are its
/// tests. Translations are in `Localizations/Diagnostics.xcstrings`.
///
/// To add a rule, add a file with a type that conforms to the protocol for its subject:
/// ``ProjectRule``, ``CatalogRule``, ``EntryRule``, ``LocalizationRule``, ``ProseRule`` or
/// ``SourceRule``. List the type in ``ValidationRules/all``.
///
/// A rule only emits findings. Suppression and the severities of a project are handled elsewhere.
package protocol ValidationRule: Sendable {
  /// The stable ID of the problem, in kebab case.
  static var id: Diagnostic.ID { get }
  /// The requirement of the rule, as an English sentence; its translation key is `<id>.title`.
  static var title: String { get }
  /// The reason for the rule, and its exceptions; the translation key is `<id>.reason`.
  static var reason: String { get }
  /// The severity of its findings unless the configuration specifies another.
  static var defaultSeverity: Diagnostic.Severity { get }
  /// Whether the rule runs only if the configuration gives it a level.
  static var isOptional: Bool { get }
  /// The properties of texts that the rule uses, in addition to those of all rules.
  static var preparations: RulePreparations { get }
  /// Entries that violate the rule, each with a marker at the location of the finding.
  static var triggering: [RuleExample] { get }
  /// Entries that comply with the rule, especially those that seem to violate it.
  static var nonTriggering: [RuleExample] { get }
}

extension ValidationRule {
  package static var isOptional: Bool { false }
  package static var preparations: RulePreparations { [] }
}

/// Properties of texts that only some rules use.
///
/// They are prepared only if such a rule is active, because they take more time and memory than the
/// others.
package struct RulePreparations: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The words of texts: ``LocalizationSubject/prose``.
  package static let prose = RulePreparations(rawValue: 1 << 0)
  /// The lengths of translations in relation to others: `CatalogSubject.relativeLengths`.
  package static let relativeLengths = RulePreparations(rawValue: 1 << 1)
}

/// A rule about an entry as a whole.
package protocol EntryRule: ValidationRule {
  /// Emits the findings for an entry.
  func check(_ entry: EntrySubject, emit: (Finding) -> Void)
}

/// A rule about an entry in one language.
///
/// It runs for each validated language, including the source language, even if the entry has no
/// content in the language. It does not run for entries that need no translation.
package protocol LocalizationRule: ValidationRule {
  /// Emits the findings for an entry in a language.
  func check(_ localization: LocalizationSubject, emit: (Finding) -> Void)
}

/// A rule about the words of a text.
///
/// It runs for each text that a user has written, in languages with conventions; see
/// ``LanguageConventions``.
package protocol ProseRule: ValidationRule {
  /// Emits the findings for a text.
  func check(
    _ prose: Prose,
    by conventions: LanguageConventions,
    of localization: LocalizationSubject,
    emit: (Finding) -> Void
  )
}

extension ProseRule {
  package static var preparations: RulePreparations { .prose }
}

/// A rule that compares the entries of a catalog.
///
/// It runs once for each catalog. A finding concerns one entry, whose comment can switch it off, or
/// the catalog as a whole.
package protocol CatalogRule: ValidationRule {
  /// Emits the findings for a catalog.
  func check(_ catalog: CatalogSubject, emit: (EntrySubject?, Finding) -> Void)
}

/// A rule that compares all catalogs of a project.
///
/// It runs once. A finding concerns one entry, whose comment can switch it off.
package protocol ProjectRule: ValidationRule {
  /// Emits the findings for one or more catalogs.
  func check(_ catalogs: [CatalogSubject], emit: (EntrySubject, Finding) -> Void)
}

/// A part of a catalog that illustrates a rule.
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
  /// Entries of a catalog as JSON, with `↓` at the locations of findings.
  package let entries: String
  /// The languages to validate.
  package let languages: [String]
  /// The source language of the catalog.
  package let sourceLanguage: String
  /// The glossary of the project.
  package let glossary: Glossary
  /// The maximum number of characters, by key.
  package let lengthLimits: [String: Int]
  /// The keys of Interface Builder whose object no longer exists, each with the file that lacks it.
  package let keysWithoutObject: [String: String]
  /// The source texts for which translations were made, by key and language, if they have changed.
  package let formerSources: [String: [String: String]]
  /// What the strings of the catalog come from.
  package let kind: CatalogKind
  /// A source of the catalog, with `↓` at the locations of findings; empty for rules that read no
  /// sources.
  package let source: String

  /// Creates an example.
  package init(
    languages: [String] = ["en", "es"],
    sourceLanguage: String = "en",
    glossary: Glossary = Glossary(),
    lengthLimits: [String: Int] = [:],
    keysWithoutObject: [String: String] = [:],
    formerSources: [String: [String: String]] = [:],
    kind: CatalogKind = .code,
    source: String = "",
    _ entries: String
  ) {
    self.entries = entries
    self.languages = languages
    self.sourceLanguage = sourceLanguage
    self.glossary = glossary
    self.lengthLimits = lengthLimits
    self.keysWithoutObject = keysWithoutObject
    self.formerSources = formerSources
    self.kind = kind
    self.source = source
  }

  /// The path that gives the catalog its kind; empty for a catalog of code.
  package var file: String {
    switch kind {
    case .code: ""
    case .interfaceBuilder: "mul.lproj/Main.xcstrings"
    case .informationPropertyList: "InfoPlist.xcstrings"
    case .appShortcuts: "AppShortcuts.xcstrings"
    }
  }

  /// The whole catalog, including markers.
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
