/// The shape of a value in `.xcstrings.yml`, as data for descriptions of the file format.
package indirect enum ConfigurationShape: Hashable, Sendable {
  case text
  case languageTag
  case boolean
  /// An integer of at least 1.
  case count
  case ruleLevel
  /// One of several keywords.
  case choice([String])
  /// A list of values of one shape.
  case list(of: ConfigurationShape)
  /// A string, or a list of strings.
  case textOrTexts
  /// A map with user-defined keys.
  case map(of: ConfigurationShape)
  /// A map whose keys are languages.
  case languageMap(of: ConfigurationShape)
  /// A map with keys that the format defines.
  case object([ConfigurationField])
  /// One of two shapes.
  case either(ConfigurationShape, ConfigurationShape)
}

/// A key in `.xcstrings.yml`, with its shape and documentation.
///
/// The documentation is in English, the language of schemas.
package struct ConfigurationField: Hashable, Sendable {
  /// The key.
  package let name: String
  /// The shape of its value.
  package let shape: ConfigurationShape
  /// Whether the key is required.
  package let isRequired: Bool
  /// The description of the key.
  package let documentation: String
}

// MARK: - Fields

extension ConfigurationShape {
  /// The shape of the file itself.
  package static let file = object(ConfigurationKey.allCases.map(\.field))
}

extension ConfigurationKey {
  fileprivate var field: ConfigurationField {
    let (shape, documentation) = description
    return ConfigurationField(
      name: rawValue,
      shape: shape,
      isRequired: false,
      documentation: documentation
    )
  }

  private var description: (ConfigurationShape, String) {
    switch self {
    case .sourceLanguage:
      (.languageTag, "The language of the texts in the sources; en by default.")
    case .languages:
      (
        .list(of: .languageTag),
        "The languages that have to be complete; those of the catalog by default."
      )
    case .catalogs: (.list(of: .text), "The catalogs, or the folders that hold them.")
    case .targets:
      (.map(of: .object(TargetKey.allCases.map(\.field))), "The targets that feed the catalogs.")
    case .declarations:
      (
        .list(of: .text),
        "Files and folders whose declarations are known, but whose strings are not extracted."
      )
    case .exclude:
      (
        .list(of: .text),
        "Files and folders that are not read; * stands for a part of a name, ** for folders."
      )
    case .routines: (.list(of: .text), "Functions of the project whose first argument is a key.")
    case .infoPlistKeys:
      (
        .map(of: .text),
        "Further keys of an Info.plist whose texts belong to catalogs, each with the name that Xcode shows for it."
      )
    case .conditions:
      (
        .list(of: .text),
        "The compilation conditions that are set; by default, both sides of an #if are read."
      )
    case .debug:
      (.boolean, "Whether strings count that only a build with DEBUG compiles; they do by default.")
    case .dynamic:
      (
        .list(of: .either(.text, .object(DynamicKeysKey.allCases.map(\.field)))),
        "Keys that the code makes at run time, never marked or removed; * matches any characters."
      )
    case .sync:
      (
        .object(SynchronizationKey.allCases.map(\.field)),
        "What sync does beyond what Xcode does, unless its options say otherwise."
      )
    case .rules: (.map(of: .ruleLevel), "The levels of rules: off, note, warning or error.")
    case .plurals:
      (
        .choice(Configuration.PluralForms.allCases.map(\.rawValue)),
        "The plural forms that a text needs: those of everyday numbers (usual), or all that its language has (strict), such as Spanish many."
      )
    case .lengths:
      (
        .list(of: .object(LengthLimitKey.allCases.map(\.field))),
        "How many characters texts may have; of several that fit, the last holds, and maxLength in a comment before all of them."
      )
    case .glossary:
      (
        .either(.text, .map(of: .object(GlossaryTermKey.allCases.map(\.field)))),
        "Words of the sources, and what translations make of them; or a CSV or TBX file with them."
      )
    case .exchange:
      (
        .object(ExchangeKey.allCases.map(\.field)),
        "The files that export writes and import reads."
      )
    case .memory:
      (
        .list(of: .either(.text, .object(MemoryFileKey.allCases.map(\.field)))),
        "TMX files with further translations for the translation memory."
      )
    case .review:
      (
        .object(ReviewKey.allCases.map(\.field)),
        "Translations that are older than their source text."
      )
    case .translate:
      (
        .object(TranslationKey.allCases.map(\.field)),
        "How the command translate works, unless its options say otherwise."
      )
    }
  }
}

extension TargetKey {
  fileprivate var field: ConfigurationField {
    let (shape, documentation): (ConfigurationShape, String) =
      switch self {
      case .table: (.text, "The table of the calls that name none; Localizable by default.")
      case .sources:
        (.list(of: .text), "The folders and files of its sources; Sources/<target> by default.")
      case .symbols:
        (
          .choice(Configuration.SymbolAccess.allCases.map(\.rawValue)),
          "Who may use the Swift symbols that the build plugin makes of the keys that were added by hand: internal, package or public; off by default."
        )
      }
    return ConfigurationField(
      name: rawValue,
      shape: shape,
      isRequired: false,
      documentation: documentation
    )
  }
}

extension DynamicKeysKey {
  fileprivate var field: ConfigurationField {
    let (shape, documentation): (ConfigurationShape, String) =
      switch self {
      case .keys: (.textOrTexts, "The keys; * matches any characters, \\* a star.")
      case .table: (.text, "The table that holds them; any by default.")
      }
    return ConfigurationField(
      name: rawValue,
      shape: shape,
      isRequired: self == .keys,
      documentation: documentation
    )
  }
}

