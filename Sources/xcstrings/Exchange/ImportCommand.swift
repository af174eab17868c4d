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

  @Flag(help: ArgumentHelp(Texts.newLanguage))
  var newLanguage = false

  @Option(help: ArgumentHelp(Texts.unfinished, valueName: SetCommand.Texts.policyValue))
  var unfinished = TranslationImport.UnfinishedPolicy.skip

  @Flag(help: ArgumentHelp(Texts.partial))
  var partial = false

  @Flag(help: ArgumentHelp(Texts.acceptLosses))
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
    static var abstract: String {
      String(
        localized: "Import translated files.",
        comment: "Help of xcstrings import"
      )
    }
    static var discussion: String {
      String(
        localized: """
          Reads the files that 'xcstrings export' and Xcode write: XLIFF, .xcloc, tables and PO. \
          The files specify the catalog of each string. Strings that were not edited do not change \
          the catalogs; --dry-run and --json list the edited strings.

          Nothing is written if a file has an error: unknown, repeated or missing strings, another \
          language, or placeholders that 'xcstrings validate' would reject. If a source text has \
          changed since the export, its translation needs review. Unfinished translations are \
          skipped, as in Xcode, and so are texts that lost parts of the texts that they replace. \
          Spaces at the ends are put back.

          Examples:
            xcstrings import
            xcstrings import es.xliff --dry-run
            xcstrings import fr.xcloc de.xcloc --unfinished take
            xcstrings import es.csv --catalog Localizable.xcstrings --language es --partial
          """,
        comment: "Help of xcstrings import. Do not translate the indented lines"
      )
    }
    static var files: String {
      String(
        localized:
          "Translated files, or folders that contain them (default: 'Translations').",
        comment: "Help of the arguments of xcstrings import. Do not translate 'Translations'"
      )
    }
    static var catalog: String {
      String(
        localized: "The catalogs to import into (default: the project's catalogs).",
        comment: "Help of xcstrings import --catalog"
      )
    }
    static var language: String {
      String(
        localized: """
          The language to import into. A file in a variety of it, such as 'es-ES' for 'es', is \
          accepted; one in another language is rejected.
          """,
        comment: "Help of xcstrings import --language"
      )
    }
    static var newLanguage: String {
      String(
        localized: "Add a language that neither the project nor a catalog has.",
        comment: "Help of xcstrings import --new-language"
      )
    }
    static var unfinished: String {
      String(
        localized: "How to handle unfinished translations.",
        comment: "Help of xcstrings import --unfinished"
      )
    }
    static var partial: String {
      String(
        localized: "Accept files that do not contain all strings of the catalogs.",
        comment: "Help of xcstrings import --partial"
      )
    }
    static var acceptLosses: String {
      String(
        localized: """
          Import texts that lost line breaks, no-break spaces or other parts of the texts that they \
          replace, or that are the source text.
          """,
        comment: "Help of xcstrings import --accept-losses"
      )
    }
    static func progress(_ catalog: String) -> String {
      String(
        localized: "Importing into \(catalog)",
        comment: "Progress. The argument is the path of a catalog"
      )
    }
  }
}
