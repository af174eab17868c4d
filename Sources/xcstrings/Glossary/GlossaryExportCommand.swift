import ArgumentParser
import CatalogExchange
import CatalogWorkspace
import CommandSupport
import Diagnostics
import FileSystem
import Localization
import ProjectConfiguration

extension GlossaryFormat: ExpressibleByArgument {}

/// Writes the terms of the glossary as CSV or TBX.
struct GlossaryExportCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "export",
      abstract: Texts.abstract,
      discussion: Texts.discussion
    )
  }

  @Option(help: ArgumentHelp(Texts.format, valueName: SourceOptions.Texts.formatValue))
  var format: GlossaryFormat?

  @Option(
    name: [.customShort("l"), .long],
    help: ArgumentHelp(
      MemoryExportCommand.Texts.language,
      valueName: SourceOptions.Texts.languageValue
    )
  )
  var language: [LanguageList] = []

  @Option(
    name: [.short, .long],
    help: ArgumentHelp(Texts.output, valueName: SourceOptions.Texts.pathValue),
    completion: .file(extensions: ["csv", "tbx"])
  )
  var output: String?

  @OptionGroup
  var access: AccessOptions

  @OptionGroup(title: GlobalOptions.title)
  var global: GlobalOptions

  func run() throws {
    let console = global.console
    let project = try Project.find(console)
    let languages = language.flatMap(\.tags)
    let all = project?.configuration.glossary ?? []
    let terms = languages.isEmpty ? all : all.map { $0.limited(to: languages) }
    guard !terms.isEmpty else { throw CommandFailure(Texts.noTerms, status: .noInput) }
    let format = format ?? output.map { GlossaryFormat(ofFileAt: $0) } ?? .csv
    let printed = format.printed(
      terms,
      sourceLanguage: project?.sourceLanguage ?? Project.defaultSourceLanguage,
      codes: project?.languageCodes ?? LanguageCodes()
    )
    DiagnosticPrinter().print(printed.diagnostics, to: console)
    let hasErrors = printed.diagnostics.contains { $0.severity == .error }
    if hasErrors { throw ExitStatus.findings }
    let losses = terms.count { !$0.exceptions.isEmpty || format == .tbx && $0.hasOptions }
    if losses > 0 { console.printStatus(Texts.losses(losses)) }
    guard let output else { return console.print(file: printed.value) }
    try FileSystem.replace(
      try FileSystem.content(of: output, as: .project),
      with: printed.value
    )
    if global.json {
      try console.print(json: GlossaryFileReport(file: output, terms: terms.count))
    } else if !console.isQuiet {
      console.print(Texts.written(output, terms.count))
    }
  }
}

extension Configuration.GlossaryTerm {
  /// Whether the term has settings that a termbase cannot express.
  fileprivate var hasOptions: Bool {
    isCaseSensitive || match != .word || !scope.isEverything
  }
}

/// The output of `glossary export --json` and `glossary import --json`.
struct GlossaryFileReport: Encodable {
  var file: String
  /// The number of terms, or of those that were added or changed.
  var terms: Int
}

extension GlossaryExportCommand {
  enum Texts {
    static var abstract: String {
      String(
        localized: "Write the terms as CSV or TBX.",
        comment: "Help of xcstrings glossary export"
      )
    }
    static var discussion: String {
      String(
        localized: """
          TBX is read by Weblate, OmegaT and other programs; the table by spreadsheets. Without \
          --output, the table is printed.

          Examples:
            xcstrings glossary export --output Glossary.csv
            xcstrings glossary export --language es --format tbx > Glossary.tbx
          """,
        comment: "Help of xcstrings glossary export. Do not translate the indented lines"
      )
    }
    static var format: String {
      String(
        localized: "The format (default: according to the extension of the file).",
        comment: "Help of xcstrings glossary export --format"
      )
    }
    static var output: String {
      String(localized: "The file to write.", comment: "Help of xcstrings memory export --output")
    }
    static var noTerms: String {
      String(
        localized: "The project has no glossary.",
        comment: "Message of xcstrings glossary list and export"
      )
    }
    static func losses(_ count: Int) -> String {
      String(
        localized:
          "\(count) terms have scopes, exceptions or matching options, which the file does not contain.",
        comment: "Status message of xcstrings glossary export"
      )
    }
    static func written(_ path: String, _ count: Int) -> String {
      String(
        localized: "\(path): \(count) terms",
        comment: "Result of xcstrings glossary export. The arguments are a file and a number"
      )
    }
  }
}
