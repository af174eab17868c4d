import ArgumentParser
import CatalogExchange
import CatalogWorkspace
import CommandSupport
import FileSystem
import ICU
import Localization
import ProjectConfiguration

/// Lists the translations that wait for a person, or prompts for a decision about each.
struct ReviewCommand: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "review",
      abstract: .reviewAbstract,
      discussion: .reviewDiscussion
    )
  }

  @OptionGroup
  var catalogs: CatalogArguments

  @Option(
    help: ArgumentHelp(
      .filterLanguage,
      valueName: .validateLanguagesValue
    )
  )
  var language: LanguageList?

  @Flag(help: ArgumentHelp(.importNewLanguage))
  var newLanguage = false

  @Option(
    name: .customLong("reason"),
    help: ArgumentHelp(.reviewReason, valueName: .reviewReasonValue)
  )
  var reasons: [ReviewReason] = []

  @Option(
    name: .customLong("key"),
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(.filterKey, valueName: .keyKeyValue),
    completion: .keys
  )
  var keys: [String] = []

  @OptionGroup
  var selection: ReviewSelectionOptions

  @Option(help: ArgumentHelp(.reviewOthers, valueName: .validateLanguagesValue))
  var otherLanguages: LanguageList?

  @Flag(help: ArgumentHelp(.reviewList))
  var list = false

  @Flag(help: ArgumentHelp(.reviewApprove))
  var approveTrivialChanges = false

  @Option(
    name: .customLong("init"),
    help: ArgumentHelp(.reviewStart, valueName: .reviewStartValue)
  )
  var start: ReviewStart?

  @OptionGroup
  var dryRun: DryRunOption

  @OptionGroup
  var page: ReviewPageOptions

  @Option(help: ArgumentHelp(.reviewReport, valueName: .sourceFormatValue))
  var report = ReviewFormat.text

  @Option(
    name: [.short, .long],
    help: ArgumentHelp(.reviewOutput, valueName: .sharedFileValue),
    completion: .file()
  )
  var output: String?

  func validate() throws {
    if (output != nil) != (report == .html) {
      throw ValidationError(String(localized: .reviewWithoutFile))
    }
    if dryRun.dryRun, start == nil, !approveTrivialChanges {
      throw ValidationError(String(localized: .reviewWithoutStart))
    }
  }

  @OptionGroup(title: GlobalOptions.title)
  var global: GlobalOptions

  func run() async throws {
    let console = global.console
    if let start {
      return try await initializeReview(
        start,
        of: catalogs,
        isPreview: dryRun.dryRun,
        asJSON: global.json,
        console
      )
    }
    let documents = try documents(console)
    let project = documents == nil ? try Project.find(console) : nil
    let files = try documents?.files ?? catalogs.selection(console).files(in: project)
    try await checkLanguages(of: files, in: project)
    let request = ReviewRequest(
      languages: language?.tags ?? [],
      includesNewLanguages: newLanguage && documents == nil,
      reasons: approveTrivialChanges ? [.trivialChange] : Set(reasons),
      keys: Set(keys)
    )
    var queue = try await queue(of: files, request, documents, project, console)
    queue.select(selection.selection)
    if approveTrivialChanges { return try await approve(queue, project, console) }
    if documents == nil, global.json || output != nil {
      let workspace = Workspace(project: project, version: Version.text)
      queue.addMissing(from: try await workspace.usesElsewhere(of: queue.keysWithoutUses))
    }
    if global.json {
      try console.print(json: ReviewJSONReport(queue, page, project))
      return
    }
    if let output {
      try writePage(queue, project, to: output)
      return try ReviewListReport(console).print(queue, page)
    }
    if !list, page.isWhole, console.isOutputTerminal, let keys = console.terminalKeys {
      if let project {
        let skipped = SkippedReviews(in: project.folder)
        let usual = queue
        queue.moveToEnd { skipped.contains($0, of: usual) }
      }
      var session = ReviewSession(
        queue,
        keys,
        project,
        otherLanguages: otherLanguages?.tags,
        console
      )
      try await session.run()
    } else {
      try ReviewListReport(console).print(queue, page)
    }
  }
}

extension ReviewCommand {
  /// Reads the translation files among the arguments; `nil` if there are none.
  private func documents(_ console: Console) throws -> ReviewedDocuments? {
    let paths = catalogs.paths.filter(ReviewedDocuments.isDocument)
    guard !paths.isEmpty else { return nil }
    guard paths.count == catalogs.paths.count else {
      throw ValidationError(String(localized: .reviewMixedFiles))
    }
    let documents = try ReviewedDocuments(
      at: try console.existingPaths(paths),
      language: language?.tags.first
    )
    DiagnosticPrinter().print(documents.files.flatMap(\.warnings), to: console)
    return documents
  }

  /// Checks the languages that the user named.
  ///
  /// - Throws: An error for a tag that is not a language, or that no file has.
  private func checkLanguages(of files: [CatalogFile], in project: Project?) async throws {
    let known =
      (project?.configuration.languages ?? [])
      + files.flatMap { $0.document?.languages ?? $0.catalog.languages }
    try LanguageCheck.check(language?.tags ?? [], known: known)
    guard !newLanguage, let tag = language?.tags.first(where: { !known.contains($0) }) else {
      return
    }
    guard files.allSatisfy({ $0.document == nil }) else {
      throw CommandFailure(
        Texts.missingLanguage(tag),
        hint: Texts.knownLanguages(known),
        status: .findings
      )
    }
    let request = ReviewRequest(languages: [tag], includesNewLanguages: true)
    let count = try await Workspace(project: project, version: Version.text)
      .reviewQueue(of: files, request, readsSources: false).entries.count
    throw CommandFailure(
      Texts.missingLanguage(tag),
      hint: Texts.addLanguage(count),
      status: .findings
    )
  }

