/// The bodies of functions and accessors without literals.
///
/// They are a quarter of a typical source, and the parser does not need them. The compiler also
/// skips bodies by their braces until it needs them. A source with unbalanced braces has no
/// skippable bodies.
package struct SkippableBodies {
  /// The ranges between the braces of the bodies, in order.
  private var ranges: [Range<Int>] = []
  /// The ranges of all groups that were skipped, with their brackets.
  private var groups: [Range<Int>] = []
  private var scanner: SourceScanner
  private let kind: Kind
  /// The declaration whose block begins with the next brace.
  private var pending: Pending?

  private var depth = 0
  /// The number of words and symbols among members since the last declaration.
  private var strayCount = 0

  /// The greatest number of words and symbols among members without a declaration.
  ///
  /// From each of them the parser looks for the next declaration up to the end of the source.
  private static let maximumStrayCount = 400

  /// The bodies that are skipped.
  package enum Kind {
    case withoutLiterals
    case all
  }

  private enum Pending {
    case type
    case function
    case accessors
  }

  /// The greatest nesting of types.
  private static let maximumDepth = 50

  /// Returns the source with white space for bodies; offsets and braces do not change.
  ///
  /// - Returns: `nil` if the members of a type are not declarations, and would take the parser too
  ///   long.
  static func erasing(_ kind: Kind, of bytes: [UInt8]) -> [UInt8]? {
    let bodies = bytes.withUnsafeBufferPointer { SkippableBodies(kind, in: $0) }
    guard bodies.strayCount <= maximumStrayCount else { return nil }
    guard !bodies.ranges.isEmpty else { return bytes }
    var result = bytes
    for range in bodies.ranges {
      for offset in range { result[offset] = UInt8(ascii: " ") }
    }
    return result
  }

  /// Returns whether a type may be declared in a body, a closure or another group of a source.
  ///
  /// Such types are declarations of the file. If there are none, the file has the same declarations
  /// without its bodies.
  static func mayContainTypes(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      let bodies = SkippableBodies(.all, in: bytes)
      return bodies.scanner.isLost || bodies.scanner.next != nil
        || bodies.groups.contains { containsTypeWord(bytes[$0]) }
    }
  }

  private static func containsTypeWord(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    var scanner = SourceScanner(UnsafeBufferPointer(rebasing: bytes))
    while let byte = scanner.next {
      guard byte.isWordByte else {
        scanner.advance()
        continue
      }
      let word = scanner.word()
      if 4...9 ~= word.count, firstLettersOfTypes.contains(byte),
        typeWords.contains(String(decoding: word, as: UTF8.self))
      {
        return true
      }
    }
    return false
  }

  private static let firstLettersOfTypes = ASCIISet("aceipst")

  /// The words that begin the declaration of a type or an alias.
  private static let typeWords: Set<String> = [
    "actor", "class", "enum", "extension", "protocol", "struct", "typealias",
  ]

  private init(_ kind: Kind, in bytes: UnsafeBufferPointer<UInt8>) {
    scanner = SourceScanner(bytes)
    self.kind = kind
    scanMembers()
    // An unbalanced brace is left.
    if scanner.isLost || scanner.next != nil { ranges = [] }
  }

  /// Scans declarations up to a closing brace.
  private mutating func scanMembers() {
    pending = nil
    while let byte = scanner.next, byte != UInt8(ascii: "}"),
      strayCount <= Self.maximumStrayCount
    {
      if scanner.skipInert() { continue }
      if depth > 0 { strayCount += 1 }
      switch byte {
      case UInt8(ascii: "{"):
        strayCount = 0
        scanBlock()
      case UInt8(ascii: "("):
        skipGroup(from: byte, to: UInt8(ascii: ")"))
      case UInt8(ascii: "["):
        skipGroup(from: byte, to: UInt8(ascii: "]"))
      case UInt8(ascii: "="):
        // A declaration with an initial value may continue with a closure.
        if pending == .accessors { pending = nil }
        scanner.advance()
      case UInt8(ascii: "."):
        // A name after a dot does not begin a declaration: `.init`.
        scanner.advance()
        _ = scanner.word()
      case UInt8(ascii: "#"):
        scanner.advance()
        scanDirective()
      case _ where byte.isWordByte:
        let word = scanner.word()
        if Self.mayAnnounce(byte, word.count) { announce(String(decoding: word, as: UTF8.self)) }
      default:
        scanner.advance()
      }
    }
  }

  /// The first letters of the words that begin declarations and statements.
  private static let firstLetters = ASCIISet("acdefgilmprstvw")

  /// Whether a word of this length with this first byte may begin a declaration or a statement.
  ///
  /// Most words are parts of names and types, for which a string would be in vain.
  private static func mayAnnounce(_ first: UInt8, _ count: Int) -> Bool {
    2...14 ~= count && firstLetters.contains(first)
  }

  /// Scans the rest of a directive after `#`: a build condition fills its line, a macro does not.
  private mutating func scanDirective() {
    switch String(decoding: scanner.word(), as: UTF8.self) {
    case "if", "elseif", "sourceLocation": scanner.skipLine()
    case "else", "endif": return
    default: pending = nil
    }
  }

  private mutating func announce(_ word: String) {
    switch word {
    case "func", "init", "deinit": pending = .function
    case "var", "subscript": pending = .accessors
    case "struct", "class", "enum", "extension", "protocol": pending = .type
    case "case":
      pending = nil
      scanElements()
    case "let", "typealias", "associatedtype", "import", "macro", "if", "guard", "for",
      "while", "switch", "do", "repeat", "defer", "return":
      pending = nil
    default: return
    }
    strayCount = 0
  }

  /// Scans the elements of an enumeration after `case`, which may be many: `a = 0, b = 1`.
  private mutating func scanElements() {
    while true {
      skipInert()
      _ = scanner.word()
      skipInert()
      if scanner.next == UInt8(ascii: "(") {
        skipGroup(from: UInt8(ascii: "("), to: UInt8(ascii: ")"))
        skipInert()
      }
      if scanner.next == UInt8(ascii: "=") {
        scanner.advance()
        // A literal of characters is inert.
        skipInert()
        if scanner.next == UInt8(ascii: "-") { scanner.advance() }
        _ = scanner.word()
        skipInert()
      }
      guard scanner.next == UInt8(ascii: ",") else { return }
      scanner.advance()
    }
  }

  private mutating func skipInert() {
    while scanner.skipInert() {}
  }

  private mutating func scanBlock() {
    switch pending {
    case .type:
      scanner.advance()
      scanNested { $0.scanMembers() }
    case .function:
      skipBody()
    case .accessors:
      scanAccessors()
    case nil:
      skipGroup(from: UInt8(ascii: "{"), to: UInt8(ascii: "}"))
    }
    pending = nil
  }

  private mutating func skipGroup(from opening: UInt8, to closing: UInt8) {
    let start = scanner.position
    scanner.skipGroup(from: opening, to: closing)
    if kind == .all { groups.append(start..<scanner.position) }
  }

  /// Scans a block up to and including its closing brace.
  private mutating func scanNested(_ scan: (inout SkippableBodies) -> Void) {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.maximumDepth else { return scanner.lose() }
    scan(&self)
    guard scanner.next == UInt8(ascii: "}") else { return scanner.lose() }
    scanner.advance()
  }

  private mutating func skipBody() {
    let start = scanner.position + 1
    let literalCount = scanner.literalCount
    skipGroup(from: UInt8(ascii: "{"), to: UInt8(ascii: "}"))
    let end = scanner.position - 1
    if start < end, kind == .all || scanner.literalCount == literalCount {
      ranges.append(start..<end)
    }
  }

  /// Scans the block of a variable: its accessors, or the body of its getter.
  private mutating func scanAccessors() {
    var ahead = scanner
    ahead.advance()
    while ahead.next != nil, ahead.skipInert() {}
    if ahead.next == UInt8(ascii: "@") { return scanList() }
    let first = String(decoding: ahead.word(), as: UTF8.self)
    if Self.accessors.contains(first) || Self.modifiers.contains(first) { return scanList() }
    skipBody()
  }

  private mutating func scanList() {
    scanner.advance()
    scanNested { scan in
      var isBody = false
      while let byte = scan.scanner.next, byte != UInt8(ascii: "}") {
        if scan.scanner.skipInert() { continue }
        switch byte {
        case UInt8(ascii: "{") where isBody: scan.skipBody()
        case UInt8(ascii: "{"):
          scan.skipGroup(from: byte, to: UInt8(ascii: "}"))
        case UInt8(ascii: "("):
          scan.skipGroup(from: byte, to: UInt8(ascii: ")"))
          continue
        case _ where byte.isWordByte:
          let word = String(decoding: scan.scanner.word(), as: UTF8.self)
          isBody = Self.accessors.contains(word) || isBody && Self.effects.contains(word)
          continue
        default: scan.scanner.advance()
        }
        isBody = false
      }
    }
  }

  private static let accessors: Set<String> = [
    "get", "set", "willSet", "didSet", "_read", "_modify",
  ]

  private static let modifiers: Set<String> = ["mutating", "nonmutating", "init", "read", "modify"]

  private static let effects: Set<String> = ["async", "throws"]
}
