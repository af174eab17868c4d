import ArgumentParser
import CatalogCompiler
import CommandSupport
import Diagnostics
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

  /// The languages that symbols are written in.
  enum Language: String, CaseIterable, ExpressibleByArgument {
    case swift
  }

  func run() throws {
    let console = global.console
    let project = try Project.find(console)
    let files = try catalogs.selection.files(in: project, console)
    let generation = SymbolGeneration(of: files, into: outputDirectory, options)
    DiagnosticPrinter.localized.print(generation.diagnostics, to: console)
    if generation.hasErrors {
      throw CommandFailure(Texts.nothingWritten, status: .findings)
    }
    let changes = try generation.files.map { file in
      FileChange(try FileSystem.content(of: file.path), to: Array(file.source.utf8))
    }
    if !dryRun.dryRun {
      try FileSystem.createFolder(outputDirectory)
      try FileSystem.replace(changes)
    }
    let report = SymbolReport(
      generation.files,
      changes,
      isPreview: dryRun.dryRun,
      // A build that takes this program for Apple's tool reads diagnostics alone.
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
