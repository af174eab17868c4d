/// Scalars that are in one Character with their neighbors, and strings in which they surround the
/// delimiters of a format.
package enum GraphemeNeighbors {
  /// One scalar of each value of Grapheme_Cluster_Break, and some with other properties that matter
  /// for the division into characters (UAX #29).
  package static let scalars: [Unicode.Scalar] = [
    "\u{D4E}", "\u{600}",  // Prepend
    "\u{301}", "\u{FE0F}", "\u{1F3FD}", "\u{E0041}",  // Extend
    "\u{903}", "\u{1D166}",  // SpacingMark
    "\u{94D}", "\u{915}",  // Indic_Conjunct_Break: Linker, Consonant
    "\u{200D}",  // ZWJ
    "\u{1F1EA}",  // Regional_Indicator
    "\u{1100}", "\u{1161}", "\u{11A8}", "\u{AC00}", "\u{AC01}",  // L, V, T, LV, LVT
    "\r", "\n", "\u{1}", "\u{2028}", "\u{200B}",  // CR, LF, Control
    "\u{1F600}", "\u{A9}",  // Extended_Pictographic
    "a", " ",  // Other
  ]

  /// Returns strings with a delimiter between all pairs of neighbors, and without one of them.
  package static func strings(around delimiter: String) -> [String] {
    let neighbors = [""] + scalars.map { String($0) }
    return neighbors.flatMap { before in neighbors.map { before + delimiter + $0 } }
  }

  /// Returns all scalars of Unicode, each between two delimiters, in some hundred strings.
  ///
  /// - Parameters:
  ///   - delimiter: The delimiter.
  ///   - isIncluded: Whether a scalar is one of a text in the format.
  /// - Returns: The strings, without NUL unless the condition includes it.
  package static func everyScalar(
    between delimiter: String,
    where isIncluded: (Unicode.Scalar) -> Bool = { $0 != "\0" }
  ) -> [String] {
    stride(from: UInt32(0), through: 0x10_FFFF, by: 0x1000)
      .map { first in
        (first..<first + 0x1000).lazy.compactMap(Unicode.Scalar.init).filter(isIncluded)
          .reduce(into: delimiter) {
            $0.unicodeScalars.append($1)
            $0 += delimiter
          }
      }
  }
}
