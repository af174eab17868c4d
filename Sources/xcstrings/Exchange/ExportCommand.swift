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

  @Flag(help: ArgumentHelp(Texts.places))
  var places = false

  @Option(help: ArgumentHelp(Texts.plurals, valueName: Texts.pluralsValue))
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
    if places {
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

// MARK: - Texts

extension ExportCommand {
  enum Texts {
    static var abstract: String {
      String(
        localized: "Write files for translators: XLIFF, tables or PO.",
        comment: "Help of xcstrings export"
      )
    }
    static var discussion: String {
      String(
        localized: """
          Writes a file for each language to the folder Translations. 'xcstrings import' reads all \
          formats except pot and strings:

            xliff    es.xliff: all catalogs, as Xcode exports them
            xcloc    es.xcloc: the same as a folder that Xcode imports
            csv, tsv Localizable.es.csv: a table for each catalog
            po       Localizable.es.po: a gettext file for each catalog
            pot      Localizable.pot: the same without translations
            strings  es.lproj: .strings and .stringsdict, for projects without catalogs

          Stale keys and keys that need no translation are skipped; the report shows how many. It \
          also lists the content that Xcode would lose if it imported the file.

          Examples:
            xcstrings export
            xcstrings export --language es,fr --format xcloc
            xcstrings export Localizable.xcstrings --language es --format csv --output es.csv
            xcstrings export --language de --only-unfinished
          """,
        comment:
          "Help of xcstrings export. In the indented lines, translate only the descriptions of the formats"
      )
    }
    static var language: String {
      String(
        localized:
          "The languages to translate into, separated by commas (default: all except the source language).",
        comment: "Help of xcstrings export --language"
      )
    }
    static var format: String {
      String(localized: "The format of the files.", comment: "Help of xcstrings export --format")
    }
    static var delimiter: String {
      String(
        localized:
          "The delimiter for csv. The default is the one that Excel expects: a semicolon for languages that write numbers with a comma, such as Spanish, otherwise a comma.",
        comment: "Help of xcstrings export --delimiter. Do not translate 'csv'"
      )
    }
    static var delimiterValue: String {
      String(
        localized: "separator",
        comment: "Help: placeholder for 'comma' or 'semicolon', one word"
      )
    }
    static var sideBySide: String {
      String(
        localized: "With csv or tsv: put all languages of a catalog side by side in one table.",
        comment: "Help of xcstrings export --side-by-side. Do not translate 'csv' and 'tsv'"
      )
    }
    static var noTable: String {
      String(
        localized: "Only tables can have languages side by side.",
        comment: "Error of xcstrings export --side-by-side"
      )
    }
    static var noTableHint: String {
      String(
        localized: "Choose one with --format: csv or tsv.",
        comment: "Hint of xcstrings export --side-by-side: a file format must be specified"
      )
    }
    static var output: String {
      String(
        localized:
          "The folder for the files, or the file if there is only one (default: 'Translations').",
        comment: "Help of xcstrings export --output. Do not translate 'Translations'"
      )
    }
    static var onlyUnfinished: String {
      String(
        localized: "Skip keys that are completely translated.",
        comment: "Help of xcstrings export --only-unfinished"
      )
    }
    static var includeStale: String {
      String(
        localized: "Also export stale keys.",
        comment: "Help of xcstrings export --include-stale"
      )
    }
    static var places: String {
      String(
        localized: "Add the places in the code that use the strings.",
        comment: "Help of xcstrings export --places"
      )
    }
    static var plurals: String {
      String(
        localized: """
          The numbers whose plural forms a PO file has in one entry: 'common' as in gettext, or 'all' \
          as in the CLDR.
          """,
        comment: "Help of xcstrings export --plurals. Do not translate 'common' and 'all'"
      )
    }
    static var pluralsValue: String {
      String(localized: "numbers", comment: "Help: placeholder for 'common' or 'all', one word")
    }
    static func progress(_ language: String, _ number: Int, _ count: Int) -> String {
      String(
        localized: "Exporting \(language): \(number) of \(count)",
        comment: "Progress. The first argument is a language, the others count languages"
      )
    }
    static var noLanguages: String {
      String(
        localized: "The catalogs contain only the source language.",
        comment: "Error of xcstrings export"
      )
    }
    static var noLanguagesHint: String {
      String(
        localized: "Specify the language to translate into with --language.",
        comment: "Below the error that there is no language to export"
      )
    }
  }
}
