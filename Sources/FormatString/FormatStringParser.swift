/// A parser of placeholders.
///
/// Authors of catalogs use percent signs in prose, but printf reads "85% of" as an octal number. If
/// C's grammar and prose conflict, and catalogs never mean the specifier, prose takes precedence:
/// - A space after the percent sign is prose, except in a numbered specifier (`%1$ d`).
/// - `-` without a width is prose: "100%-os" in Hungarian.
/// - An encoded character of an address is prose: "https://example.com/a%20c".
/// - An index, width or precision beyond the limits that C guarantees is prose. A format therefore
///   cannot cause the allocation of a billion arguments or spaces.
struct FormatStringParser {
  private var reader: FormatReader
  private var textStart = 0
  private var segments: [FormatString.Segment] = []
  /// The last word that was checked for an address.
  private var word = 0..<0
  private var isAddress = false

  init(_ text: String) {
    reader = FormatReader(text)
  }

  mutating func parse() -> [FormatString.Segment] {
    // A failed attempt never reads past the next percent sign, so the total time is linear.
    while let percent = reader.skip(past: UInt8(ascii: "%")) {
      if isEncodedCharacter(at: percent) { continue }
      do throws(NotASpecifier) {
        let segment = try parsePlaceholder(from: percent)
        appendText(upTo: percent)
        segments.append(segment)
        textStart = reader.offset
      } catch {
        reader.offset = percent + 1
      }
    }
    appendText(upTo: reader.bytes.count)
    return segments
  }

  /// Returns whether a percent sign and the hexadecimal number of a character are part of an
  /// address.
  ///
  /// Most control characters do not occur in addresses, but placeholders such as `%02d` do.
  private mutating func isEncodedCharacter(at percent: Int) -> Bool {
    guard let character = reader.hexadecimalByte(at: percent + 1),
      character >= 0x20 || "\t\n\r".utf8.contains(character)
    else { return false }
    if !word.contains(percent) {
      word = reader.word(around: percent, after: word.upperBound)
      isAddress = reader.isAddress(word)
    }
    return isAddress
  }

  private mutating func appendText(upTo end: Int) {
    guard textStart < end else { return }
    segments.append(.text(reader.string(textStart..<end)))
  }

  /// Parses the text after the percent sign at `start`.
  private mutating func parsePlaceholder(
    from start: Int
  ) throws(NotASpecifier) -> FormatString.Segment {
    if reader.take("%") { return .escapedPercent }
    if reader.take("arg") { return .argument }
    let index = reader.takeArgumentIndex()
    if reader.take("#@") { return try parseSubstitution(argument: index) }
    return .specifier(try parseSpecifier(from: start, index: index))
  }

  private mutating func parseSubstitution(
    argument: Int?
  ) throws(NotASpecifier) -> FormatString.Segment {
    let start = reader.offset
    reader.skip { $0 != UInt8(ascii: "@") && $0 != UInt8(ascii: "%") }
    let name = start..<reader.offset
    guard !name.isEmpty, reader.take("@") else { throw NotASpecifier() }
    return .substitution(name: reader.string(name), argument: argument)
  }

  private mutating func parseSpecifier(
    from start: Int,
    index: Int?
  ) throws(NotASpecifier) -> FormatSpecifier {
    let name = try reader.takeArgumentName()
    let hasObjectFlags = try reader.takeObjectFlags()
    let flags = reader.takeFlags()
    let width = try reader.takeExtent()
    let precision = reader.take(".") ? try reader.takeExtent() ?? .count(0) : nil
    if flags.contains(.blankSign), index == nil { throw NotASpecifier() }
    if flags.contains(.leftAligned), width == nil { throw NotASpecifier() }
    let modifier = reader.takeLengthModifier()
    let conversion = try reader.takeConversion()
    if let modifier, !conversion.allows(modifier) { throw NotASpecifier() }
    if hasObjectFlags, conversion != .object { throw NotASpecifier() }
    return FormatSpecifier(
      argumentIndex: index,
      argumentName: name,
      flags: flags,
      width: width,
      precision: precision,
      lengthModifier: modifier,
      conversion: conversion,
      text: reader.string(start..<reader.offset),
      utf8Range: start..<reader.offset
    )
  }
}

/// The error for a percent sign that starts no placeholder.
struct NotASpecifier: Error {}

extension FormatString {
  /// The positions that arguments can have.
  ///
  /// The greatest number is the maximum width of one conversion that C guarantees.
  package static let argumentPositions = 1...4095
}

