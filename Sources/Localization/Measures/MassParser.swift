/// A strict parser of masses that users type.
///
/// It reads the whole text.
///
/// Numbers are parsed with the symbols of the locale; ambiguous input is rejected. Units have the
/// names of the locale, and those of English and Spanish. A word that contains its number, such as
/// the Arabic "رطلان" for two pounds, needs no number before it. A number after stones is in
/// pounds.
///
/// ```swift
/// let parser = MassParser(locale: FormatLocale("en_GB"))
/// try parser.parse("11 st 4 lb").kilograms  // 71.667…
/// try parser.parse("72.5").unit             // nil
/// ```
public struct MassParser: Sendable {
  private let locale: FormatLocale
  private let numbers: NumberParser

  /// Creates a parser for a locale.
  public init(locale: FormatLocale) {
    self.locale = locale
    numbers = NumberParser(locale: locale)
  }

  /// An amount in a text: a number, or an expression for it, and the word after it.
  private struct Amount {
    let number: String
    let word: String?
    let unit: MassUnit?
  }

  /// Parses the whole text as a mass: "72,5", "72,5 kg", "160 lb", "11 st 4 lb".
  ///
  /// White space around the mass and between its parts is ignored.
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
    // To determine the words, ICU has to format each unit in each width. A number alone needs no
    // words.
    guard numbers.canHaveWords(text) else {
      return [Amount(number: text, word: nil, unit: nil)]
    }
    let words = MassUnitNames.shared(locale: locale)
    var amounts: [Amount] = []
    var rest = text[...]
    while !rest.isEmpty {
      let typed = rest[..<words.startOfWord(in: rest)]
      let word = words.word(startOf: rest[typed.endIndex...])
      let meant = word.flatMap { words.numberContained(by: $0.word) }
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
    // In "11 stone 4", the 4 means pounds.
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
      guard case .unexpectedSeparator(let mark) = error.reason else { throw self.error(.notAMass) }
      let meant = text.replacing(amount.number, with: error.example, maxReplacements: 1)
      throw MassParsingError(reason: .unexpectedSeparator(mark), example: meant)
    }
  }

  private func error(_ reason: MassParsingError.Reason) -> MassParsingError {
    let isWhole = locale.personMassUnit == .stonesAndPounds
    let style = MassStyle.mass(fractionDigits: isWhole ? 0 : 1)
    return MassParsingError(reason: reason, example: style.format(exampleMass, locale: locale))
  }
}

/// The mass of the example if the intended one is unknown.
private let exampleMass = 72.5

/// A parsed mass: exact, in the unit of the text.
public struct ParsedMass: Hashable, Sendable {
  /// The number; for stones and pounds, that of the stones.
  public let number: ParsedNumber
  /// The unit; `nil` for a number alone, whose unit the caller determines.
  public let unit: MassUnit?
  /// The word for the unit in the text; for stones and pounds, that for the stones.
  public let word: String?
  /// The pounds after the stones; `nil` for any other unit.
  public let pounds: ParsedNumber?

  /// The mass in kilograms; `nil` for a number alone.
  public var kilograms: Double? {
    guard let unit else { return nil }
    let stones = pounds.map { number.value * MassUnit.poundsPerStone + $0.value }
    return stones.map { $0 * MassUnit.kilogramsPerPound } ?? number.value * unit.kilograms
  }
}

extension MassUnit {
  /// The mass of one unit in kilograms; for stones and pounds, that of a stone.
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

/// An error for a text that is not a mass of a locale, with an example.
public struct MassParsingError: Error, Hashable, Sendable {
  /// The reason of the error.
  public let reason: Reason
  /// A mass in the format of the locale: the one that was probably meant, or else any.
  public let example: String

  /// The reasons of a parsing error.
  public enum Reason: Hashable, Sendable {
    /// The text is empty.
    case empty
    /// The text does not resemble a mass.
    case notAMass
    /// The number contains a separator that is not valid in the locale: "72.5 kg" in Spanish.
    case unexpectedSeparator(String)
    /// The word after the number is not a unit of mass.
    case unknownUnit(String)
    /// Stones and pounds that do not match: "11.5 st 3 lb", "11 st 15 lb".
    case unevenStones
  }
}
