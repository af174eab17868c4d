import FileFormats
import ICU
import Testing

@testable import CatalogExchange

struct PluralIndexesTests {
  @Test(arguments: [
    ("en", "nplurals=2; plural=(n != 1);", "one other"),
    ("es", "nplurals=2; plural=(n != 1);", "one other"),
    ("es-419", "nplurals=2; plural=(n != 1);", "one other"),
    ("fr", "nplurals=2; plural=(n > 1);", "one other"),
    ("pt-BR", "nplurals=2; plural=(n > 1);", "one other"),
    ("pt-PT", "nplurals=2; plural=(n != 1);", "one other"),
    ("ja", "nplurals=1; plural=0;", "other"), ("zh-Hans", "nplurals=1; plural=0;", "other"),
    (
      "pl",
      "nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);",
      "one few many"
    ),
    (
      "ru",
      "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);",
      "one few many"
    ), ("cs", "nplurals=3; plural=(n==1 ? 0 : n>=2 && n<=4 ? 1 : 2);", "one few other"),
    (
      "ar",
      "nplurals=6; plural=(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5);",
      "zero one two few many other"
    ),
    (
      "lv",
      "nplurals=3; plural=(n%10==0 || n%100>=11 && n%100<=19 ? 0 : n%10==1 && n%100!=11 ? 1 : 2);",
      "zero one other"
    ),
    (
      "ga",
      "nplurals=5; plural=(n==1 ? 0 : n==2 ? 1 : (n>=3 && n<=6) ? 2 : (n>=7 && n<=10) ? 3 : 4);",
      "one two few many other"
    ), ("tlh", "nplurals=1; plural=0;", "other"),
  ])
  func `languages have the plural forms of gettext`(
    _ language: String,
    _ field: String,
    _ categories: String
  ) {
    let indexes = PluralIndexes(languageTag: language)
    #expect(indexes.field == field)
    #expect(indexes.categories.map(\.rawValue).joined(separator: " ") == categories)
  }

  /// Languages that cover every rule of the CLDR.
  private static let languages = [
    "af", "ak", "am", "an", "ar", "ars", "as", "asa", "ast", "az", "be", "bem", "bg", "bho", "bm",
    "bn", "bo", "br", "brx", "bs", "ca", "ce", "ceb", "chr", "cs", "cy", "da", "de", "doi", "dsb",
    "dz", "el", "en", "eo", "es", "et", "eu", "fa", "ff", "fi", "fil", "fo", "fr", "fy", "ga", "gd",
    "gl", "gsw", "gu", "guw", "gv", "ha", "haw", "he", "hi", "hr", "hsb", "hu", "hy", "ia", "id",
    "ig", "is", "it", "iu", "ja", "jv", "ka", "kab", "kk", "kl", "km", "kn", "ko", "ksh", "ku",
    "kw",
    "ky", "lag", "lb", "lg", "lij", "ln", "lo", "lt", "lv", "mg", "mk", "ml", "mn", "mo", "mr",
    "ms",
    "mt", "my", "naq", "nb", "ne", "nl", "no", "nso", "om", "or", "pa", "pcm", "pl", "prg", "ps",
    "pt", "pt-PT", "rm", "ro", "ru", "sat", "sc", "scn", "sd", "se", "sh", "shi", "si", "sk", "sl",
    "so", "sq", "sr", "sv", "sw", "ta", "te", "th", "ti", "tk", "tl", "to", "tr", "tzm", "ug", "uk",
    "ur", "uz", "vec", "vi", "wa", "wo", "xh", "yi", "yue", "zh", "zu",
  ]

  @Test(arguments: languages)
  func `forms and categories correspond for each number`(
    _ language: String
  ) throws {
    let indexes = PluralIndexes(languageTag: language)
    let forms = try #require(POFile.PluralForms(parsing: indexes.field))
    let rules = try PluralRules(languageTag: language)
    #expect(Set(indexes.categories).count == forms.count)
    #expect(forms.count == indexes.categories.count)
    for number in 0...300 {
      let index = try #require(forms.index(of: UInt64(number)))
      #expect(indexes.categories[index] == rules.category(for: number), "\(number)")
    }
  }

  @Test(arguments: [
    // Our own expressions, followed by those of other programs for the same languages.
    ("es", "nplurals=2; plural=n != 1;", "one other"),
    (
      "es",
      "nplurals=3; plural=(n == 1) ? 0 : ((n != 0 && n % 1000000 == 0) ? 1 : 2);",
      "one many other"
    ), ("fr", "nplurals=2; plural=n > 1;", "one other"),
    ("en", "nplurals=3; plural=(n==0 ? 0 : n==1 ? 1 : 2);", "other one other"),
    ("ja", "nplurals=1; plural=0;", "other"),
    ("cs", "nplurals=4; plural=(n==1 ? 0 : n>=2 && n<=4 ? 1 : n<0 ? 2 : 3);", "one few many other"),
    (
      "pl",
      "nplurals=4; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : n!=1 ? 2 : 3);",
      "one few many other"
    ), ("tlh", "nplurals=2; plural=(n != 1);", "one other"),
    (
      "ru",
      "nplurals=3; plural=(n%10==1 && n%100!=11 ? 2 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 0 : 1);",
      "few many one"
    ),
  ])
  func `determines categories by the result of the expression`(
    _ language: String,
    _ field: String,
    _ categories: String
  ) throws {
    let plurals = try ImportedPlurals(field: field, named: nil, languageTag: language)
    #expect(
      plurals.categories.map { $0?.rawValue ?? "-" }.joined(separator: " ") == categories
    )
  }

  @Test(arguments: [
    ("pl", "nplurals=2; plural=(n != 1);"), ("ru", "nplurals=2; plural=n>1;"),
    ("lv", "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n != 0 ? 1 : 2);"),
    ("es", "nplurals=1; plural=0;"), ("es", "nonsense"),
    ("tlh", "nplurals=3; plural=(n==1 ? 0 : n==2 ? 1 : 2);"),
  ])
  func `rejects forms that cover several categories`(_ language: String, _ field: String) {
    #expect(throws: ImportedPlurals.Problem.self) {
      try ImportedPlurals(field: field, named: nil, languageTag: language)
    }
  }
}
