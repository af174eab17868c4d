/// Measures the longest common subsequence of one text and many others.
///
/// The algorithm handles 64 characters at once; see H. Hyyrö, "Bit-parallel LCS-length computation
/// revisited" (2004).
package struct CommonSubsequence: Sendable {
  /// The number of characters of the text.
  package let count: Int
  /// The number of words of 64 bits that the text takes.
  let wordCount: Int
  /// For each ASCII character, the words that mark its occurrences.
  private var asciiMarks: [UInt64]
  /// The first word of each other character in `otherMarks`.
  private var starts: [UInt32: Int] = [:]
  /// The words of the other characters, after the words of a character that does not occur.
  private var otherMarks: [UInt64]

  /// Prepares a text.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  package init(_ text: String) {
    let scalars = Array(text.unicodeScalars)
    count = scalars.count
    wordCount = max(1, (count + 63) / 64)
    asciiMarks = [UInt64](repeating: 0, count: 128 * wordCount)
    otherMarks = [UInt64](repeating: 0, count: wordCount)
    for (position, scalar) in scalars.enumerated() {
      let (word, bit) = (position / 64, UInt64(1) << UInt64(position % 64))
      guard scalar.value >= 0x80 else {
        asciiMarks[Int(scalar.value) * wordCount + word] |= bit
        continue
      }
      let start = starts[scalar.value] ?? otherMarks.count
      if start == otherMarks.count {
        starts[scalar.value] = start
        otherMarks.append(contentsOf: repeatElement(0, count: wordCount))
      }
      otherMarks[start + word] |= bit
    }
  }

  /// Returns the number of characters of the longest common subsequence with a text in UTF-8.
  ///
  /// - Complexity: O(*n* × *m* / 64), where *n* and *m* are the lengths of the texts.
  package func length(with other: UnsafeBufferPointer<UInt8>) -> Int {
    if wordCount == 1 { return shortLength(with: other) }
    var words = [UInt64](repeating: .max, count: wordCount)
    words.withUnsafeMutableBufferPointer { words in
      forEachCharacter(of: other) { marks, start in
        var carry: UInt64 = 0
        for index in 0..<wordCount {
          let word = words[index]
          let common = word & marks[start + index]
          let (sum, overflow) = word.addingReportingOverflow(common)
          let (total, secondOverflow) = sum.addingReportingOverflow(carry)
          carry = overflow || secondOverflow ? 1 : 0
          words[index] = total | (word & ~common)
        }
      }
    }
    return words.reduce(0) { $0 + (~$1).nonzeroBitCount }
  }

  private func shortLength(with other: UnsafeBufferPointer<UInt8>) -> Int {
    var word = UInt64.max
    forEachCharacter(of: other) { marks, start in
      let common = word & marks[start]
      word = (word &+ common) | (word & ~common)
    }
    return (~word).nonzeroBitCount
  }

  /// Passes, for each character, the words of all characters and the position of the word for this one.
  @inline(__always) private func forEachCharacter(
    of text: UnsafeBufferPointer<UInt8>,
    _ body: (_ marks: UnsafeBufferPointer<UInt64>, _ start: Int) -> Void
  ) {
    asciiMarks.withUnsafeBufferPointer { asciiMarks in
      otherMarks.withUnsafeBufferPointer { otherMarks in
        // The texts are valid UTF-8, because they were made from strings.
        var value: UInt32 = 0
        var left = 0
        for byte in text {
          if byte < 0x80 {
            body(asciiMarks, Int(byte) &* wordCount)
          } else if byte >= 0xC0 {
            left = byte >= 0xF0 ? 3 : byte >= 0xE0 ? 2 : 1
            value = UInt32(byte) & (0x3F >> UInt32(left))
          } else {
            value = value << 6 | UInt32(byte & 0x3F)
            left -= 1
            if left == 0 { body(otherMarks, starts[value] ?? 0) }
          }
        }
      }
    }
  }
}
