extension LocalizedFormat where Self == NumberStyle {
  /// A number with as many digits after the mark as it has, three at most.
  public static var number: NumberStyle { number() }

  /// A number with so many digits after the mark.
  public static func number(
    fractionDigits: Int,
    sign: NumberStyle.SignStyle = .automatic
  ) -> NumberStyle {
    number(fractionDigits: fractionDigits...fractionDigits, sign: sign)
  }

  /// A number with as many digits after the mark as it has, within limits.
  public static func number(
    fractionDigits: ClosedRange<Int> = 0...3,
    sign: NumberStyle.SignStyle = .automatic
  ) -> NumberStyle {
    NumberStyle(notation: .decimal, precision: .fractionDigits(fractionDigits)).sign(sign)
  }

  /// A number with so many digits that count: 1234.5 with two is "1,200".
  public static func number(significantDigits: ClosedRange<Int>) -> NumberStyle {
    NumberStyle(notation: .decimal, precision: .significantDigits(significantDigits))
  }

  /// A fraction as a percentage in whole numbers: 0.12 is "12%".
  public static var percent: NumberStyle { percent() }

  /// A fraction as a percentage: 0.125 is "12.5%".
  public static func percent(
    fractionDigits: Int = 0,
    sign: NumberStyle.SignStyle = .automatic
  ) -> NumberStyle {
    percent(fractionDigits: fractionDigits...fractionDigits, sign: sign)
  }

  /// A fraction as a percentage with as many digits after the mark as it has, within limits.
  public static func percent(
    fractionDigits: ClosedRange<Int>,
    sign: NumberStyle.SignStyle = .automatic
  ) -> NumberStyle {
    NumberStyle(notation: .percent, precision: .fractionDigits(fractionDigits)).sign(sign)
  }

  /// A number with an exponent of ten: 12345 is "1.2345E4".
  public static func scientific(fractionDigits: ClosedRange<Int> = 0...6) -> NumberStyle {
    NumberStyle(notation: .scientific, precision: .fractionDigits(fractionDigits))
  }

  /// A rounded number with a word or a letter for thousands and millions: "1.2K", "1.2 thousand".
  ///
  /// It has two digits that count, and all those before the mark.
  public static func compact(_ width: NumberStyle.CompactWidth = .short) -> NumberStyle {
    NumberStyle(notation: .compact(width), precision: .usual)
  }
}
