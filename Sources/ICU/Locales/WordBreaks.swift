internal import CICU

/// The boundaries of words, also in scripts that do not separate them.
package enum WordBreaks {
  /// Returns the boundaries of the words of a text, with its start and its end.
  ///
  /// Words of Chinese, Japanese, Thai and similar scripts are found with the dictionaries of ICU.
  ///
  /// - Returns: The offsets in UTF-16; only start and end without ICU's data.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  package static func offsets(in text: String) -> Set<Int> {
    let length = text.utf16.count
    // No text has more boundaries.
    let capacity = length + 1
    let positions = [Int32](unsafeUninitializedCapacity: capacity) { buffer, count in
      var status: Int32 = 0
      let found = withUTF16(text) { units, length in
        cicu_word_breaks(units, length, buffer.baseAddress, Int32(capacity), &status)
      }
      count = status > 0 ? 0 : min(Int(found), capacity)
    }
    return Set(positions.map { Int($0) }).union([0, length])
  }
}
