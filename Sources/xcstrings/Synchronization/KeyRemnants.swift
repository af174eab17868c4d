import CommandSupport
import Diagnostics
import SwiftExtraction

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
