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
      abstract: Texts.abstract,
      discussion: Texts.discussion
    )
  }

  @OptionGroup
  var catalogs: CatalogArguments

  @Option(
    help: ArgumentHelp(
      FilterOptions.Texts.language,
      valueName: ValidateCommand.Texts.languagesValue
    )
  )
  var language: LanguageList?

  @Flag(help: ArgumentHelp(ImportCommand.Texts.newLanguage))
  var newLanguage = false

  @Option(
    name: .customLong("reason"),
    help: ArgumentHelp(Texts.reason, valueName: Texts.reasonValue)
  )
  var reasons: [ReviewReason] = []

  @Option(
    name: .customLong("key"),
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(FilterOptions.Texts.key, valueName: KeyOption.Texts.keyValue),
    completion: .keys
  )
  var keys: [String] = []

  @OptionGroup
  var selection: ReviewSelectionOptions

  @Option(help: ArgumentHelp(Texts.others, valueName: ValidateCommand.Texts.languagesValue))
  var otherLanguages: LanguageList?

  @Flag(help: ArgumentHelp(Texts.list))
  var list = false

  @Flag(help: ArgumentHelp(Texts.approve))
  var approveTrivialChanges = false

  @Option(
    name: .customLong("init"),
    help: ArgumentHelp(Texts.start, valueName: Texts.startValue)
  )
  var start: ReviewStart?

  @OptionGroup
  var dryRun: DryRunOption

  @OptionGroup
  var page: ReviewPageOptions

  @Option(help: ArgumentHelp(Texts.report, valueName: SourceOptions.Texts.formatValue))
  var report = ReviewFormat.text

  @Option(
    name: [.short, .long],
    help: ArgumentHelp(Texts.output, valueName: SourceOptions.Texts.fileValue),
    completion: .file()
  )
  var output: String?

  func validate() throws {
    if (output != nil) != (report == .html) { throw ValidationError(Texts.withoutFile) }
    if dryRun.dryRun, start == nil, !approveTrivialChanges {
      throw ValidationError(Texts.withoutStart)
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
    guard paths.count == catalogs.paths.count else { throw ValidationError(Texts.mixedFiles) }
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
    help: ArgumentHelp(FilterOptions.Texts.text, valueName: FilterOptions.Texts.textValue)
  )
  var text: String?

  @Option(help: ArgumentHelp(Texts.screen, valueName: FilterOptions.Texts.textValue))
  var screen: String?

  @Option(help: ArgumentHelp(Texts.file, valueName: FilterOptions.Texts.textValue))
  var file: String?

  /// The selection for these options.
  var selection: ReviewSelection {
    ReviewSelection(
      part: text.map { SearchText($0) },
      screen: screen.map { SearchText($0) },
      file: file.map { SearchText($0) }
    )
  }

  enum Texts {
    static var screen: String {
      String(
        localized: "Only texts of screens whose names contain this text, such as 'Settings'.",
        comment: "Help of xcstrings review --screen"
      )
    }
    static var file: String {
      String(
        localized: "Only texts of source files whose paths contain this text.",
        comment: "Help of xcstrings review --file"
      )
    }
  }
}

/// The options for a part of the queue.
struct ReviewPageOptions: ParsableArguments {
  @Option(help: ArgumentHelp(Texts.limit, valueName: Texts.numberValue))
  var limit: Int?

  @Option(help: ArgumentHelp(Texts.offset, valueName: Texts.numberValue))
  var offset = 0

  @Option(help: ArgumentHelp(Texts.queueVersion, valueName: Texts.versionValue))
  var queueVersion: String?

  /// Whether all translations are wanted.
  var isWhole: Bool { limit == nil && offset == 0 }

  func validate() throws {
    guard offset >= 0, limit ?? 1 > 0 else { throw ValidationError(Texts.badNumber) }
  }

  /// Returns the translations of the part.
  ///
  /// - Throws: `CommandFailure` if the queue has changed since its version was printed.
  func entries(of queue: ReviewQueue) throws(CommandFailure) -> ArraySlice<ReviewQueue.Entry> {
    if let queueVersion, queueVersion != queue.version {
      throw CommandFailure(Texts.changed, hint: Texts.startAgain, status: .findings)
    }
    return queue.entries.dropFirst(offset).prefix(limit ?? .max)
  }
}

// MARK: - Texts

