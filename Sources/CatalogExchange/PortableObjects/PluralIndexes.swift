import ICU
import PortableObjects

/// How gettext numbers the plural categories of a language.
///
/// Its forms are for whole numbers. A category that no everyday number has, such as Polish `other`, for
/// decimals, and Spanish `many`, for whole millions, has no number.
struct PluralIndexes {
  /// The value of `Plural-Forms`.
  let field: String
  /// The category of each number.
  let categories: [PluralCategory]

  /// Numbers the categories of a language; one that the CLDR does not know has `other` alone, as at
  /// run time.
  ///
  /// What gettext's programs know is preferred to what the rules would make.
  init(languageTag: String) {
    let samples = PluralSamples(languageTag: languageTag)
    for field in usualPluralForms {
      guard let forms = PortableObject.PluralForms(parsing: field),
        let samples, samples.categories(of: forms) == samples.everyday
      else { continue }
      self.init(field: field, categories: samples.everyday)
      return
    }
    let categories = samples?.everyday ?? [.other]
    let rules = try? PluralRules.text(languageTag: languageTag, kind: .cardinal)
    if let field = rules.flatMap({ PluralRuleExpression($0, categories: categories)?.field }),
      let forms = PortableObject.PluralForms(parsing: field),
      samples?.categories(of: forms) == categories
    {
      self.init(field: field, categories: categories)
    } else {
      self.init(field: usualPluralForms[0], categories: [.other])
    }
  }

  private init(field: String, categories: [PluralCategory]) {
    self.field = field
    self.categories = categories
  }
}
