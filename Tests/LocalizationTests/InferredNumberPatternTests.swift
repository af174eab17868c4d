import ICU
import Localization
import TestSupport
import Testing

@Suite struct `A number written without ICU` {
  private struct Form: Sendable, CustomTestStringConvertible {
    let skeleton: String
    let text: @Sendable (Double, FormatLocale) -> String

    var testDescription: String { skeleton }
  }

  private static let forms: [Form] = [
    Form(skeleton: ".0") { NumberStyle.number(fractionDigits: 1).format($0, locale: $1) },
    Form(skeleton: ".###") { NumberStyle.number().format($0, locale: $1) },
    Form(skeleton: ".00 sign-always") {
      NumberStyle.number(fractionDigits: 2, sign: .always).format($0, locale: $1)
    },
    Form(skeleton: "percent scale/100 .0") {
      NumberStyle.percent(fractionDigits: 1).format($0, locale: $1)
    },
    Form(skeleton: "unit/kilogram .0") { MassStyle.mass(.kilograms).format($0, locale: $1) },
    Form(skeleton: "unit/kilogram unit-width-full-name .#") {
      MeasureStyle.measure(.kilogram, width: .full, number: .number(fractionDigits: 0...1))
        .format($0, locale: $1)
    },
    Form(skeleton: "unit/kilogram-per-week .0 sign-except-zero") {
      MeasureStyle.measure(
        "kilogram-per-week",
        number: .number(fractionDigits: 1, sign: .exceptZero)
      )
      .format($0, locale: $1)
    },
  ]

  private static let locales = [
    "en_US", "en_GB", "en_CA", "es_ES", "es_MX", "es_US", "es_419", "es_AR", "de_DE", "de_CH",
    "fr_FR", "pt_PT", "sv_SE", "ru_RU", "pl_PL", "lt_LT", "lv_LV", "sl_SI", "ar_EG", "he_IL",
    "fa_IR", "hi_IN", "ja_JP", "en_US_POSIX",
  ]

  @Test(arguments: forms, locales)
  private func `is the same as that of ICU`(form: Form, locale: String) throws {
    let reference = try DecimalFormat(skeleton: .init(form.skeleton), locale: locale)
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<400 {
      let number = number(using: &generator)
      let text = form.text(number, FormatLocale(locale))
      #expect(try text == reference.string(from: number), "\(number)")
    }
  }

  private static let units = ["mass-kilogram", "mass-stone", "length-foot", "duration-day"]

  @Test(arguments: units)
  private func `is the same as that of ICU, in every language`(unit: String) throws {
    let name = try #require(unit.split(separator: "-").last)
    let style = MeasureStyle.measure(
      MeasureUnit(String(name)),
      number: .number(fractionDigits: 0...1)
    )
    for locale in Self.languages + Self.regions {
      let reference = try DecimalFormat(skeleton: .init("measure-unit/\(unit) .#"), locale: locale)
      for number in [0, -0.04, 1, 2, 5, 72.25, -1234.5, 12_345.6, 1e6] {
        let text = style.format(number, locale: FormatLocale(locale))
        #expect(try text == reference.string(from: number), "\(number) in \(locale)")
      }
    }
  }

  /// All languages with a code of two letters.
  private static let languages: [String] = {
    let letters = (UInt8(ascii: "a")...UInt8(ascii: "z")).map { String(UnicodeScalar($0)) }
    return letters.flatMap { first in letters.map { first + $0 } }
      .filter { LocaleData.isKnown(language: $0) && FormatLocale($0).numbers == $0 }
  }()

  /// Regions whose number formats differ from others of their language, and some that do not exist.
  private static let regions: [String] = ["de", "en", "es", "fr", "it", "pt"]
    .flatMap { language in
      [
        "001", "150", "419", "AR", "AT", "AU", "BE", "BO", "BR", "CA", "CH", "CL", "CO", "CR", "CU",
        "DE", "DO", "EC",
        "ES", "FI", "FR", "GB", "GQ", "GT", "HN", "IE", "IN", "IT", "LI", "LU", "MX", "NI", "NL",
        "NZ", "PA", "PE", "PH",
        "PR", "PT", "PY", "SE", "SV", "US", "UY", "VE", "ZA",
      ]
      .map { "\(language)_\($0)" }
    }

  /// Returns numbers of all magnitudes and signs, many of them integers, or with a half to round.
  private func number(using generator: inout SeededGenerator) -> Double {
    let sign = Bool.random(using: &generator) ? 1.0 : -1.0
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: return sign * Double(Int.random(in: 0...25, using: &generator))
    case 1: return sign * Double(Int.random(in: 0...400, using: &generator)) / 20
    case 2: return sign * Double.random(in: 0..<200, using: &generator)
    case 3: return sign * Double.random(in: 0..<2e6, using: &generator)
    case 4: return sign * Double(Int.random(in: 0...30, using: &generator)) * 1e6
    default:
      return [-0.0, .nan, .infinity, 1e300, .leastNonzeroMagnitude, 9e15]
        .randomElement(using: &generator) ?? 0
    }
  }
}
