import ArgumentParser
import CatalogExchange
import CatalogWorkspace
import CommandSupport
import FileFormats
import FileSystem
import ICU
import Localization
import ProjectConfiguration
import ProjectDiscovery
import StringCatalog

/// Exports the strings of catalogs for translators.
struct ExportCommand: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "export",
      abstract: .exportAbstract,
      discussion: .exportDiscussion
    )
  }

  @OptionGroup
  var catalogs: CatalogArguments

  @Option(
    name: [.customShort("l"), .long],
    help: ArgumentHelp(.exportLanguage, valueName: .sourceLanguageValue)
  )
  var language: [LanguageList] = []

  @Option(help: ArgumentHelp(.exportFormat, valueName: .sourceFormatValue))
  var format = ExchangeFormat.xliff

  @Option(help: ArgumentHelp(.exportDelimiter, valueName: .exportDelimiterValue))
  var delimiter: DelimiterArgument?

  @Flag(help: ArgumentHelp(.exportSideBySide))
  var sideBySide = false

  @Option(
    name: [.short, .long],
    help: ArgumentHelp(.exportOutput, valueName: .sourcePathValue),
    completion: .file()
  )
  var output: String?

  @Flag(help: ArgumentHelp(.exportOnlyUnfinished))
  var onlyUnfinished = false

  @Flag(help: ArgumentHelp(.exportIncludeStale))
  var includeStale = false

  @Flag(help: ArgumentHelp(.exportPlaces))
  var places = false

  @Flag(help: ArgumentHelp(.exportScreenshots))
  var screenshots = false

  @Option(help: ArgumentHelp(.exportPlurals, valueName: .exportPluralsValue))
  var plurals = PluralNumbers.common

  @OptionGroup
  var unreadable: UnreadableOptions

  @OptionGroup
  var dryRun: DryRunOption

  @OptionGroup(title: GlobalOptions.title)
  var global: GlobalOptions

  func run() async throws {
    let console = global.console
    guard !sideBySide || format.isTable else { throw CommandFailure.noTable }
    let project = try Project.find(console)
    let files = try catalogs.selection(console).files(in: project)
    let languages = try languages(of: files, in: project)
    var request = ExportRequest(
      format: format,
      options: ExportOptions(isUnfinishedOnly: onlyUnfinished, includesStale: includeStale),
      project: FileSystem.absolutePath(of: project?.folder ?? ".").split(separator: "/").last
        .map(String.init) ?? "",
      delimiter: (delimiter ?? .usual(in: .current)).delimiter,
      isSideBySide: sideBySide,
      tool: XLIFFDocument.Tool(id: "xcstrings", name: "xcstrings", version: Version.text)
    )
    request.codes = project?.languageCodes ?? LanguageCodes()
    request.plurals = plurals
    let review = try console.reviewGuard(of: project)
    request.formerSources = await review?.formerSources(of: files) ?? FormerSources()
    if places || format == .html {
      let progress = console.extractionProgress
      let workspace = Workspace(project: project, version: Version.text)
      var contexts = try await workspace.keyContexts(
        ofCatalogsAt: files.map(\.path),
        knowing: files,
        progress: { progress?.show($0) }
      )
      contexts.addMissing(
        from: try await workspace.usesElsewhere(of: contexts.keysWithoutUses(in: files))
      )
      request.contexts = contexts
      progress?.clear()
    }
    if format == .html {
      var selection = TranslationWork.Selection()
      selection.isWaitingOnly = onlyUnfinished
      for language in languages {
        let work = try await Workspace(project: project, version: Version.text)
          .translationWork(
            of: files,
            in: language,
            selection,
            review: review,
            contexts: request.contexts
          )
        var content = PageWork(work, .sent, in: project)
        content.add(try TranslatorQuestions(of: project))
        if screenshots { try content.addPictures(in: project?.folder ?? ".") }
        let page = try TranslationPage(content)
        request.pages[language] = Array("\(page.text)\n".utf8)
      }
    }
    let line = console.progressLine
    let outcome = try request.perform(ExportedCatalog.all(files, in: project), in: languages) {
      line?.show(Texts.progress($0, $1, languages.count))
    }
    line?.clear()
    let folder = try ExportFolder(output, of: outcome.documents)
    let report = ExportReport(
      outcome: outcome,
      folder: folder,
      isPreview: dryRun.dryRun
    )
    if !outcome.isRefused, !dryRun.dryRun { try folder.write(outcome.documents) }
    try report.print(asJSON: global.json, to: console)
    if outcome.isRefused { throw ExitStatus.findings }
    try unreadable.check(console)
  }

  /// Returns the languages that the user named, or those of the project or of the catalogs.
  private func languages(
    of files: [CatalogFile],
    in project: Project?
  ) throws -> [String] {
    let named = language.flatMap(\.tags)
    if !named.isEmpty {
      let configured = project?.configuration.languages ?? []
      try LanguageCheck.check(named, known: configured + files.flatMap(\.catalog.languages))
    }
    let languages = format.languages(named, of: files, in: project)
    guard !languages.isEmpty else { throw CommandFailure.noLanguages }
    return languages
  }
}

extension PluralNumbers: ExpressibleByArgument {}

/// The delimiter of a table, as a command-line argument.
enum DelimiterArgument: String, CaseIterable, ExpressibleByArgument {
  case comma
  case semicolon

  /// The delimiter itself.
  var delimiter: Delimiter {
    switch self {
    case .comma: .comma
    case .semicolon: .semicolon
    }
  }

  /// Returns the delimiter that Excel expects: a semicolon if the decimal separator is a comma.
  static func usual(in locale: UserLocale) -> Self {
    let symbols = try? NumberSymbols.shared(locale: locale.formats.numbers)
    return symbols?.decimal == "," ? .semicolon : .comma
  }
}

extension CommandFailure {
  fileprivate static var noTable: CommandFailure {
    CommandFailure(
      String(localized: .exportNoTable),
      hint: String(localized: .exportNoTableHint),
      status: .usage
    )
  }

  fileprivate static var noLanguages: CommandFailure {
    CommandFailure(
      String(localized: .exportNoLanguages),
      hint: String(localized: .exportNoLanguagesHint),
      status: .usage
    )
  }
}

// MARK: - Texts

extension ExportCommand {
  enum Texts {
    static func progress(_ language: String, _ number: Int, _ count: Int) -> String {
      String(
        localized: "Exporting \(language): \(number) of \(count)",
        comment: "Progress. The first argument is a language, the others count languages"
      )
    }
  }
}
