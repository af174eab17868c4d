import ArgumentParser
import CatalogExchange
import CatalogWorkspace
import CommandSupport
import Diagnostics
import FileSystem
import Localization
import ProjectConfiguration

/// Imports translated files into catalogs.
struct ImportCommand: AsyncParsableCommand {
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

  @Option(
    help: ArgumentHelp(.importConflicts, valueName: .sharedFileValue),
    completion: .file(extensions: ["html"])
  )
  var conflicts: String?

  @OptionGroup
  var dryRun: DryRunOption

  @OptionGroup
  var access: AccessOptions

  @OptionGroup(title: GlobalOptions.title)
  var global: GlobalOptions

  func run() async throws {
    let console = global.console
    let project = try Project.find(console)
    let codes = project?.languageCodes ?? LanguageCodes()
    let paths = try TranslationFile.paths(at: files)
    if paths.contains(where: ReturnedWork.isWork) {
      return try await importWork(paths, project, console)
    }
    let incoming =
      try paths
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

  /// Imports files that translators returned from the page.
  private func importWork(_ paths: [String], _ project: Project?, _ console: Console) async throws {
    guard paths.allSatisfy(ReturnedWork.isWork) else {
      throw CommandFailure(String(localized: .importMixedFiles), status: .usage)
    }
    let works = try paths.map { try ReturnedWork(at: $0, console) }
    let files = try ImportCatalogs(paths: catalog, files: []).catalogs(in: project)
    let known = (project?.configuration.languages ?? []) + files.flatMap(\.catalog.languages)
    try LanguageCheck.check(works.map(\.language), known: known)
    let unknown = zip(paths, works).filter { !newLanguage && !known.contains($1.language) }
      .map { path, work in
        Diagnostic(
          .importUnknownLanguage(work.language, variety: nil),
          .error,
          at: Location(file: path, utf8Range: 0..<0, line: 1, column: 1)
        )
      }
    guard unknown.isEmpty else {
      DiagnosticPrinter().print(unknown, to: console)
      throw CommandFailure(ImportReport.refused, status: .findings)
    }
    let request = WorkImport(
      works: works,
      files: files,
      project: project,
      acceptsLosses: acceptLosses
    )
    let outcome = try request.perform(dryRun)
    DiagnosticPrinter()
      .print(outcome.problems + outcome.edits.flatMap(\.report.losses), to: console)
    try EditReport(outcome.edits, isPreview: dryRun.dryRun, listsStale: true)
      .print(asJSON: global.json, to: console)
    for work in works {
      for question in work.questions where !question.text.isEmpty {
        console.printStatus(Texts.question(question.text, question.key, work.language))
      }
    }
    if !dryRun.dryRun {
      for work in works { try project.add(work.questions, in: work.language, about: files) }
    }
    guard !outcome.isComplete else { return }
    if let conflicts { try await request.writeConflicts(of: outcome, to: conflicts, console) }
    throw ExitStatus.findings
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
    static func question(_ text: String, _ key: String, _ language: String) -> String {
      String(
        localized: "Question about \(KeyQuotation(key).text) (\(language)): \(text)",
        comment:
          "A question of a translator. The arguments are a key, a language tag and the question"
      )
    }
  }
}
