/// The digits and marks at the beginning of a text.
struct NumberToken {
  private let isNegative: Bool
  /// The digits as a whole number; nil when there are too many for one.
  private var significand: Int? = 0
  /// How many digits stand between the marks: one number more than there are marks.
  private var lengths = [0]
  private var marks: [UnicodeScalar] = []
  /// What follows.
  private(set) var rest: Substring

  /// Takes a sign, and then digits and marks as long as another digit follows.
  ///
  /// - Returns: nil when no digit stands there.
  init?(startOf text: String, marks known: NumberMarks) {
    var scalars = text.unicodeScalars[...]
    isNegative = scalars.first == "-" || scalars.first == "−"
    if isNegative || scalars.first == "+" { scalars = scalars.dropFirst() }
    rest = text[...]
    while let next = scalars.first {
      let following = scalars.dropFirst()
      if let digit = known.digit(next) {
        append(digit)
      } else if known.isMark(next), following.first.flatMap(known.digit) != nil {
        marks.append(next)
        lengths.append(0)
      } else {
        break
      }
      scalars = following
    }
    rest = Substring(scalars)
    guard lengths.contains(where: { $0 > 0 }) else { return nil }
  }

  private mutating func append(_ digit: Int) {
    lengths[lengths.count - 1] += 1
    guard let (product, overflow) = significand?.multipliedReportingOverflow(by: 10) else { return }
    let (sum, carry) = product.addingReportingOverflow(digit)
    significand = overflow || carry ? nil : sum
  }

  /// Returns the first mark that does not stand where the locale has it; nil when all do.
  func firstUnexpectedMark(by known: NumberMarks) -> UnicodeScalar? {
    guard let last = marks.last else { return nil }
    let hasFraction = last == known.decimal
    let grouping = hasFraction ? marks.dropLast() : marks[...]
    if let wrong = grouping.first(where: { !known.isGrouping($0) || $0 != grouping.first }) {
      return wrong
    }
    return known.areGroups(hasFraction ? lengths.dropLast() : lengths[...]) ? nil : grouping.first
  }

  /// Returns the number, its marks being right; nil when it has too many digits.
  func number(by known: NumberMarks) -> ParsedNumber? {
    number(fractionDigits: marks.last == known.decimal ? lengths[lengths.count - 1] : 0)
  }

  /// What was probably meant: the last mark stands before the fraction.
  var guess: ParsedNumber? {
    number(fractionDigits: marks.isEmpty ? 0 : lengths[lengths.count - 1])
  }

  private func number(fractionDigits: Int) -> ParsedNumber? {
    significand.map { significand in
      ParsedNumber(
        significand: isNegative ? -significand : significand,
        fractionDigits: fractionDigits
      )
    }
  }
}
