import FileFormats
import ICU

/// The numbers of the plural categories of a language in gettext.
///
/// The forms of gettext are for integers. Categories that no common number has are not numbered,
/// such as `other` in Polish, for decimals, and `many` in Spanish, for integral millions.
struct PluralIndexes {
  /// The value of `Plural-Forms`.
  let field: String
  /// The category of each number.
  let categories: [PluralCategory]

  /// Numbers the categories of a language; unknown languages have only `other`, as at run time.
  ///
  /// The expressions that gettext uses take precedence over those derived from the rules.
  ///
  /// - Parameters:
  ///   - languageTag: The language.
  ///   - numbers: The numbers whose categories are distinguished.
  init(languageTag: String, for numbers: PluralNumbers = .common) {
    let samples = PluralSamples(languageTag: languageTag)
    let categories = samples?.categories(of: numbers) ?? [.other]
    for field in usualPluralForms {
      guard let forms = POFile.PluralForms(parsing: field),
        let samples, samples.categories(of: forms) == categories
      else { continue }
      self.init(field: field, categories: categories)
      return
    }
    let rules = try? PluralRules.text(languageTag: languageTag, kind: .cardinal)
    if let field = rules.flatMap({ PluralRuleExpression($0, categories: categories)?.field }),
      let forms = POFile.PluralForms(parsing: field),
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

/// The numbers whose plural categories a PO file distinguishes.
package enum PluralNumbers: String, Hashable, Sendable, CaseIterable {
  /// Common numbers, as in gettext.
  case common
  /// All integers, as in the CLDR: also integral millions.
  case all
}

/// The plural rules of a language as an expression of C, for integers only.
struct PluralRuleExpression {
  /// The value of `Plural-Forms`.
  let field: String

  /// Converts the rules of a language; `nil` if C cannot express a rule.
  ///
  /// - Parameters:
  ///   - rules: The rules in the syntax of the CLDR.
  ///   - categories: The categories to distinguish, in the order of their numbers; the last one
  ///     covers everything else.
  init?(_ rules: String, categories: [PluralCategory]) {
    let conditions = rules.split(separator: ";")
      .reduce(into: [PluralCategory: String]()) { conditions, rule in
        guard let colon = rule.firstIndex(of: ":"),
          let category = PluralCategory(rawValue: rule[..<colon].filter { $0 != " " })
        else { return }
        let words = rule[rule.index(after: colon)...].prefix { $0 != "@" }
        conditions[category] = Self.condition(words.split(separator: " ").map(String.init))
      }
    var text = "\(categories.count - 1)"
    for (index, category) in categories.enumerated().dropLast().reversed() {
      guard let condition = conditions[category] else { return nil }
      text = "\(condition) ? \(index) : \(text)"
    }
    field = "nplurals=\(categories.count); plural=\(categories.count > 1 ? "(\(text))" : text);"
  }

  /// Returns alternatives of combined relations; `nil` if none can be true.
  private static func condition(_ words: [String]) -> String? {
    let alternatives = words.split(separator: "or")
      .compactMap { alternative -> String? in
        var relations: [String] = []
        for words in alternative.split(separator: "and") {
          switch relation(words.joined()) {
          case .never: return nil
          case .always: break
          case .written(let relation): relations.append(relation)
          }
        }
        return relations.isEmpty ? "1" : relations.joined(separator: " && ")
      }
    return alternatives.isEmpty ? nil : alternatives.joined(separator: " || ")
  }

  /// The rest of a relation that is restricted to integers.
  private enum Relation {
    case always
    case never
    case written(String)
  }

  /// Returns the relation of an expression without spaces: `n%10=2..4,9`, `v!=0`.
  private static func relation(_ words: String) -> Relation {
    guard let sign = words.firstRange(of: /!?=/) else { return .never }
    let isNegated = words[sign].count == 2
    let ranges = words[sign.upperBound...].split(separator: ",").map { $0.split(separator: ".") }
    let operand = words[..<sign.lowerBound]
    guard operand.first == "n" || operand.first == "i" else {
      // All other operands are 0 for an integer.
      return ranges.contains { $0.first == "0" } == isNegated ? .never : .always
    }
    let value = "n" + operand.dropFirst()
    let parts = ranges.map { range in
      let (low, high) = (range[0], range[range.count - 1])
      return switch (isNegated, low == high) {
      case (false, true): "\(value)==\(low)"
      case (true, true): "\(value)!=\(low)"
      case (false, false): "(\(value)>=\(low) && \(value)<=\(high))"
      case (true, false): "(\(value)<\(low) || \(value)>\(high))"
      }
    }
    let joined = parts.joined(separator: isNegated ? " && " : " || ")
    return .written(parts.count > 1 ? "(\(joined))" : joined)
  }
}

/// The plural categories of sample numbers in a language.
struct PluralSamples {
  /// The categories of common numbers, in the order of the CLDR.
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

  /// Determines the categories of a language; `nil` if the CLDR does not contain the language.
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

  /// Sample numbers that cover every plural rule of the CLDR except for integral millions.
  private static let numbers = Array(0...1_000) + [10_000, 100_000, 100_001]

  /// Returns the categories of numbers, in the order of the CLDR.
  func categories(of numbers: PluralNumbers) -> [PluralCategory] {
    guard numbers == .all else { return everyday }
    let found = Set(everyday + millions.map(\.category))
    return known.filter(found.contains)
  }

  /// Returns the category of each form; `nil` unless they correspond exactly for the numbers that
  /// select a form.
  func categories(of forms: POFile.PluralForms) -> [PluralCategory]? {
    let categories = categorySets(of: forms).compactMap { $0.count == 1 ? $0.first : nil }
    return Set(categories).count == forms.count ? categories : nil
  }

  /// Returns the categories of the numbers that select each form.
  ///
  /// A form that no common number selects gets the categories of integral millions.
  ///
  /// Numbers without a form are ignored.
  func categorySets(of forms: POFile.PluralForms) -> [Set<PluralCategory>] {
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

/// The values of `Plural-Forms` that gettext and translation servers use.
///
/// The languages are not part of the table, because they are computed from the rules of the CLDR.
///
/// Source: the manual of GNU gettext, "Additional functions for plural forms". If it differs from
/// the CLDR, as for Latvian, the value is that of translation servers.
let usualPluralForms = [
  "nplurals=1; plural=0;",
  "nplurals=2; plural=(n != 1);",
  "nplurals=2; plural=(n > 1);",
  "nplurals=2; plural=(n%10!=1 || n%100==11);",
  "nplurals=3; plural=(n==1 ? 0 : n==2 ? 1 : 2);",
  "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);",
  "nplurals=3; plural=(n==1 ? 0 : n>=2 && n<=4 ? 1 : 2);",
  "nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);",
  "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && (n%100<10 || n%100>=20) ? 1 : 2);",
  "nplurals=3; plural=(n%10==0 || n%100>=11 && n%100<=19 ? 0 : n%10==1 && n%100!=11 ? 1 : 2);",
  "nplurals=3; plural=(n==1 ? 0 : n==0 || (n%100>0 && n%100<20) ? 1 : 2);",
  "nplurals=4; plural=(n%100==1 ? 0 : n%100==2 ? 1 : n%100==3 || n%100==4 ? 2 : 3);",
  "nplurals=6; plural=(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5);",
]
