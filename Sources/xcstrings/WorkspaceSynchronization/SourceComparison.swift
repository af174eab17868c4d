import CommandSupport
import Diagnostics
import FileSystem
import StringExtraction

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
    _ body: (SourceExtraction, [SyncOutcome]) throws -> Result
  ) async throws -> Result {
    try await SourceExtraction.read(input, console, isMachineRead: isMachineRead) { extraction in
      try body(extraction, try await outcomes(of: extraction))
    }
  }

  /// Returns what a synchronization makes of each catalog.
  private func outcomes(of extraction: SourceExtraction) async -> [SyncOutcome] {
    let synchronizations = plan.synchronizations(with: extraction, in: project, choices)
    let asking = synchronizations.filter { $0.losesKeys || $0.mayRenameKeys }
    let keys = Set(asking.flatMap(\.missingKeys))
    let uses = keys.isEmpty ? nil : PossibleKeyUses(await extraction.possibleUses(of: keys))
    let outcomes = synchronizations.map { $0.outcome(knowing: uses) }
    let isLost =
      synchronizations.contains(where: \.losesKeys) || outcomes.contains(where: \.hasRenames)
    return isLost ? outcomes : outcomes.map { $0.withoutPossibleUses() }
  }
}

/// What the sources may still have of keys that were not found.
struct PossibleKeyUses {
  private let uses: [String: [PossibleKeyUse]]

  /// Groups uses by their keys.
  init(_ uses: [PossibleKeyUse]) {
    self.uses = Dictionary(grouping: uses, by: \.key)
  }

  /// Returns where a key is a plain `String`.
  func plainPlaces(of key: String, in sources: Set<String>) -> [Place] {
    uses(of: key, in: sources).filter { $0.unknown == nil }.map(\.place)
  }

  /// Returns the literals of a key that are passed to something of which nothing is known.
  func undecided(_ key: String, in sources: Set<String>) -> [PossibleKeyUse] {
    uses(of: key, in: sources).filter { $0.unknown != nil }
  }

  private func uses(of key: String, in sources: Set<String>) -> [PossibleKeyUse] {
    (uses[key] ?? [])
      .filter { $0.key.utf8.elementsEqual(key.utf8) && sources.contains($0.place.file) }
  }
}

/// The sources of a catalog that were not read, or not to their end.
///
/// As long as there is one, a key that was not found may stand there.
struct SourceGaps {
  /// Those that feed the catalog and that the user left out.
  var unnamed: [String] = []
  /// Those that a list names and that are not there.
  var missing: [String] = []
  /// Those that the system did not let us read.
  var unreadable: [String] = []
  /// Those whose code has errors, and the projects and manifests that are not understood.
  ///
  /// They may belong to other catalogs: what they declare gives calls their types.
  var misunderstood: [String] = []
  /// Those whose strings nobody has written down, or not all of them.
  var unrecorded: [String] = []
  /// Whether nothing tells which sources there are.
  var isUnbounded = false

  /// Whether nothing was left out.
  var isEmpty: Bool {
    unnamed.isEmpty && missing.isEmpty && unreadable.isEmpty && misunderstood.isEmpty
      && unrecorded.isEmpty && !isUnbounded
  }
}
