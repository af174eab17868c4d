/// A number as C writes it, taken apart: the same in every locale but for digits, marks and signs.
struct NumberParts {
  var isNegative = false
  /// "0x" before digits in base 16.
  var prefix = ""
  /// The digits before the mark; they count as digits of the locale only in base 10.
  var whole: String
  /// The digits behind the mark; nil where no mark stands.
  var fraction: String?
  /// The exponent with its mark: "e+04", "p-2".
  var exponent = ""
  /// Whether the digits are in base 10.
  var isDecimal = true
  /// Whether it is infinite or no number; `whole` is then C's word for it.
  var isWord = false

  init(whole: String) {
    self.whole = whole
  }

  /// Takes a text of C's for a number that is not below zero.
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
    // Whatever the mark is: a program may have called `setlocale`.
    if let mark = rest.first, !mark.isLetter {
      rest = rest.dropFirst()
      fraction = String(rest.prefix(while: isDigit))
      rest = rest.dropFirst(fraction?.count ?? 0)
    }
    exponent = String(rest)
  }

  /// Puts zeros before the digits, up to a number of them.
  mutating func padDigits(to count: Int) {
    let missing = count - whole.utf8.count
    if missing > 0 { whole = String(repeating: "0", count: missing) + whole }
  }
}
