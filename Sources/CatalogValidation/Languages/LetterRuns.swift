/// The words of an ASCII text, as sequences of letters without regard to case.
///
/// Rules compare each translation with the words of its source text. Neither the comparison nor the
/// search for the words of the translation allocates memory.
struct LetterRuns: Sendable {
  /// The letters of all words, in lowercase.
  private var letters: [UInt8] = []
  /// The end of each word in `letters`.
  private var ends: [Int] = []

  /// The maximum number of words, because each word of a translation is compared with all of them.
  private static let limit = 64

  /// Finds the words of a text; `nil` if it is not ASCII, or has too many words.
  init?(_ text: String) {
    let isComplete = Self.forEachRun(of: text) { run in
      letters.append(contentsOf: run.lazy.map { $0 | 0x20 })
      ends.append(letters.count)
      return ends.count <= Self.limit
    }
    guard isComplete else { return nil }
  }

  /// Creates a list of the words that consist of ASCII letters.
  init(words: some Sequence<String>) {
    for word in words where word.utf8.allSatisfy(\.isLetter) {
      letters.append(contentsOf: word.utf8.lazy.map { $0 | 0x20 })
      ends.append(letters.count)
    }
  }

  /// Returns whether a sequence of letters is one of the words.
  func contains(_ run: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    var start = 0
    for end in ends {
      if end - start == run.count,
        zip(letters[start..<end], run).allSatisfy({ $0 == $1 | 0x20 })
      {
        return true
      }
      start = end
    }
    return false
  }

  /// Returns whether a sequence of letters occurs in the words, even across their ends.
  ///
  /// No word has as many letters as the limit, so a longer sequence counts as one that occurs.
  ///
  /// - Complexity: O(*n*) in the number of letters of the words.
  func hasLetters(_ run: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard run.count <= Self.limit else { return true }
    guard let first = run.first, letters.count >= run.count else { return run.isEmpty }
    return letters.indices.dropLast(run.count - 1)
      .contains { start in
        letters[start] == first | 0x20
          && zip(letters[start...], run).allSatisfy { $0 == $1 | 0x20 }
      }
  }

  /// Calls a function with each word of an ASCII text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - body: Uses a word; returns whether the following ones are needed.
  /// - Returns: Whether all words were visited; `false` if the text is not ASCII.
  static func forEachRun(
    of text: String,
    _ body: (Slice<UnsafeBufferPointer<UInt8>>) -> Bool
  ) -> Bool {
    text.utf8.withContiguousStorageIfAvailable { bytes in
      guard bytes.allSatisfy({ $0 < 0x80 }) else { return false }
      var start: Int?
      for (index, byte) in bytes.enumerated() {
        if byte.isLetter {
          if start == nil { start = index }
        } else if let first = start {
          guard body(bytes[first..<index]) else { return false }
          start = nil
        }
      }
      return start.map { body(bytes[$0...]) } ?? true
    } ?? false
  }
}
