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

  @Flag(help: ArgumentHelp(Texts.strict))
  var strict = false

  @Option(help: ArgumentHelp(Texts.report, valueName: SourceOptions.Texts.formatValue))
  var report = FindingsFormat.text

  @Flag(help: ArgumentHelp(Texts.watch))
  var watch = false

  @Flag(help: ArgumentHelp(Texts.poll))
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
    guard !poll else { throw CommandFailure(Texts.onlyPoll, status: .usage) }
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
      throw CommandFailure(Texts.onlyWatch, status: .usage)
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

// MARK: - Texts

extension SyncCommand {
  enum Texts {
    static var abstract: String {
      String(
        localized: "Update catalogs from their sources: add new keys, mark stale keys.",
        comment: "Help of xcstrings sync"
      )
    }
    static var discussion: String {
      String(
        localized: """
          New keys in the code are added. A key that is no longer in the code is marked as stale \
          if it has translations, and removed otherwise. Manually added keys are kept. If you \
          specify a catalog that does not exist, it is created.

          Without arguments, all catalogs of the project are updated. The project is the one that \
          .xcstrings.yml describes or, without that file, the Xcode projects and packages in the \
          current folder and its subfolders, with their local packages. The project.yml of \
          XcodeGen and the Project.swift of Tuist are used if there is no Xcode project next to \
          them.

          The catalog of a storyboard or XIB, such as mul.lproj/Main.xcstrings, is updated from that \
          file, and InfoPlist.xcstrings from the Info.plist files and build settings of its targets. \
          If a text changes there, the source string changes too, and its translations need review.

          Keys are marked or removed only if all source files of a catalog could be read. If you \
          specify only some of them, or if a file is missing or has a syntax error, keys are only \
          added and revived, and the report gives the reason. Without a project, the source files \
          that you specify are considered complete; by default, these are all source files in the \
          current folder.

          Examples:
            xcstrings sync
            xcstrings sync --check
            xcstrings sync --check --report github
            xcstrings sync --watch
            xcstrings sync --list-sources
            xcstrings sync --project App/App.xcodeproj
            xcstrings sync Resources/Localizable.xcstrings --sources App Shared
            xcstrings sync --stringsdata Strings
          """,
        comment: "Help of xcstrings sync. Do not translate the indented lines"
      )
    }
    static var strict: String {
      String(
        localized:
          "Exit with status 1 if source files or packages are missing, or paths differ from their files in letter case or Unicode normalization.",
        comment: "Help of xcstrings sync --strict"
      )
    }
    static var catalogs: String {
      String(
        localized: "Catalogs, or folders that contain them (default: the project's catalogs).",
        comment: "Help of the arguments of xcstrings sync, validate and coverage"
      )
    }
    static var catalogValue: String {
      String(localized: "catalog", comment: "Help: placeholder for the path of a catalog, one word")
    }
    static var sources: String {
      String(
        localized:
          "Swift, C and Objective-C files, or folders that contain them, whose strings are added to the catalogs.",
        comment: "Help of xcstrings sync --sources"
      )
    }
    static var listSources: String {
      String(
        localized: "Only print the source files of each catalog.",
        comment: "Help of xcstrings sync --list-sources"
      )
    }
    static var check: String {
      String(
        localized:
          "Change nothing: print pending changes and, if there are any, exit with status 1.",
        comment: "Help of xcstrings sync --check"
      )
    }
    static var report: String {
      String(localized: "The format of the report.", comment: "Help of xcstrings sync --report")
    }
    static var watch: String {
      String(
        localized:
          "Keep running, and update the catalogs whenever a file is saved; press Ctrl-C to stop.",
        comment: "Help of xcstrings sync --watch"
      )
    }
    static var poll: String {
      String(
        localized:
          "With --watch: check the files twice a second, for network folders that do not report changes.",
        comment: "Help of xcstrings sync --poll"
      )
    }
    static var onlyPoll: String {
      String(localized: "--poll needs --watch.", comment: "Error of xcstrings sync --poll")
    }
    static var onlyWatch: String {
      String(
        localized:
          "--watch keeps running and writes catalogs; it cannot be combined with --check, --dry-run, --json, another report or a list on standard input.",
        comment: "Error of xcstrings sync --watch with other options"
      )
    }
    static var dryRun: String {
      String(
        localized: "Print what would be done, without changing anything.",
        comment: "Help of --dry-run"
      )
    }
  }
}

/// The formats of findings.
enum FindingsFormat: String, CaseIterable, ExpressibleByArgument {
  case text
  case json
  case github
}
