import ArgumentParser
import CatalogWorkspace
import CommandSupport
import Diagnostics
import FileSystem
import Localization
import ProjectConfiguration
import ProjectDiscovery

/// Checks catalogs against the rules.
struct ValidateCommand: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "validate",
      abstract: .validateAbstract,
      discussion: .validateDiscussion
    )
  }

  @Argument(
    help: ArgumentHelp(.syncCatalogs, valueName: .syncCatalogValue),
    completion: .catalogs
  )
  var catalogs: [String] = []

  @Option(
    name: [.customLong("languages"), .customLong("language")],
    help: ArgumentHelp(.validateLanguages, valueName: .validateLanguagesValue)
  )
  var languages: LanguageList?

  @OptionGroup
  var reporting: ReportOptions

  @Flag(help: ArgumentHelp(.validateStrict))
  var strict = false

  @OptionGroup
  var sourceCheck: SourceCheckOptions

  @OptionGroup
  var baseline: BaselineOptions

  @Flag(help: ArgumentHelp(.validateFix))
  var fix = false

  @OptionGroup
  var dryRun: DryRunOption

  @Flag(help: ArgumentHelp(.validateListRules))
  var listRules = false

  @Option(help: ArgumentHelp(.validateExplain, valueName: .validateRuleValue), completion: .rules)
  var explain: String?

  @Option(
    help: ArgumentHelp(.validateRulePages, valueName: .sourceFolderValue),
    completion: .directory
  )
  var rulePages: String?

  @OptionGroup
  var unreadable: UnreadableOptions

  @OptionGroup
  var access: AccessOptions

  @OptionGroup(title: GlobalOptions.title)
  var global: GlobalOptions

  func run() async throws {
    let console = global.console
    let project = try Project.find(console)
    if listRules || explain != nil {
      return try RuleExplanation(project?.configuration, console)
        .printExplanation(of: explain, asJSON: global.json)
    }
    if let rulePages { return try writePages(to: rulePages, project?.configuration, console) }
    var selection = try console.selection(of: catalogs)
    selection.reportsOmitted = true
    let paths = try selection.paths(in: project)
    let configured = project?.configuration.languages ?? []
    var request = ValidationRequest(
      languages: languages?.tags ?? (configured.isEmpty ? nil : configured),
      configuration: project?.configuration
    )
    request.review = try console.reviewGuard(of: project)
    request.contexts = try await glossaryContexts(of: paths, in: project, console)
    let progress = isMachineRead ? nil : console.progressLine.map(ValidationProgressLine.init)
    request.progress = progress?.add
    defer { progress?.clear() }
    var validated = try await ValidatedProject.validate(catalogsAt: paths, request)
    try LanguageCheck.check(
      languages?.tags ?? [],
      known: configured + validated.languages
    )
    if fix { try await validated.fix(isPreview: dryRun.dryRun) }
    let compared = await (consume validated).compared()
    progress?.clear()
    let checked = try await checkSources(of: paths, compared, in: project, console)
    let outcome = try baseline.outcome(of: checked.diagnostics, isPreview: dryRun.dryRun)
    var findings = ValidationFindings(
      outcome.new,
      catalogs: compared.catalogs,
      compared: checked.compared,
      shownPath: reporting.shownPath
    )
    findings.knownCount = outcome.knownCount
    findings.fixedCount = outcome.fixedCount
    findings.fixCount = compared.fixCount
    findings.isPreview = dryRun.dryRun
    RunningProgram.keepUntilExit(findings)
    try reporting.print(findings, asJSON: global.json, to: console)
    if !compared.isReadable { throw ExitStatus.data }
    if let error = checked.unread.first { throw error.status }
    try unreadable.check(console)
    let count = findings.count
    if count.errors > 0 || (strict && count.warnings > 0) { throw ExitStatus.findings }
  }

  private var isMachineRead: Bool { global.json || reporting.isMachineRead }

  private func writePages(
    to folder: String,
    _ configuration: Configuration?,
    _ console: Console
  ) throws {
    let paths = try RuleDocumentationWriter(configuration)
      .write(to: folder, isPreview: dryRun.dryRun)
    guard !global.json else { return try console.print(json: ["files": paths]) }
    guard !console.isQuiet else { return }
    console.print(
      dryRun.dryRun
        ? Texts.wouldWritePages(paths.count, folder) : Texts.wrotePages(paths.count, folder)
    )
  }

  /// Returns the uses of keys that terms for screens or roles need, unless no sources are read.
  private func glossaryContexts(
    of paths: [String],
    in project: Project?,
    _ console: Console
  ) async throws -> KeyContexts {
    guard sourceCheck.sources != false else { return KeyContexts() }
    var request = SyncRequest()
    request.conditions = sourceCheck.conditions.sources
    request.cache = sourceCheck.caching.location()
    let progress = isMachineRead ? nil : console.extractionProgress
    defer { progress?.clear() }
    return try await Workspace(project: project, version: Version.text)
      .glossaryContexts(ofCatalogsAt: paths, request: request, progress: progress?.show)
  }

  private func checkSources(
    of paths: [String],
    _ validated: ComparedProject,
    in project: Project?,
    _ console: Console
  ) async throws -> SourceCheckResult {
    var request = SourceCheckRequest(
      catalogs: paths,
      named: catalogs,
      readsSources: sourceCheck.sources,
      configuration: RuleLevels.validation(of: project?.configuration)
    )
    request.leftOverKeys = validated.leftOverKeys
    request.conditions = sourceCheck.conditions.sources
    request.cache = sourceCheck.caching.location()
    let progress = isMachineRead ? nil : console.extractionProgress
    defer { progress?.clear() }
    let result = try await Workspace(project: project, version: Version.text)
      .checkSources(adding: validated.diagnostics, request, progress: progress?.show)
    progress?.clear()
    // The selection of the catalogs may have read the same projects.
    let unknown = result.readingErrors.filter { !console.damagedFiles.contains($0) }
    DiagnosticPrinter()
      .print(
        (unknown + result.referenceProblems)
          .map { $0.renamingFiles(reporting.shownPath) },
        to: console
      )
    for error in result.unread { console.report(error) }
    await console.finish(result.cacheWriting)
    return result
  }
}

