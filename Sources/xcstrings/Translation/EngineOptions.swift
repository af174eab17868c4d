import ArgumentParser
import CatalogWorkspace
import CommandSupport
import Localization
import MachineTranslation
import ProjectConfiguration
import StringCatalog

/// The options for the translation engine.
struct EngineOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(.engineWith, valueName: .engineCommandValue),
    completion: .shellCommand("compgen -c")
  )
  var with: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(.engineWithShell, valueName: .engineCommandValue)
  )
  var withShell: String?

  @Flag(help: ArgumentHelp(.engineMemoryOnly))
  var memoryOnly = false

  @OptionGroup
  var score: MemoryScoreOption

  @Flag(name: [.short, .long], help: ArgumentHelp(.engineVerbose))
  var verbose = false

  /// The heading of these options in the help.
  static var title: String {
    String(localized: "Engine", comment: "Help: heading of the options for a translation engine")
  }

  /// Returns the command of the user, or that of the configuration; `nil` if there is none.
  ///
  /// - Throws: A usage error if a command is needed, or if it cannot be read.
  func command(
    _ configuration: Configuration?,
    isNeeded: Bool
  ) throws(CommandFailure) -> EngineCommand? {
    if [with != nil, withShell != nil, memoryOnly].count(where: { $0 }) > 1 {
      throw CommandFailure(String(localized: .engineOneCommand), status: .usage)
    }
    guard !memoryOnly else { return nil }
    if let withShell { return EngineCommand(shell: withShell) }
    guard let line = with ?? configuration?.translation.command else {
      guard isNeeded else { return nil }
      throw CommandFailure(
        String(localized: .engineNoCommand),
        hint: String(localized: .engineNoCommandHint),
        status: .usage
      )
    }
    guard let command = EngineCommand(words: line) else {
      throw CommandFailure(Texts.invalidCommand(line), status: .usage)
    }
    return command
  }
}

/// The option for the similarity of texts in the translation memory.
struct MemoryScoreOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(.engineMinScore, valueName: .sharedPercentValue)
  )
  var minScore = 100

  func validate() throws {
    guard (1...101).contains(minScore) else {
      throw ValidationError(String(localized: .engineInvalidScore))
    }
  }
}

/// The options for the texts to translate.
struct TranslationSelectionOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(.translationSelectionLanguage, valueName: .validateLanguagesValue),
    completion: .languageList
  )
  var language: LanguageList?

  @Option(
    name: .customLong("only"),
    help: ArgumentHelp(.translationSelectionOnly, valueName: .filterStateValue)
  )
  var only: [TextStateArgument] = []

  @Option(
    name: .customLong("key"),
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(.filterKey, valueName: .keyKeyValue),
    completion: .keys
  )
  var keys: [String] = []

  /// The heading of these options in the help.
  static var title: String {
    String(localized: "Texts", comment: "Help: heading of the options that select texts")
  }

  /// The states of strings to translate.
  var states: TextSelection {
    only.isEmpty ? .untranslated : TextSelection(only.map(\.selection))
  }

  /// A state of strings that can be translated.
  enum TextStateArgument: String, CaseIterable, ExpressibleByArgument {
    case missing
    case new
    case sourceChanged = "source-changed"
    case needsReview = "needs_review"

    var selection: TextSelection {
      switch self {
      case .missing: .missing
      case .new: .new
      case .sourceChanged: .sourceChanged
      case .needsReview: .needsReview
      }
    }
  }
}

/// The option for the state of translations.
struct TranslationStateOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      .translationLimitState,
      valueName: .filterStateValue
    )
  )
  var state: TranslationStateArgument?

  /// Returns the state of the translations: that of the user, or that of the project.
  func translationState(
    _ configuration: Configuration?
  ) throws(CommandFailure) -> StringCatalog.TranslationState {
    let state = state?.state ?? configuration?.translation.draftState ?? .needsReview
    guard state != .new else {
      throw CommandFailure(String(localized: .translationLimitNewState), status: .usage)
    }
    return state
  }
}

/// The options for the limits of a translation.
struct TranslationLimitOptions: ParsableArguments {
  @Option(help: ArgumentHelp(.translationLimitLimit, valueName: .translationLimitCountValue))
  var limit: Int?

  @Option(help: ArgumentHelp(.translationLimitMaxCost, valueName: .translationLimitAmountValue))
  var maxCost: Double?

  @Flag(help: ArgumentHelp(.translationLimitRetryRefused))
  var retryRefused = false

  @Option(help: ArgumentHelp(.translationLimitConcurrency, valueName: .translationLimitCountValue))
  var concurrency: Int?

  @Option(help: ArgumentHelp(.translationLimitTimeout, valueName: .translationLimitSecondsValue))
  var timeout = 120

  /// The heading of these options in the help.
  static var title: String {
    String(localized: "Results and limits", comment: "Help: heading of the options of translate")
  }

  func validate() throws {
    for (value, name) in [
      (limit, "--limit"), (concurrency, "--concurrency"), (timeout, "--timeout"),
    ] {
      if let value, value < 1 { throw ValidationError(Texts.tooSmall(name)) }
    }
    if let maxCost, !(maxCost > 0) { throw ValidationError(Texts.tooSmall("--max-cost")) }
  }

  /// The limits of the conversation with the engine.
  var conversation: EngineConversation.Limits {
    var limits = EngineConversation.Limits()
    limits.window = concurrency
    limits.cost = maxCost
    limits.timeout = .seconds(timeout)
    return limits
  }
}

// MARK: - Texts

extension EngineOptions {
  enum Texts {
    static func invalidCommand(_ line: String) -> String {
      String(
        localized: "'\(line)' is not a command: a quotation mark is not closed, or it is empty.",
        comment: "Error of xcstrings translate --with"
      )
    }
  }
}

extension TranslationLimitOptions {
  enum Texts {
    static func tooSmall(_ option: String) -> String {
      String(
        localized: "The value of \(option) must be greater than 0.",
        comment: "Error. The argument is an option such as --limit"
      )
    }
  }
}
