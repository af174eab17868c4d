/// Reads a pattern from the UTF-8 bytes of a text.
///
/// Rules use it instead of a regular expression, which takes a hundred times as long: Swift compiles
/// the expression for each use, and matches whole characters.
struct PatternScanner {
  private var rest: Substring.UTF8View

  /// Creates a scanner at the start of a text.
  init(_ text: Substring.UTF8View) {
    rest = text
  }

  /// The part that was not read.
  var remainder: Substring { Substring(rest) }

  /// Reads a byte.
  ///
  /// - Returns: Whether it was the next one.
  mutating func read(_ byte: UInt8) -> Bool {
    readOne { $0 == byte }
  }

  /// Reads a byte that satisfies a condition.
  ///
  /// - Returns: Whether the next one does.
  mutating func readOne(where isAccepted: (UInt8) -> Bool) -> Bool {
    guard let next = rest.first, isAccepted(next) else { return false }
    rest.removeFirst()
    return true
  }

  /// Reads all bytes up to the first that does not satisfy a condition.
  ///
  /// - Returns: Whether there was one or more.
  @discardableResult
  mutating func readAll(where isAccepted: (UInt8) -> Bool) -> Bool {
    let start = rest.startIndex
    rest = rest.drop(while: isAccepted)
    return rest.startIndex > start
  }

  /// Reads an ASCII word without regard to case.
  ///
  /// - Parameter word: The word in lowercase.
  /// - Returns: Whether it was next; otherwise nothing was read.
  mutating func readWord(_ word: String) -> Bool {
    guard rest.count >= word.utf8.count,
      zip(rest, word.utf8).allSatisfy({ $0 == $1 || ($0 | 0x20 == $1 && $1.isLowercase) })
    else { return false }
    rest.removeFirst(word.utf8.count)
    return true
  }

  /// Reads whitespace, including no-break spaces.
  mutating func readWhitespace() {
    rest = Substring(rest).drop { $0.isWhitespace }.utf8
  }
}

extension String {
  /// Returns the parts that `read` accepts, from left to right, like the matches of a regular
  /// expression.
  ///
  /// - Parameters:
  ///   - characters: The ASCII characters with which a part can begin.
  ///   - limit: The maximum number of parts.
  ///   - read: Reads a part; returns whether it is one.
  /// - Returns: The parts, which do not overlap.
  /// - Complexity: O(*n*) in the length of the text, apart from `read`.
  func parts(
    startingWith characters: String,
    limit: Int = .max,
    read: (inout PatternScanner) -> Bool
  ) -> [Substring] {
    var parts: [Substring] = []
    var rest = self[...].utf8
    while parts.count < limit, let start = rest.firstIndex(where: characters.utf8.contains) {
      var scanner = PatternScanner(rest[start...])
      if read(&scanner) {
        parts.append(self[start..<scanner.remainder.startIndex])
        rest = scanner.remainder.utf8
      } else {
        rest = rest[start...].dropFirst()
      }
    }
    return parts
  }
}

extension Substring {
  /// Returns the longest end of which all characters satisfy a condition.
  func suffix(while isTaken: (Character) -> Bool) -> Substring {
    self[(lastIndex { !isTaken($0) }.map { index(after: $0) } ?? startIndex)...]
  }
}

extension UInt8 {
  /// Whether the byte is an uppercase ASCII letter.
  var isUppercase: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) }
  /// Whether the byte is a lowercase ASCII letter.
  var isLowercase: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) }
  /// Whether the byte is an ASCII digit.
  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
  /// Whether the byte is an ASCII letter.
  var isLetter: Bool { isUppercase || isLowercase }
  /// Whether the byte is an ASCII letter or digit.
  var isLetterOrDigit: Bool { isLetter || isDigit }
  /// Whether the byte is a hexadecimal digit.
  var isHexDigit: Bool {
    isDigit || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(self | 0x20)
  }
  /// Whether the byte is ASCII whitespace.
  var isASCIIWhitespace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
  /// Whether the byte can be part of the name of a variable: an ASCII letter, a digit or `_`.
  var isPartOfName: Bool {
    isLetterOrDigit || self == UInt8(ascii: "_")
  }
}
