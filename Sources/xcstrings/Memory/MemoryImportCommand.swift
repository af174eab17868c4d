import ArgumentParser
import CatalogExchange
import CatalogWorkspace
import CommandSupport
import Diagnostics
import FileFormats
import FileSystem
import Localization
import ProjectConfiguration
import StringCatalog

/// Adds the translations of TMX files to another one.
struct MemoryImportCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "import",
      abstract: .memoryImportAbstract,
      discussion: .memoryImportDiscussion
    )
  }

  @Argument(
    help: ArgumentHelp(.memoryImportFiles, valueName: .sourcePathValue),
    completion: .file(extensions: ["tmx"])
  )
  var files: [String]

  @Option(
    help: ArgumentHelp(.memoryImportInto, valueName: .sourcePathValue),
    completion: .file(extensions: ["tmx"])
  )
  var into: String

  @OptionGroup
  var access: AccessOptions

  @OptionGroup
  var preview: DryRunOption

  @OptionGroup(title: GlobalOptions.title)
  var global: GlobalOptions

  func run() throws {
    let console = global.console
    let project = try Project.find(console)
    let source = project?.configuration.sourceLanguage ?? Project.defaultSourceLanguage
    var addition = try MemoryAddition(to: into, sourceLanguage: source)
    let codes = project?.languageCodes ?? LanguageCodes()
    for file in files { try addition.add(file, codes: codes) }
    DiagnosticPrinter().print(addition.diagnostics, to: console)
    let hasErrors = addition.diagnostics.contains { $0.severity == .error }
    if hasErrors { throw ExitStatus.data }
    let merged = try addition.merged()
    DiagnosticPrinter().print(merged.diagnostics, to: console)
    if !preview.dryRun { try merged.write(version: Version.text) }
    if global.json {
      try console.print(
        json: MemoryFileReport(
          file: into,
          texts: merged.unitCount,
          translations: merged.addedCount
        )
      )
    } else if !console.isQuiet {
      console.print(Texts.added(merged.addedCount, into))
    }
  }
}

extension MemoryImportCommand {
  enum Texts {
    static func added(_ count: Int, _ path: String) -> String {
      String(
        localized: "\(count) translations added to \(path).",
        comment: "Result of xcstrings memory import. The arguments are a number and a file"
      )
    }
  }
}
