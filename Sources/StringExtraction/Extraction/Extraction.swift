import Diagnostics
import StringCatalog
import SwiftTypeChecker

/// An extraction of the strings of some files.
///
/// It reads the files that the old snapshot does not describe, and finds the names whose meaning
/// has changed. Then it checks the changed files, and the files that depend on these names.
struct Extraction<Failure: Error>: Sendable {
  private let requests: [FileRequest]
  private let options: ExtractionOptions
  /// Whether to make a snapshot for the next extraction.
  let makesSnapshot: Bool
  private let read: @Sendable (String) throws(Failure) -> [UInt8]
  /// The fingerprint of the program, the tables and the options that a snapshot must have.
  let identity: Fingerprint
  private let trees: TreeBudget

  /// The number of files that one task reads.
  private static var batchSize: Int { 16 }
  /// The number of files that one task checks.
  private static var checkedBatchSize: Int { 16 }

  /// Creates an extraction.
  init(
    _ requests: [FileRequest],
    options: ExtractionOptions,
    program: String = "",
    makesSnapshot: Bool,
    trees: TreeBudget = TreeBudget(),
    reading read: @escaping @Sendable (String) throws(Failure) -> [UInt8]
  ) {
    self.trees = trees
    self.requests = requests
    self.options = options
    self.makesSnapshot = makesSnapshot
    self.read = read
    identity = PlatformDeclarations.fingerprint.adding(options.fingerprint.rawValue).adding(program)
  }

  /// Finds the strings, starting from the snapshot of an earlier extraction.
  func run(
    from old: ExtractionSnapshot?,
    _ progress: (ExtractionProgress) -> Void
  ) async throws(Failure) -> ExtractionRun {
    guard let old else { return try await run(progress) }
    var states = old.matched(with: requests)
    try await read(states.indices.filter { !states[$0].isUnchanged }, of: &states, old, progress)
    if let run = await old.unchangedRun(states) { return run }
    guard old.isIntactForChanges else { return try await run(progress) }
    let update = try await readDependents(&states, since: old, progress)
    let declarations = ProjectDeclarations(of: states, update, since: old)
    try await check(&states, declarations, progress)
    let snapshot = snapshot(of: states, update, since: old)
    guard !update.isDamaged, !declarations.isDamaged,
      let run = await ExtractionRun(states, since: old, snapshot: snapshot)
    else {
      return try await run(progress)
    }
    return run
  }

  /// Reads the files that depend on changed names, until no more files do.
  private func readDependents(
    _ states: inout [FileState],
    since old: ExtractionSnapshot,
    _ progress: (ExtractionProgress) -> Void
  ) async throws(Failure) -> DeclarationUpdate {
    while true {
      let update = DeclarationUpdate(of: states, since: old)
      let affected = old.files(of: states, dependingOn: update.changedKeys)
      if affected.isEmpty { return update }
      for index in affected { states[index].needsCheck = true }
      // A file may have been written in the meantime, so its names may have changed as well.
      try await read(affected, of: &states, old, progress)
    }
  }

  /// Finds the strings without a snapshot.
  private func run(
    _ progress: (ExtractionProgress) -> Void
  ) async throws(Failure) -> ExtractionRun {
    var states = requests.map { FileState($0) }
    try await read(Array(states.indices), of: &states, nil, progress)
    let update = DeclarationUpdate(of: states)
    let declarations = ProjectDeclarations(of: states, update)
    try await check(&states, declarations, progress)
    let run = ExtractionRun(states, snapshot: snapshot(of: states, update, since: nil))
    releaseLater(states, declarations)
    return run
  }

  /// Frees the trees and declarations of all files later, in the background.
  ///
  /// There are millions of small objects in them. Most commands end before, and need not free them.
  private func releaseLater(_ states: [FileState], _ declarations: ProjectDeclarations) {
    Task.detached(priority: .low) {
      try? await Task.sleep(for: .seconds(1))
      withExtendedLifetime((states, declarations)) {}
    }
  }
}

extension Extraction {
  /// Reads files, and parses the ones that have changed or need to be checked.
  private func read(
    _ indices: [Int],
    of states: inout [FileState],
    _ old: ExtractionSnapshot?,
    _ progress: (ExtractionProgress) -> Void
  ) async throws(Failure) {
    let files = indices.map { states[$0] }
    let read = try await inBatches(
      of: Self.batchSize,
      files,
      { progress(ExtractionProgress(step: .reading, done: $0, total: files.count)) },
      { state throws(Failure) in try self.read(state, old) }
    )
    for (index, state) in zip(indices, read) { states[index] = state }
  }

  private func read(
    _ state: FileState,
    _ old: ExtractionSnapshot?
  ) throws(Failure) -> FileState {
    var state = state
    state.wasRead = true
    let source = SourceFile(path: state.request.path, bytes: try read(state.request.path))
    let content = makesSnapshot ? Fingerprint(source.bytes) : .start
    if let old, let former = state.former {
      let record = old.files[former]
      state.isUnchanged =
        record.content == content
        && record.traits.contains(.isWanted) == state.request.isWanted
    }
    if !state.isUnchanged || state.needsCheck {
      state.read = ParsedFile(
        source,
        content: content,
        isWanted: state.request.isWanted,
        options: options,
        makesSnapshot: makesSnapshot,
        trees: trees
      )
    }
    return state
  }

  /// Finds the strings of the files that were read.
  private func check(
    _ states: inout [FileState],
    _ declarations: ProjectDeclarations,
    _ progress: (ExtractionProgress) -> Void
  ) async throws(Failure) {
    let open = states.indices.filter { states[$0].read != nil && states[$0].request.isWanted }
    let files = open.compactMap { index in states[index].read.map { (number: index, file: $0) } }
    let options = options
    // The trees of a small project are freed at the end, or never.
    let areTreesKept = !trees.isExceeded
    let lookups = LookupPool(declarations)
    let batches = files.batches(of: Self.checkedBatchSize)
    let results = try await inBatches(
      of: 1,
      batches,
      { done in
        let count = min(done * Self.checkedBatchSize, files.count)
        progress(ExtractionProgress(step: .checking, done: count, total: files.count))
      },
      { batch throws(Failure) in
        let lookup = lookups.take()
        defer { lookups.giveBack(lookup) }
        return batch.map { number, file -> (FileFindings, [ShortDeclarationKey]) in
          guard let tree = file.tree(options, isKept: areTreesKept) else {
            return (FileFindings(), [])
          }
          let inference = TypeInference(file: number, lookup: lookup.types)
          let observer = PlainLiteralObserver()
          let collector = KeyCollector(
            tree,
            inference,
            routines: options.routines,
            observer: observer
          )
          collector.run()
          let dependencies = makesSnapshot ? lookup.types.index.dependencies : []
          return (FileFindings(collector, observer), dependencies)
        }
      }
    )
    for (index, result) in zip(open, results.joined()) {
      (states[index].findings, states[index].dependencies) = result
    }
  }
}
