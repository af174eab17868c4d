import CommandSupport
import Diagnostics
import FileSystem
import Localization
import StringCatalog
import StringExtraction

/// What one synchronization does: it reads the project, the catalogs and the sources, and compares
/// them.
struct SyncPass {
  /// What the user asks for.
  var request: SyncRequest
  /// The strings that were written down before, and what becomes of keys that are not among them.
  var stringsData: StringsDataOptions
  /// Which parts of the sources a build compiles.
  var conditions: ConditionOptions
  /// Where the extraction before has left what need not be read again.
  var caching: CacheOptions
  /// What is done to texts and states beyond what Xcode does.
  var states: SyncStateOptions
  /// Whether the result is for another program, and progress for nobody.
  var isMachineRead: Bool
  /// What keeps for the next pass of this process what need not be read again, where no folder does.
  var memory: ExtractionMemory?

  /// Returns what has to be read, after the problems of declarations were told.
  func plan(in project: Project?, _ console: Console) async throws -> SyncPlan {
    try stringsData.checkUse()
    var plan = try await request.plan(in: project, console)
    for index in plan.catalogs.indices {
      plan.catalogs[index].keepsAbsentKeys = stringsData.skipMarkingStringsStale
    }
    DiagnosticPrinter().print(plan.diagnostics, to: console)
    return plan
  }

  /// Reads what there is, and hands over what comes of it.
  ///
  /// What cannot be read of catalogs and sources is told, and the others are compared all the same.
  ///
  /// - Parameters:
  ///   - console: Where problems are told.
  ///   - body: Takes what a synchronization makes of the catalogs. What the next extraction starts
  ///     from is written meanwhile.
  /// - Returns: How the command ends if it finds nothing.
  /// - Throws: That the project cannot be read, and what `body` throws.
  func perform(
    _ console: Console,
    _ body: (SyncResult) throws -> Void
  ) async throws -> ExitStatus {
    let project = try Project.find(console)
    let plan = try await plan(in: project, console)
    guard stringsData.paths.isEmpty else {
      return try await performRecorded(plan, in: project, console, body)
    }
    let comparison = SourceComparison(
      of: plan,
      in: project,
      conditions: conditions,
      cache: caching.cache(in: project, scope: request.scope, orIn: memory),
      choices: states.choices(in: project)
    )
    return try await comparison.perform(console, isMachineRead: isMachineRead) {
      extraction,
      outcomes in
      extraction.reportProblems(to: console)
      for error in extraction.unread { console.report(CommandFailure(error)) }
      if !request.catalogs.isEmpty { try NewCatalogCheck(project: project).check(outcomes) }
      try body(
        SyncResult(
          outcomes: outcomes,
          unreadCatalogs: plan.unreadCatalogs,
          sources: plan.files
        )
      )
      if request.catalogs.isEmpty, plan.unreadCatalogs.isEmpty, !isMachineRead {
        HomelessStrings(
          in: extraction.strings.occurrences,
          beside: outcomes,
          of: plan.catalogs.flatMap(\.sources),
          project: project
        )
        .remark(to: console)
      }
      return plan.unreadStatus ?? extraction.unread.first?.status ?? .done
    }
  }
}

// MARK: - Recorded strings

extension SyncPass {
  /// Compares catalogs with the strings that were written down before, and reads no source.
  ///
  /// A file that is damaged is told and left out. As its strings are not known, no key is marked or
  /// removed then.
  ///
  /// - Parameters:
  ///   - plan: What feeds the catalogs.
  ///   - project: The project that tells about tables and keys.
  ///   - console: Where problems are told.
  ///   - body: Takes what a synchronization makes of the catalogs.
  /// - Returns: How the command ends if it finds nothing.
  /// - Throws: That a file or a folder could not be reached, and what `body` throws.
  func performRecorded(
    _ plan: SyncPlan,
    in project: Project?,
    _ console: Console,
    _ body: (SyncResult) throws -> Void
  ) async throws -> ExitStatus {
    var recorded = try await RecordedStrings(
      readingFrom: stringsData.paths,
      sourceRoot: stringsData.sourceRoot
    )
    let options = conditions.extractionOptions(of: project, routines: plan.routines)
    try await recorded.addObjectiveC(
      of: plan,
      ObjectiveCOptions(routines: options.routines, includesDebugOnly: options.includesDebugOnly)
    )
    let narrowed = recorded.narrowed(plan, isDeclaredComplete: stringsData.complete)
    recorded.reportCoverage(of: narrowed, from: plan, to: console)
    let extraction = recorded.extraction(for: plan)
    extraction.reportProblems(to: console)
    let choices = states.choices(in: project)
    let outcomes = narrowed.synchronizations(with: extraction, in: project, choices)
      .map { $0.outcome(knowing: nil) }
    if !request.catalogs.isEmpty { try NewCatalogCheck(project: project).check(outcomes) }
    try body(
      SyncResult(outcomes: outcomes, unreadCatalogs: plan.unreadCatalogs, sources: plan.files)
    )
    return recorded.isDamaged ? .data : plan.unreadStatus ?? .done
  }
}

