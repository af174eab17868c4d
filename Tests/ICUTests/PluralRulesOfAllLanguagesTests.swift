import ICU
import Testing

/// Compares the plural rules of every language of the CLDR with ICU and with their own samples.
@Suite struct `Plural rules of all languages` {
  /// One language for each set of rules, and the number of languages with rules.
  private static let (sets, languageCount) = ruleSets()

  /// A set of rules, which several languages may share.
  struct RuleSet: CustomTestStringConvertible, Sendable {
    let language: String
    let kind: PluralRules.Kind
    let text: String

    var testDescription: String { "\(kind) of \(language)" }
  }

  private static func ruleSets() -> ([RuleSet], Int) {
    var sets: [String: RuleSet] = [:]
    var count = 0
    for language in languages() {
      for kind in [PluralRules.Kind.cardinal, .ordinal] {
        guard let text = try? PluralRules.text(languageTag: language, kind: kind), !text.isEmpty
        else { continue }
        if kind == .cardinal { count += 1 }
        sets["\(kind) \(text)", default: RuleSet(language: language, kind: kind, text: text)] =
          sets["\(kind) \(text)"] ?? RuleSet(language: language, kind: kind, text: text)
      }
    }
    return (sets.values.sorted { $0.testDescription < $1.testDescription }, count)
  }

  /// Returns all language codes of two and three letters, and the regions with separate rules.
  private static func languages() -> [String] {
    let letters = (UInt8(ascii: "a")...UInt8(ascii: "z")).map { String(UnicodeScalar($0)) }
    let pairs = letters.flatMap { first in letters.map { first + $0 } }
    let triples = pairs.flatMap { pair in letters.map { pair + $0 } }
    return (pairs + triples).filter(LocaleData.isKnown(language:)) + ["pt-PT", "pt-BR", "es-419"]
  }

  @Test func `are found for all languages`() {
    #expect(Self.languageCount > 150)
    #expect(Self.sets.count > 40)
  }

  @Test(arguments: sets)
  func `agree with the samples of the CLDR`(set: RuleSet) throws {
    let rules = try PluralRules(languageTag: set.language, kind: set.kind)
    var count = 0
    for rule in set.text.split(separator: ";") {
      let samples = try #require(PluralSamples(rule: rule), "\(rule)")
      for sample in samples.samples {
        let category = rules.category(for: sample.operands)
        #expect(category == samples.category, "\(sample.text)")
        count += 1
      }
    }
    #expect(count > 5)
  }

  @Test(arguments: sets)
  func `agree with ICU`(set: RuleSet) throws {
    let rules = try PluralRules(languageTag: set.language, kind: set.kind)
    let reference = try ICUPluralRules(languageTag: set.language, kind: set.kind)
    #expect(rules.categories == reference.categories)
    let large = [
      999, 1000, 1001, 10_000, 100_000, 999_999, 1_000_000, 1_000_001, 2_000_000, 1 << 52,
    ]
    for number in Array(0...210) + large {
      #expect(rules.category(for: number) == reference.category(for: Double(number)), "\(number)")
      #expect(
        rules.category(for: -number) == reference.category(for: Double(-number)),
        "-\(number)"
      )
    }
    for digits in 0...3 {
      let format = try ICU.DecimalFormat.shared(
        skeleton: .init(fractionDigits: digits),
        locale: "en"
      )
      for step in stride(from: 0, through: 12_600, by: 25) {
        let number = Double(step) / 1000
        let expected = try reference.category(for: number, formattedBy: format)
        #expect(
          rules.category(for: number, fractionDigits: digits) == expected,
          "\(number), \(digits)"
        )
      }
    }
  }
}
