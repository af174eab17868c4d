import ArgumentParser
import CatalogCompiler
import CatalogWorkspace
import CommandSupport
import Diagnostics
import FileSystem
import Localization

/// Writes Swift declarations for the keys of catalogs.
struct GenerateSymbolsCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "generate-symbols",
      abstract: Texts.abstract,
      discussion: Texts.discussion
    )
  }

  @OptionGroup
  var catalogs: CatalogArguments

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp(Texts.outputDirectory, valueName: SourceOptions.Texts.folderValue),
    completion: .directory
  )
  var outputDirectory: String

  @Option(
    name: [.customShort("l"), .long],
    help: ArgumentHelp(Texts.language, valueName: SourceOptions.Texts.languageValue)
  )
  var language = Language.swift

  @Option(help: ArgumentHelp(Texts.runtime, valueName: Texts.runtimeValue))
  var runtime = SymbolRuntime.foundation

  @Option(help: ArgumentHelp(Texts.keys, valueName: KeyOption.Texts.keyValue))
  var keys = SymbolOptions.Keys.manual

  @Option(help: ArgumentHelp(Texts.accessLevel, valueName: Texts.accessValue))
  var accessLevel = SymbolAccess.internal

  @Option(help: ArgumentHelp(Texts.bundle, valueName: Texts.expressionValue))
  var bundle: String?

  @OptionGroup
  var dryRun: DryRunOption

  @OptionGroup(title: GlobalOptions.title)
  var global: GlobalOptions

  /// The languages of generated symbols.
  enum Language: String, CaseIterable, ExpressibleByArgument {
    case swift
  }

  func run() throws {
    let console = global.console
    let project = try Project.find(console)
    let files = try catalogs.selection(console).files(in: project)
    let generation = try SymbolGeneration(of: files, into: outputDirectory, options)
    try OutputPaths.check(generation.files.map(\.path))
    DiagnosticPrinter().print(generation.diagnostics, to: console)
    if generation.hasErrors {
      throw CommandFailure(Texts.nothingWritten, status: .findings)
    }
    let changes = try generation.files.map { file in
      FileChange(try FileSystem.content(of: file.path, as: .result), to: Array(file.source.utf8))
    }
    if !dryRun.dryRun {
      try FileSystem.createFolder(outputDirectory)
      try FileSystem.replace(changes)
    }
    let report = SymbolReport(
      generation.files,
      changes,
      isPreview: dryRun.dryRun,
      // Build systems that call this program as Apple's tool expect only diagnostics.
      mayMissKeys: keys == .manual && DiagnosticStyle.standard == .plain
    )
    try report.print(asJSON: global.json, to: console)
  }

  private var options: SymbolOptions {
    SymbolOptions(access: accessLevel, keys: keys, bundle: bundle, runtime: runtime)
  }
}

extension SymbolRuntime: ExpressibleByArgument {}

extension SymbolAccess: ExpressibleByArgument {}

extension SymbolOptions.Keys: ExpressibleByArgument {}

// MARK: - Texts

extension GenerateSymbolsCommand {
  enum Texts {
    static var abstract: String {
      String(
        localized: "Write Swift declarations for the keys.",
        comment: "Help of xcstrings generate-symbols"
      )
    }
    static var discussion: String {
      String(
        localized: """
          Writes a file GeneratedStringSymbols_TABLE.swift for each catalog. The key 'app.title' \
          of Localizable becomes '.appTitle', a key with placeholders becomes a function that \
          takes their values, and the keys of another table are in an enum with its name: \
          '.Legal.terms'. By default, only manually added keys get a symbol, as in Xcode; --keys \
          all includes the keys from the code. Keys with generatesSymbol: false get none. If two \
          keys would get the same symbol, both are reported and nothing is written.

          Examples:
            xcstrings generate-symbols Localizable.xcstrings --output-directory Generated
            xcstrings generate-symbols Localizations --runtime localization --keys all -o Generated
          """,
        comment: "Help of xcstrings generate-symbols. Do not translate the indented lines"
      )
    }
    static var outputDirectory: String {
      String(
        localized: "The folder for the files; it is created if it does not exist.",
        comment: "Help of xcstrings generate-symbols --output-directory"
      )
    }
    static var language: String {
      String(
        localized: "The programming language of the files.",
        comment: "Help of xcstrings generate-symbols --language"
      )
    }
    static var runtime: String {
      String(
        localized: """
          The LocalizedStringResource type of the symbols: that of Apple's Foundation, or that of \
          the library Localization, which also runs on Linux.
          """,
        comment: "Help of xcstrings generate-symbols --runtime. Do not translate the names"
      )
    }
    static var runtimeValue: String {
      String(localized: "library", comment: "Help: placeholder for the name of a library, one word")
    }
    static var keys: String {
      String(
        localized: "The keys that get a symbol: manually added keys or all keys.",
        comment: "Help of xcstrings generate-symbols --keys"
      )
    }
    static var accessLevel: String {
      String(
        localized: "The access level of the symbols.",
        comment: "Help of xcstrings generate-symbols --access-level"
      )
    }
    static var accessValue: String {
      String(
        localized: "level",
        comment: "Help: placeholder for internal, package or public, one word"
      )
    }
    static var bundle: String {
      String(
        localized:
          "A Swift expression for the bundle of the strings (default: the module's bundle).",
        comment: "Help of xcstrings generate-symbols --bundle"
      )
    }
    static var expressionValue: String {
      String(localized: "expression", comment: "Help: placeholder for a Swift expression, one word")
    }
    static var nothingWritten: String {
      String(
        localized: "Nothing was written, because some keys cannot have a symbol.",
        comment: "Error of xcstrings generate-symbols, below the reasons"
      )
    }
  }
}
