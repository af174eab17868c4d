import ArgumentParser
import CatalogWorkspace
import CommandSupport
import Diagnostics
import FileSystem
import ICU
import Localization
import StringCatalog

/// The options that select strings.
struct FilterOptions: ParsableArguments {
  @Option(
    name: .customLong("key"),
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(Texts.key, valueName: KeyOption.Texts.keyValue),
    completion: .keys
  )
  var keys: [String] = []

  @Option(
    help: ArgumentHelp(Texts.language, valueName: ValidateCommand.Texts.languagesValue)
  )
  var language: LanguageList?

  @Option(
    name: .customLong("state"),
    help: ArgumentHelp(Texts.state, valueName: Texts.stateValue)
  )
  var states: [TextState] = []

  @Option(
    name: .customLong("extraction-state"),
    help: ArgumentHelp(Texts.extractionState, valueName: Texts.stateValue)
  )
  var extractionStates: [ExtractionStateArgument] = []

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(Texts.text, valueName: Texts.textValue)
  )
  var text: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(Texts.matching, valueName: Texts.patternValue)
  )
  var matching: String?

  /// The heading of these options in the help.
  static var title: String {
    String(localized: "Filter", comment: "Help: heading of the options that select strings")
  }

  /// Returns the filter for these options.
  func filter() throws(CommandFailure) -> CatalogTextFilter {
    CatalogTextFilter(
      keys: Set(keys),
      languages: language?.tags ?? [],
      states: Set(states),
      extractionStates: Set(extractionStates.map(\.state)),
      part: text.map { SearchText($0) },
      pattern: try pattern()
    )
  }

  private func pattern() throws(CommandFailure) -> String? {
    guard let matching, (try? Regex(matching)) == nil else { return matching }
    throw CommandFailure.badPattern(matching)
  }
}

extension CommandFailure {
  fileprivate static func badPattern(_ pattern: String) -> CommandFailure {
    CommandFailure(
      String(
        localized: "'\(pattern)' is not a regular expression.",
        comment: "Error of --matching. The argument is what the user wrote"
      ),
      hint: String(
        localized: "To search for the characters as they are, use --text.",
        comment: "Below the error that --matching has no regular expression"
      ),
      status: .usage
    )
  }
}

// MARK: - Texts

extension FilterOptions {
  enum Texts {
    static var key: String {
      String(localized: "Only this key; may be repeated.", comment: "Help of --key")
    }
    static var language: String {
      String(
        localized: "Only these languages, separated by commas.",
        comment: "Help of --language"
      )
    }
    static var state: String {
      String(
        localized:
          "Only strings in this state; may be repeated. 'missing' means keys without a translation in a language.",
        comment: "Help of --state"
      )
    }
    static var stateValue: String {
      String(
        localized: "state",
        comment: "Help: placeholder for the state of a string such as 'translated', one word"
      )
    }
    static var extractionState: String {
      String(
        localized:
          "Only keys in this state; may be repeated. 'extracted' means keys from the code.",
        comment: "Help of --extraction-state"
      )
    }
    static var text: String {
      String(
        localized: "Only keys and strings that contain this text, ignoring case and accents.",
        comment: "Help of --text"
      )
    }
    static var textValue: String {
      String(localized: "text", comment: "Help: placeholder for any text, one word")
    }
    static var matching: String {
      String(
        localized: "Only keys and strings that match this regular expression.",
        comment: "Help of --matching"
      )
    }
    static var patternValue: String {
      String(localized: "pattern", comment: "Help: placeholder for a regular expression, one word")
    }
  }
}

/// The extraction state of a key, as a command-line argument.
struct ExtractionStateArgument: ExpressibleByArgument, Hashable {
  /// The state; `nil` for a key that the code contains.
  let state: StringCatalog.ExtractionState?

  private static let extracted = "extracted"

  init?(argument: String) {
    let name = argument.replacingScalars("-", with: "_")
    guard Self.allValueStrings.contains(name) else { return nil }
    state = name == Self.extracted ? nil : StringCatalog.ExtractionState(rawValue: name)
  }

  static var allValueStrings: [String] {
    let states: [StringCatalog.ExtractionState] = [
      .extractedWithValue, .manual, .migrated, .stale,
    ]
    return [extracted] + states.map(\.rawValue)
  }
}

/// The state of a translation, as a command-line argument.
struct TranslationStateArgument: ExpressibleByArgument, Hashable {
  /// The state.
  let state: StringCatalog.TranslationState

  init?(argument: String) {
    // Options and their values use dashes.
    let name = argument.replacingScalars("-", with: "_")
    guard Self.allValueStrings.contains(name) else { return nil }
    state = StringCatalog.TranslationState(rawValue: name)
  }

  static var allValueStrings: [String] {
    let states: [StringCatalog.TranslationState] = [
      .new, .translated, .needsReview, .machineTranslated,
    ]
    return states.map(\.rawValue)
  }
}
