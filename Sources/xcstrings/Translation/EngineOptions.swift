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
    help: ArgumentHelp(Texts.with, valueName: Texts.commandValue),
    completion: .shellCommand("compgen -c")
  )
  var with: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(Texts.withShell, valueName: Texts.commandValue)
  )
  var withShell: String?

  @Flag(help: ArgumentHelp(Texts.memoryOnly))
  var memoryOnly = false

  @OptionGroup
  var score: MemoryScoreOption

  @Flag(name: [.short, .long], help: ArgumentHelp(Texts.verbose))
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
      throw CommandFailure(Texts.oneCommand, status: .usage)
    }
    guard !memoryOnly else { return nil }
    if let withShell { return EngineCommand(shell: withShell) }
    guard let line = with ?? configuration?.translation.command else {
      guard isNeeded else { return nil }
      throw CommandFailure(Texts.noCommand, hint: Texts.noCommandHint, status: .usage)
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
    help: ArgumentHelp(EngineOptions.Texts.minScore, valueName: EngineOptions.Texts.percentValue)
  )
  var minScore = 100

  func validate() throws {
    guard (1...101).contains(minScore) else {
      throw ValidationError(EngineOptions.Texts.invalidScore)
    }
  }
}

/// The options for the texts to translate.
struct TranslationSelectionOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(Texts.language, valueName: ValidateCommand.Texts.languagesValue),
    completion: .languageList
  )
  var language: LanguageList?

  @Option(
    name: .customLong("only"),
    help: ArgumentHelp(Texts.only, valueName: FilterOptions.Texts.stateValue)
  )
  var only: [TextStateArgument] = []

  @Option(
    name: .customLong("key"),
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(FilterOptions.Texts.key, valueName: KeyOption.Texts.keyValue),
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
      TranslationLimitOptions.Texts.state,
      valueName: FilterOptions.Texts.stateValue
    )
  )
  var state: TranslationStateArgument?

  /// Returns the state of the translations: that of the user, or that of the project.
  func translationState(
    _ configuration: Configuration?
  ) throws(CommandFailure) -> StringCatalog.TranslationState {
    let state = state?.state ?? configuration?.translation.draftState ?? .needsReview
    guard state != .new else {
      throw CommandFailure(TranslationLimitOptions.Texts.newState, status: .usage)
    }
    return state
  }
}

/// The options for the limits of a translation.
struct TranslationLimitOptions: ParsableArguments {
  @Option(help: ArgumentHelp(Texts.limit, valueName: Texts.countValue))
  var limit: Int?

  @Option(help: ArgumentHelp(Texts.maxCost, valueName: Texts.amountValue))
  var maxCost: Double?

  @Flag(help: ArgumentHelp(Texts.retryRefused))
  var retryRefused = false

  @Option(help: ArgumentHelp(Texts.concurrency, valueName: Texts.countValue))
  var concurrency: Int?

