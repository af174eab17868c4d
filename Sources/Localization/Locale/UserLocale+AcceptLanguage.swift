extension UserLocale {
  /// Parses the HTTP header `Accept-Language`.
  ///
  /// Languages are sorted by weight. Those of the same weight keep the order of the header. The
  /// first one is also the locale of numbers, dates and units. A language of weight 0 is excluded,
  /// and `*` is ignored. A malformed part is skipped and added to ``ignoredSettings``. A header
  /// without languages gives a locale without languages, as an empty environment does.
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
      let text = part.trimmingSpaces
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
    // The sort of the standard library is stable.
    wanted.sort { $0.weight > $1.weight }
    self.init(
      chains: wanted.map { LanguageChain(identifier: $0.identifier) },
      formats: wanted.first.map { FormatLocale($0.identifier) } ?? .posix,
      ignoredSettings: ignored
    )
  }
}

/// A limit above what users configure; a header may come from an attacker.
private let greatestCount = 50

/// A language in the header `Accept-Language`, with its weight: "es-MX;q=0.8".
struct LanguageRange {
  /// The ICU identifier; `nil` for `*`, which means any language.
  let identifier: String?
  /// The weight in thousandths: 0 to 1000.
  let weight: Int

  /// Parses one part of the header.
  ///
  /// - Returns: `nil` if the part is not well formed or its language is unknown.
  init?(parsing text: Substring) {
    let parts = text.split(separator: ";", omittingEmptySubsequences: false).map(\.trimmingSpaces)
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

  /// Returns a weight in thousandths: "q=0.8" is 800; `nil` if HTTP does not allow it.
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
  /// The substring without spaces and tabs at its ends, which HTTP allows.
  var trimmingSpaces: Substring {
    let isSpace = { (character: Character) in character == " " || character == "\t" }
    guard let end = lastIndex(where: { !isSpace($0) }) else { return "" }
    return self[...end].drop(while: isSpace)
  }
}
