import Diagnostics

/// Reads a property list in the text format up to the first error.
///
/// Containers that are open at that point keep their elements. An entry without a value is skipped,
/// because the entries after it remain unambiguous.
struct PropertyListParser {
  /// The maximum nesting depth of brackets; project files need about five.
  static let greatestDepth = 128

  /// The error that ended the reading.
  private(set) var problem: PropertyListProblem?
  /// The locations of missing dictionary values; such entries are skipped.
  private(set) var missingValues: [PropertyListProblem] = []
  private var scanner: PropertyListScanner
  private let isStringsFile: Bool

  /// Creates a parser.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - isStringsFile: Whether entries may occur without braces, and keys without values.
  init(_ bytes: [UInt8], isStringsFile: Bool) {
    scanner = PropertyListScanner(bytes, keepsComments: isStringsFile)
    self.isStringsFile = isStringsFile
  }

  /// Returns the single value of the text; `nil` if there is none.
  mutating func document() -> PropertyList? {
    isStringsFile && !isBraced() ? entriesWithoutBraces() : value()
  }

  /// Returns whether the first token is a brace; comments before it belong to no entry.
  private mutating func isBraced() -> Bool {
    let start = scanner
    let isBraced = try? isNext(UInt8(ascii: "{"))
    scanner = start
    return isBraced ?? false
  }

  private mutating func entriesWithoutBraces() -> PropertyList {
    let start = scanner.offset
    let value = entries(upTo: nil, depth: 0)
    return PropertyList(value, at: start..<scanner.offset)
  }

  private mutating func value() -> PropertyList? {
    var value: PropertyList?
    do throws(PropertyListProblem) {
      value = try self.value(depth: 0)
      guard problem == nil else { return value }
      try scanner.skipTrivia()
      if scanner.next != nil { throw scanner.unexpectedRest() }
    } catch {
      problem = error
    }
    return value
  }

  /// Returns the next value; the beginning of a container if an error interrupts it.
  private mutating func value(depth: Int) throws(PropertyListProblem) -> PropertyList {
    try scanner.skipTrivia()
    let start = scanner.offset
    let value: PropertyList.Value =
      switch scanner.next {
      case UInt8(ascii: "{"): dictionary(depth: try opened(depth))
      case UInt8(ascii: "("): array(depth: try opened(depth))
      case UInt8(ascii: "<"): .data(try scanner.data())
      default: .string(try scanner.string())
      }
    return PropertyList(value, at: start..<scanner.offset)
  }

  /// Moves past an opening bracket and returns the depth within it.
  private mutating func opened(_ depth: Int) throws(PropertyListProblem) -> Int {
    let bracket = scanner.offset..<scanner.offset + 1
    guard depth < Self.greatestDepth else {
      let limit = Self.greatestDepth
      throw PropertyListProblem(.propertyListTooDeep(limit: limit), at: bracket)
    }
    scanner.offset += 1
    return depth + 1
  }

  private mutating func array(depth: Int) -> PropertyList.Value {
    var elements: [PropertyList] = []
    do throws(PropertyListProblem) {
      while problem == nil, try !movePast(UInt8(ascii: ")")) {
        elements.append(try value(depth: depth))
        // The comma after the last element is optional.
        if problem == nil, try !isNext(UInt8(ascii: ")")) { try scanner.expect(UInt8(ascii: ",")) }
      }
    } catch {
      problem = error
    }
    return .array(elements)
  }

  private mutating func dictionary(depth: Int) -> PropertyList.Value {
    entries(upTo: UInt8(ascii: "}"), depth: depth)
  }

  /// Reads entries up to a bracket, or to the end of the text.
  private mutating func entries(upTo bracket: UInt8?, depth: Int) -> PropertyList.Value {
    var entries: [PropertyList.Entry] = []
    do throws(PropertyListProblem) {
      while problem == nil {
        scanner.comments = PropertyListComments()
        try scanner.skipTrivia()
        if !entries.isEmpty, let comment = scanner.comments.commentOfLine {
          entries[entries.count - 1].comment = entries.last?.comment ?? comment
        }
        if try bracket.map({ byte throws(PropertyListProblem) in try movePast(byte) })
          ?? (scanner.next == nil)
        {
          break
        }
        try entry(into: &entries, depth: depth)
      }
    } catch {
      problem = error
    }
    return .dictionary(entries)
  }

  private mutating func entry(
    into entries: inout [PropertyList.Entry],
    depth: Int
  ) throws(PropertyListProblem) {
    let comment = scanner.comments.commentOfNext(isFirst: entries.isEmpty)
    scanner.comments = PropertyListComments()
    let count = entries.count
    defer {
      // A comment between the tokens of an entry belongs to it as well.
      if comment == nil, entries.count > count, entries[count].value.string != nil {
        entries[count].comment = scanner.comments.all
      }
    }
    let start = scanner.offset
    let key = try scanner.string()
    let range = start..<scanner.offset
    if isStringsFile, try isNext(UInt8(ascii: ";")) {
      let value = PropertyList(.string(key), at: range)
      entries.append(PropertyList.Entry(key: key, at: range, value: value, comment: comment))
      return try scanner.expect(UInt8(ascii: ";"))
    }
    try scanner.skipTrivia()
    try scanner.expect(UInt8(ascii: "="))
    if try isNext(UInt8(ascii: ";")) {
      missingValues.append(scanner.unexpected(scanner.next, expecting: nil))
    } else {
      let value = try value(depth: depth)
      entries.append(PropertyList.Entry(key: key, at: range, value: value, comment: comment))
      guard problem == nil else { return }
      try scanner.skipTrivia()
    }
    try scanner.expect(UInt8(ascii: ";"))
  }

  private mutating func isNext(_ byte: UInt8) throws(PropertyListProblem) -> Bool {
    try scanner.skipTrivia()
    return scanner.next == byte
  }

  /// Moves past a closing bracket if it comes next, and returns whether it did.
  private mutating func movePast(_ bracket: UInt8) throws(PropertyListProblem) -> Bool {
    guard try isNext(bracket) else { return false }
    scanner.offset += 1
    return true
  }
}
