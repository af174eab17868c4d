import ArgumentParser
import CatalogExchange
import CatalogWorkspace
import CommandSupport
import Diagnostics
import FileSystem
import Localization
import ProjectConfiguration

/// Adds the terms of CSV and TBX files to the glossary.
struct GlossaryImportCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "import",
      abstract: Texts.abstract,
      discussion: Texts.discussion
    )
  }

  @Argument(
    help: ArgumentHelp(Texts.files, valueName: SourceOptions.Texts.pathValue),
    completion: .file(extensions: ["csv", "tbx"])
  )
  var files: [String]

  @Option(
    help: ArgumentHelp(Texts.into, valueName: SourceOptions.Texts.pathValue),
    completion: .file(extensions: ["csv", "tbx"])
  )
  var into: String?

  @OptionGroup
  var access: AccessOptions

  @OptionGroup
  var preview: DryRunOption

  @OptionGroup(title: GlobalOptions.title)
  var global: GlobalOptions

  func run() throws {
    let console = global.console
    let project = try Project.findForNewGlossary(console)
    let named = project?.configuration.glossaryFile.flatMap { project?.path($0.path) }
    guard let target = into ?? named else {
      throw CommandFailure(Texts.noTarget, hint: Texts.noTargetHint, status: .usage)
    }
    var addition = try GlossaryAddition(
      to: target,
      sourceLanguage: project?.sourceLanguage ?? Project.defaultSourceLanguage
    )
    let codes = project?.languageCodes ?? LanguageCodes()
    for file in files { try addition.add(file, codes: codes) }
    DiagnosticPrinter().print(addition.diagnostics, to: console)
    let hasErrors = addition.diagnostics.contains { $0.severity == .error }
    if hasErrors { throw ExitStatus.data }
    if !preview.dryRun { DiagnosticPrinter().print(try addition.write(), to: console) }
    if global.json {
      try console.print(json: GlossaryFileReport(file: target, terms: addition.changedCount))
    } else if !console.isQuiet {
      console.print(Texts.added(addition.changedCount, target))
    }
  }
}

extension GlossaryImportCommand {
  enum Texts {
    static var abstract: String {
      String(
        localized: "Add the terms of CSV and TBX files to the glossary.",
        comment: "Help of xcstrings glossary import"
      )
    }
    static var discussion: String {
      String(
        localized: """
          A term that exists gets the words that it lacks; nothing is removed. A table needs the \
          columns source, language and target, and may have status, translate, caseSensitive, \
          match, keys, tables, screens, roles, definition and note.

          Example:
            xcstrings glossary import Glossary.tbx --into Glossary.csv
          """,
        comment:
          "Help of xcstrings glossary import. Do not translate the names of columns and the indented line"
      )
    }
    static var files: String {
      String(
        localized: "The CSV or TBX files to read.",
        comment: "Help of the argument of xcstrings glossary import"
      )
    }
    static var into: String {
      String(
        localized:
          "The file to which the terms are added (default: the one in .xcstrings.yml).",
        comment: "Help of xcstrings glossary import --into"
      )
    }
    static var noTarget: String {
      String(
        localized: "The project has no file with terms.",
        comment: "Error of xcstrings glossary import"
      )
    }
    static var noTargetHint: String {
      String(
        localized:
          "Name one with --into, and set 'glossary' in .xcstrings.yml to it, such as 'glossary: Glossary.csv'.",
        comment: "Hint of xcstrings glossary import"
      )
    }
    static func added(_ count: Int, _ path: String) -> String {
      String(
        localized: "\(count) terms added or changed in \(path).",
        comment: "Result of xcstrings glossary import. The arguments are a number and a file"
      )
    }
  }
}
