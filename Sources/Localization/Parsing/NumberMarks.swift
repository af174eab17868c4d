internal import ICU

/// The characters that numbers of a locale are made of.
struct NumberMarks: Sendable {
  let decimal: Character
  let grouping: Character
  private let zero: UnicodeScalar
  private let primaryGrouping: Int
  private let secondaryGrouping: Int

  init(locale: String) {
    let symbols = try? NumberSymbols.shared(locale: locale)
    decimal = symbols?.decimal.first ?? "."
    grouping = symbols?.grouping.first ?? ","
    zero = symbols?.zero ?? "0"
    primaryGrouping = symbols?.primaryGrouping ?? 0
    secondaryGrouping = symbols?.secondaryGrouping ?? 0
  }

  /// Returns the value of a digit of the locale, or of ASCII.
  func digit(_ character: Character) -> Int? {
    guard character.unicodeScalars.count == 1, let scalar = character.unicodeScalars.first else {
      return nil
    }
    for zero in [zero, "0"] where scalar.value >= zero.value && scalar.value - zero.value < 10 {
      return Int(scalar.value - zero.value)
    }
    return nil
  }

  /// Tells whether a character is a mark in the numbers of some locale, or of this one.
  ///
  /// A blank is one only where the locale groups with blanks: elsewhere it ends the number.
  func isMark(_ character: Character) -> Bool {
    if character == decimal || character == grouping { return true }
    return foreignMarks.contains(character) || isGroupingBlank(character)
  }

  /// Tells whether a mark separates groups of digits here.
  ///
  /// One blank is as good as another: nobody
  /// has the narrow one on a keyboard.
  func isGrouping(_ mark: Character) -> Bool {
    mark == grouping && primaryGrouping > 0 || isGroupingBlank(mark)
  }

  /// Tells whether groups of digits, separated by marks, are as long as they have to be.
  func areGroups(_ lengths: some BidirectionalCollection<Int>) -> Bool {
    guard let first = lengths.first, let last = lengths.last, lengths.count > 1 else { return true }
    let inner = lengths.dropFirst().dropLast()
    return last == primaryGrouping && inner.allSatisfy { $0 == secondaryGrouping }
      && (1...max(1, secondaryGrouping)).contains(first)
  }

  private func isGroupingBlank(_ character: Character) -> Bool {
    primaryGrouping > 0 && blanks.contains(grouping) && blanks.contains(character)
  }
}

/// The marks that are in use in the world, besides blanks.
private let foreignMarks: Set<Character> = [".", ",", "'", "’", "٫", "٬"]

/// The plain blank, the one that does not break, the thin and the narrow one.
private let blanks: Set<Character> = [" ", "\u{A0}", "\u{2009}", "\u{202F}"]