extension LengthLimitKey {
  fileprivate var field: ConfigurationField {
    let (shape, documentation): (ConfigurationShape, String) =
      switch self {
      case .keys: (.textOrTexts, "The keys; * matches any characters, \\* a star.")
      case .table: (.text, "The table that holds them; any by default.")
      case .limit: (.count, "How many characters there is room for.")
      }
    return ConfigurationField(
      name: rawValue,
      shape: shape,
      isRequired: self != .table,
      documentation: documentation
    )
  }
}

extension ReviewKey {
  fileprivate var field: ConfigurationField {
    let (words, documentation): ([String], String) =
      switch self {
      case .guard:
        (
          Configuration.Review.GuardLevel.allCases.map(\.rawValue),
          "What an outdated translation means: a warning (usual), or an error that coverage does not count as translated (strict); usual by default."
        )
      case .trivialChanges:
        (
          Configuration.Review.TrivialChanges.allCases.map(\.rawValue),
          "When only case, spaces, quotation marks or final punctuation of a source text change, or it gets forms that a translation already has: keep the finished translation, or have it reviewed (review); keep by default."
        )
      }
    return ConfigurationField(
      name: rawValue,
      shape: .choice(words),
      isRequired: false,
      documentation: documentation
    )
  }
}

extension TranslationKey {
  fileprivate var field: ConfigurationField {
    let (shape, documentation): (ConfigurationShape, String) =
      switch self {
      case .command:
        (
          .text,
          "The command that starts the translation engine; only xcstrings translate runs it, without a shell."
        )
      case .send:
        (
          .list(of: .choice(Configuration.Translation.Extra.allCases.map(\.rawValue))),
          "What the engine receives in addition to texts and their context: lines of code; nothing by default."
        )
      case .style:
        (
          .languageMap(of: .map(of: .text)),
          "How the engine writes texts, by language: properties with names of your choice, such as address: tú."
        )
      case .state:
        (
          .choice(Configuration.Translation.DraftState.allCases.map(\.rawValue)),
          "The state of drafts, which are translations that no person has checked; needs_review by default."
        )
      case .price:
        (
          .count,
          "The price of a million characters, from which translate --dry-run estimates the cost; unknown by default."
        )
      }
    return ConfigurationField(
      name: rawValue,
      shape: shape,
      isRequired: false,
      documentation: documentation
    )
  }
}

extension ExchangeKey {
  fileprivate var field: ConfigurationField {
    ConfigurationField(
      name: rawValue,
      shape: .languageMap(of: .text),
      isRequired: false,
      documentation:
        "The codes that the files have for languages of the catalogs, such as es: es-ES for a translation service."
    )
  }
}

extension SynchronizationKey {
  fileprivate var field: ConfigurationField {
    let (words, documentation): ([String], String) =
      switch self {
      case .onSourceChange:
        (
          Configuration.Synchronization.SourceChanges.allCases.map(\.rawValue),
          "When a default value changed in the code: keep the text and its translations, or take the new text and have them reviewed; keep by default."
        )
      case .renames:
        (
          Configuration.Synchronization.Renames.allCases.map(\.rawValue),
          "When a key is gone and a similar one is new: report them, apply the rename, or off; report by default."
        )
      }
    return ConfigurationField(
      name: rawValue,
      shape: .choice(words),
      isRequired: false,
      documentation: documentation
    )
  }
}

extension MemoryFileKey {
  fileprivate var field: ConfigurationField {
    let (shape, documentation): (ConfigurationShape, String) =
      switch self {
      case .file: (.text, "The path of the file.")
      case .penalty: (.count, "The points that its translations lose, up to 100; none by default.")
      }
    return ConfigurationField(
      name: rawValue,
      shape: shape,
      isRequired: self == .file,
      documentation: documentation
    )
  }
}

/// The keys of the file itself.
package enum ConfigurationKey: String, CaseIterable, Sendable {
  case sourceLanguage
  case languages
  case catalogs
  case targets
  case declarations
  case exclude
  case routines
  case infoPlistKeys
  case conditions
  case debug
  case dynamic
  case sync
  case rules
  case plurals
  case lengths
  case glossary
  case review
  case translate
  case exchange
  case memory
}

/// The keys of a target.
package enum TargetKey: String, CaseIterable, Sendable {
  case table
  case sources
  case symbols
}

/// The keys of a set of keys that the code creates at run time.
package enum DynamicKeysKey: String, CaseIterable, Sendable {
  case keys
  case table
}

/// The keys of a length limit.
package enum LengthLimitKey: String, CaseIterable, Sendable {
  case keys
  case table
  case limit
}

/// The keys of the defaults of `sync`.
package enum SynchronizationKey: String, CaseIterable, Sendable {
  case onSourceChange
  case renames
}

/// The keys of the settings for review records.
package enum ReviewKey: String, CaseIterable, Sendable {
  case `guard`
  case trivialChanges
}

/// The keys of the defaults of `translate`.
package enum TranslationKey: String, CaseIterable, Sendable {
  case command
  case send
  case style
  case state
  case price
}

/// The keys of the settings for translation files.
package enum ExchangeKey: String, CaseIterable, Sendable {
  case languages
}

/// The keys of a file for the translation memory.
package enum MemoryFileKey: String, CaseIterable, Sendable {
  case file
  case penalty
}
