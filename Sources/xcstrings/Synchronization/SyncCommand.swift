import ArgumentParser
import CatalogWorkspace
import CommandSupport
import Diagnostics
import FileSystem
import Localization
import ProjectConfiguration
import ProjectDiscovery
import StringCatalog

/// Updates catalogs from the sources.
struct SyncCommand: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "sync",
      abstract: .syncAbstract,
      discussion: .syncDiscussion
    )
  }

  @Argument(
    help: ArgumentHelp(.syncCatalogs, valueName: .syncCatalogValue),
    completion: .catalogs
  )
  var catalogs: [String] = []

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(.syncSources, valueName: .sourcePathValue),
    completion: .file(extensions: SourceKind.allFileExtensions)
  )
  var sources: [String] = []

  @Option(
    help: ArgumentHelp(.sourceFileList, valueName: .sharedFileValue),
    completion: .file()
  )
  var fileList: String?

  @OptionGroup
  var declarations: DeclarationOptions

  @OptionGroup
  var stringsData: StringsDataOptions

  @Flag(help: ArgumentHelp(.syncListSources))
  var listSources = false

  @OptionGroup
  var states: SyncStateOptions

  @OptionGroup
  var conditions: ConditionOptions

  @Flag(help: ArgumentHelp(.syncCheck))
  var check = false

  @Flag(name: [.customShort("n"), .long], help: ArgumentHelp(.syncDryRun))
  var dryRun = false

  @Flag(help: ArgumentHelp(.syncStrict))
  var strict = false

  @Option(help: ArgumentHelp(.syncReport, valueName: .sourceFormatValue))
  var report = FindingsFormat.text

  @Flag(help: ArgumentHelp(.syncWatch))
  var watch = false

  @Flag(help: ArgumentHelp(.syncPoll))
  var poll = false

  @OptionGroup
  var caching: CacheOptions

  @OptionGroup
  var unreadable: UnreadableOptions

  @OptionGroup
  var access: AccessOptions

  @OptionGroup(title: GlobalOptions.title)
  var global: GlobalOptions

  mutating func run() async throws {
    let console = global.console
    guard !listSources else {
      try stringsData.checkUse()
      let plan = try await Workspace(project: Project.find(console), version: Version.text)
        .plan(pass.request.matchingFiles(console))
      try plan.report(to: console)
      DiagnosticPrinter().print(plan.referenceProblems, to: console)
      try SourceListReport(plan).print(asJSON: global.json, to: console)
      if let status = plan.unreadStatus { throw status }
      return try unreadable.check(console)
    }
    guard !watch else { return try await watchSources(console) }
    guard !poll else { throw CommandFailure(String(localized: .syncOnlyPoll), status: .usage) }
    var isOutOfDate = false
    var isIncomplete = false
    let read = try await pass.perform(console) { result in
      if !isPreview { try result.write(version: Version.text) }
      try report(result, to: console)
      RunningProgram.keepUntilExit(result)
      isOutOfDate = result.isChanged
      isIncomplete = !result.referenceProblems.isEmpty
      isOutOfDate = isOutOfDate || !result.plan.uncheckedCatalogs.isEmpty
    }
    if read != .done { throw read }
    try unreadable.check(console)
    if check && isOutOfDate || strict && isIncomplete { throw ExitStatus.findings }
  }

  private func watchSources(_ console: Console) async throws {
    guard !isPreview, !global.json, report == .text, fileList != "-" else {
      throw CommandFailure(String(localized: .syncOnlyWatch), status: .usage)
    }
    var pass = pass
    pass.request.cache = caching.location(orIn: InMemoryExtractionCache())
    try await SyncWatch(pass: pass, console: console, isPolling: poll).run()
  }

  private var isPreview: Bool { check || dryRun }

  private var pass: SyncPass {
    var request = SyncRequest()
    request.catalogs = catalogs
    request.sources = sources
    request.fileList = fileList
    request.declarations = declarations.paths
    request.recorded = stringsData.recorded
    request.keepsAbsentKeys = stringsData.skipMarkingStringsStale
    request.conditions = conditions.sources
    request.cache = caching.location()
    request.sourceChanges = states.onSourceChange?.policy
    request.renames = states.renames?.policy
    request.prunes = states.prune
    return SyncPass(
      request: request,
      stringsData: stringsData,
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
        ending: check ? SyncFixHint().text : nil
      )
      .print(to: console)
    }
  }
}

/// The formats of findings.
enum FindingsFormat: String, CaseIterable, ExpressibleByArgument {
  case text
  case json
  case github
}
