import ICU
import PortableObjects

/// The plural categories of some numbers in a language.
struct PluralSamples {
  /// The categories that everyday numbers have, in the order of the CLDR.
  let everyday: [PluralCategory]
  /// All categories of the language, in the order of the CLDR.
  let known: [PluralCategory]
  private let everydayNumbers: [Sample]
  private let millions: [Sample]

  private struct Sample {
    let number: UInt64
    let category: PluralCategory

    init(_ number: Int, _ rules: PluralRules) {
      self.number = UInt64(number)
      category = rules.category(for: number)
    }
  }

  /// Asks for the categories of a language; `nil` if the CLDR does not know the language.
  init?(languageTag: String) {
    guard let known = PluralRules.knownCategories(languageTag: languageTag),
      let rules = try? PluralRules.shared(languageTag: languageTag)
    else { return nil }
    self.known = known
    everydayNumbers = Self.numbers.map { Sample($0, rules) }
    millions = [1_000_000, 2_000_000, 10_000_000].map { Sample($0, rules) }
    let found = Set(everydayNumbers.map(\.category))
    everyday = known.filter(found.contains)
  }

  /// Every plural rule of the CLDR repeats within these, but for those of whole millions.
  private static let numbers = Array(0...1_000) + [10_000, 100_000, 100_001]

  /// Returns the category of each form; `nil` unless there is exactly one form for each category that
  /// everyday numbers have.
  func categories(of forms: PortableObject.PluralForms) -> [PluralCategory]? {
    guard forms.count == everyday.count else { return nil }
    let categories = categorySets(of: forms).compactMap { $0.count == 1 ? $0.first : nil }
    return Set(categories).count == forms.count ? categories : nil
  }

  /// Returns which categories the everyday numbers of each form have; of a form that no such number
  /// takes, those of whole millions.
  ///
  /// A number for which the expression gives no form is passed over.
  func categorySets(of forms: PortableObject.PluralForms) -> [Set<PluralCategory>] {
    var sets = [Set<PluralCategory>](repeating: [], count: forms.count)
    for sample in everydayNumbers {
      if let index = forms.index(of: sample.number) { sets[index].insert(sample.category) }
    }
    let unused = Set(sets.indices.filter { sets[$0].isEmpty })
    for sample in millions {
      guard let index = forms.index(of: sample.number), unused.contains(index) else { continue }
      sets[index].insert(sample.category)
    }
    return sets
  }
}
