internal import CompiledCatalog
internal import FormatString
internal import ICU

/// Writes numbers as a placeholder of printf wants them, with the marks and digits of a locale.
///
/// The digits are those of C, to the last one. Whole parts are grouped, as Foundation groups them when it
/// formats with a locale; in the locale `C`, which groups nothing, the text is that of C itself.
struct NumberWriter {
  let locale: String
  let conversion: FormatSpecifier.Conversion
  let flags: FormatSpecifier.Flags
  /// The digits after the mark, or the least digits of a whole number; nil when not given.
  let precision: Int?
  /// The least number of characters, as far as zeros fill it; else blanks do, and not here.
  let zeroedWidth: Int?
  /// How many bits of a negative number are shown where there is no sign.
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

  /// Returns the text of a whole number; nil when the placeholder is for no number.
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

  /// Returns the text of a whole number; nil when the placeholder is for no number.
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

  /// Returns the text of a number; nil when the placeholder is for none, or for whole ones.
  func text(of number: Double) -> String? {
    switch conversion {
    case .fixed, .uppercaseFixed, .exponent, .uppercaseExponent, .general, .uppercaseGeneral,
      .hexadecimalFloat, .uppercaseHexadecimalFloat:
      return localized(cParts(of: number), isSigned: true)
    default:
      return nil
    }
  }

  /// Returns a number with as many digits after the mark as it has, six at most.
  func shortestText(of number: Double) -> String {
    let precision = DecimalFormat.Skeleton.precision(0, usualFractionDigits)
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

  /// Returns the digits of a whole number, as many as the precision asks for.
  private func digits(of magnitude: UInt64) -> String {
    // C shows nothing for a zero of no digits.
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

  /// Returns a number with the digits, marks and signs of the locale.
  private func localized(_ parts: NumberParts, isSigned: Bool) -> String {
    guard let marks = PrintfMarks.shared(locale: locale) else { return parts.whole }
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

  /// Fills the width with zeros, which a whole number with a precision does not want.
  ///
  /// - Returns: whether the number asks for it, be it long enough or not: zeros that fill a column are no
  ///   number to be grouped.
  private func padZeros(_ parts: inout NumberParts, sign: String) -> Bool {
    guard let zeroedWidth, !(isWholeConversion && precision != nil) else { return false }
    let fraction = parts.fraction.map { $0.utf8.count + 1 } ?? 0
    let others = sign.count + parts.prefix.utf8.count + fraction + parts.exponent.utf8.count
    parts.padDigits(to: zeroedWidth - others)
    return true
  }

  /// Whether the number is written without an exponent, whatever its size; only such are grouped.
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

  private func word(_ word: String, _ marks: PrintfMarks) -> String {
    if locale == FormatLocale.posixIdentifier { return word }
    return word.lowercased() == "nan" ? marks.notANumber : marks.infinity
  }
}