extension ReviewCommand {
  enum Texts {
    static var abstract: String {
      String(
        localized: "Decide about drafts, and list the translations that wait for a person.",
        comment: "Help of xcstrings review"
      )
    }
    static var discussion: String {
      String(
        localized: """
          On a terminal, each translation is shown with its source text, comment and uses in the \
          code, and one key decides about it: a approves it, e edits it, r rejects it, s skips it, \
          u undoes the last decision, q quits, and ? explains the other keys. Each decision \
          is saved at once. In other cases, and with --list or --json, the translations are only \
          listed.

          A translation file in XLIFF or PO is reviewed in place, without a project.

          The order is: errors of 'xcstrings validate', translations of changed source texts, \
          missing translations, translations of trivially changed source texts, drafts.

          A catalog does not record for which source text a translation was made. With --init, the \
          source texts are recorded in .xcstrings/review.jsonl, which you commit with the catalogs. \
          From then on, 'xcstrings validate' reports translations that are older than their source \
          text, and 'xcstrings sync' marks them as needing review. With 'history', the versions of \
          the catalogs in git show which finished translations are outdated already; these are \
          marked as needing review. With 'trust', all finished translations are accepted. With \
          'review', all of them need review.

          Examples:
            xcstrings review --language es
            xcstrings review --reason draft --reason finding
            xcstrings review --list Localizable.xcstrings
            xcstrings review es.xliff
            xcstrings review --json --limit 50 > queue.json
            xcstrings review --init history --dry-run
            xcstrings review --approve-trivial-changes --language es
          """,
        comment: "Help of xcstrings review. Do not translate the indented lines and the keys"
      )
    }
    static var reason: String {
      String(
        localized: "Only translations that wait for this reason; may be repeated.",
        comment: "Help of xcstrings review --reason"
      )
    }
    static var reasonValue: String {
      String(localized: "reason", comment: "Help: placeholder for a reason, one word")
    }
    static var others: String {
      String(
        localized:
          "Show finished translations into these languages too; without it, into related ones.",
        comment: "Help of xcstrings review --other-languages"
      )
    }
    static var list: String {
      String(
        localized: "Only list the translations.",
        comment: "Help of xcstrings review --list"
      )
    }
    static var approve: String {
      String(
        localized:
          "Approve the translations whose source text has changed only in case, spaces, quotation marks or final punctuation, or got forms that they already have.",
        comment: "Help of xcstrings review --approve-trivial-changes"
      )
    }
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
    static var start: String {
      String(
        localized: "Start to record source texts, and judge the finished translations this way.",
        comment: "Help of xcstrings review --init"
      )
    }
    static var startValue: String {
      String(
        localized: "way",
        comment: "Help: placeholder for 'history', 'trust' or 'review', one word"
      )
    }
    static var withoutStart: String {
      String(
        localized: "--dry-run can be used only with --init or --approve-trivial-changes.",
        comment: "Error of xcstrings review"
      )
    }
    static var report: String {
      String(
        localized: "The format of the list; html creates a page, and requires --output.",
        comment: "Help of xcstrings review --report. Do not translate 'html'"
      )
    }
    static var output: String {
      String(
        localized: "Write the page to this file.",
        comment: "Help of xcstrings review --output"
      )
    }
    static var mixedFiles: String {
      String(
        localized: "Review catalogs and translation files separately.",
        comment: "Error of xcstrings review"
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
    static var withoutFile: String {
      String(
        localized: "--report html and --output must be used together.",
        comment: "Error of xcstrings review"
      )
    }
  }
}

extension ReviewPageOptions {
  enum Texts {
    static var limit: String {
      String(
        localized: "The maximum number of translations.",
        comment: "Help of xcstrings review --limit"
      )
    }
    static var offset: String {
      String(
        localized: "The number of translations to leave out at the start.",
        comment: "Help of xcstrings review --offset"
      )
    }
    static var queueVersion: String {
      String(
        localized: "Fail if the list has changed since it had this version.",
        comment: "Help of xcstrings review --queue-version"
      )
    }
    static var numberValue: String {
      String(localized: "number", comment: "Help: placeholder for a number, one word")
    }
    static var versionValue: String {
      String(localized: "version", comment: "Help: placeholder for a version, one word")
    }
    static var badNumber: String {
      String(
        localized: "--limit must be at least 1, and --offset at least 0.",
        comment: "Error of xcstrings review"
      )
    }
    static var changed: String {
      String(
        localized: "The list of translations has changed.",
        comment: "Error of xcstrings review --queue-version"
      )
    }
    static var startAgain: String {
      String(
        localized: "Start again with --offset 0.",
        comment: "Below the error that the list of translations has changed"
      )
    }
  }
}
