package import Diagnostics
import StringCatalog

/// A literal that reads like a key, but is not known to be one.
package struct KeyRemnant: Hashable, Sendable {
  /// The key.
  package var key: String
  /// Where the literal stands.
  package var place: Place
  /// Why nobody can tell whether the literal is localizable; `nil` if it is a plain `String`.
  package var unknown: UnknownCall?

  /// Creates what is left of a key.
  package init(key: String, place: Place, unknown: UnknownCall?) {
    self.key = key
    self.place = place
    self.unknown = unknown
  }

  /// A call of which nothing is known.
  package struct UnknownCall: Hashable, Sendable {
    /// What the code calls.
    package var name: String
    /// Why nothing is known of it.
    package var reason: UnknownType

    /// Creates a call.
    package init(name: String, reason: UnknownType) {
      self.name = name
      self.reason = reason
    }
  }
}

/// Finds what still stands in the sources of keys that were not found there.
///
/// A key may be gone because its literal is, because the literal is a plain `String` now, or because
/// what it is passed to is declared in none of the sources, so that nobody can tell. Literals that no
/// build compiles are none, and those that are localizable are not asked about. Of a key without any
/// text nothing is told: every empty literal would be a trace of it.
///
/// - Parameters:
///   - keys: The keys that were not found.
///   - sources: The files whose strings are extracted.
///   - others: Files whose declarations type the calls in `sources`.
///   - options: What the project tells about its sources.
/// - Returns: The literals that read like the keys, in the order of files and offsets.
/// - Complexity: O(*n*) in the size of all files, to find those that have such a literal; they alone
///   are typed, and where there are none, no declaration is read.
package func findRemnants(
  of keys: [String],
  in sources: [SourceFile],
  knowing others: [SourceFile] = [],
  options: ExtractionOptions = ExtractionOptions()
) async -> [KeyRemnant] {
  let patterns = Dictionary(grouping: keys) { LiteralPattern($0).texts }
    .filter { texts, _ in texts.contains { !$0.isEmpty } }
  let filter = TextFilter(patterns.keys.map { $0.max { $0.utf8.count < $1.utf8.count } ?? "" })
  let interpolates = patterns.keys.contains { $0.count > 1 }
  let isCandidate = await inBatches(sources) { batch, _ in
    batch.map { source in
      guard filter.mayHold(source.bytes) else { return false }
      return SourceLiterals(source, options: options).all
        .contains { $0.plainText.map { patterns[[$0]] != nil } ?? interpolates }
    }
  }
  let candidates = zip(sources, isCandidate).filter(\.1).map(\.0)
  guard !candidates.isEmpty else { return [] }
  let rest = zip(sources, isCandidate).filter { !$0.1 }.map(\.0)
  let project = await ObservedProject(candidates, rest + others, options)
  let places = DeclarationPlaces(project.sources)
  return project.trees.enumerated()
    .flatMap { file, tree -> [KeyRemnant] in
      var texts: [Int: [String]] = [:]
      let observer = LiteralObserver(places) { literal, _ in
        guard patterns[literal.texts] != nil else { return false }
        texts[literal.range.lowerBound] = literal.texts
        return true
      }
      _ = project.check(tree, file: file, observer)
      return observer.all.filter { $0.string == nil }
        .flatMap { explanation in
          (patterns[texts[explanation.place.utf8Range.lowerBound] ?? []] ?? [])
            .map { KeyRemnant($0, explanation) }
        }
    }
    .sorted { $0.place < $1.place }
}

extension KeyRemnant {
  fileprivate init(_ key: String, _ explanation: LiteralExplanation) {
    self.key = key
    place = explanation.place
    unknown =
      switch explanation.context {
      // What is known of the platform is all of it, so that a call of it takes a plain text there.
      case .argumentOfUnknown(_, .ofPlatform): nil
      case .argumentOfUnknown(let name, let reason): UnknownCall(name: name, reason: reason)
      default: nil
      }
  }
}

/// Tells quickly which files may hold one of several texts in a literal.
///
/// A file may be kept that holds none, never the other way round: of each text only a run is looked
/// for that every literal spells in the same way.
struct TextFilter: Sendable {
  /// The runs by their first two bytes.
  private var runs: [UInt16: [[UInt8]]] = [:]
  /// Whether a text has no such run, so that every file may hold it.
  private var keepsAll = false

  init(_ texts: [String]) {
    for text in texts {
      let run = Self.plainRun(of: Array(text.utf8))
      guard run.count > 1 else {
        keepsAll = true
        continue
      }
      runs[Self.start(run[0], run[1]), default: []].append(run)
    }
  }

  /// Returns whether a literal of the file may have one of the texts.
  ///
  /// - Complexity: O(*n*), where *n* is the size of the file.
  func mayHold(_ bytes: [UInt8]) -> Bool {
    if keepsAll { return true }
    guard bytes.count > 1 else { return false }
    var isStart = [Bool](repeating: false, count: 1 << 16)
    for start in runs.keys { isStart[Int(start)] = true }
    for position in 0..<(bytes.count - 1) {
      let start = Self.start(bytes[position], bytes[position + 1])
      guard isStart[Int(start)] else { continue }
      if runs[start]?.contains(where: { bytes[position...].starts(with: $0) }) ?? false {
        return true
      }
    }
    return false
  }

  private static func start(_ first: UInt8, _ second: UInt8) -> UInt16 {
    UInt16(first) << 8 | UInt16(second)
  }

  /// Returns the longest run of visible ASCII characters that no literal has to escape.
  ///
  /// Blanks are none of them: a literal of several lines may go on in the next one there.
  private static func plainRun(of text: [UInt8]) -> [UInt8] {
    text.split { byte in
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): true
      case UInt8(ascii: "!")...UInt8(ascii: "~"): false
      default: true
      }
    }
    .max { $0.count < $1.count }
    .map(Array.init) ?? []
  }
}
