internal import ICU

/// The words for units of mass: those of ICU in a locale, and those that users write in any locale.
struct MassUnitNames: Sendable {
  /// The words and their units, the longest first.
  private let words: [(word: String, unit: MassUnit)]
  /// Words that do not begin with a letter: "#", and "14 पौंड का बट्टा", the Hindi stone.
  private let unletteredWords: [String]
  /// The numbers that words contain: 2 in the Arabic "رطلان", two pounds.
  private let numbersMeant: [String: String]
  /// The separators between stones and pounds, the longest first.
  private var joints = everydaySeparators

  /// Returns the words of a locale from the cache.
  static func shared(locale: FormatLocale) -> MassUnitNames {
    cache.value(for: locale.numbers) { _ in MassUnitNames(locale: locale) }
  }

  private static let cache = KeyedCache<String, MassUnitNames>()

  private init(locale: FormatLocale) {
    var units = everydayWords
    var numbersMeant: [String: String] = [:]
    for unit in MassUnit.allCases where unit != .stonesAndPounds {
      for (word, number) in Self.words(for: unit, locale: locale) {
        units[word] = unit
        if let number { numbersMeant[word] = number }
      }
    }
    words = units.map { ($0.key, $0.value) }.sorted { $0.word.count > $1.word.count }
    unletteredWords = words.map(\.word).filter { $0.first?.isLetter == false }
    self.numbersMeant = numbersMeant
    joints += UnitWidth.allCases.compactMap { joint(locale: locale, width: $0) }
    joints.sort { $0.count > $1.count }
  }

  /// Returns the start of the first word in a text, whether it is a unit or not; the end if there
  /// is none.
  func startOfWord(in text: Substring) -> Substring.Index {
    var last: Character?
    for index in text.indices {
      if text[index].isLetter { return index }
      let isWord = unletteredWords.contains { word in
        // "914" is a number, not a 9 before a word that begins with 14.
        let mayStart = word.first?.isNumber == true ? last?.isWhitespace == true : last != nil
        return mayStart && end(of: word, startOf: text[index...]) != nil
      }
      if isWord { return index }
      last = text[index]
    }
    return text.endIndex
  }

  /// Returns the number that a word contains; `nil` if the number is before the word.
  func numberContained(by word: Substring) -> String? { numbersMeant[word.lowercased()] }

  /// Splits off the word at the start of a text, whether it is a unit or not.
  ///
  /// - Returns: `nil` if the text does not begin with a letter.
  func word(startOf text: Substring) -> (word: Substring, unit: MassUnit?, rest: Substring)? {
    for (word, unit) in words {
      if let end = end(of: word, startOf: text) { return (text[..<end], unit, text[end...]) }
    }
    let letters = text.prefix(while: \.isLetter)
    return letters.isEmpty ? nil : (letters, nil, text[letters.endIndex...])
  }

  /// Returns a text without the separator from the amount before it.
  func withoutJoint(_ text: Substring) -> Substring {
    let rest = text.drop(while: \.isWhitespace)
    for joint in joints where rest.hasPrefix(joint) {
      let remainder = rest.dropFirst(joint.count)
      if remainder.first?.isWhitespace == true { return remainder.drop(while: \.isWhitespace) }
      // Arabic has no space after its "and". A comma without a space may be part of the number.
      if joint.last?.isLetter == true, startsWithAmount(remainder) { return remainder }
    }
    return rest
  }

  private func startsWithAmount(_ text: Substring) -> Bool {
    text.first?.isNumber == true || numbersMeant.keys.contains { end(of: $0, startOf: text) != nil }
  }

  /// Returns the end of a word at the start of a text; `nil` if the text begins with something
  /// else.
  private func end(of word: String, startOf text: Substring) -> Substring.Index? {
    let start = text.prefix(word.count)
    guard start.lowercased() == word else { return nil }
    return text[start.endIndex...].first?.isLetter == true ? nil : start.endIndex
  }

  /// Returns the words that ICU writes for a unit with various numbers, and the numbers of the
  /// words that contain one.
  private static func words(for unit: MassUnit, locale: FormatLocale) -> [String: String?] {
    var words: [String: String?] = [:]
    let numbers = NumberParser(locale: locale)
    for width in UnitWidth.allCases {
      for number in sampleNumbers {
        let style = MassStyle.mass(unit, fractionDigits: number == 1.5 ? 1 : 0, width: width)
        let text = style.format(number * unit.kilograms, locale: locale).asTyped
        if let (_, rest) = try? numbers.parse(prefixOf: text) {
          let word = rest.trimmingWhitespace.lowercased()
          if !word.isEmpty, words[word] == nil { words[word] = .some(nil) }
        } else if !text.contains(where: \.isNumber) {
          words[text.lowercased()] = String(Int(number))
        }
      }
    }
    return words
  }

  /// Returns the text that ICU writes between stones and pounds: "," or "y".
  private func joint(locale: FormatLocale, width: UnitWidth) -> String? {
    let style = MassStyle.mass(.stonesAndPounds, fractionDigits: 0, width: width)
    let text = style.format(11.5 * MassUnit.stones.kilograms, locale: locale).asTyped
    guard let (_, rest) = try? NumberParser(locale: locale).parse(prefixOf: text),
      let stones = word(startOf: rest.drop(while: \.isWhitespace))
    else { return nil }
    let joint = stones.rest.prefix { !$0.isNumber }.trimmingWhitespace
    return joint.isEmpty ? nil : String(joint)
  }
}

/// Numbers that have each plural category in some language.
private let sampleNumbers = [0, 1, 1.5, 2, 3, 5, 11, 100]

/// The separators between stones and pounds in English and Spanish, which users mix.
private let everydaySeparators = [",", "and", "y"]

/// The English and Spanish words that are accepted in every language: scales and families mix them.
private let everydayWords: [String: MassUnit] = [
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
