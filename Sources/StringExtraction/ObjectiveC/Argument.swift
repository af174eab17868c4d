/// An argument of a call, as far as it was read.
struct Argument {
  /// The meaning of the tokens of an argument.
  enum Form {
    case empty
    /// One string, from one or several adjacent literals.
    case literal
    /// `nil`, `NULL` or `0`.
    case null
    /// Anything else, whose value is only known at run time.
    case other
  }

  private(set) var form = Form.empty
  /// The string of the literals.
  private(set) var text = CEscapes()
  /// The offsets from the first token to the last.
  private(set) var range: Range<Int>?
  /// Whether the literal is in parentheses after a word that converts it to a string.
  private(set) var isWrapped = false
  /// The offset of the `@` before a literal.
  private var mark: Int?
  /// The first names and strings of the argument, to recognize bundles.
  private(set) var words: [String] = []

  /// The number of words that are kept.
  private static let wordLimit = 8

  /// Whether a parenthesis at the current position contains the argument, or a part of its literal.
  var opensParenthesis: Bool {
    form == .empty && mark == nil
  }

  /// Adds a token.
  mutating func take(_ token: CToken, of bytes: [UInt8]) {
    switch token.kind {
    case .literal(let string):
      extend(mark.map { $0..<token.range.upperBound } ?? token.range)
      mark = nil
      form = form == .empty || form == .literal ? .literal : .other
      if form == .literal { text.append(string, of: bytes) }
    case .sign(UInt8(ascii: "@")) where mark == nil && (form == .empty || form == .literal):
      mark = token.range.lowerBound
    case .identifier where isEmpty && bytes[token.range].elementsEqual("CFSTR".utf8):
      isWrapped = true
    case .identifier where isEmpty && Self.isNull(bytes[token.range]),
      .constant where isEmpty && bytes[token.range].elementsEqual("0".utf8):
      extend(token.range)
      form = .null
    default: takeOther(token.range)
    }
  }

  /// Adds something that is not a literal.
  mutating func takeOther(_ range: Range<Int>) {
    extend(range)
    form = .other
  }

  /// Keeps a name or a string that the argument contains.
  mutating func keep(_ token: CToken, of bytes: [UInt8]) {
    guard words.count < Self.wordLimit else { return }
    switch token.kind {
    case .identifier: words.append(String(decoding: bytes[token.range], as: UTF8.self))
    case .literal(let string):
      words.append(String(decoding: bytes[string.content], as: UTF8.self))
    default: return
    }
  }

  private var isEmpty: Bool { form == .empty && mark == nil && !isWrapped }

  private mutating func extend(_ range: Range<Int>) {
    self.range = (self.range?.lowerBound ?? range.lowerBound)..<range.upperBound
  }

  private static func isNull(_ word: ArraySlice<UInt8>) -> Bool {
    ["nil", "NULL", "Nil", "nullptr"].contains { word.elementsEqual($0.utf8) }
  }
}

extension Argument {
  /// Whether the argument is a bundle of the platform, whose tables do not contain keys of the
  /// project.
  ///
  /// Examples are `[NSBundle bundleWithIdentifier:@"com.apple.UIKit"]` and
  /// `[NSBundle bundleForClass:[UIView class]]`.
  var isPlatformBundle: Bool {
    for (word, next) in zip(words, words.dropFirst()) {
      switch word {
      case "bundleWithIdentifier", "CFBundleGetBundleWithIdentifier":
        return words.contains { $0.hasPrefix("com.apple.") }
      case "bundleForClass": return Self.isClassOfPlatform(next)
      default: continue
      }
    }
    return false
  }

  /// Whether a class belongs to a framework of the platform that has its own strings.
  ///
  /// Apple reserves names that start with two capitals.
  private static func isClassOfPlatform(_ name: String) -> Bool {
    let letters = name.utf8.prefix(3).map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
    return (name.hasPrefix("NS") || name.hasPrefix("UI")) && letters == [true, true, true]
      && name != "NSBundle"
  }
}
