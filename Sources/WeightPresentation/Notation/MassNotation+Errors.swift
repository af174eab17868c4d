import Localization
package import WeightCore

extension MassNotation {
  /// Returns the error for an invalid weight.
  ///
  /// - Parameters:
  ///   - reason: The reason.
  ///   - text: The input.
  /// - Returns: An error with the input and, as a hint, examples of valid input.
  package func refusal(_ reason: TypedMassError, of text: String) -> InputError {
    switch reason {
    case .empty:
      InputError(
        String(
          localized: "The weight is missing.",
          locale: locale,
          comment: "Error: empty input"
        ),
        hint: hint,
        code: .invalidWeight
      )
    case .notAWeight: InputError(notAWeight(text), hint: hint, code: .invalidWeight)
    case .unexpectedSeparator(let meant): unexpectedSeparator(text, meant: meant)
    case .unknownUnit(let word): unknownUnit(word)
    case .unitMissing:
      InputError(
        String(
          localized: "'\(text)' could be kilograms or stones: the unit is missing.",
          locale: locale,
          comment: "Error: a number without a unit, in a country where people use stones"
        ),
        hint: hint,
        code: .invalidWeight
      )
    case .unevenStones:
      InputError(
        String(
          localized:
            "'\(text)' is not a weight: stones must be whole numbers, and pounds fewer than fourteen.",
          locale: locale,
          comment: "Error: such as '11.5 st 3 lb' or '11 st 15 lb'"
        ),
        hint: hint,
        code: .invalidWeight
      )
    case .entry(let reason): refusal(reason, of: text)
    }
  }

  private func notAWeight(_ text: String) -> String {
    String(
      localized: "'\(text)' is not a weight.",
      locale: locale,
      comment: "Error: the input cannot be read"
    )
  }

  private func unexpectedSeparator(_ text: String, meant: String) -> InputError {
    switch formats.decimalMark {
    case ",":
      InputError(
        notAWeight(text),
        hint: String(
          localized: "Use a comma as the decimal separator: \(meant)",
          locale: locale,
          comment: "Hint; the argument is the weight as it should have been typed, such as 72,5"
        ),
        code: .invalidWeight
      )
    case ".":
      InputError(
        notAWeight(text),
        hint: String(
          localized: "Use a point as the decimal separator: \(meant)",
          locale: locale,
          comment: "Hint; the argument is the weight as it should have been typed, such as 72.5"
        ),
        code: .invalidWeight
      )
    default: InputError(notAWeight(text), hint: hint, code: .invalidWeight)
    }
  }

  private func unknownUnit(_ word: String) -> InputError {
    InputError(
      String(
        localized: "'\(word)' is not a supported unit of weight.",
        locale: locale,
        comment: "Error: the argument is the word after the number"
      ),
      hint: String(
        localized: "The units are kg, lb and st.",
        locale: locale,
        comment: "Hint: the abbreviations, which are the same in every language"
      ),
      code: .unknownUnit
    )
  }

  var hint: String {
    String(
      localized: "Write it like this: \(forms, format: .list(.or))",
      locale: locale,
      comment: "Hint; the argument is a list of weights, such as '72.5 or 72.5 kg'"
    )
  }
}

// MARK: - Entry refusals

extension MassNotation {
  /// Returns the error for an entry that may not be logged.
  ///
  /// - Parameters:
  ///   - reason: The reason.
  ///   - text: The input.
  /// - Returns: An error with the allowed range.
  package func refusal(_ reason: EntryError, of text: String) -> InputError {
    switch reason {
    case .massOutside(let range, let unit):
      let format = MassFormat(unit: unit, digits: .atMostOne)
      return InputError(
        String(
          localized:
            "'\(text)' cannot be logged: a weight must be between \(range.lowerBound, format: format) and \(range.upperBound, format: format).",
          locale: locale,
          comment: "Error; then the lowest and the highest weight, such as '0.5 kg' and '680 kg'"
        ),
        // A number that was meant in pounds or kilograms may have been read as stones.
        hint: unit == .stone && self.unit == .stone ? hint : nil,
        code: .weightOutOfRange
      )
    case .inFuture, .beforeFirstYear:
      return refusal(ofDate: text, isInFuture: reason != .beforeFirstYear)
    case .noteTooLong(let characters, let limit):
      return InputError(
        String(
          localized: "The note has \(characters) characters; it may have up to \("\(limit)").",
          locale: locale,
          comment: "Error: the number of characters, then the maximum number"
        ),
        code: .noteTooLong
      )
    case .bodyFatOutside(let range):
      let limits = [range.lowerBound, range.upperBound].map { formats.text(ofPercent: $0) }
      return InputError(
        String(
          localized:
            "'\(text)' cannot be logged: body fat must be between \(limits[0]) and \(limits[1]).",
          locale: locale,
          comment: "Error; then the lowest and the highest share, such as '1%' and '60%'"
        ),
        code: .bodyFatOutOfRange
      )
    case .waistOutside(let range):
      let limits = [range.lowerBound, range.upperBound]
        .map { WaistFormat().text(centimetres: $0, formats) }
      return InputError(
        String(
          localized:
            "'\(text)' cannot be logged: the waist must be between \(limits[0]) and \(limits[1]).",
          locale: locale,
          comment: "Error; then the lowest and the highest length, such as '30 cm' and '250 cm'"
        ),
        code: .waistOutOfRange
      )
    case .leanMassAboveWeight(let weight):
      return InputError(
        String(
          localized:
            "'\(text)' cannot be logged: the lean mass must be at most the weight, \(weight, format: MassFormat(unit: unit)).",
          locale: locale,
          comment: "Error; then the weight of which the lean mass is a part"
        ),
        code: .leanMassOutOfRange
      )
    }
  }

  private func refusal(ofDate text: String, isInFuture: Bool) -> InputError {
    guard isInFuture else {
      let year = "\(Timestamp.firstYear)"
      return InputError(
        String(
          localized: "'\(text)' is too long ago: entries begin in the year \(year).",
          locale: locale,
          comment: "Error; the argument is the date that was typed, then a year"
        ),
        code: .invalidDate
      )
    }
    return InputError(
      String(
        localized: "'\(text)' is in the future: only past weigh-ins can be logged.",
        locale: locale,
        comment: "Error; the argument is the date that was typed"
      ),
      code: .dateInFuture
    )
  }
}

// MARK: - Goal refusals

extension MassNotation {
  /// Returns the error for an invalid distance from a goal.
  package func refusal(ofMargin text: String, of goal: Mass) -> InputError {
    let limit = Mass(micrograms: goal.micrograms / 10)
    return InputError(
      String(
        localized:
          "'\(text)' cannot be the distance from the goal: it must be a weight up to \(limit, format: MassFormat(unit: unit)).",
        locale: locale,
        comment: "Error of 'w8 goal --within'; then a tenth of the goal"
      ),
      code: .goalOutOfRange
    )
  }

  /// Returns the error for a goal that is not allowed.
  ///
  /// - Parameters:
  ///   - reason: The reason.
  ///   - text: The input.
  /// - Returns: An error with the allowed range.
  package func refusal(_ reason: GoalError, of text: String) -> InputError {
    switch reason {
    case .targetOutside(let range, let unit):
      let format = MassFormat(unit: unit, digits: .atMostOne)
      return InputError(
        String(
          localized:
            "'\(text)' cannot be a goal: a goal must be between \(range.lowerBound, format: format) and \(range.upperBound, format: format).",
          locale: locale,
          comment: "Error; then the lowest and the highest goal, such as '30 kg' and '200 kg'"
        ),
        code: .goalOutOfRange
      )
    }
  }
}