/// What a synchronization makes of all catalogs.
struct SyncResult {
  /// The catalogs that could be read.
  var outcomes: [SyncOutcome]
  /// The catalogs that could not, which stay as they are.
  var unreadCatalogs: [UnreadCatalog]
  /// The sources that were read.
  var sources: [String]

  /// Whether a catalog has to be written.
  var isChanged: Bool { outcomes.contains(where: \.isChanged) }

  /// Writes the catalogs that changed.
  ///
  /// What cannot be written is told, and the others are written all the same.
  ///
  /// - Returns: How the command ends; `done` if nothing was in the way.
  func write(_ console: Console) -> ExitStatus {
    var status = ExitStatus.done
    for outcome in outcomes {
      do throws(FileError) {
        try outcome.write()
      } catch {
        console.report(CommandFailure(error))
        if status == .done { status = error.status }
      }
    }
    return status
  }
}

// MARK: - Reporting

extension RecordedStrings {
  /// Tells why the keys that were not found stay, and which strings are left out.
  ///
  /// - Parameters:
  ///   - narrowed: What was written down of that which feeds the catalogs.
  ///   - plan: What feeds the catalogs, as the project has it.
  ///   - console: Where it is told.
  func reportCoverage(of narrowed: SyncPlan, from plan: SyncPlan, to console: Console) {
    for planned in narrowed.catalogs {
      if let remark = remark(on: planned) { console.remark(remark) }
    }
    let gone = goneSources
    if let first = gone.first {
      console.remark(
        String(
          localized:
            "\(gone.count) sources no longer exist, such as '\(first)'; their strings are left out.",
          comment: "Remark of xcstrings sync --stringsdata. The second argument is a file"
        )
      )
    }
    let unclaimed = plan.files.isEmpty ? [] : unclaimedSources(in: plan)
    if let first = unclaimed.first {
      console.remark(
        String(
          localized:
            "\(unclaimed.count) sources belong to no catalog here, such as '\(first)'; their strings are left out.",
          comment: "Remark of xcstrings sync --stringsdata. The second argument is a file"
        )
      )
    }
  }

  private func remark(on planned: PlannedCatalog) -> String? {
    let path = planned.file.path
    if planned.gaps.isUnbounded {
      return String(
        localized:
          "It is not known which sources belong to \(path), so no key is marked or removed. Use --complete if the files contain all strings.",
        comment: "Remark of xcstrings sync --stringsdata. The argument is the path of a catalog"
      )
    }
    let missing = planned.gaps.unrecorded
    guard let first = missing.first, !planned.keepsAbsentKeys else { return nil }
    return String(
      localized:
        "No key of \(path) is marked or removed: \(missing.count) of its sources have no complete .stringsdata, such as '\(first)'.",
      comment:
        "Remark of xcstrings sync --stringsdata. The arguments are the path of a catalog, a number and a file"
    )
  }
}

/// Strings of sources that feed catalogs, in tables for which there is no catalog: nobody would
/// translate them, and nobody would know.
struct HomelessStrings {
  private let tables: [TableStrings]

  /// Finds them.
  ///
  /// - Parameters:
  ///   - occurrences: What the sources have.
  ///   - outcomes: What a synchronization makes of all catalogs of the project.
  ///   - sources: The sources that feed some catalog.
  ///   - project: The project that tells about tables; `nil` if there is none.
  init(
    in occurrences: [ExtractedString],
    beside outcomes: [SyncOutcome],
    of sources: [String],
    project: Project?
  ) {
    let homes = Set(outcomes.map(\.file.table))
    let sources = Set(sources)
    tables =
      TableStrings.group(occurrences.filter { sources.contains($0.place.file) }, in: project)
      .filter { !homes.contains($0.table) }
  }

  /// Tells of each table, with one of its strings.
  func remark(to console: Console) {
    for strings in tables {
      guard let first = strings.occurrences.first else { continue }
      let key = KeyQuotation(first.key, limit: 72).text
      let place = "\(first.place.file):\(first.place.line):\(first.place.column)"
      let count = Set(strings.occurrences.map(\.key)).count
      console.remark(
        String(
          localized:
            "\(count) keys of the table '\(strings.table)' are in no catalog, such as \(key) at \(place).",
          comment: "Remark of xcstrings sync: the code has strings for which no catalog exists"
        )
      )
    }
  }
}
