import Diagnostics
import ICU
import OrderedCollections
import StringCatalog

extension Defect {
  static let plurals = [
    Defect("a plural category is missing", "missing-plural-category", .error) { site, generator in
      guard let forms = site.forms, forms.count > 1,
        let required = Self.required[site.language],
        let category = required.filter({ forms[$0] != nil }).randomElement(using: &generator)
      else { return nil }
      return site.plantForms { $0[category] = nil }
    },
    Defect("the language does not have a plural category", "unused-plural-category", .note) {
      site,
      generator in
      guard let forms = site.forms, let other = forms[.other],
        let required = Self.required[site.language]
      else { return nil }
      let isRare = withMillions.contains(site.language) || withDecimals.contains(site.language)
      let used = required + (isRare ? [.many] : [])
      let categories: [PluralCategory] = [.one, .two, .few, .many]
      guard
        let category = categories.filter({ !used.contains($0) }).randomElement(using: &generator)
      else { return nil }
      return site.plantForms { $0[category] = other }
    },
    Defect("the form of whole millions is missing", "missing-rare-plural-category", .note) {
      site,
      _ in
      guard Self.withMillions.contains(site.language), let other = site.forms?[.other] else {
        return nil
      }
      let complete = site.prepared(site.changingForms { $0[.many] = other })
      return complete.plantForms { $0[.many] = nil }
    },
    Defect("a plural form does not show its number", "mismatched-placeholders", .error) {
      site,
      _ in
      guard site.forms != nil, ["few", "many", "other"].contains(site.pluralCategory),
        let number = site.number, site.mustShowAll || site.isInSubstitution
      else { return nil }
      return site.plant(site.text.replacing(number, with: "X"))
    },
    Defect(
      "the form of 1 and 21 does not show its number",
      "mismatched-placeholders",
      .error
    ) {
      site,
      _ in
      guard ["ru", "uk", "be", "sr", "hr", "lt", "lv"].contains(site.root), site.forms != nil,
        site.pluralCategory == "one", let number = site.number,
        site.forms?[.other]?.leaves.allSatisfy({ !Specifier.all(in: $0.unit.value).isEmpty })
          ?? false
      else { return nil }
      return site.plant(site.text.replacing(number, with: "1"))
    },
    Defect("a number has no plural", "unpluralized", .note) { site, _ in
      guard site.path.first == "variations", site.pluralCategory == "other", site.path.count == 4,
        Self.required[site.language]?.count ?? 0 > 1, let number = site.number, number.isInteger,
        site.text[number.range.upperBound...].contains(/^ \p{L}{3}/)
      else { return nil }
      let planted = site.changingLocalization { $0 = StringCatalog.Localization(site.text) }
      return site.plant(planted, at: site.localizationPath + ["stringUnit", "value"])
    },
  ]

  /// The categories of common integers in CLDR.
  private static let required: [String: [PluralCategory]] = {
    var required: [String: [PluralCategory]] = [
      "ar": [.zero, .one, .two, .few, .many, .other], "lv": [.zero, .one, .other],
      "cs": [.one, .few, .other], "sk": [.one, .few, .other], "ro": [.one, .few, .other],
      "lt": [.one, .few, .other], "he": [.one, .two, .other], "sl": [.one, .two, .few, .other],
    ]
    for language in ["pl", "ru", "uk"] { required[language] = [.one, .few, .many, .other] }
    for language in ["ja", "zh-Hans", "zh-Hant", "ko", "vi", "th", "id", "ms"] {
      required[language] = [.other]
    }
    for language in ["de", "es", "fr", "it", "pt", "pt-BR", "pt-PT", "nl", "sv", "da", "nb", "fi"]
      + ["tr", "el", "hu", "bg", "ca", "et"]
    {
      required[language] = [.one, .other]
    }
    return required
  }()

  /// Languages with the category `many` for decimals.
  private static let withDecimals: Set = ["cs", "sk", "lt"]
  /// Languages with the category `many` for whole millions.
  static let withMillions: Set = ["es", "fr", "it", "pt", "pt-BR", "pt-PT", "ca"]
}

extension DefectSite {
  /// The plural forms that include the text, or `nil` if there are none.
  var forms: OrderedDictionary<PluralCategory, StringCatalog.Localization>? {
    guard pluralCategory != nil else { return nil }
    if isInSubstitution { return localization.substitutions[path[1]]?.variations.plural }
    if path[1] == "plural" { return localization.variations?.plural }
    let device = StringCatalog.Device(rawValue: path[2])
    return localization.variations?.device[device]?.variations?.plural
  }

  /// Returns the catalog with other plural forms.
  func changingForms(
    _ change: (inout OrderedDictionary<PluralCategory, StringCatalog.Localization>) -> Void
  ) -> StringCatalog {
    changingLocalization { localization in
      guard var forms else { return }
      change(&forms)
      if isInSubstitution {
        localization.substitutions[path[1]]?.variations.plural = forms
      } else if path[1] == "plural" {
        localization.variations?.plural = forms
      } else {
        let device = StringCatalog.Device(rawValue: path[2])
        localization.variations?.device[device]?.variations?.plural = forms
      }
    }
  }

  /// Returns a plant that changes the plural forms that include the text.
  func plantForms(
    _ change: (inout OrderedDictionary<PluralCategory, StringCatalog.Localization>) -> Void
  ) -> Plant {
    plant(changingForms(change), at: formsPath)
  }

  /// The only number of the text, or `%arg`.
  var number: Specifier? {
    if isInSubstitution, let range = text.firstRange(of: "%arg") {
      return Specifier(range: range, position: nil, type: "arg", text: "%arg")
    }
    let numbers = specifiers.filter { !$0.isObject }
    return numbers.count == 1 ? numbers[0] : nil
  }
}
