internal import CompiledCatalog
internal import FormatString
internal import ICU

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#elseif canImport(Darwin)
internal import Darwin
#endif

/// A writer of numbers in the format of a printf placeholder, with the symbols and digits of a
/// locale.
///
/// The digits are those of C, to the last one. Integer parts are grouped, as in Foundation's
/// formats with a locale. In the locale `C`, which has no grouping, the result is identical to that
/// of C.
struct NumberWriter {
  let locale: String
  let conversion: FormatSpecifier.Conversion
  let flags: FormatSpecifier.Flags
  /// The number of fraction digits, or the minimum number of digits of an integer; `nil` if not
  /// given.
  let precision: Int?
  /// The minimum number of characters if zeros fill it.
  ///
  /// Spaces are added elsewhere.
  let zeroedWidth: Int?
  /// The number of bits of a negative number in a conversion without a sign.
  let bits: Int

  init(locale: String, format: ArgumentFormat, extents: MessageRenderer) {
    self.locale = locale
    conversion = format.conversion
    flags = format.flags
    precision = extents.precision(of: format)
    let width = extents.width(of: format)
    let isZeroed = flags.contains(.zeroPadded) && !(width?.isLeftAligned ?? true)
    zeroedWidth = isZeroed ? width?.count : nil
    bits = format.lengthModifier?.integerBits ?? Int32.bitWidth
  }

  /// Returns an integer as a string; `nil` if the placeholder is not for numbers.
  func text(of number: Int64) -> String? {
    switch conversion {
    case .decimal, .integer:
      return text(of: number.magnitude, isNegative: number < 0)
    case .unsigned, .octal, .hexadecimal, .uppercaseHexadecimal, .pointer:
      let pattern = UInt64(bitPattern: number)
      let isCut = number < 0 && bits < 64 && conversion != .pointer
      return text(of: isCut ? pattern & (1 << UInt64(bits) - 1) : pattern, isNegative: false)
    case .character, .utf16Character:
      return UInt32(exactly: number).flatMap(UnicodeScalar.init).map { String(Character($0)) }
    case .cString, .utf16String, .object:
      return nil
    default:
      return text(of: Double(number))
    }
  }

  /// Returns an integer as a string; `nil` if the placeholder is not for numbers.
  func text(of number: UInt64) -> String? {
    if let signed = Int64(exactly: number) { return text(of: signed) }
    switch conversion {
    case .decimal, .integer, .unsigned, .octal, .hexadecimal, .uppercaseHexadecimal, .pointer:
      return text(of: number, isNegative: false)
    case .character, .utf16Character, .cString, .utf16String, .object:
      return nil
    default:
      return text(of: Double(number))
    }
  }

  /// Returns a number as a string; `nil` if the placeholder is not for floating-point numbers.
  func text(of number: Double) -> String? {
    switch conversion {
    case .fixed, .uppercaseFixed, .exponent, .uppercaseExponent, .general, .uppercaseGeneral,
      .hexadecimalFloat, .uppercaseHexadecimalFloat:
      return localized(cParts(of: number), isSigned: true)
    default:
      return nil
    }
  }

  /// Returns a number with as many fraction digits as it has, six at most.
  func shortestText(of number: Double) -> String {
    let precision = DecimalFormat.Skeleton.precision(0, defaultFractionDigits)
    let skeleton = DecimalFormat.Skeleton(precision)
    let format = try? DecimalFormat.shared(skeleton: skeleton, locale: locale)
    return (try? format?.string(from: number)) ?? "\(number)"
  }
}

extension NumberWriter {
  private func text(of magnitude: UInt64, isNegative: Bool) -> String {
    var parts = NumberParts(whole: digits(of: magnitude))
    parts.isNegative = isNegative
    parts.isDecimal =
      conversion == .decimal || conversion == .integer || conversion == .unsigned
    let hasPrefix = conversion == .pointer || flags.contains(.alternateForm) && magnitude != 0
    switch conversion {
    case .hexadecimal, .pointer: parts.prefix = hasPrefix ? "0x" : ""
    case .uppercaseHexadecimal: parts.prefix = hasPrefix ? "0X" : ""
    case .octal where flags.contains(.alternateForm) && !parts.whole.hasPrefix("0"):
      parts.whole = "0" + parts.whole
    default: break
    }
    return localized(parts, isSigned: conversion == .decimal || conversion == .integer)
  }

