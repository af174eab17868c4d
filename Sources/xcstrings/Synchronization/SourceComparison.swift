import CommandSupport
import SwiftExtraction

/// The comparison of catalogs with the sources that feed them.
///
/// `sync` writes what comes of it and `validate` tells it, so the two are of one opinion.
struct SourceComparison {
  private let plan: SyncPlan
  private let project: Project?
  private let choices: SyncChoices
  private let input: ExtractionInput

  /// Creates a comparison; nothing is read yet but what the plan has.
  ///
  /// - Parameters:
  ///   - plan: The catalogs, and what feeds them.
  ///   - project: The project that tells about tables and keys; `nil` if there is none.
  ///   - conditions: Which parts of the sources a build compiles.
  ///   - cache: Where the extraction before has left what need not be read again; `nil` for nowhere.
  ///   - choices: What a synchronization does beyond what Xcode does.
  init(
    of plan: SyncPlan,
    in project: Project?,
    conditions: ConditionOptions,
    cache: ExtractionCache?,
    choices: SyncChoices
  ) {
    self.plan = plan
    self.project = project
    self.choices = choices
    var input = ExtractionInput(
      files: plan.files,
      stamps: plan.stamps,
      indexed: plan.indexed,
      options: conditions.extractionOptions(
        of: project,
        routines: plan.routines,
        possibleConditions: plan.compilationConditions
      ),
      cache: cache
    )
    input.goesOnWithoutUnreadable = true
    self.input = input
  }

  /// Reads the sources, and hands over what comes of it.
  ///
  /// - Parameters:
  ///   - console: Where a person sees how far it is.
  ///   - isMachineRead: Whether the result is for another program, and progress for nobody.
  ///   - body: Takes what the sources have, and what a synchronization makes of each catalog. What
  ///     the next extraction starts from is written meanwhile.
  /// - Returns: What `body` returns.
  /// - Throws: That a source could not be read twice, and what `body` throws.
  func perform<Result>(
    _ console: Console,
    isMachineRead: Bool,
    _ body: (Extraction, [SyncOutcome]) throws -> Result
  ) async throws -> Result {
    try await Extraction.read(input, console, isMachineRead: isMachineRead) { extraction in
      try body(extraction, try await outcomes(of: extraction))
    }
  }

  /// Returns what a synchronization makes of each catalog.
  private func outcomes(of extraction: Extraction) async throws -> [SyncOutcome] {
    let outcomes = plan.catalogs.map { SyncOutcome($0, extraction, in: project, choices) }
    let remnants = try await KeyRemnants(outcomes, input, without: extraction.unread)
    guard remnants.isKnown else { return outcomes }
    return plan.catalogs.map { SyncOutcome($0, extraction, in: project, choices, remnants) }
  }
}
