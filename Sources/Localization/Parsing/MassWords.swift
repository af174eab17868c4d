internal import ICU

/// The words for units of mass: those that ICU writes in a locale, and what people write everywhere.
struct MassWords: Sendable {
  /// The words and their units, the longest first.
  private let words: [(word: String, unit: MassUnit)]
  /// What stands between stones and pounds, the longest first.
  private let joints: [String]

  /// Returns the words of a locale from the cache.
  static func shared(locale: FormatLocale) -> MassWords {
    cache.value(for: locale.numbers) { _ in MassWords(locale: locale) }
  }

  private static let cache = BoundedCache<String, MassWords>()

  private init(locale: FormatLocale) {
    var units = usualWords
    for unit in MassUnit.allCases where unit != .stonesAndPounds {
      for word in Self.words(for: unit, locale: locale) { units[word] = unit }
    }
    words = units.map { ($0.key, $0.value) }.sorted { $0.word.count > $1.word.count }
    let joint = Self.joint(locale: locale).map { [$0] } ?? []
    joints = (joint + usualJoints).sorted { $0.count > $1.count }
  }

  /// Takes the word that a text begins with, be it one for a unit or not.
  ///
  /// - Returns: nil when no letter stands there.
  func word(startOf text: Substring) -> (word: Substring, unit: MassUnit?, rest: Substring)? {
    for (word, unit) in words {
      let start = text.prefix(word.count)
      let rest = text[start.endIndex...]
      if start.lowercased() == word, rest.first?.isLetter != true { return (start, unit, rest) }
    }
    let letters = text.prefix(while: \.isLetter)
    return letters.isEmpty ? nil : (letters, nil, text[letters.endIndex...])
  }

  /// Returns a text without what joins it to the amount before it.
  func withoutJoint(_ text: Substring) -> Substring {
    let rest = text.drop(while: \.isWhitespace)
    for joint in joints where rest.hasPrefix(joint) {
      let behind = rest.dropFirst(joint.count)
      if behind.first?.isWhitespace == true { return behind.drop(while: \.isWhitespace) }
    }
    return rest
  }

  /// Returns the words that ICU writes for a unit, whatever number stands before them.
  private static func words(for unit: MassUnit, locale: FormatLocale) -> Set<String> {
    var words: Set<String> = []
    for width in [MassStyle.Width.short, .full, .narrow] {
      for number in sampleNumbers {
        let style = MassStyle.mass(unit, fractionDigits: number == 1.5 ? 1 : 0, width: width)
        let text = style.format(number * unit.kilograms, locale: locale).asTyped
        guard let (_, rest) = try? NumberParser(locale: locale).parse(prefixOf: text) else {
          continue
        }
        let word = rest.trimmingWhitespace.lowercased()
        if word.first?.isLetter == true, !word.contains(where: \.isWhitespace) {
          words.insert(word)
        }
      }
    }
    return words
  }

  /// Returns what ICU writes between stones and pounds: "," or "y".
  private static func joint(locale: FormatLocale) -> String? {
    let style = MassStyle.mass(.stonesAndPounds, fractionDigits: 0)
    let text = style.format(11.5 * MassUnit.stones.kilograms, locale: locale).asTyped
    guard let (_, rest) = try? NumberParser(locale: locale).parse(prefixOf: text) else {
      return nil
    }
    let middle = rest.drop(while: \.isWhitespace).drop { !$0.isWhitespace && $0 != "," }
    let joint = middle.prefix { !$0.isNumber }.trimmingWhitespace
    return joint.isEmpty ? nil : String(joint)
  }
}

/// Numbers that take each plural category in some language.
private let sampleNumbers = [0, 1, 1.5, 2, 3, 5, 11, 100]

/// What joins stones and pounds in English and Spanish, in which people mix them.
private let usualJoints = [",", "and", "y"]

/// What people write in English and Spanish, whatever the language of the rest: scales and families mix
/// them.
private let usualWords: [String: MassUnit] = [
  "kg": .kilograms, "kgs": .kilograms, "kilo": .kilograms, "kilos": .kilograms,
  "kilogram": .kilograms, "kilograms": .kilograms, "kilogramme": .kilograms,
  "kilogrammes": .kilograms, "kilogramo": .kilograms, "kilogramos": .kilograms,
  "g": .grams, "gram": .grams, "grams": .grams, "gramme": .grams, "grammes": .grams,
  "gramo": .grams, "gramos": .grams,
  "lb": .pounds, "lbs": .pounds, "pound": .pounds, "pounds": .pounds, "libra": .pounds,
  "libras": .pounds,
  "oz": .ounces, "ounce": .ounces, "ounces": .ounces, "onza": .ounces, "onzas": .ounces,
  "st": .stones, "stone": .stones, "stones": .stones,
]