  /// Returns the digits of an integer, at least as many as the precision requires.
  private func digits(of magnitude: UInt64) -> String {
    // C writes nothing for 0 with the precision 0.
    if precision == 0, magnitude == 0 { return "" }
    let text =
      switch conversion {
      case .octal: String(magnitude, radix: 8)
      case .hexadecimal, .pointer: String(magnitude, radix: 16)
      case .uppercaseHexadecimal: String(magnitude, radix: 16, uppercase: true)
      default: String(magnitude)
      }
    var parts = NumberParts(whole: text)
    parts.padDigits(to: precision ?? 0)
    return parts.whole
  }

  /// Returns a number with the digits and symbols of the locale.
  private func localized(_ parts: NumberParts, isSigned: Bool) -> String {
    guard let marks = PrintfSymbols.shared(locale: locale) else { return parts.whole }
    let sign = isSigned ? sign(isNegative: parts.isNegative, marks.symbols) : ""
    if parts.isWord { return sign + word(parts.whole, marks) }
    var parts = parts
    let isFilled = padZeros(&parts, sign: sign) || isWholeConversion && precision != nil
    let isGrouped = isPlainConversion && !isFilled
    let whole =
      isGrouped
      ? marks.grouped(parts.whole)
      : parts.isDecimal ? marks.digits(parts.whole) : parts.whole
    guard let fraction = parts.fraction else { return sign + parts.prefix + whole + parts.exponent }
    let shown = parts.isDecimal ? marks.digits(fraction) : fraction
    return sign + parts.prefix + whole + marks.symbols.decimal + shown + parts.exponent
  }

  /// Fills the width with zeros, unless the number is an integer with a precision.
  ///
  /// - Returns: Whether the placeholder fills the width with zeros, even if the number is long
  ///   enough. Such numbers are aligned in columns and not grouped.
  private func padZeros(_ parts: inout NumberParts, sign: String) -> Bool {
    guard let zeroedWidth, !(isWholeConversion && precision != nil) else { return false }
    let fraction = parts.fraction.map { $0.utf8.count + 1 } ?? 0
    let others = sign.count + parts.prefix.utf8.count + fraction + parts.exponent.utf8.count
    parts.padDigits(to: zeroedWidth - others)
    return true
  }

  /// Whether the number is written without an exponent, whatever its size.
  ///
  /// Only such numbers are grouped.
  private var isPlainConversion: Bool {
    switch conversion {
    case .decimal, .integer, .unsigned, .fixed, .uppercaseFixed: true
    default: false
    }
  }

  private var isWholeConversion: Bool {
    switch conversion {
    case .decimal, .integer, .unsigned, .octal, .hexadecimal, .uppercaseHexadecimal, .pointer: true
    default: false
    }
  }

  private func sign(isNegative: Bool, _ symbols: NumberSymbols) -> String {
    if isNegative { return symbols.minus }
    if flags.contains(.plusSign) { return symbols.plus }
    return flags.contains(.blankSign) ? " " : ""
  }

  private func word(_ word: String, _ marks: PrintfSymbols) -> String {
    if locale == FormatLocale.posixIdentifier { return word }
    return word.lowercased() == "nan" ? marks.notANumber : marks.infinity
  }
}

// MARK: - C

extension NumberWriter {
  /// Returns the parts of a number as C writes it.
  func cParts(of number: Double) -> NumberParts {
    let precision = precision.map { ".\($0)" } ?? ""
    let form = flags.contains(.alternateForm) ? "#" : ""
    let format = "%\(form)\(precision)\(conversion.rawValue)"
    let text = withVaList([number.magnitude]) { values in
      withUnsafeTemporaryAllocation(of: CChar.self, capacity: capacity) { buffer in
        let length = vsnprintf(buffer.baseAddress, buffer.count, format, values)
        let written = buffer.prefix(max(0, min(Int(length), capacity - 1)))
        return String(decoding: written.map(UInt8.init(bitPattern:)), as: UTF8.self)
      }
    }
    let isHexadecimal =
      conversion == .hexadecimalFloat || conversion == .uppercaseHexadecimalFloat
    var parts = NumberParts(parsing: text, isHexadecimal: isHexadecimal)
    parts.isNegative = number.sign == .minus && !number.isNaN
    return parts
  }
}

