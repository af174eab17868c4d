import ArgumentParser
import CatalogSync
import CommandSupport
import Diagnostics
import ExtractedStrings
import Localization
import ProjectModel

/// Brings catalogs in step with the sources.
struct SyncCommand: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "sync",
      abstract: Texts.abstract,
      discussion: Texts.discussion
    )
  }

  @Argument(
    help: ArgumentHelp(Texts.catalogs, valueName: Texts.catalogValue),
    completion: .catalogs
  )
  var catalogs: [String] = []

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(Texts.sources, valueName: SourceOptions.Texts.pathValue),
    completion: .file(extensions: SourceKind.allFileExtensions)
  )
  var sources: [String] = []

  @Option(
    help: ArgumentHelp(SourceOptions.Texts.fileList, valueName: SourceOptions.Texts.fileValue),
    completion: .file()
  )
  var fileList: String?

  @OptionGroup
  var declarations: DeclarationOptions

  @OptionGroup
  var stringsData: StringsDataOptions

  @Flag(help: ArgumentHelp(Texts.listSources))
  var listSources = false

  @OptionGroup
  var states: SyncStateOptions

  @OptionGroup
  var conditions: ConditionOptions

  @Flag(help: ArgumentHelp(Texts.check))
  var check = false

  @Flag(name: [.customShort("n"), .long], help: ArgumentHelp(Texts.dryRun))
  var dryRun = false

  @Option(help: ArgumentHelp(Texts.report, valueName: SourceOptions.Texts.formatValue))
  var report = FindingsForm.text

  @Flag(help: ArgumentHelp(Texts.watch))
  var watch = false

  @Flag(help: ArgumentHelp(Texts.poll))
  var poll = false

  @OptionGroup
  var caching: CacheOptions

  @OptionGroup(title: GlobalOptions.title)
  var global: GlobalOptions

  mutating func run() async throws {
    let console = global.console
    guard !listSources else {
      let plan = try await pass.plan(in: Project.find(console), console)
      try SourceListReport(plan).print(asJSON: global.json, to: console)
      if let status = plan.unreadStatus { throw status }
      return
    }
    guard !watch else { return try await watchSources(console) }
    guard !poll else { throw CommandFailure(Texts.onlyPoll, status: .usage) }
    var written = ExitStatus.done
    var isBehind = false
    let read = try await pass.perform(console) { result in
      if !isPreview { written = result.write(console) }
      try report(result, to: console)
      isBehind = result.isChanged
    }
    for status in [read, written] where status != .done { throw status }
    if check, isBehind { throw ExitStatus.findings }
  }

  private func watchSources(_ console: Console) async throws {
    guard !isPreview, !global.json, report == .text, fileList != "-" else {
      throw CommandFailure(Texts.onlyWatch, status: .usage)
    }
    try await SyncWatch(pass: pass, console: console, isPolling: poll).run()
  }

  private var isPreview: Bool { check || dryRun }

  private var pass: SyncPass {
    SyncPass(
      request: SyncRequest(
        catalogs: catalogs,
        sources: sources,
        fileList: fileList,
        declarations: declarations.paths
      ),
      stringsData: stringsData,
      conditions: conditions,
      caching: caching,
      states: states,
      isMachineRead: global.json || report != .text
    )
  }

  private func report(_ result: SyncResult, to console: Console) throws {
    switch global.json ? .json : report {
    case .text:
      SyncTextReport(console: console, isPreview: isPreview, isCheck: check).print(result)
    case .json: try console.print(json: SyncJSONReport(result))
    case .github:
      let annotations = SyncAnnotations(result, isPreview: isPreview, isCheck: check)
      GitHubReport(
        findings: annotations.findings,
        headings: annotations.headings,
        ending: check ? SyncMending().text : nil
      )
      .print(to: console)
    }
  }
}
