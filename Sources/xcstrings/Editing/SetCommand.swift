import ArgumentParser
import CatalogWorkspace
import CommandSupport
import FileSystem
import Localization
import ProjectConfiguration
import ProjectDiscovery
import StringCatalog

/// Sets strings and other fields of entries.
struct SetCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "set",
      abstract: String(localized: .setAbstract),
      discussion: Texts.discussion
    )
  }

  @OptionGroup
  var catalog: CatalogArgument

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(.keyKey, valueName: .keyKeyValue),
    completion: .keys
  )
  var key: String?

  @Option(
    help: ArgumentHelp(.setLanguage, valueName: .sourceLanguageValue),
    completion: .languages
  )
  var language: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(.setValue, valueName: .filterTextValue)
  )
  var value: String?

  @Option(help: ArgumentHelp(.setState, valueName: .filterStateValue))
  var state: TranslationStateArgument?

  @OptionGroup
  var variantOptions: VariantOptions

  @OptionGroup
  var fields: EntryFieldOptions

  @Option(
    help: ArgumentHelp(.setFrom, valueName: .sharedFileValue),
    completion: .file(extensions: ["json"])
  )
  var from: String?

  @Flag(help: ArgumentHelp(.setAdd))
  var add = false

  @Flag(help: ArgumentHelp(.setReplace))
  var replace = false

  @Flag(help: ArgumentHelp(.setAllOrNothing))
  var allOrNothing = false

  @Flag(help: ArgumentHelp(.setAcceptLosses))
  var acceptLosses = false

  @Option(help: ArgumentHelp(.setOnSourceChange, valueName: .setPolicyValue))
  var onSourceChange = SourceChangeArgument.review

  @OptionGroup
  var dryRun: DryRunOption

  @OptionGroup(title: GlobalOptions.title)
  var global: GlobalOptions

  func run() throws {
    let console = global.console
    try checkUsage()
    let project = try Project.find(console)
    let files = try catalog.selection(console).files(in: project)
    let known = (project?.configuration.languages ?? []) + files.flatMap(\.catalog.languages)
    try LanguageCheck.check(language.map { [$0] } ?? [], known: known)
    var assignments = try assignments(console)
    if let state { for index in assignments.indices { assignments[index].state = state.state } }
    try LanguageCheck.check(assignments.map(\.language), known: known)
    let request = SetRequest(
      assignments: assignments,
      key: key,
      fields: fields,
      addsKeys: add,
      isReplacing: replace,
      policy: onSourceChange.policy,
      isAtomic: allOrNothing,
      configuration: project?.configuration,
      acceptsLosses: from == nil || acceptLosses
    )
    let reported = try request.edit(files, dryRun)
    let isWritten = request.isWritten(reported)
    let outcomes = reported.map { outcome in outcome.map(\.changes) }
    DiagnosticPrinter().print(reported.flatMap(\.report.losses), to: console)
    for outcome in outcomes {
      TranslationCheck(outcome, project?.configuration).report(to: console)
      for language in Set(outcome.report.compactMap(\.language)).sorted()
      where !known.contains(language) {
        console.printStatus(Texts.newLanguage(language, outcome.file.path))
      }
    }
    let report = EditReport(reported, isPreview: dryRun.dryRun || !isWritten, listsStale: true)
    try report.print(asJSON: global.json, to: console)
    guard !reported.allSatisfy(\.report.isComplete) else { return }
    if reported.contains(where: { !$0.report.invalid.isEmpty }) {
      console.printStatus(String(localized: .setInvalidTexts))
    }
    if !isWritten { console.printStatus(String(localized: .setNothingWritten)) }
    throw ExitStatus.findings
  }

  /// Returns the strings from the command line, or from the file that it names.
  private func assignments(_ console: Console) throws -> [TextAssignment] {
    if let from { return try [TextAssignment](at: from, language: language, console) }
    guard let key, let language, let value else { return [] }
    return [
      TextAssignment(
        key: key,
        language: language,
        variation: variantOptions.variant.name,
        value: value == "-" ? try Self.standardInput() : value,
        state: .translated
      )
    ]
  }

  /// Returns the content of standard input without the final line break.
  private static func standardInput() throws -> String {
    guard var text = String(validating: try FileSystem.readStandardInput(), as: UTF8.self) else {
      throw CommandFailure(Texts.inputNotUTF8, status: .data)
    }
    if text.last?.isNewline == true { text.removeLast() }
    return text
  }

  private func checkUsage() throws(CommandFailure) {
    if from != nil {
      guard key == nil, value == nil, variantOptions.variant == .plain, fields.isEmpty else {
        throw CommandFailure(Texts.fromAlone, status: .usage)
      }
      return
    }
    guard key != nil else {
      throw CommandFailure(Texts.noKey, hint: Texts.noKeyHint, status: .usage)
    }
    if value != nil, language == nil {
      throw CommandFailure(Texts.noLanguage, hint: Texts.noLanguageHint, status: .usage)
    }
    if value == nil, state != nil {
      throw CommandFailure(Texts.noValue, hint: Texts.mark, status: .usage)
    }
    if value == nil, fields.isEmpty {
      throw CommandFailure(Texts.noValue, hint: Texts.noValueHint, status: .usage)
    }
  }
}

