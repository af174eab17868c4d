import ArgumentParser
import CommandSupport
import ICU
import Localization
import StringCatalog

/// The options that choose among texts.
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

  /// The title under which help lists these options.
  static var title: String {
    String(localized: "Filter", comment: "Help: heading of the options that choose among texts")
  }

  /// Returns the filter that the options ask for.
  func filter() throws(CommandFailure) -> TextFilter {
    TextFilter(
      keys: Set(keys),
      languages: language?.tags ?? [],
      states: Set(states),
      extractionStates: Set(extractionStates),
      part: text.map { SearchText($0) },
      pattern: try pattern()
    )
  }

  private func pattern() throws(CommandFailure) -> Regex<AnyRegexOutput>? {
    guard let matching else { return nil }
    do {
      return try Regex(matching)
    } catch {
      throw CommandFailure.badPattern(matching)
    }
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
