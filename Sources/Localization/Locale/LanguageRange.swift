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
