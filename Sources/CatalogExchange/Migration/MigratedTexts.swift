import Diagnostics
import FileFormats
import OrderedCollections
import StringCatalog

/// The strings of a table in one language, in the form of a catalog.
struct MigratedTexts {
  /// A string.
  struct Text {
    var localization: StringCatalog.Localization
    var comment: String?
    var location: Location?
  }

  /// Diagnostics for content that could not be migrated.
  private(set) var diagnostics: [Diagnostic] = []
  private var texts: OrderedDictionary<ExactString, Text> = [:]
  private let language: String

  /// Reads the strings of a table; of several with the same key, the last one counts.
  ///
  /// - Parameters:
  ///   - table: The table.
  ///   - mayHideNumber: Whether the plural variants of a key may omit the number.
  init(_ table: LprojTable, mayHideNumber: (String) -> Bool) {
    language = table.language
    for entry in table.strings.entries {
      let key = ExactString(entry.key)
      texts[key] = Text(
        localization: StringCatalog.Localization(entry.value),
        comment: entry.comment ?? texts[key]?.comment,
        location: entry.location
      )
    }
    for entry in table.dictionary.entries { add(entry, mayHideNumber: mayHideNumber(entry.key)) }
    removeInvalidTexts()
  }

  /// Removes the strings with which the whole catalog could not be compiled.
  private mutating func removeInvalidTexts() {
    for (key, text) in texts where text.localization.mayBeInvalid {
      var catalog = StringCatalog(sourceLanguage: language)
      catalog[key.string] = StringCatalog.Entry(localizations: [language: text.localization])
      let problem = catalog.bundleTables().diagnostics.first { $0.severity == .error }
      guard let problem else { continue }
      diagnostics.append(
        Diagnostic(
          .migrationInvalid(key.string, in: language),
          .warning,
          at: text.location,
          notes: [Diagnostic.Note(problem.message)]
        )
      )
      texts[key] = nil
    }
  }

  /// Returns the strings by key in the order of the files, and removes them.
  mutating func takeAll() -> OrderedDictionary<ExactString, Text> {
    defer { texts = [:] }
    return texts
  }

  /// Adds a string with variants, which takes precedence over one without.
  private mutating func add(_ entry: StringsDictionary.Entry, mayHideNumber: Bool) {
    var migration = RuleMigration(
      key: entry.key,
      language: language,
      location: entry.location,
      mayHideNumber: mayHideNumber
    )
    let localization = migration.localization(of: entry.rule)
    diagnostics += migration.diagnostics
    guard var localization else { return }
    let shadowed = texts[ExactString(entry.key)]
    if localization.lacksFallback {
      if let fallback = shadowed?.localization {
        localization.addFallback(fallback)
      } else {
        diagnostics.append(
          Diagnostic(.stringsNoOtherDevice(of: entry.key), .warning, at: entry.location)
        )
      }
    } else if let shadowed, let unit = shadowed.localization.stringUnit,
      !entry.rule.fallsBack(to: unit.value)
    {
      diagnostics.append(
        Diagnostic(
          .migrationShadowed(entry.key, in: language),
          .warning,
          at: shadowed.location
        )
      )
    }
    texts[ExactString(entry.key)] = Text(
      localization: localization,
      comment: shadowed?.comment,
      location: entry.location
    )
  }
}

extension StringsDictionary.Rule {
  /// Returns whether the rule contains a string.
  ///
  /// Compiled tables contain the string for all other devices twice.
  fileprivate func fallsBack(to text: String) -> Bool {
    switch self {
    case .text(let own): own == text
    case .format(let format): format.text == text
    case .device(let rules): rules.values.contains { $0.fallsBack(to: text) }
    case .width(let widths): widths.values.contains(text)
    }
  }
}

extension StringCatalog.Localization {
  /// Whether the localization is not only a text without substitutions.
  fileprivate var mayBeInvalid: Bool {
    variations != nil || !substitutions.isEmpty || stringUnit?.value.contains("#@") == true
  }

  /// Whether there are device variants but none for all other devices.
  ///
  /// In compiled tables, that string is among those without variants.
  fileprivate var lacksFallback: Bool {
    guard let devices = variations?.device else { return false }
    return !devices.isEmpty && devices[.other] == nil
  }

  fileprivate mutating func addFallback(_ fallback: StringCatalog.Localization) {
    variations?.device[.other] = fallback
    variations?.device.sort { $0.key.rawValue < $1.key.rawValue }
  }
}