/// A cursor over the bytes of a text that reads the parts of specifiers.
struct FormatReader {
  let bytes: [UInt8]
  var offset = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// Returns the value of two hexadecimal digits, of which one is decimal or both are capitals.
  func hexadecimalByte(at offset: Int) -> UInt8? {
    let digits = bytes[offset...].prefix(2)
    guard digits.count == 2, digits.contains(where: { $0 < UInt8(ascii: "a") }),
      digits.allSatisfy({ $0 != UInt8(ascii: "+") })
    else { return nil }
    return UInt8(string(offset..<(offset + 2)), radix: 16)
  }

  /// Returns the part around an offset without whitespace, parentheses and quotation marks.
  ///
  /// - Parameters:
  ///   - offset: The offset of a byte of the word.
  ///   - end: The end of the previous word.
  /// - Returns: The offsets of the word.
  func word(around offset: Int, after end: Int) -> Range<Int> {
    let delimiters = " \t\n\r()<>\"".utf8
    let start = bytes[end..<offset].lastIndex(where: delimiters.contains).map { $0 + 1 }
    return (start ?? end)..<(bytes[offset...].firstIndex(where: delimiters.contains) ?? bytes.count)
  }

  /// Returns whether a word is the address of a page or a person, or that of a Markdown link.
  func isAddress(_ word: Range<Int>) -> Bool {
    let text = bytes[word]
    return text.firstRange(of: "://".utf8) != nil || text.starts(with: "mailto:".utf8)
      || bytes[..<word.lowerBound].suffix(2).elementsEqual("](".utf8)
  }

  var next: UInt8? {
    offset < bytes.count ? bytes[offset] : nil
  }

  /// Moves after the next occurrence of `byte`, and returns its offset; `nil` if there is none.
  mutating func skip(past byte: UInt8) -> Int? {
    guard let found = bytes[offset...].firstIndex(of: byte) else { return nil }
    offset = found + 1
    return found
  }

  mutating func skip(while condition: (UInt8) -> Bool) {
    while let next, condition(next) { offset += 1 }
  }

  /// Moves after `piece`, and returns `true`, if it is next.
  mutating func take(_ piece: String) -> Bool {
    guard bytes[offset...].starts(with: piece.utf8) else { return false }
    offset += piece.utf8.count
    return true
  }

  /// Reads the digits that are next; returns `nil` if there are none.
  mutating func takeNumber() throws(NotASpecifier) -> Int? {
    var number: Int?
    while let next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(next) {
      let value = (number ?? 0) * 10 + Int(next - UInt8(ascii: "0"))
      guard value <= FormatString.argumentPositions.upperBound else { throw NotASpecifier() }
      number = value
      offset += 1
    }
    return number
  }
}

extension FormatReader {
  /// Reads `1$`; returns `nil` without moving if something else is next.
  mutating func takeArgumentIndex() -> Int? {
    let start = offset
    guard next != UInt8(ascii: "0"), let number = try? takeNumber(), take("$") else {
      offset = start
      return nil
    }
    return number
  }

  /// Reads `(name)`; returns `nil` if no parenthesis is next.
  mutating func takeArgumentName() throws(NotASpecifier) -> String? {
    guard take("(") else { return nil }
    let start = offset
    skip(while: Self.isPartOfName)
    let name = start..<offset
    guard !name.isEmpty, take(")") else { throw NotASpecifier() }
    return string(name)
  }

  /// Reads the flags of an object, such as `[tt]` of `%[tt]@`, with which Foundation sets a technical
  /// term off from the text around it.
  ///
  /// - Returns: Whether there are any.
  mutating func takeObjectFlags() throws(NotASpecifier) -> Bool {
    guard take("[") else { return false }
    skip { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
    guard take("]") else { throw NotASpecifier() }
    return true
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...0xFF:
      true
    default: false
    }
  }

  mutating func takeFlags() -> FormatSpecifier.Flags {
    var flags: FormatSpecifier.Flags = []
    while let next, let flag = FormatSpecifier.Flags(letter: next) {
      flags.insert(flag)
      offset += 1
    }
    return flags
  }

  /// Reads `10`, `*` or `*2$`; returns `nil` if something else is next.
  mutating func takeExtent() throws(NotASpecifier) -> FormatSpecifier.Extent? {
    if take("*") { return .argument(index: takeArgumentIndex()) }
    return try takeNumber().map { .count($0) }
  }

  mutating func takeLengthModifier() -> FormatSpecifier.LengthModifier? {
    FormatSpecifier.LengthModifier.allCases.first { take($0.rawValue) }
  }

  mutating func takeConversion() throws(NotASpecifier) -> FormatSpecifier.Conversion {
    guard let next,
      let conversion = FormatSpecifier.Conversion(rawValue: Character(UnicodeScalar(next)))
    else { throw NotASpecifier() }
    offset += 1
    return conversion
  }
}
