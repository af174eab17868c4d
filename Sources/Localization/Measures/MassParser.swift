/// Reads masses that people type, strictly, to the last character.
///
/// Numbers are read by the marks of the locale, and never guessed at. Units have the words that the locale
/// writes, and those of English and Spanish. A word that says its number, as the Arabic "رطلان" says two
/// pounds, needs none before it. A number behind stones is one of pounds.
///
/// ```swift
/// let parser = MassParser(locale: FormatLocale("en_GB"))
/// try parser.parse("11 st 4 lb").kilograms  // 71.667…
/// try parser.parse("72.5").unit             // nil
/// ```
public struct MassParser: Sendable {
  private let locale: FormatLocale
  private let numbers: NumberParser

  /// Creates a reader for a locale.
  public init(locale: FormatLocale) {
    self.locale = locale
    numbers = NumberParser(locale: locale)
  }

  /// An amount of a text: a number, or what stands in its place, and the word behind it.
  private struct Amount {
    let number: String
    let word: String?
    let unit: MassUnit?
  }

  /// Returns the mass that the whole text is: "72,5", "72,5 kg", "160 lb", "11 st 4 lb".
  ///
  /// Blanks around it and between its parts are of no matter.
  public func parse(_ text: String) throws(MassParsingError) -> ParsedMass {
    let text = String(text.asTyped.trimmingWhitespace)
    guard !text.isEmpty else { throw error(.empty) }
    let amounts = try amounts(in: text)
    switch amounts.count {
    case 1: return try mass(amounts[0], of: text)
    case 2: return try mass(stones: amounts[0], pounds: amounts[1], of: text)
    default: throw error(.notAMass)
    }
  }

  private func amounts(in text: String) throws(MassParsingError) -> [Amount] {
    // To know the words, ICU has to write each unit in each width. A number alone needs none of them.
    guard numbers.canHaveWords(text) else {
      return [Amount(number: text, word: nil, unit: nil)]
    }
    let words = MassWords.shared(locale: locale)
    var amounts: [Amount] = []
    var rest = text[...]
    while !rest.isEmpty {
      let typed = rest[..<words.startOfWord(in: rest)]
      let word = words.word(startOf: rest[typed.endIndex...])
      let meant = word.flatMap { words.numberMeant(by: $0.word) }
      guard let number = typed.isEmpty ? meant : String(typed.trimmingWhitespace) else {
        throw error(.notAMass)
      }
      rest = words.withoutJoint(word?.rest ?? "")
      amounts.append(
        Amount(number: number, word: word.map { String($0.word) }, unit: word?.unit)
      )
    }
    return amounts
  }

  private func mass(_ amount: Amount, of text: String) throws(MassParsingError) -> ParsedMass {
    if let word = amount.word, amount.unit == nil { throw error(.unknownUnit(word)) }
    let number = try number(amount, of: text)
    return ParsedMass(number: number, unit: amount.unit, word: amount.word, pounds: nil)
  }

  private func mass(
    stones: Amount,
    pounds: Amount,
    of text: String
  ) throws(MassParsingError) -> ParsedMass {
    // People say "11 stone 4", and mean pounds by the 4.
    guard stones.unit == .stones, pounds.unit == .pounds || pounds.word == nil else {
      throw error(.notAMass)
    }
    let (whole, rest) = (try number(stones, of: text), try number(pounds, of: text))
    guard
      whole.value == whole.value.rounded(), stones.number.first?.isNumber == true,
      (0..<MassUnit.poundsPerStone).contains(rest.value)
    else { throw error(.unevenStones) }
    return ParsedMass(number: whole, unit: .stonesAndPounds, word: stones.word, pounds: rest)
  }

  private func number(_ amount: Amount, of text: String) throws(MassParsingError) -> ParsedNumber {
    do {
      return try numbers.parse(amount.number)
    } catch {
      guard case .unexpectedMark(let mark) = error.reason else { throw self.error(.notAMass) }
      let meant = text.replacing(amount.number, with: error.example, maxReplacements: 1)
      throw MassParsingError(reason: .unexpectedMark(mark), example: meant)
    }
  }

  private func error(_ reason: MassParsingError.Reason) -> MassParsingError {
    let isWhole = locale.personMassUnit == .stonesAndPounds
    let style = MassStyle.mass(fractionDigits: isWhole ? 0 : 1)
    return MassParsingError(reason: reason, example: style.format(usualMass, locale: locale))
  }
}

/// The mass of the example where nobody knows what was meant.
private let usualMass = 72.5

/// A mass as it was typed: exact, in the unit that was given.
public struct ParsedMass: Hashable, Sendable {
  /// The number; of stones and pounds, that of the stones.
  public let number: ParsedNumber
  /// The unit; nil for a number alone, whose unit the caller has to know.
  public let unit: MassUnit?
  /// The word for the unit as it was typed; of stones and pounds, that for the stones.
  public let word: String?
  /// The pounds behind the stones; nil in any other unit.
  public let pounds: ParsedNumber?

  /// The kilograms; nil for a number alone.
  public var kilograms: Double? {
    guard let unit else { return nil }
    let stones = pounds.map { number.value * MassUnit.poundsPerStone + $0.value }
    return stones.map { $0 * MassUnit.kilogramsPerPound } ?? number.value * unit.kilograms
  }
}

extension MassUnit {
  /// The kilograms of one; of stones and pounds, of a stone.
  var kilograms: Double {
    switch self {
    case .kilograms: 1
    case .grams: 1 / Self.gramsPerKilogram
    case .pounds: Self.kilogramsPerPound
    case .ounces: Self.kilogramsPerPound / Self.ouncesPerPound
    case .stones, .stonesAndPounds: Self.kilogramsPerPound * Self.poundsPerStone
    }
  }
}

/// Why a text is no mass of a locale, and how one is written there.
public struct MassParsingError: Error, Hashable, Sendable {
  /// Why it is none.
  public let reason: Reason
  /// A mass as the locale writes it: the one that was probably meant, or else any.
  public let example: String

  /// Why a text is no mass.
  public enum Reason: Hashable, Sendable {
    /// There is nothing.
    case empty
    /// It is nothing like a mass.
    case notAMass
    /// A mark stands where the locale has none in its numbers: "72.5 kg" in Spanish.
    case unexpectedMark(String)
    /// The word behind the number is no unit of mass.
    case unknownUnit(String)
    /// Stones and pounds that do not go together: "11.5 st 3 lb", "11 st 15 lb".
    case unevenStones
  }
}
