import ArgumentParser
import CommandSupport
import Localization
import ProjectModel
import StringCatalog

/// Sets texts, and what else an entry has.
struct SetCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "set",
      abstract: Texts.abstract,
      discussion: Texts.discussion
    )
  }

  @OptionGroup
  var catalog: CatalogArgument

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(KeyOption.Texts.key, valueName: KeyOption.Texts.keyValue),
    completion: .keys
  )
  var key: String?

  @Option(
    help: ArgumentHelp(Texts.language, valueName: SourceOptions.Texts.languageValue),
    completion: .languages
  )
  var language: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(Texts.value, valueName: FilterOptions.Texts.textValue)
  )
  var value: String?

  @Option(help: ArgumentHelp(Texts.state, valueName: FilterOptions.Texts.stateValue))
  var state: TranslationStateArgument?

  @OptionGroup
  var variantOptions: VariantOptions

  @OptionGroup
  var fields: EntryFieldOptions

  @Option(
    help: ArgumentHelp(Texts.from, valueName: SourceOptions.Texts.fileValue),
    completion: .file(extensions: ["json"])
  )
  var from: String?

  @Flag(help: ArgumentHelp(Texts.add))
  var add = false

  @Flag(help: ArgumentHelp(Texts.replace))
  var replace = false

  @Option(help: ArgumentHelp(Texts.onSourceChange, valueName: Texts.policyValue))
  var onSourceChange = SourceChangeArgument.review

  @OptionGroup
  var dryRun: DryRunOption

  @OptionGroup(title: GlobalOptions.title)
  var global: GlobalOptions

  func run() throws {
    let console = global.console
    try checkUsage()
    let project = try Project.find(console)
    let files = try catalog.selection.files(in: project, console)
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
      policy: onSourceChange.policy
    )
    let outcomes = try request.edit(
      files,
      CatalogEditing(console: console, isDryRun: dryRun.dryRun)
    )
    for outcome in outcomes {
      TranslationCheck(outcome, project?.configuration).report(to: console)
      for language in Set(outcome.report.compactMap(\.language)).sorted()
      where !known.contains(language) {
        console.remark(Texts.newLanguage(language, outcome.file.path))
      }
    }
    try EditReport(outcomes: outcomes, isPreview: dryRun.dryRun)
      .print(asJSON: global.json, to: console)
  }

  /// Returns the texts that the command line gives, or names a file of.
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

  /// Returns what comes from standard input, without the end of its last line.
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
