/// The bytes of a text and how far they are read: takes the pieces that specifiers are made of.
struct FormatReader {
  /// The most characters that C guarantees for one conversion.
  private static let greatestNumber = 4095

  let bytes: [UInt8]
  var offset = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  var next: UInt8? {
    offset < bytes.count ? bytes[offset] : nil
  }

  /// Moves behind the next occurrence of `byte` and returns its offset; `nil` if there is none.
  mutating func skip(past byte: UInt8) -> Int? {
    guard let found = bytes[offset...].firstIndex(of: byte) else { return nil }
    offset = found + 1
    return found
  }

  mutating func skip(while condition: (UInt8) -> Bool) {
    while let next, condition(next) { offset += 1 }
  }

  /// Moves behind `piece` and returns true if it stands here.
  mutating func take(_ piece: String) -> Bool {
    guard bytes[offset...].starts(with: piece.utf8) else { return false }
    offset += piece.utf8.count
    return true
  }

  /// Takes the digits that stand here; `nil` if there are none.
  mutating func takeNumber() throws(Prose) -> Int? {
    var number: Int?
    while let next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(next) {
      let value = (number ?? 0) * 10 + Int(next - UInt8(ascii: "0"))
      guard value <= Self.greatestNumber else { throw Prose() }
      number = value
      offset += 1
    }
    return number
  }
}

extension FormatReader {
  /// Takes `1$`; `nil`, and nothing taken, if something else stands here.
  mutating func takeArgumentIndex() -> Int? {
    let start = offset
    guard next != UInt8(ascii: "0"), let number = try? takeNumber(), take("$") else {
      offset = start
      return nil
    }
    return number
  }

  /// Takes `(name)`; `nil` if no parenthesis stands here.
  mutating func takeArgumentName() throws(Prose) -> String? {
    guard take("(") else { return nil }
    let start = offset
    skip(while: Self.isPartOfName)
    let name = start..<offset
    guard !name.isEmpty, take(")") else { throw Prose() }
    return string(name)
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

  /// Takes `10`, `*` or `*2$`; `nil` if none of them stands here.
  mutating func takeExtent() throws(Prose) -> FormatSpecifier.Extent? {
    if take("*") { return .argument(index: takeArgumentIndex()) }
    return try takeNumber().map { .count($0) }
  }

  mutating func takeLengthModifier() -> FormatSpecifier.LengthModifier? {
    FormatSpecifier.LengthModifier.allCases.first { take($0.rawValue) }
  }

  mutating func takeConversion() throws(Prose) -> FormatSpecifier.Conversion {
    guard let next,
      let conversion = FormatSpecifier.Conversion(rawValue: Character(UnicodeScalar(next)))
    else { throw Prose() }
    offset += 1
    return conversion
  }
}
