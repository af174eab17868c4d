import Diagnostics
import FileFormats
import OrderedCollections
import StringCatalog

/// The texts of a table in one language, as a catalog holds them.
struct MigratedTexts {
  /// A text.
  struct Text {
    var localization: StringCatalog.Localization
    var comment: String?
    var place: Place?
  }

  /// What could not be taken over.
  private(set) var diagnostics: [Diagnostic] = []
  private var texts: OrderedDictionary<ExactString, Text> = [:]
  private let language: String

  /// Takes the texts of a table; of several with one key the last one counts.
  ///
  /// - Parameters:
  ///   - table: The table.
  ///   - mayHideNumber: Whether the plural variations of a key need not show the number.
  init(_ table: BundleTable, mayHideNumber: (String) -> Bool) {
    language = table.language
    for entry in table.strings.entries {
      texts[ExactString(entry.key)] = Text(
        localization: StringCatalog.Localization(entry.value),
        comment: entry.comment,
        place: entry.place
      )
    }
    for entry in table.dictionary.entries { add(entry, mayHideNumber: mayHideNumber(entry.key)) }
  }

  /// Returns the texts by key, in the order of the files.
  mutating func takeAll() -> OrderedDictionary<ExactString, Text> {
    defer { texts = [:] }
    return texts
  }

  /// Adds a text that varies, which comes before one that does not.
  private mutating func add(_ entry: StringsDictionary.Entry, mayHideNumber: Bool) {
    var migration = RuleMigration(
      key: entry.key,
      language: language,
      place: entry.place,
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
          Diagnostic(.stringsNoOtherDevice(of: entry.key), .warning, at: entry.place)
        )
      }
    } else if let shadowed, let unit = shadowed.localization.stringUnit,
      !entry.rule.fallsBack(to: unit.value)
    {
      diagnostics.append(
        Diagnostic(
          .migrationShadowed(entry.key, in: language),
          .warning,
          at: shadowed.place
        )
      )
    }
    texts[ExactString(entry.key)] = Text(
      localization: localization,
      comment: shadowed?.comment,
      place: entry.place
    )
  }
}

extension StringsDictionary.Rule {
  /// Whether a text is one that the rule has too, as compiled tables have that for all other devices
  /// twice.
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
  /// Whether the text varies by device and has none for all others, as compiled tables have it: that
  /// stands among the texts that do not vary.
  fileprivate var lacksFallback: Bool {
    guard let devices = variations?.device else { return false }
    return !devices.isEmpty && devices[.other] == nil
  }

  fileprivate mutating func addFallback(_ fallback: StringCatalog.Localization) {
    variations?.device[.other] = fallback
    variations?.device.sort { $0.key.rawValue < $1.key.rawValue }
  }
}
