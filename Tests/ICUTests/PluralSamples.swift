import ICU

/// A number in the samples of a plural rule: "1", "1.50", "1.2c6".
struct PluralSample {
  let text: String
  let operands: PluralOperands

  init?(_ text: some StringProtocol) {
    let parts = text.split(whereSeparator: { $0 == "c" || $0 == "e" })
    guard let mantissa = parts.first, let exponent = parts.count > 1 ? Int(parts[1]) : 0 else {
      return nil
    }
    let digits = String(mantissa).filter { $0 != "." }
    let fraction = mantissa.split(separator: ".").dropFirst().first?.count ?? 0
    guard let significand = UInt64(digits) else { return nil }
    // A compact number is expanded: 1.2c6 is 1200000.
    let zeros = max(0, exponent - fraction)
    let scale = (0..<zeros).reduce(1 as UInt64) { scale, _ in scale * 10 }
    let number = FixedDecimal(
      significand: significand * scale,
      fractionDigits: max(0, fraction - exponent)
    )
    self.text = String(text)
    operands = PluralOperands(number, exponent: exponent)
  }
}

/// The samples of a category in the source text of plural rules.
struct PluralSamples {
  let category: PluralCategory
  let samples: [PluralSample]

  /// Parses the samples of one rule: "one: n = 1 @integer 1, 21~24, … @decimal 1.0".
  init?(rule: some StringProtocol) {
    let parts = rule.split(separator: "@")
    guard let keyword = parts.first?.split(separator: ":").first,
      let category = PluralCategory(rawValue: keyword.trimmed)
    else { return nil }
    self.category = category
    samples = parts.dropFirst()
      .flatMap { list in
        list.drop { $0 != " " }.split(separator: ",").flatMap { Self.samples(of: $0.trimmed) }
      }
  }

  /// Returns the samples in a range: "0.0~0.3" has four.
  private static func samples(of item: String) -> [PluralSample] {
    let ends = item.split(separator: "~")
    guard ends.count == 2 else { return item == "…" ? [] : [PluralSample(item)].compactMap(\.self) }
    let digits = ends[0].split(separator: ".").dropFirst().first?.count ?? 0
    let bounds = ends.compactMap { end in UInt64(String(end).filter { $0 != "." }) }
    guard bounds.count == 2, bounds[0] <= bounds[1] else { return [] }
    return (bounds[0]...bounds[1])
      .compactMap { number in
        guard digits > 0 else { return PluralSample("\(number)") }
        let text =
          String(repeating: "0", count: max(0, digits + 1 - "\(number)".count)) + "\(number)"
        return PluralSample("\(text.dropLast(digits)).\(text.suffix(digits))")
      }
  }
}

extension StringProtocol {
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
