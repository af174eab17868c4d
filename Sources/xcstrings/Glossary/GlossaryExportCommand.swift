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
      abstract: .glossaryExportAbstract,
      discussion: .glossaryExportDiscussion
    )
  }

  @Option(help: ArgumentHelp(.glossaryExportFormat, valueName: .sourceFormatValue))
  var format: GlossaryFormat?

  @Option(
    name: [.customShort("l"), .long],
    help: ArgumentHelp(
      .memoryExportLanguage,
      valueName: .sourceLanguageValue
    )
  )
  var language: [LanguageList] = []

  @Option(
    name: [.short, .long],
    help: ArgumentHelp(.sharedOutput, valueName: .sourcePathValue),
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
    guard !terms.isEmpty else {
      throw CommandFailure(String(localized: .glossaryExportNoTerms), status: .noInput)
    }
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
