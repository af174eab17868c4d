import ArgumentParser
import CatalogExchange
import CommandSupport
import DelimitedText
import ICU
import Localization
import ProjectModel
import StringCatalog

/// Hands the texts of catalogs to translators.
struct ExportCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "export",
      abstract: Texts.abstract,
      discussion: Texts.discussion
    )
  }

  @OptionGroup
  var catalogs: CatalogArguments

  @Option(
    name: [.customShort("l"), .long],
    help: ArgumentHelp(Texts.language, valueName: SourceOptions.Texts.languageValue)
  )
  var language: [LanguageList] = []

  @Option(help: ArgumentHelp(Texts.format, valueName: SourceOptions.Texts.formatValue))
  var format = ExchangeFormat.xliff

  @Option(help: ArgumentHelp(Texts.delimiter, valueName: Texts.delimiterValue))
  var delimiter: DelimiterArgument?

  @Flag(help: ArgumentHelp(Texts.sideBySide))
  var sideBySide = false

  @Option(
    name: [.short, .long],
    help: ArgumentHelp(Texts.output, valueName: SourceOptions.Texts.pathValue),
    completion: .file()
  )
  var output: String?

  @Flag(help: ArgumentHelp(Texts.onlyUnfinished))
  var onlyUnfinished = false

  @Flag(help: ArgumentHelp(Texts.includeStale))
  var includeStale = false

  @OptionGroup
  var dryRun: DryRunOption

  @OptionGroup(title: GlobalOptions.title)
  var global: GlobalOptions

  func run() throws {
    let console = global.console
    guard !sideBySide || format.isTable else { throw CommandFailure.noTable }
    let project = try Project.find(console)
    let files = try catalogs.selection.files(in: project, console)
    let languages = try languages(of: files, in: project)
    let request = ExportRequest(
      format: format,
      options: ExportOptions(isUnfinishedOnly: onlyUnfinished, includesStale: includeStale),
      project: FileSystem.absolutePath(of: project?.folder ?? ".").split(separator: "/").last
        .map(String.init) ?? "",
      delimiter: (delimiter ?? .usual(in: .current)).delimiter,
      isSideBySide: sideBySide
    )
    let line = console.progressLine
    let outcome = request.perform(ExportedCatalog.all(files, in: project), in: languages) {
      line?.show(Texts.progress($0, $1, languages.count))
    }
    line?.clear()
    let folder = try ExportFolder(output, of: outcome.documents)
    let report = ExportReport(
      outcome: outcome,
      folder: folder,
      isPreview: dryRun.dryRun,
      isPartial: onlyUnfinished
    )
    if !outcome.isRefused, !dryRun.dryRun { try folder.write(outcome.documents) }
    try report.print(asJSON: global.json, to: console)
    if outcome.isRefused { throw ExitStatus.findings }
  }

  /// Returns the languages that the user names; else those of the project, or of the catalogs.
  private func languages(
    of files: [CatalogFile],
    in project: Project?
  ) throws(CommandFailure) -> [String] {
    let known = files.map(\.catalog.languages)
    let configured = project?.configuration.languages ?? []
    let named = language.flatMap(\.tags)
    guard named.isEmpty else {
      try LanguageCheck.check(named, known: configured + known.flatMap(\.self))
      return named.inOrderOnce
    }
    let sources = files.map(\.catalog.sourceLanguage)
    if format == .pot { return sources.inOrderOnce }
    let all = configured.isEmpty ? known.flatMap(\.self) : configured
    let languages = all.inOrderOnce.filter {
      // Projects without catalogs need the texts of the source language too.
      (format == .strings || !sources.contains($0)) && !LocaleData.isPseudoLanguage($0)
    }
    guard !languages.isEmpty else { throw .noLanguages }
    return languages
  }
}

/// What stands between the fields of a table.
enum DelimiterArgument: String, CaseIterable, ExpressibleByArgument {
  case comma
  case semicolon

  /// The mark itself.
  var delimiter: Delimiter {
    switch self {
    case .comma: .comma
    case .semicolon: .semicolon
    }
  }

  /// Returns what Excel takes for the end of a field: a semicolon where a comma stands in numbers.
  static func usual(in locale: UserLocale) -> Self {
    let symbols = try? NumberSymbols.shared(locale: locale.formats.numbers)
    return symbols?.decimal == "," ? .semicolon : .comma
  }
}

extension [String] {
  /// The strings, each once, where it stands first.
  fileprivate var inOrderOnce: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}

extension CommandFailure {
  fileprivate static var noTable: CommandFailure {
    CommandFailure(
      ExportCommand.Texts.noTable,
      hint: ExportCommand.Texts.noTableHint,
      status: .usage
    )
  }

  fileprivate static var noLanguages: CommandFailure {
    CommandFailure(
      ExportCommand.Texts.noLanguages,
      hint: ExportCommand.Texts.noLanguagesHint,
      status: .usage
    )
  }
}
