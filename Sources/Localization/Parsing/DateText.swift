/// A text as the runs of digits in it, and what stands before, between and behind them.
struct DateText {
  /// The numbers, with the count of their digits.
  private(set) var numbers: [(value: Int, digits: Int)] = []
  /// What stands around the numbers, in small letters; one more than there are numbers.
  private(set) var separators: [String] = []

  /// Takes a text apart; digits are those of ASCII and those of the locale.
  init(_ text: String, locale: FormatLocale) {
    let marks = NumberMarks(locale: locale.dates)
    var separator = ""
    var isInNumber = false
    for character in text.asTyped {
      let scalars = character.unicodeScalars
      guard scalars.count == 1, let digit = scalars.first.flatMap(marks.digit) else {
        separator += character.lowercased()
        isInNumber = false
        continue
      }
      if !isInNumber {
        separators.append(separator)
        numbers.append((0, 0))
        (separator, isInNumber) = ("", true)
      }
      // No date has so many digits; a number of more is none of a date, whatever its value.
      let (value, digits) = numbers[numbers.count - 1]
      numbers[numbers.count - 1] = (digits < 9 ? value * 10 + digit : value, digits + 1)
    }
    separators.append(separator)
  }
}
