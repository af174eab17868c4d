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
      abstract: .generateSymbolsAbstract,
      discussion: .generateSymbolsDiscussion
    )
  }

  @OptionGroup
  var catalogs: CatalogArguments

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp(.generateSymbolsOutputDirectory, valueName: .sourceFolderValue),
    completion: .directory
  )
  var outputDirectory: String

  @Option(
    name: [.customShort("l"), .long],
    help: ArgumentHelp(.generateSymbolsLanguage, valueName: .sourceLanguageValue)
  )
  var language = Language.swift

  @Option(help: ArgumentHelp(.generateSymbolsRuntime, valueName: .generateSymbolsRuntimeValue))
  var runtime = SymbolRuntime.foundation

  @Option(help: ArgumentHelp(.generateSymbolsKeys, valueName: .keyKeyValue))
  var keys = SymbolOptions.Keys.manual

  @Option(help: ArgumentHelp(.generateSymbolsAccessLevel, valueName: .generateSymbolsAccessValue))
  var accessLevel = SymbolAccess.internal

  @Option(help: ArgumentHelp(.generateSymbolsBundle, valueName: .generateSymbolsExpressionValue))
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
      throw CommandFailure(String(localized: .generateSymbolsNothingWritten), status: .findings)
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