/// The buffer size for the greatest number with the greatest precision of a placeholder.
private let capacity = 4800

/// The parts of a number as C writes it.
///
/// Locales differ only in digits and symbols.
struct NumberParts {
  var isNegative = false
  /// "0x" before hexadecimal digits.
  var prefix = ""
  /// The integer digits.
  ///
  /// They are replaced by digits of the locale only in base 10.
  var whole: String
  /// The fraction digits; `nil` without a decimal separator.
  var fraction: String?
  /// The exponent with its letter: "e+04", "p-2".
  var exponent = ""
  /// Whether the digits are in base 10.
  var isDecimal = true
  /// Whether the number is infinite or NaN; `whole` is then C's word for it.
  var isWord = false

  init(whole: String) {
    self.whole = whole
  }

  /// Parses the output of C for a number that is not negative.
  init(parsing text: String, isHexadecimal: Bool) {
    var rest = text[...]
    let isDigit = { (character: Character) in
      character.isASCII && (isHexadecimal ? character.isHexDigit : character.isNumber)
    }
    if isHexadecimal, text.count > 2, text.dropFirst().first?.lowercased() == "x" {
      prefix = String(rest.prefix(2))
      rest = rest.dropFirst(2)
    }
    whole = String(rest.prefix(while: isDigit))
    isDecimal = !isHexadecimal
    rest = rest.dropFirst(whole.count)
    guard !whole.isEmpty else {
      whole = text
      isWord = true
      return
    }
    // The separator can be any character, because a program may have called `setlocale`.
    if let mark = rest.first, !mark.isLetter {
      rest = rest.dropFirst()
      fraction = String(rest.prefix(while: isDigit))
      rest = rest.dropFirst(fraction?.count ?? 0)
    }
    exponent = String(rest)
  }

  /// Adds leading zeros up to a number of digits.
  mutating func padDigits(to count: Int) {
    let missing = count - whole.utf8.count
    if missing > 0 { whole = String(repeating: "0", count: missing) + whole }
  }
}

/// The digits and symbols of printf numbers in a locale.
struct PrintfSymbols: Sendable {
  let symbols: NumberSymbols
  /// The minimum number of integer digits at which digits are grouped: four, or five in Spain.
  let leastGroupedCount: Int
  let infinity: String
  let notANumber: String

  /// Returns the symbols of a locale from the cache; `nil` if ICU runs out of memory.
  static func shared(locale: String) -> PrintfSymbols? {
    cache.value(for: locale) { PrintfSymbols(locale: $0) }
  }

  private static let cache = KeyedCache<String, PrintfSymbols?>()

  private init?(locale: String) {
    guard
      let symbols = try? NumberSymbols.shared(locale: locale),
      let format = try? DecimalFormat.shared(skeleton: DecimalFormat.Skeleton(""), locale: locale),
      let thousand = try? format.string(from: Int64(1000)),
      let infinity = try? format.string(from: Double.infinity),
      let notANumber = try? format.string(from: Double.nan)
    else { return nil }
    self.symbols = symbols
    let isEarly = thousand.unicodeScalars.count > 4
    leastGroupedCount = symbols.primaryGrouping == 0 ? .max : isEarly ? 4 : 5
    self.infinity = infinity
    self.notANumber = notANumber
  }

  /// Returns ASCII digits as those of the locale.
  func digits(_ digits: some StringProtocol) -> String {
    guard symbols.zero != "0" else { return String(digits) }
    var text = String.UnicodeScalarView()
    for digit in digits.unicodeScalars {
      let value = digit.value &- 0x30
      text.append(value < 10 ? UnicodeScalar(symbols.zero.value + value) ?? digit : digit)
    }
    return String(text)
  }

  /// Returns digits in groups, if there are as many as the locale groups.
  func grouped(_ digits: String) -> String {
    guard digits.utf8.count >= leastGroupedCount else { return self.digits(digits) }
    var groups: [Substring] = []
    var rest = digits[...]
    var length = symbols.primaryGrouping
    while rest.count > length {
      groups.append(rest.suffix(length))
      rest = rest.dropLast(length)
      length = symbols.secondaryGrouping
    }
    groups.append(rest)
    return groups.reversed().map { self.digits($0) }.joined(separator: symbols.grouping)
  }
}
