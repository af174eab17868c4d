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
    help: ArgumentHelp(.filterKey, valueName: .keyKeyValue),
    completion: .keys
  )
  var keys: [String] = []

  @Option(
    help: ArgumentHelp(.filterLanguage, valueName: .validateLanguagesValue)
  )
  var language: LanguageList?

  @Option(
    name: .customLong("state"),
    help: ArgumentHelp(.filterState, valueName: .filterStateValue)
  )
  var states: [TextState] = []

  @Option(
    name: .customLong("extraction-state"),
    help: ArgumentHelp(.filterExtractionState, valueName: .filterStateValue)
  )
  var extractionStates: [ExtractionStateArgument] = []

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(.filterText, valueName: .filterTextValue)
  )
  var text: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(.filterMatching, valueName: .filterPatternValue)
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
