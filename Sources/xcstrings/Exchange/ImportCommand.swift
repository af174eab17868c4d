import ArgumentParser
import CatalogExchange
import CatalogWorkspace
import CommandSupport
import FileSystem
import Localization
import ProjectConfiguration

/// Imports translated files into catalogs.
struct ImportCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "import",
      abstract: .importAbstract,
      discussion: .importDiscussion
    )
  }

  @Argument(
    help: ArgumentHelp(.importFiles, valueName: .sharedFileValue),
    completion: .translations
  )
  var files: [String] = []

  @Option(
    help: ArgumentHelp(.importCatalog, valueName: .syncCatalogValue),
    completion: .catalogs
  )
  var catalog: [String] = []

  @Option(
    name: [.customShort("l"), .long],
    help: ArgumentHelp(.importLanguage, valueName: .sourceLanguageValue),
    completion: .languages
  )
  var language: String?

  @Flag(help: ArgumentHelp(.importNewLanguage))
  var newLanguage = false

  @Option(help: ArgumentHelp(.importUnfinished, valueName: .setPolicyValue))
  var unfinished = TranslationImport.UnfinishedPolicy.skip

  @Flag(help: ArgumentHelp(.importPartial))
  var partial = false

  @Flag(help: ArgumentHelp(.importAcceptLosses))
  var acceptLosses = false

  @OptionGroup
  var dryRun: DryRunOption

  @OptionGroup
  var access: AccessOptions

  @OptionGroup(title: GlobalOptions.title)
  var global: GlobalOptions

  func run() throws {
    let console = global.console
    let project = try Project.find(console)
    let codes = project?.languageCodes ?? LanguageCodes()
    let incoming = try TranslationFile.paths(at: files)
      .map { try TranslationFile(at: $0, language: language, codes: codes) }
    let unfit = incoming.filter(\.isUnfit)
    guard unfit.isEmpty else { throw refusal(of: unfit, console) }
    let files = try ImportCatalogs(paths: catalog, files: incoming).catalogs(in: project)
    let known = files.flatMap(\.catalog.languages)
    if let language { try LanguageCheck.check([language], known: known) }
    for file in incoming { try file.checkLanguages(known: known) }
    var request = ImportRequest(
      files: incoming,
      matching: CatalogMatching(
        catalogs: ExportedCatalog.all(files, in: project),
        areNamed: !catalog.isEmpty
      ),
      policy: TranslationImport(
        unfinished: unfinished,
        isPartial: partial,
        language: language,
        acceptsLosses: acceptLosses
      )
    )
    request.policy.reviewsTrivialChanges = project?.configuration.review.trivialChanges == .review
    request.projectLanguages = project?.configuration.languages ?? []
    request.permitsNewLanguages = newLanguage
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

  /// Reports files that cannot be used at all, and returns the error.
  private func refusal(of files: [TranslationFile], _ console: Console) -> any Error {
    let diagnostics = files.flatMap(\.diagnostics)
    DiagnosticPrinter().print(diagnostics, to: console)
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

// MARK: - Texts

extension ImportCommand {
  enum Texts {
    static func progress(_ catalog: String) -> String {
      String(
        localized: "Importing into \(catalog)",
        comment: "Progress. The argument is the path of a catalog"
      )
    }
  }
}
