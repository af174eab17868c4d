import ArgumentParser
import CatalogWorkspace
import CommandSupport
import FileSystem
import Localization
import ProjectConfiguration

/// Lists the terms of the glossary.
struct GlossaryListCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "list",
      abstract: String(
        localized: "List the terms and their translations.",
        comment: "Help of xcstrings glossary list"
      )
    )
  }

  @Option(
    name: [.customShort("l"), .long],
    help: ArgumentHelp(
      .memoryExportLanguage,
      valueName: .sourceLanguageValue
    )
  )
  var language: [LanguageList] = []

  @OptionGroup(title: GlobalOptions.title)
  var global: GlobalOptions

  func run() throws {
    let console = global.console
    let terms = try Project.find(console)?.configuration.glossary ?? []
    let languages = language.flatMap(\.tags)
    let shown = languages.isEmpty ? terms : terms.map { $0.limited(to: languages) }
    if global.json { return try console.print(json: Report(terms: shown.map { .init($0) })) }
    let rows = shown.flatMap(Self.rows)
    if console.isOutputTerminal {
      for line in rows.alignedLines(leadingColumns: 4) { console.print(line) }
    } else {
      console.print(lines: rows.map { OutputLine(fields: $0.map(KeyQuotation.escape)) })
    }
    if terms.isEmpty { console.printStatus(String(localized: .glossaryExportNoTerms)) }
  }

  /// The output of `glossary list --json`.
  struct Report: Encodable {
    var terms: [ConfigurationJSONReport.Term]
  }

  /// Returns a row for each word of a term: the term, the language, the word, and its use.
  private static func rows(of term: Configuration.GlossaryTerm) -> [[String]] {
    guard term.isTranslated else {
      return [[term.term, "", term.term, String(localized: .glossaryListUntranslated)]]
    }
    let words = [
      (term.translations, String(localized: .glossaryListPreferred)),
      (term.variants, String(localized: .glossaryListAccepted)),
      (term.forbidden, String(localized: .glossaryListForbidden)),
    ]
    return words.flatMap { texts, use in
      texts.sorted { $0.key < $1.key }
        .flatMap { language, texts in texts.map { [term.term, language, $0, use] } }
    }
  }
}
