import CommandSupport
import Diagnostics
import ExtractedStrings

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
    DiagnosticPrinter.localized.print(plan.diagnostics, to: console)
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
