/// A compiler of the date patterns of the CLDR.
///
/// Source: Unicode Technical Standard 35, part 4, "Date Format Patterns"; ICU 72,
/// `SimpleDateFormat::subFormat`, for the lengths that ICU distinguishes.
struct DatePatternCompiler {
  /// The parts, as ``DatePattern/program`` describes them.
  private(set) var program: [UInt8] = []
  /// The maximum length of a date in bytes.
  private(set) var capacity = 0
  private let isGregorian: Bool

  /// A field and its value.
  private typealias Part = (field: DatePattern.Field, value: UInt8)

  /// Compiles a pattern; returns `nil` if it has a field that is not supported.
  init?(_ pattern: String, symbols: DateSymbols) {
    isGregorian = symbols.yearOffset == 0
    let bytes = Array(pattern.utf8)
    guard bytes.count < longestPattern else { return nil }
    var literal: [UInt8] = []
    var index = 0
    var isQuoted = false
    while index < bytes.count {
      let byte = bytes[index]
      if byte == quote {
        // Two quotes are one, inside quotes and outside.
        let isDoubled = index + 1 < bytes.count && bytes[index + 1] == quote
        if isDoubled { literal.append(quote) } else { isQuoted.toggle() }
        index += isDoubled ? 2 : 1
      } else if isQuoted || !Self.isLetter(byte) {
        literal.append(byte)
        index += 1
      } else {
        let end = bytes[index...].firstIndex { $0 != byte } ?? bytes.count
        guard let part = part(UnicodeScalar(byte), end - index) else { return nil }
        append(&literal)
        program += [part.field.rawValue, part.value]
        capacity += Self.maximumLength(part, symbols)
        index = end
      }
    }
    append(&literal)
  }

  private mutating func append(_ literal: inout [UInt8]) {
    capacity += literal.count
    while !literal.isEmpty {
      let piece = literal.prefix(Int(UInt8.max))
      program += [DatePattern.Field.literal.rawValue, UInt8(piece.count)] + piece
      literal.removeFirst(piece.count)
    }
  }

  /// Returns the maximum length of a field in bytes.
  private static func maximumLength(_ part: Part, _ symbols: DateSymbols) -> Int {
    switch part.field {
    case .literal: 0
    case .monthName, .weekdayName, .quarterName, .eraName, .halfName: symbols.longestName
    case .offset: "+00:00:00".utf8.count
    default: max(digitsOfGreatestYear, Int(part.value)) * symbols.digits.length
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  /// Returns a field with a number of letters; `nil` if it is not supported.
  private func part(_ letter: UnicodeScalar, _ count: Int) -> Part? {
    switch letter {
    case "G": era(count)
    case "y": number(count == 2 ? .shortYear : .year, count)
    case "Y": isGregorian ? number(count == 2 ? .shortWeekYear : .weekYear, count) : nil
    case "u": isGregorian ? number(.extendedYear, count) : nil
    case "M": month(count, .shortMonths, .months, .narrowMonths)
    case "L":
      month(count, .standaloneShortMonths, .standaloneMonths, .standaloneNarrowMonths)
    case "Q": quarter(count, .shortQuarters, .quarters)
    case "q": quarter(count, .standaloneShortQuarters, .standaloneQuarters)
    case "E": weekday(max(count, 3))
    case "e": count < 3 ? number(.weekday, count) : weekday(count)
    case "c": count < 3 ? number(.weekday, 1) : standaloneWeekday(count)
    case "a": count < 5 ? name(.halfName, .halves) : nil
    case "Z", "X", "x": offset(letter, count)
    default: plainNumber(letter, count)
    }
  }

  /// Returns a field that is always a number.
  private func plainNumber(_ letter: UnicodeScalar, _ count: Int) -> Part? {
    let field: DatePattern.Field? =
      switch letter {
      case "d": .day
      case "D": .dayOfYear
      case "F": .weekdayInMonth
      case "w": .weekOfYear
      case "W": .weekOfMonth
      case "H": .hour
      case "k": .hourFromOne
      case "K": .halfDayHour
      case "h": .halfDayHourFromOne
      case "m": .minute
      case "s": .second
      case "S" where count <= 3: .fraction
      default: nil
      }
    return field.flatMap { number($0, count) }
  }

  private func number(_ field: DatePattern.Field, _ digits: Int) -> Part? {
    digits <= mostDigits ? (field, UInt8(digits)) : nil
  }

  private func name(_ field: DatePattern.Field, _ kind: DateSymbols.Kind) -> Part {
    (field, UInt8(DateSymbols.position(of: kind)))
  }

  private func era(_ count: Int) -> Part? {
    count < 5 ? name(.eraName, count == 4 ? .eraNames : .eras) : nil
  }

  private func month(
    _ count: Int,
    _ short: DateSymbols.Kind,
    _ wide: DateSymbols.Kind,
    _ narrow: DateSymbols.Kind
  ) -> Part? {
    switch count {
    case 1, 2: number(.month, count)
    case 3: name(.monthName, short)
    case 4: name(.monthName, wide)
    case 5: name(.monthName, narrow)
    default: nil
    }
  }

  private func quarter(
    _ count: Int,
    _ short: DateSymbols.Kind,
    _ wide: DateSymbols.Kind
  ) -> Part? {
    switch count {
    case 1, 2: number(.quarter, count)
    case 3: name(.quarterName, short)
    case 4: name(.quarterName, wide)
    default: nil
    }
  }

  private func weekday(_ count: Int) -> Part? {
    switch count {
    case 3: name(.weekdayName, .shortWeekdays)
    case 4: name(.weekdayName, .weekdays)
    case 5: name(.weekdayName, .narrowWeekdays)
    case 6: name(.weekdayName, .shorterWeekdays)
    default: nil
    }
  }

  private func standaloneWeekday(_ count: Int) -> Part? {
    switch count {
    case 3: name(.weekdayName, .standaloneShortWeekdays)
    case 4: name(.weekdayName, .standaloneWeekdays)
    case 5: name(.weekdayName, .standaloneNarrowWeekdays)
    case 6: name(.weekdayName, .standaloneShorterWeekdays)
    default: nil
    }
  }

  private func offset(_ letter: UnicodeScalar, _ count: Int) -> Part? {
    var options: DatePattern.OffsetOptions
    switch (letter, count) {
    case ("Z", 1...3): options = .hasSeconds
    case ("Z", 5): options = [.hasZ, .isExtended, .hasSeconds]
    case ("X", 1), ("x", 1): options = .isShort
    case ("X", 2), ("x", 2): options = []
    case ("X", 3), ("x", 3): options = .isExtended
    case ("X", 4), ("x", 4): options = .hasSeconds
    case ("X", 5), ("x", 5): options = [.isExtended, .hasSeconds]
    default: return nil
    }
    if letter == "X" { options.insert(.hasZ) }
    return (.offset, UInt8(options.rawValue))
  }
}

private let quote = UInt8(ascii: "'")
/// A length that no pattern of the CLDR has, in bytes.
private let longestPattern = 1000
/// The greatest minimum number of digits: ICU writes no number of a date with more.
private let mostDigits = 10
/// The number of digits of the greatest year.
private let digitsOfGreatestYear = 8
