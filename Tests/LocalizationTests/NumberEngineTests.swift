import CompiledCatalog
import ICU
import TestSupport
import Testing

@testable import Localization

@Suite struct `Both number engines` {
  private static let locales = [
    "en_US", "en_GB", "es_ES", "es_MX", "de_CH", "fr_FR", "ru_RU", "pl_PL", "lt_LT", "ar_EG",
    "he_IL", "hi_IN", "ja_JP", "en_US_POSIX",
  ]

  private static let forms: [NumberForm] = [
    NumberForm(.number()), NumberForm(.number(fractionDigits: 2, sign: .always)),
    NumberForm(.percent(fractionDigits: 1)), NumberForm(.number(fractionDigits: 0)),
    NumberForm(.number(fractionDigits: 1), unit: "kilogram"),
    NumberForm(.number(fractionDigits: 0...1), unit: "pound", width: .full),
    NumberForm(.number(fractionDigits: 1), unit: "stone-and-pound"),
    NumberForm(.number(fractionDigits: 0), unit: "hour-and-minute", width: .full),
  ]

  @Test(arguments: locales)
  func `write the same numbers`(locale: String) {
    var generator = SeededGenerator(seed: 31)
    for form in Self.forms {
      let native = PreparedNumberForm(form, locale: locale, engine: .native)
      let icu = PreparedNumberForm(form, locale: locale, engine: .icu)
      // A format is inferred only after ICU has written some numbers.
      for _ in 0..<100 {
        let number = number(using: &generator)
        #expect(native.text(of: number) == icu.text(of: number), "\(number)")
        let whole = Int64(number.rounded())
        #expect(native.text(of: whole) == icu.text(of: whole), "\(whole)")
      }
    }
  }

  @Test(arguments: locales, [PluralRules.Kind.cardinal, .ordinal])
  func `select the same plural categories`(locale: String, kind: PluralRules.Kind) throws {
    let native = try PluralRules(languageTag: locale, kind: kind, engine: .native)
    let icu = try PluralRules(languageTag: locale, kind: kind, engine: .icu)
    #expect(native.categories == icu.categories)
    var generator = SeededGenerator(seed: 32)
    for _ in 0..<200 {
      let number = number(using: &generator)
      let digits = Int.random(in: 0...2, using: &generator)
      let category = native.category(for: number, fractionDigits: digits)
      #expect(category == icu.category(for: number, fractionDigits: digits), "\(number), \(digits)")
      let whole = Int(number.rounded())
      #expect(native.category(for: whole) == icu.category(for: whole), "\(whole)")
    }
  }

  @Test(arguments: locales)
  func `render the same messages`(locale: String) {
    let message = MessageTree.text(FormattedText(parsing: "%1$lld|%1$+05lld|%2$.2f|%2$@|%3$@"))
    var generator = SeededGenerator(seed: 33)
    let user = UserLocale(locale)
    func text(_ engine: NumberEngine, _ arguments: [MessageArgument]) -> String {
      let language = MessageLanguage(tag: locale, locale: user, engine: engine)
      return arguments.withUnsafeBufferPointer { arguments in
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 256) { buffer in
          var renderer = MessageRenderer(
            arguments: arguments,
            language: language,
            output: UTF8Output(buffer)
          )
          renderer.append(message)
          return withExtendedLifetime(language) { renderer.output.string }
        }
      }
    }
    for _ in 0..<40 {
      let number = number(using: &generator)
      let arguments: [MessageArgument] = [
        .integer(Int64(number.rounded())), .floatingPoint(number), .text("text"),
      ]
      #expect(text(.native, arguments) == text(.icu, arguments), "\(number)")
    }
  }

  /// Returns numbers of all magnitudes and signs, many of them integers, or with a half to round.
  private func number(using generator: inout SeededGenerator) -> Double {
    let sign = Bool.random(using: &generator) ? 1.0 : -1.0
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: return sign * Double(Int.random(in: 0...25, using: &generator))
    case 1: return sign * Double(Int.random(in: 0...400, using: &generator)) / 20
    case 2: return sign * Double.random(in: 0..<2e6, using: &generator)
    default: return sign * Double(Int.random(in: 0...30, using: &generator)) * 1e6
    }
  }
}
