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
  private func outcomes(of extraction: SourceExtraction) async throws -> [SyncOutcome] {
    let outcomes = plan.catalogs.map { SyncOutcome($0, extraction, in: project, choices) }
    let remnants = try await KeyRemnants(outcomes, input, without: extraction.unread)
    guard remnants.isKnown else { return outcomes }
    return plan.catalogs.map { SyncOutcome($0, extraction, in: project, choices, remnants) }
  }
}

/// What the sources still have of keys that were not found.
///
/// To know it, the sources have to be read once more. So it is asked for only where keys would go.
struct KeyRemnants {
  /// Whether anybody has looked.
  var isKnown: Bool { literals != nil }
  private let literals: [String: [KeyRemnant]]?

  /// Creates those of sources in which nobody has looked.
  init() {
    literals = nil
  }

  /// Looks for what some synchronizations would need to know, if they would lose keys.
  ///
  /// - Parameters:
  ///   - outcomes: What comes of them if nothing stands in the sources any more.
  ///   - input: The sources.
  ///   - unread: Those that cannot be read.
  /// - Throws: That a source could not be read.
  init(
    _ outcomes: [SyncOutcome],
    _ input: ExtractionInput,
    without unread: [FileError]
  )
    async throws(FileError)
  {
    let keys = outcomes.filter(\.losesKeys).flatMap(\.missingKeys)
    guard !keys.isEmpty else {
      literals = nil
      return
    }
    var readable = input
    let missing = Set(unread.map(\.path))
    readable.files.removeAll { missing.contains($0) }
    readable.indexed.removeAll { missing.contains($0) }
    let sources = try readable.sources()
    let found = await findRemnants(
      of: Set(keys).sorted(),
      in: sources.wanted,
      knowing: sources.others,
      options: input.options
    )
    let others = try await ObjectiveCSources(readable).remnants(of: keys)
    literals = Dictionary(grouping: found + others, by: \.key)
  }

  /// Returns where a key stands as a plain `String`.
  func plainPlaces(of key: String, in sources: Set<String>) -> [Place] {
    remnants(of: key, in: sources).filter { $0.unknown == nil }.map(\.place)
  }

  /// Returns the literals of a key that are passed to something of which nothing is known.
  func undecided(_ key: String, in sources: Set<String>) -> [KeyRemnant] {
    remnants(of: key, in: sources).filter { $0.unknown != nil }
  }

  private func remnants(of key: String, in sources: Set<String>) -> [KeyRemnant] {
    (literals?[key] ?? [])
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
