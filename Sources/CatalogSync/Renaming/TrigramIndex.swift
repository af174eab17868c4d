/// Finds the texts that share runs of three characters with a given one.
///
/// Each look-up goes through a bounded number of entries, those of the rarest runs first, so that a
/// run that every text has costs nothing.
struct TrigramIndex {
  private typealias Trigram = SIMD4<UInt32>

  private var positions: [Trigram: [Int]] = [:]

  /// The most entries of the index that a look-up goes through, and the most texts that it returns.
  private static let entryLimit = 2_048
  private static let resultLimit = 48

  /// Creates an index.
  ///
  /// - Complexity: O(*n*), where *n* is the length of all texts together.
  init(_ texts: [String]) {
    for (position, text) in texts.enumerated() {
      for trigram in Self.trigrams(of: text) { positions[trigram, default: []].append(position) }
    }
  }

  /// Returns the positions of the texts that share most with `text`, the likeliest first.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the length of the text, whatever is in the index.
  func candidates(for text: String) -> [Int] {
    let found = Self.trigrams(of: text).compactMap { positions[$0] }
      .sorted { ($0.count, $0[0]) < ($1.count, $1[0]) }
    var shared: [Int: Int] = [:]
    var left = Self.entryLimit
    for entries in found where left > 0 {
      for position in entries.prefix(left) { shared[position, default: 0] += 1 }
      left -= entries.count
    }
    return shared.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .prefix(Self.resultLimit)
      .map(\.key)
  }

  /// Returns the runs of three characters, blanks before and behind the text included, each once.
  private static func trigrams(of text: String) -> Set<Trigram> {
    let blank: UInt32 = 0x20
    let scalars = [blank, blank] + text.lowercased().unicodeScalars.map(\.value) + [blank, blank]
    return Set(
      scalars.indices.dropLast(2)
        .map { start in
          Trigram(scalars[start], scalars[start + 1], scalars[start + 2], 0)
        }
    )
  }
}
