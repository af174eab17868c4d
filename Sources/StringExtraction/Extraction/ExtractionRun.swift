package import Diagnostics
package import StringCatalog
import SwiftTypeChecker

/// The result of an extraction, and the snapshot for the next one.
package struct ExtractionRun: Sendable {
  /// The strings of each file, in the order of the paths.
  package let found: [FoundStrings]
  /// The problems in the files.
  package let diagnostics: [Diagnostic]
  private let makeSnapshot: (@Sendable () -> [UInt8])?
  /// The literals of each file that are not localizable, in the order of the paths.
  private let plainLiterals: [FoundLiterals]
  /// The number of files that were checked because they or their dependencies have changed.
  package let checkedCount: Int
  /// The number of files that were read.
  private let readCount: Int
  /// The number of all files.
  private let fileCount: Int
  /// Whether the old snapshot has other files, or there is none.
  private let hasOtherFiles: Bool

  /// Joins the findings of files that were all checked.
  ///
  /// - Parameters:
  ///   - states: The states of the files.
  ///   - snapshot: Makes the snapshot for the next extraction.
  init(_ states: [FileState], snapshot: (@Sendable () -> [UInt8])?) {
    self.init(states, nil, states.map { $0.findings?.problems ?? FileProblems() }, snapshot)
  }

  /// Joins the findings of files, of which the unchanged ones are in a snapshot; `nil` if they
  /// cannot be read.
  ///
  /// - Parameters:
  ///   - states: The states of the files.
  ///   - old: The snapshot of the earlier extraction.
  ///   - snapshot: Makes the snapshot for the next extraction; `nil` if the old one is up to date.
  init?(
    _ states: [FileState],
    since old: ExtractionSnapshot,
    snapshot: (@Sendable () -> [UInt8])?
  ) async {
    guard await old.areStringsIntact(of: states) else { return nil }
    var problems: [FileProblems] = []
    problems.reserveCapacity(states.count)
    for state in states {
      if let findings = state.findings {
        problems.append(findings.problems)
      } else if state.request.isWanted, let record = state.record {
        guard let kept = old.problems(of: old.files[record], path: state.request.path) else {
          return nil
        }
        problems.append(kept)
      } else {
        problems.append(FileProblems())
      }
    }
    self.init(states, old, problems, snapshot)
  }

  private init(
    _ states: [FileState],
    _ old: ExtractionSnapshot?,
    _ problems: [FileProblems],
    _ snapshot: (@Sendable () -> [UInt8])?
  ) {
    let wanted = states.indices.filter { states[$0].request.isWanted }
    let inOrder = wanted.sorted { states[$0].request.path < states[$1].request.path }
    found = inOrder.map { FoundStrings(states[$0], since: old) }
    plainLiterals = inOrder.map { FoundLiterals(states[$0], since: old) }
    diagnostics =
      wanted.flatMap { problems[$0].ofSyntax }
      + wanted.flatMap { problems[$0].ofTypes }.joiningUnreadFunctions
    makeSnapshot = snapshot
    checkedCount = states.count { $0.read != nil && $0.request.isWanted }
    readCount = states.count(where: \.wasRead)
    fileCount = states.count
    hasOtherFiles =
      old?.files.count != states.count || states.enumerated().contains { $1.former != $0 }
  }

  /// The snapshot for the next extraction; `nil` if the old one is up to date.
  ///
  /// Each access makes the snapshot. Callers that only need the strings do not wait for it.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  package var snapshot: [UInt8]? { makeSnapshot?() }

  /// Whether the next extraction would take noticeably longer without the new snapshot.
  ///
  /// In a very large project, writing the snapshot takes longer than reading a few files again.
  package var isWorthStoring: Bool {
    makeSnapshot != nil && (hasOtherFiles || readCount > fileCount / Self.filesPerRead)
  }

  /// The number of files for each file that is read again in every run.
  private static let filesPerRead = 1_000

  /// The strings and the problems.
  ///
  /// - Complexity: O(*n*) in the number of strings. Each access decodes those of unchanged files.
  package var strings: ParseResult<ExtractedStrings> {
    ParseResult(
      ExtractedStrings(found.flatMap(\.strings), completeness: .complete),
      diagnostics: diagnostics
    )
  }
}

/// The strings of a file.
package enum FoundStrings: Sendable {
  /// The strings of a file that was checked.
  case decoded([ExtractedString])
  /// The strings of an unchanged file.
  case encoded(EncodedStrings)

  fileprivate init(_ state: FileState, since old: ExtractionSnapshot?) {
    if state.findings == nil, let old, let record = state.record {
      self = .encoded(old.strings(of: old.files[record], path: state.request.path))
    } else {
      self = .decoded(state.findings?.occurrences ?? [])
    }
  }

  /// The path of the file; `nil` if there are no strings.
  package var path: String? {
    switch self {
    case .decoded(let strings): strings.first?.location.file
    case .encoded(let strings): strings.path
    }
  }

  /// Whether some calls may name a table.
  package var namesTables: Bool {
    switch self {
    case .decoded(let strings): strings.contains { $0.table != nil }
    case .encoded(let strings): strings.namesTables
    }
  }

  /// The strings, in the order of the file.
  package var strings: [ExtractedString] {
    switch self {
    case .decoded(let strings): strings
    case .encoded(let strings): strings.decoded()
    }
  }
}

extension [FoundStrings] {
  /// Returns the strings of all files, which are decoded in parallel.
  package func decoded() async -> [ExtractedString] {
    let files = await inBatches(self) { batch, _ in batch.map(\.strings) }
    var strings: [ExtractedString] = []
    strings.reserveCapacity(files.reduce(0) { $0 + $1.count })
    for file in files { strings += file }
    return strings
  }
}

/// The literals of a file that are not localizable.
private struct FoundLiterals: Sendable {
  let path: String
  private let made: PlainLiterals
  private let kept: (bytes: SnapshotBytes, range: Range<Int>)?

  init(_ state: FileState, since old: ExtractionSnapshot?) {
    path = state.request.path
    made = state.findings?.plainLiterals ?? PlainLiterals()
    kept =
      if state.findings == nil, let old, let record = state.record {
        (old.bytes, old.range(old.files[record].literals, in: .literals))
      } else {
        nil
      }
  }

  /// The literals, in the order of the file.
  var decoded: [PlainLiteral] {
    guard let kept else { return made.bytes.withUnsafeBytes(PlainLiterals.decoded) }
    return kept.bytes.withBytes(kept.range, PlainLiterals.decoded)
  }
}

extension ExtractionRun {
  /// Returns the literals that may be uses of keys that were not found.
  ///
  /// A key may be missing because its literal was removed, because the literal is now a plain
  /// `String`, or because no source declares the callee. Literals that are never compiled do not
  /// count.
  ///
  /// - Parameter keys: The keys.
  /// - Returns: The literals with the strings of the keys, in the order of files and offsets.
  /// - Complexity: O(*n*) in the number of literals of all files. No file is read again.
  package func possibleUses(of keys: SoughtKeys) -> [PossibleKeyUse] {
    plainLiterals.flatMap { file in file.decoded.flatMap { keys.uses(by: $0, in: file.path) } }
  }

  /// The literals in calls whose callee is not known, by the paths of their files.
  ///
  /// - Complexity: O(*n*) in the number of literals of all files.
  package var unresolvedLiterals: [String: [PlainLiteral]] {
    Dictionary(
      plainLiterals.map { ($0.path, $0.decoded.filter { $0.unknown != nil }) },
      uniquingKeysWith: +
    )
  }
}