  /// Returns the translations that wait for a person.
  private func queue(
    of files: [CatalogFile],
    _ request: ReviewRequest,
    _ documents: ReviewedDocuments?,
    _ project: Project?,
    _ console: Console
  ) async throws -> ReviewQueue {
    if let documents { return try await documents.queue(request) }
    let progress = console.extractionProgress
    let review = try console.reviewGuard(of: project)
    let queue = try await Workspace(project: project, version: Version.text)
      .reviewQueue(of: files, request, review: review) { progress?.show($0) }
    progress?.clear()
    return queue
  }

  /// Approves the translations of a queue.
  private func approve(
    _ queue: ReviewQueue,
    _ project: Project?,
    _ console: Console
  ) async throws {
    var results: [ReviewResult] = []
    if !dryRun.dryRun {
      for (index, entries) in Dictionary(grouping: queue.entries, by: \.catalog) {
        let file = queue.files[index]
        let rules = RuleLevels.validation(
          of: project?.configuration,
          in: file.catalog,
          at: file.path,
          usedIn: queue.contexts
        )
        results += try await queue.approveTrivialChanges(entries, in: file, rules).results
          .map(\.result)
      }
    }
    let approved = results.count { !$0.isRefused }
    console.printStatus(
      dryRun.dryRun
        ? Texts.wouldApprove(queue.entries.count) : ReviewSession.Texts.approvedAll(approved)
    )
    guard approved == results.count else {
      console.printStatus(Texts.notApproved(results.count - approved))
      throw ExitStatus.findings
    }
  }

  private func writePage(
    _ queue: ReviewQueue,
    _ project: Project?,
    to path: String
  ) throws {
    var aids = TranslationAids(for: queue, in: project)
    let items = try page.entries(of: queue)
      .compactMap { queue.item(of: $0, project?.configuration) }
      .map { item in try ReviewPage.Item(item, &aids) }
    let text = ReviewPage(items, of: queue.files.map(\.path)).text
    try FileSystem.replace(
      FileSystem.content(of: path, as: .result),
      with: Array("\(text)\n".utf8)
    )
  }
}

extension ReviewReason: ExpressibleByArgument {}

/// The options that select translations of the queue.
struct ReviewSelectionOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(.filterText, valueName: .filterTextValue)
  )
  var text: String?

  @Option(help: ArgumentHelp(.reviewSelectionScreen, valueName: .filterTextValue))
  var screen: String?

  @Option(help: ArgumentHelp(.reviewSelectionFile, valueName: .filterTextValue))
  var file: String?

  /// The selection for these options.
  var selection: ReviewSelection {
    ReviewSelection(
      part: text.map { SearchText($0) },
      screen: screen.map { SearchText($0) },
      file: file.map { SearchText($0) }
    )
  }
}

/// The options for a part of the queue.
struct ReviewPageOptions: ParsableArguments {
  @Option(help: ArgumentHelp(.reviewPageLimit, valueName: .sharedNumber))
  var limit: Int?

  @Option(help: ArgumentHelp(.reviewPageOffset, valueName: .sharedNumber))
  var offset = 0

  @Option(help: ArgumentHelp(.reviewPageQueueVersion, valueName: .reviewPageVersionValue))
  var queueVersion: String?

  /// Whether all translations are wanted.
  var isWhole: Bool { limit == nil && offset == 0 }

  func validate() throws {
    guard offset >= 0, limit ?? 1 > 0 else {
      throw ValidationError(String(localized: .reviewPageBadNumber))
    }
  }

  /// Returns the translations of the part.
  ///
  /// - Throws: `CommandFailure` if the queue has changed since its version was printed.
  func entries(of queue: ReviewQueue) throws(CommandFailure) -> ArraySlice<ReviewQueue.Entry> {
    if let queueVersion, queueVersion != queue.version {
      throw CommandFailure(
        String(localized: .reviewPageChanged),
        hint: String(localized: .reviewPageStartAgain),
        status: .findings
      )
    }
    return queue.entries.dropFirst(offset).prefix(limit ?? .max)
  }
}

// MARK: - Texts

extension ReviewCommand {
  enum Texts {
    static func wouldApprove(_ count: Int) -> String {
      String(
        localized: "Would approve \(count) translations.",
        comment: "Status message of xcstrings review --approve-trivial-changes --dry-run"
      )
    }
    static func notApproved(_ count: Int) -> String {
      String(
        localized: "\(count) texts were not approved, because they have errors.",
        comment: "Status message of xcstrings review --approve-trivial-changes"
      )
    }
    static func missingLanguage(_ tag: String) -> String {
      String(
        localized: "The language '\(tag)' is not in the files.",
        comment: "Error of xcstrings review. The argument is a language tag"
      )
    }
    static func addLanguage(_ count: Int) -> String {
      String(
        localized: "To translate \(count) texts into it, pass --new-language.",
        comment: "Below the error that a language is not in the files. Do not translate the option"
      )
    }
    static func knownLanguages(_ tags: [String]) -> String {
      String(
        localized: "They have: \(tags.joined(separator: ", ")).",
        comment: "Below the error that a language is not in the files: language tags"
      )
    }
  }
}
