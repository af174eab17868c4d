extension UserLocale {
  /// Reads the wishes of a visitor from the header `Accept-Language` of HTTP.
  ///
  /// Languages of a greater weight come first, those of the same weight in the order of the header. The
  /// first is the locale of numbers, dates and units too. A language of weight 0 is not wanted, `*` says
  /// nothing about any, and a part that is not well formed is left out and noted. A header that wants
  /// nothing gives a locale that wants nothing, as an empty environment does.
  ///
  /// ```swift
  /// let locale = UserLocale(acceptLanguage: "es-MX, es;q=0.9, en;q=0.5")
  /// String(localized: "Goal", locale: locale)
  /// ```
  ///
  /// Source: RFC 9110, section 12.5.4.
  public init(acceptLanguage header: String) {
    var wanted: [(weight: Int, identifier: String)] = []
    var ignored: [IgnoredSetting] = []
    for part in header.split(separator: ",", maxSplits: greatestCount).prefix(greatestCount) {
      let text = part.trimmingBlanks
      guard !text.isEmpty else { continue }
      guard let range = LanguageRange(parsing: text) else {
        let setting = IgnoredSetting(name: "Accept-Language", value: String(text))
        if !ignored.contains(setting) { ignored.append(setting) }
        continue
      }
      if let identifier = range.identifier, range.weight > 0 {
        wanted.append((range.weight, identifier))
      }
    }
    // The sort of the standard library keeps the order of equals.
    wanted.sort { $0.weight > $1.weight }
    self.init(
      chains: wanted.map { LanguageChain(identifier: $0.identifier) },
      formats: wanted.first.map { FormatLocale($0.identifier) } ?? .posix,
      numbersFollowMessages: true,
      ignoredSettings: ignored
    )
  }
}

/// More languages than any person lists; a header may come from an attacker.
private let greatestCount = 50

/// A language in the header `Accept-Language`, with its weight: "es-MX;q=0.8".
struct LanguageRange {
  /// ICU's identifier; nil for `*`, which stands for any language.
  let identifier: String?
  /// The weight in thousandths: 0 to 1000.
  let weight: Int

  /// Reads one part of the header.
  ///
  /// - Returns: nil when it is not well formed or its language unknown.
  init?(parsing text: Substring) {
    let parts = text.split(separator: ";", omittingEmptySubsequences: false).map(\.trimmingBlanks)
    guard parts.count <= 2, let weight = parts.count == 2 ? Self.weight(parts[1]) : 1000 else {
      return nil
    }
    self.weight = weight
    if parts[0] == "*" {
      identifier = nil
      return
    }
    guard let identifier = LocaleName.identifier(ofTag: String(parts[0])) else { return nil }
    self.identifier = identifier
  }

  /// Returns a weight in thousandths: "q=0.8" is 800; nil when it is none of HTTP's.
  private static func weight(_ text: Substring) -> Int? {
    guard let equals = text.firstIndex(of: "="), text[..<equals].lowercased() == "q" else {
      return nil
    }
    let digits = Array(text[text.index(after: equals)...].utf8)
    guard
      (1...5).contains(digits.count), digits.count == 1 || digits[1] == UInt8(ascii: "."),
      let whole = digit(digits[0]), whole <= 1
    else { return nil }
    var thousandths = whole * 1000
    for (place, byte) in zip([100, 10, 1], digits.dropFirst(2)) {
      guard let digit = digit(byte) else { return nil }
      thousandths += digit * place
    }
    return thousandths <= 1000 ? thousandths : nil
  }

  private static func digit(_ byte: UInt8) -> Int? {
    let value = Int(byte) - Int(UInt8(ascii: "0"))
    return (0...9).contains(value) ? value : nil
  }
}

extension Substring {
  /// The text without blanks and tabulators at its ends, as HTTP allows them.
  var trimmingBlanks: Substring {
    let isBlank = { (character: Character) in character == " " || character == "\t" }
    guard let end = lastIndex(where: { !isBlank($0) }) else { return "" }
    return self[...end].drop(while: isBlank)
  }
}
