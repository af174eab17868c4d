import ICU
import PortableObjects

/// Which plural category each form of a file is.
///
/// Programs of translators write `Plural-Forms` of their own. What counts is which numbers take which
/// form, and not which expression says so.
struct IncomingPlurals {
  /// The category of each form; `nil` for a form that no number takes.
  let categories: [PluralCategory?]

  /// The categories that no form has.
  var unnumbered: Set<PluralCategory> {
    Set(PluralCategory.allCases.filter { !categories.contains($0) })
  }

  /// Why the forms of a file have no categories.
  enum Problem: Error {
    /// The field cannot be read.
    case unreadable(String)
    /// Nobody knows the language, and so many forms could be any.
    case unknownLanguage(String, count: Int)
    /// A form is of several categories.
    case mixed(index: Int, [PluralCategory])
  }

  /// Finds the categories.
  ///
  /// - Parameters:
  ///   - field: The value of `Plural-Forms`; `nil` if the file has none.
  ///   - named: The categories that our own export names; `nil` if the file does not.
  ///   - languageTag: The language of the translations.
  /// - Throws: ``Problem`` where the forms could be taken for others than they are.
  init(field: String?, named: [PluralCategory]?, languageTag: String) throws(Problem) {
    guard let field else {
      categories = named ?? PluralIndexes(languageTag: languageTag).categories
      return
    }
    guard let forms = PortableObject.PluralForms(parsing: field) else {
      throw .unreadable(field)
    }
    let named = named?.count == forms.count ? named : nil
    guard let samples = PluralSamples(languageTag: languageTag) else {
      guard let categories = named ?? Self.categories(ofUnknownLanguage: forms) else {
        throw .unknownLanguage(languageTag, count: forms.count)
      }
      self.categories = categories
      return
    }
    let sets = samples.categorySets(of: forms)
    if let named, zip(sets, named).allSatisfy({ $0.isEmpty || $0.contains($1) }) {
      categories = named
      return
    }
    if let mixed = sets.firstIndex(where: { $0.count > 1 }) {
      throw .mixed(index: mixed, samples.known.filter(sets[mixed].contains))
    }
    var categories = sets.map(\.first)
    // A form that no whole number takes is the one of decimals, if there is one such form alone.
    let unused = categories.indices.filter { categories[$0] == nil }
    let missing = samples.known.filter {
      !samples.everyday.contains($0) && !categories.contains($0)
    }
    if unused.count == 1, missing.count == 1 { categories[unused[0]] = missing[0] }
    self.categories = categories
  }

  /// Returns the categories of languages with one form, and with two as in English or French.
  private static func categories(
    ofUnknownLanguage forms: PortableObject.PluralForms
  ) -> [PluralCategory]? {
    switch forms.count {
    case 1: [.other]
    case 2 where forms.index(of: 1) == 0 && forms.index(of: 2) == 1: [.one, .other]
    default: nil
    }
  }
}
