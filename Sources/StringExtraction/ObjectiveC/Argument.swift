/// What an argument of a call is, as far as it was read.
struct Argument {
  /// What its tokens are together.
  enum Form {
    case empty
    /// One text, of literals side by side.
    case literal
    /// `nil`, `NULL` or `0`.
    case null
    /// Anything else: what it is known while the program runs.
    case other
  }

  private(set) var form = Form.empty
  /// The text of the literals.
  private(set) var text = CEscapes()
  /// The offsets from the first token to the last.
  private(set) var range: Range<Int>?
  /// Whether a word stands before that makes a string of the literal in parentheses behind it.
  private(set) var isWrapped = false
  /// Where the `@` before a literal stands.
  private var mark: Int?
  /// The names and texts in it, the first few, for bundles.
  private(set) var words: [String] = []

  /// How many words are kept.
  private static let wordLimit = 8

  /// Whether a parenthesis here has the argument in it, or a part of its literal.
  var opensParenthesis: Bool {
    form == .empty && mark == nil
  }

  /// Takes a token.
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

  /// Notes that it is no literal.
  mutating func takeOther(_ range: Range<Int>) {
    extend(range)
    form = .other
  }

  /// Keeps a name or a text that stands somewhere in it.
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
  /// Whether it is a bundle of the platform, whose tables hold keys that are not the project's:
  /// `[NSBundle bundleWithIdentifier:@"com.apple.UIKit"]`, `[NSBundle bundleForClass:[UIView class]]`.
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

  /// Apple keeps names of two capitals for itself; those of its frameworks of windows and texts have
  /// strings of their own.
  private static func isClassOfPlatform(_ name: String) -> Bool {
    let letters = name.utf8.prefix(3).map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
    return (name.hasPrefix("NS") || name.hasPrefix("UI")) && letters == [true, true, true]
      && name != "NSBundle"
  }
}