// MARK: - Texts

extension ValidateCommand {
  enum Texts {
    static func wrotePages(_ count: Int, _ folder: String) -> String {
      String(
        localized: "Wrote \(count) pages to \(folder).",
        comment: "Result of xcstrings validate --rule-pages. The second argument is a folder"
      )
    }
    static func wouldWritePages(_ count: Int, _ folder: String) -> String {
      String(
        localized: "Would write \(count) pages to \(folder).",
        comment:
          "Result of xcstrings validate --rule-pages --dry-run. The second argument is a folder"
      )
    }
  }
}

/// The options for a baseline of known findings.
struct BaselineOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(.baselineBaseline, valueName: .sharedFileValue),
    completion: .file(extensions: ["json"])
  )
  var baseline: String?

  @Flag(help: ArgumentHelp(.baselineUpdateBaseline))
  var updateBaseline = false

  func validate() throws {
    guard updateBaseline, baseline == nil else { return }
    throw ValidationError(String(localized: .baselineWithoutFile))
  }

  /// Compares findings with the baseline, and writes it if requested.
  ///
  /// - Parameters:
  ///   - diagnostics: All findings.
  ///   - isPreview: Whether no file is written.
  /// - Returns: The comparison of the findings with the baseline.
  /// - Throws: An error if the file cannot be read, is not a baseline, or cannot be written.
  func outcome(of diagnostics: [Diagnostic], isPreview: Bool) throws -> Baseline.Comparison {
    guard let baseline else { return Baseline([]).comparison(with: diagnostics) }
    guard updateBaseline else {
      return try Baseline(reading: baseline).comparison(with: diagnostics)
    }
    let updated = Baseline(diagnostics)
    if !isPreview {
      try FileSystem.replace(FileSystem.content(of: baseline, as: .result), with: updated.printed())
    }
    return updated.comparison(with: diagnostics)
  }
}
