/// The digits and marks at the beginning of a text.
struct NumberToken {
  private let isNegative: Bool
  /// The digits between the marks; one more than there are marks.
  private var groups: [[Int]] = [[]]
  private var marks: [Character] = []
  /// What follows.
  private(set) var rest: Substring

  /// Takes a sign, and then digits and marks as long as another digit follows.
  ///
  /// - Returns: nil when no digit stands there.
  init?(startOf text: Substring, marks known: NumberMarks) {
    rest = text
    isNegative = rest.first.map(minusSigns.contains) ?? false
    if let first = rest.first, isNegative || first == "+" { rest = rest.dropFirst() }
    while let next = rest.first {
      if let digit = known.digit(next) {
        groups[groups.count - 1].append(digit)
      } else if known.isMark(next), rest.dropFirst().first.flatMap(known.digit) != nil {
        marks.append(next)
        groups.append([])
      } else {
        break
      }
      rest = rest.dropFirst()
    }
    guard groups.contains(where: { !$0.isEmpty }) else { return nil }
  }

  /// Returns the first mark that does not stand where the locale has it; nil when all do.
  func firstUnexpectedMark(by known: NumberMarks) -> Character? {
    let hasFraction = marks.last == known.decimal
    let grouping = hasFraction ? marks.dropLast() : marks[...]
    if let wrong = grouping.first(where: { !known.isGrouping($0) || $0 != grouping.first }) {
      return wrong
    }
    let whole = hasFraction ? groups.dropLast() : groups[...]
    return known.areGroups(whole.map(\.count)) ? nil : grouping.first
  }

  /// Returns the number, its marks being right; nil when it has too many digits.
  func number(decimal: Character) -> ParsedNumber? {
    number(fractionDigits: marks.last == decimal ? groups[groups.count - 1].count : 0)
  }

  /// What was probably meant: the last mark stands before the fraction.
  var guess: ParsedNumber? {
    number(fractionDigits: marks.isEmpty ? 0 : groups[groups.count - 1].count)
  }

  private func number(fractionDigits: Int) -> ParsedNumber? {
    var significand = 0
    for digit in groups.joined() {
      let (product, overflow) = significand.multipliedReportingOverflow(by: 10)
      let (sum, carry) = product.addingReportingOverflow(digit)
      guard !overflow, !carry else { return nil }
      significand = sum
    }
    return ParsedNumber(
      significand: isNegative ? -significand : significand,
      fractionDigits: fractionDigits
    )
  }
}

/// The hyphen of the keyboard and the sign of mathematics.
private let minusSigns: Set<Character> = ["-", "−"]
