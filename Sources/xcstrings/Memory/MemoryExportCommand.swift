import ArgumentParser
import CatalogExchange
import CatalogWorkspace
import CommandSupport
import Diagnostics
import FileFormats
import FileSystem
import Localization
import StringCatalog

/// Writes finished translations as TMX.
struct MemoryExportCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "export",
      abstract: .memoryExportAbstract,
      discussion: .memoryExportDiscussion
    )
  }

  @OptionGroup
  var catalogs: CatalogArguments

  @Option(
    name: [.customShort("l"), .long],
    help: ArgumentHelp(.memoryExportLanguage, valueName: .sourceLanguageValue)
  )
  var language: [LanguageList] = []

  @Option(
    name: [.short, .long],
    help: ArgumentHelp(.sharedOutput, valueName: .sourcePathValue),
    completion: .file(extensions: ["tmx"])
  )
  var output: String?

  @OptionGroup(title: GlobalOptions.title)
  var global: GlobalOptions

  func run() throws {
    let console = global.console
    let project = try Project.find(console)
    let files = try catalogs.selection(console).files(in: project)
    let named = language.flatMap(\.tags)
    let languages = named.isEmpty ? files.targetLanguages(and: project) : named
    try LanguageCheck.check(named, known: files.targetLanguages(and: project))
    let source = files.first?.catalog.sourceLanguage ?? Project.defaultSourceLanguage
    var texts = MemoryTexts(sourceLanguage: source)
    for file in files where file.catalog.sourceLanguage == source {
      texts.add(file.catalog, at: file.path, in: languages)
    }
    let codes = project?.languageCodes ?? LanguageCodes()
    let (bytes, diagnostics) = texts.printed(version: Version.text, codes: codes)
    DiagnosticPrinter().print(diagnostics, to: console)
    if diagnostics.contains(where: { $0.severity == .error }) { throw ExitStatus.findings }
    guard let output else { return console.print(file: bytes) }
    try FileSystem.replace(try FileSystem.content(of: output, as: .translation), with: bytes)
    if global.json {
      try console.print(
        json: MemoryFileReport(file: output, texts: texts.units.count, translations: texts.count)
      )
    } else if !console.isQuiet {
      console.print(Texts.written(output, texts.count))
    }
  }
}

/// The output of `memory export --json` and `memory import --json`.
struct MemoryFileReport: Encodable {
  var file: String
  /// The number of source texts.
  var texts: Int
  /// The number of translations, or of those that were added.
  var translations: Int
}

extension MemoryExportCommand {
  enum Texts {
    static func written(_ path: String, _ count: Int) -> String {
      String(
        localized: "\(path): \(count) translations",
        comment: "Result of xcstrings memory export. The arguments are a file and a number"
      )
    }
  }
}
