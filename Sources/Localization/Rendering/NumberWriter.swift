internal import CompiledCatalog
internal import FormatString
internal import ICU

/// Writes numbers as a placeholder of printf wants them, with the marks and digits of a locale.
///
/// Whole numbers are grouped, as Foundation groups them when it formats with a locale.
struct NumberWriter {
  let locale: String
  let conversion: FormatSpecifier.Conversion
  let flags: FormatSpecifier.Flags
  /// The digits after the mark, or the least digits of a whole number; nil when not given.
  let precision: Int?
  /// The least number of characters, as far as zeros fill it; else blanks do, and not here.
  let zeroedWidth: Int?
  /// How many bits of a negative number are shown in base 8 and 16.
  let bits: Int

  init(locale: String, format: ArgumentFormat, extents: MessageRenderer) {
    self.locale = locale
    conversion = format.conversion
    flags = format.flags
    precision = extents.count(of: format.precision)
    let isZeroed = flags.contains(.zeroPadded) && !flags.contains(.leftAligned)
    zeroedWidth = isZeroed ? extents.count(of: format.width) : nil
    bits = format.lengthModifier?.integerBits ?? Int32.bitWidth
  }

  /// Returns the text of a whole number; nil when the placeholder is for no number.
  func text(of number: Int64) -> String? {
    switch conversion {
    case .decimal, .integer, .unsigned:
      return decimal { format throws(ICUError) in try format.string(from: number) }
    case .octal, .hexadecimal, .uppercaseHexadecimal, .pointer:
      let pattern = UInt64(bitPattern: number)
      return digits(of: number < 0 && bits < 64 ? pattern & (1 << UInt64(bits) - 1) : pattern)
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
    case .decimal, .integer, .unsigned:
      return decimal { format throws(ICUError) in try format.string(fromDecimal: "\(number)") }
    case .octal, .hexadecimal, .uppercaseHexadecimal, .pointer:
      return digits(of: number)
    case .character, .utf16Character, .cString, .utf16String, .object:
      return nil
    default:
      return text(of: Double(number))
    }
  }

  /// Returns the text of a number; nil when the placeholder is for none, or for whole ones.
  func text(of number: Double) -> String? {
    switch conversion {
    case .fixed, .uppercaseFixed:
      let digits = DecimalFormat.Skeleton.precision(fractionDigits, fractionDigits)
      return text(skeleton: skeleton([digits])) { format throws(ICUError) in
        try format.string(from: number)
      }
    case .exponent, .uppercaseExponent, .general, .uppercaseGeneral, .hexadecimalFloat,
      .uppercaseHexadecimalFloat:
      return cText(of: number)
    default:
      return nil
    }
  }

  /// Returns a number with as many digits after the mark as it has, six at most.
  func shortestText(of number: Double) -> String {
    let skeleton = DecimalFormat.Skeleton(DecimalFormat.Skeleton.precision(0, usualFractionDigits))
    return text(skeleton: skeleton) { format throws(ICUError) in try format.string(from: number) }
      ?? "\(number)"
  }
}

extension NumberWriter {
  private var fractionDigits: Int { precision ?? usualFractionDigits }

  /// Returns the text of a whole number in base 10.
  private func decimal(
    _ write: (DecimalFormat) throws(ICUError) -> String
  ) -> String? {
    let digits = precision ?? zeroedWidth
    let width = digits.map { ["integer-width/+" + String(repeating: "0", count: max(1, $0))] } ?? []
    // Zeros that fill a column are no number to be grouped.
    let grouping = digits == nil ? [] : ["group-off"]
    return text(skeleton: skeleton(width + grouping), write)
  }

  private func skeleton(_ tokens: [String]) -> DecimalFormat.Skeleton {
    let sign = flags.contains(.plusSign) ? ["sign-always"] : []
    return DecimalFormat.Skeleton((tokens + sign).joined(separator: " "))
  }

  private func text(
    skeleton: DecimalFormat.Skeleton,
    _ write: (DecimalFormat) throws(ICUError) -> String
  ) -> String? {
    guard
      let format = try? DecimalFormat.shared(skeleton: skeleton, locale: locale),
      let text = try? write(format)
    else { return nil }
    return flags.contains(.blankSign) && text.first?.isNumber == true ? " " + text : text
  }

  /// Returns the digits of a number in base 8 or 16, which no locale changes.
  private func digits(of number: UInt64) -> String {
    let (radix, prefix) = conversion == .octal ? (8, "0") : (16, "0x")
    var digits = String(number, radix: radix)
    let least = precision ?? zeroedWidth ?? 1
    if digits.utf8.count < least {
      digits = String(repeating: "0", count: least - digits.utf8.count) + digits
    }
    let hasPrefix = conversion == .pointer || flags.contains(.alternateForm) && number != 0
    let text = (hasPrefix ? prefix : "") + digits
    return conversion == .uppercaseHexadecimal ? text.uppercased() : text
  }
}