  @Option(help: ArgumentHelp(Texts.timeout, valueName: Texts.secondsValue))
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
    static var with: String {
      String(
        localized:
          "The command that starts the engine, without a shell (default: 'translate.command' in .xcstrings.yml).",
        comment: "Help of xcstrings translate --with"
      )
    }
    static var withShell: String {
      String(
        localized: "A command line of a shell that starts the engine.",
        comment: "Help of xcstrings translate --with-shell"
      )
    }
    static var memoryOnly: String {
      String(
        localized: """
          Use no engine, only finished translations of equal source texts, or of similar ones with \
          --min-score.
          """,
        comment: "Help of xcstrings translate --memory-only"
      )
    }
    static var minScore: String {
      String(
        localized: "The least similarity of source texts in the translation memory, in percent.",
        comment: "Help of xcstrings translate --min-score"
      )
    }
    static var percentValue: String {
      String(localized: "percent", comment: "Help: placeholder for a percentage, one word")
    }
    static var invalidScore: String {
      String(
        localized: "The value of --min-score must be from 1 to 101.",
        comment: "Error of xcstrings translate"
      )
    }
    static var verbose: String {
      String(
        localized: "Show the error output of the engine.",
        comment: "Help of xcstrings translate --verbose"
      )
    }
    static var commandValue: String {
      String(localized: "command", comment: "Help: placeholder for a command line, one word")
    }
    static var oneCommand: String {
      String(
        localized: "--with, --with-shell and --memory-only cannot be combined.",
        comment: "Error of xcstrings translate"
      )
    }
    static var noCommand: String {
      String(
        localized: "No translation engine was specified.",
        comment: "Error of xcstrings translate"
      )
    }
    static var noCommandHint: String {
      String(
        localized:
          "Specify its command with --with, or as 'translate.command' in .xcstrings.yml. With --dry-run, none is needed.",
        comment: "Below the error that no translation engine was specified"
      )
    }
    static func invalidCommand(_ line: String) -> String {
      String(
        localized: "'\(line)' is not a command: a quotation mark is not closed, or it is empty.",
        comment: "Error of xcstrings translate --with"
      )
    }
  }
}

extension TranslationSelectionOptions {
  enum Texts {
    static var noLanguage: String {
      String(
        localized: "There is no language to translate into.",
        comment: "Error of xcstrings translate"
      )
    }
    static var noLanguageHint: String {
      String(
        localized: "Specify one with --language.",
        comment: "Below the error that there is no language to translate into"
      )
    }
    static var language: String {
      String(
        localized:
          "The languages to translate into, separated by commas (default: the project's languages).",
        comment: "Help of xcstrings translate --language"
      )
    }
    static var only: String {
      String(
        localized:
          "Only texts in this state; may be repeated (default: 'missing' and 'new'). With 'needs_review', drafts are translated again; with 'source-changed', translations whose source text has changed since, also finished ones, which then need review.",
        comment: "Help of xcstrings translate --only. Do not translate the words in quotation marks"
      )
    }
  }
}

extension TranslationLimitOptions {
  enum Texts {
    static var state: String {
      String(
        localized:
          "The state of the translations (default: 'translate.state' in .xcstrings.yml, or 'needs_review').",
        comment:
          "Help of xcstrings translate --state. Do not translate the words in quotation marks"
      )
    }
    static var limit: String {
      String(
        localized: "The maximum number of texts to request.",
        comment: "Help of xcstrings translate --limit"
      )
    }
    static var maxCost: String {
      String(
        localized: "Stop when the cost that the engine reports reaches this amount.",
        comment: "Help of xcstrings translate --max-cost"
      )
    }
    static var retryRefused: String {
      String(
        localized: "Request texts again whose answers were refused in an earlier run.",
        comment: "Help of xcstrings translate --retry-refused"
      )
    }
    static var concurrency: String {
      String(
        localized:
          "The maximum number of unanswered requests (default: as many as the engine wants).",
        comment: "Help of xcstrings translate --concurrency"
      )
    }
    static var timeout: String {
      String(
        localized: "The number of seconds after which an engine without answers is stopped.",
        comment: "Help of xcstrings translate --timeout"
      )
    }
    static var countValue: String {
      String(localized: "count", comment: "Help: placeholder for a number of things, one word")
    }
    static var amountValue: String {
      String(localized: "amount", comment: "Help: placeholder for an amount of money, one word")
    }
    static var secondsValue: String {
      String(localized: "seconds", comment: "Help: placeholder for a number of seconds, one word")
    }
    static var newState: String {
      String(
        localized: "A translation cannot be 'new'.",
        comment: "Error of xcstrings translate --state. Do not translate 'new'"
      )
    }
    static func tooSmall(_ option: String) -> String {
      String(
        localized: "The value of \(option) must be greater than 0.",
        comment: "Error. The argument is an option such as --limit"
      )
    }
  }
}
