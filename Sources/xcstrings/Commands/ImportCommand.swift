import ArgumentParser
import CatalogExchange
import CommandSupport
import Localization

/// Takes the work of translators into catalogs.
struct ImportCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "import",
      abstract: Texts.abstract,
      discussion: Texts.discussion
    )
  }

  @Argument(
    help: ArgumentHelp(Texts.files, valueName: SourceOptions.Texts.fileValue),
    completion: .translations
  )
  var files: [String] = []

  @Option(
    help: ArgumentHelp(Texts.catalog, valueName: SyncCommand.Texts.catalogValue),
    completion: .catalogs
  )
  var catalog: [String] = []

  @Option(
    name: [.customShort("l"), .long],
    help: ArgumentHelp(Texts.language, valueName: SourceOptions.Texts.languageValue),
    completion: .languages
  )
  var language: String?

  @Option(help: ArgumentHelp(Texts.unfinished, valueName: SetCommand.Texts.policyValue))
  var unfinished = TranslationImport.UnfinishedPolicy.skip

  @Flag(help: ArgumentHelp(Texts.partial))
  var partial = false

  @OptionGroup
  var dryRun: DryRunOption

  @OptionGroup(title: GlobalOptions.title)
  var global: GlobalOptions

  func run() throws {
    let console = global.console
    let project = try Project.find(console)
    let incoming = try TranslationFile.paths(at: files)
      .map {
        try TranslationFile(at: $0, language: language)
      }
    let unfit = incoming.filter(\.isUnfit)
    guard unfit.isEmpty else { throw refusal(of: unfit, console) }
    let files = try ImportCatalogs(paths: catalog, files: incoming).catalogs(in: project, console)
    let known = files.flatMap(\.catalog.languages)
    if let language { try LanguageCheck.check([language], known: known) }
    for file in incoming { try file.checkLanguages(known: known) }
    let request = ImportRequest(
      files: incoming,
      matching: CatalogMatching(
        catalogs: ExportedCatalog.all(files, in: project),
        areNamed: !catalog.isEmpty
      ),
      policy: TranslationImport(
        unfinished: unfinished,
        isPartial: partial,
        language: language
      )
    )
    let line = console.progressLine
    let outcome = request.perform { line?.show(Texts.progress($0)) }
    line?.clear()
    if !outcome.isRefused, !dryRun.dryRun {
      try FileSystem.replace(outcome.catalogs.map(\.change))
    }
    try ImportReport(outcome: outcome, isPreview: dryRun.dryRun)
      .print(asJSON: global.json, to: console)
    if outcome.isRefused || outcome.isIncomplete { throw ExitStatus.findings }
  }

  /// Tells what is wrong with files that cannot be used at all.
  private func refusal(of files: [TranslationFile], _ console: Console) -> any Error {
    let diagnostics = files.flatMap(\.diagnostics)
    DiagnosticPrinter.localized.print(diagnostics, to: console)
    if global.json {
      do {
        try console.print(json: ImportJSONReport(unfit: diagnostics))
      } catch {
        return error
      }
    }
    return CommandFailure(ImportReport.refused, status: .data)
  }
}

extension TranslationImport.UnfinishedPolicy: ExpressibleByArgument {}
