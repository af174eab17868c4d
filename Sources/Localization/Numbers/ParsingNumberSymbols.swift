internal import ICU

/// The characters of numbers in a locale.
struct ParsingNumberSymbols: Sendable {
  let decimal: UnicodeScalar
  private let grouping: UnicodeScalar
  private let zero: UnicodeScalar
  private let primaryGrouping: Int
  private let secondaryGrouping: Int

  init(locale: String) {
    let symbols = try? NumberSymbols.shared(locale: locale)
    decimal = symbols?.decimal.unicodeScalars.first ?? "."
    grouping = symbols?.grouping.unicodeScalars.first ?? ","
    zero = symbols?.zero ?? "0"
    primaryGrouping = symbols?.primaryGrouping ?? 0
    secondaryGrouping = symbols?.secondaryGrouping ?? 0
  }

  /// Returns the value of a digit of the locale, or of ASCII.
  func digit(_ scalar: UnicodeScalar) -> Int? {
    let (ascii, own) = (scalar.value &- 0x30, scalar.value &- zero.value)
    if ascii < 10 { return Int(ascii) }
    return own < 10 ? Int(own) : nil
  }

  /// Returns whether a character is a separator in the numbers of some locale, or of this one.
  ///
  /// A space is one only if the locale groups digits with spaces. Otherwise it ends the number.
  func isMark(_ scalar: UnicodeScalar) -> Bool {
    switch scalar {
    case decimal, grouping, ".", ",", "'", "’", "٫", "٬": true
    default: isGroupingBlank(scalar)
    }
  }

  /// Returns whether a character separates groups of digits in this locale.
  ///
  /// All spaces are equivalent, and so are all apostrophes: keyboards have no narrow space or curly
  /// apostrophe, and versions of the CLDR differ in which of them they use.
  func isGrouping(_ mark: UnicodeScalar) -> Bool {
    let isOwn = mark == grouping || Self.isApostrophe(mark) && Self.isApostrophe(grouping)
    return isOwn && primaryGrouping > 0 || isGroupingBlank(mark)
  }

  /// Returns whether groups of digits between separators have valid lengths.
  func areGroups(_ lengths: some BidirectionalCollection<Int>) -> Bool {
    guard let first = lengths.first, let last = lengths.last, lengths.count > 1 else { return true }
    let inner = lengths.dropFirst().dropLast()
    return last == primaryGrouping && inner.allSatisfy { $0 == secondaryGrouping }
      && (1...max(1, secondaryGrouping)).contains(first)
  }

  private func isGroupingBlank(_ scalar: UnicodeScalar) -> Bool {
    primaryGrouping > 0 && Self.isSpace(grouping) && Self.isSpace(scalar)
  }

  private static func isApostrophe(_ scalar: UnicodeScalar) -> Bool {
    scalar == "'" || scalar == "’"
  }

  /// Returns whether a character is the space, the no-break space, the thin or the narrow space.
  private static func isSpace(_ scalar: UnicodeScalar) -> Bool {
    switch scalar {
    case " ", "\u{A0}", "\u{2009}", "\u{202F}": true
    default: false
    }
  }
}

// MARK: - Typed text

extension String {
  /// The text as users type it: without directional marks, and with plain spaces only.
  var asTyped: String {
    var scalars = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar {
      case "\u{200E}", "\u{200F}", "\u{61C}": break
      case "\u{A0}", "\u{2009}", "\u{202F}": scalars.append(" ")
      default: scalars.append(scalar)
      }
    }
    return String(scalars)
  }
}

extension StringProtocol where SubSequence == Substring {
  /// The text without white space at its ends.
  var trimmingWhitespace: Substring {
    let start = drop(while: \.isWhitespace)
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return start[...end]
  }
}