// MARK: - Errors

extension SetCommand.Texts {
  static var fromAlone: String {
    String(
      localized:
        "--from sets the strings from a file; it can be combined only with --language and --state.",
      comment: "Error of xcstrings set: --from and --key, --value or others together"
    )
  }
  static var noKey: String {
    String(localized: "No key was specified.", comment: "Error of xcstrings set")
  }
  static var noKeyHint: String {
    String(
      localized: "Specify one with --key, or a file of strings with --from.",
      comment: "Below the error that no key is specified"
    )
  }
  static var noLanguage: String {
    String(localized: "No language was specified.", comment: "Error of xcstrings set")
  }
  static var noLanguageHint: String {
    String(
      localized: "Specify the language of the string with --language.",
      comment: "Below the error that no language is specified"
    )
  }
  static var noValue: String {
    String(localized: "There is nothing to set.", comment: "Error of xcstrings set")
  }
  static var noValueHint: String {
    String(
      localized: "Specify a string with --value, or use --comment or --should-translate.",
      comment: "Below the error that there is nothing to set"
    )
  }
  static var inputNotUTF8: String {
    String(localized: "Standard input is not UTF-8.", comment: "Error of xcstrings set --value -")
  }
  static var mark: String {
    String(
      localized: "Specify a string with --value; to change only the state, use 'xcstrings mark'.",
      comment: "Below the error that there is nothing to set"
    )
  }
}

// MARK: - Texts

extension SetCommand {
  enum Texts {
    static var discussion: String {
      String(
        localized: """
          If you add a plural or device variant to a string that had none, the old string becomes \
          its variant 'other'. If you change a string of the source language, its finished \
          translations need review.

          The file for --from contains the output of 'xcstrings list --json', or {"key": "text", \
          …} with --language. If one of its strings cannot be set, none is. A state in the file is \
          used only if it differs from the one in the catalog.

          The versions in the list protect the changes of others: a string is stale, and is not set, \
          if its source text or its translation has changed since the list was printed. Neither is a \
          string set that lost parts of the string that it replaces. The other strings are set, and \
          the exit status is 1.

          A translation whose text has errors, such as a missing placeholder, is not set, except \
          with --state needs_review.

          Examples:
            xcstrings set --key Hello --language es --value Hola
            xcstrings set --key "%lld files" --language es --plural one --value "un archivo"
            xcstrings set --key push.title --language en --value News --add
            xcstrings set --key Done --comment "Title of a button"
            xcstrings set Localizable.xcstrings --language es --from spanish.json
          """,
        comment:
          "Help of xcstrings set. Do not translate the indented lines. [validate:off unpluralized]"
      )
    }
    static func newLanguage(_ language: String, _ path: String) -> String {
      String(
        localized: "\(path) had no translations in '\(language)' before.",
        comment:
          "Status message. The first argument is the path of a catalog, the second a language"
      )
    }
  }
}
