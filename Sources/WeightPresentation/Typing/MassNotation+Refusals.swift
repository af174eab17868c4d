import Localization

extension MassNotation {
  /// Returns what to tell a person whose weight was not taken.
  ///
  /// - Parameters:
  ///   - reason: Why it was not taken.
  ///   - text: What was typed.
  /// - Returns: A sentence that names the text and, as a hint, what would have been taken.
  package func refusal(_ reason: TypedMassRefusal, of text: String) -> Refusal {
    switch reason {
    case .empty:
      Refusal(
        String(
          localized: "The weight is missing.",
          locale: locale,
          comment: "Error: nothing typed"
        ),
        hint: hint
      )
    case .notAWeight: Refusal(notAWeight(text), hint: hint)
    case .unexpectedMark(let meant): unexpectedMark(text, meant: meant)
    case .unknownUnit(let word): unknownUnit(word)
    case .unitMissing:
      Refusal(
        String(
          localized: "'\(text)' could be kilograms or stones: the unit is missing.",
          locale: locale,
          comment: "Error: a number without a unit, where people weigh themselves in stones"
        ),
        hint: hint
      )
    case .unevenStones:
      Refusal(
        String(
          localized:
            "'\(text)' is not a weight: stones must be whole, and pounds fewer than fourteen.",
          locale: locale,
          comment: "Error: such as '11.5 st 3 lb' or '11 st 15 lb'"
        ),
        hint: hint
      )
    case .entry(let reason): refusal(reason, of: text)
    }
  }

  private func notAWeight(_ text: String) -> String {
    String(
      localized: "'\(text)' is not a weight.",
      locale: locale,
      comment: "Error: what was typed cannot be read"
    )
  }

  private func unexpectedMark(_ text: String, meant: String) -> Refusal {
    switch formats.decimalMark {
    case ",":
      Refusal(
        notAWeight(text),
        hint: String(
          localized: "Decimals are written with a comma here: \(meant)",
          locale: locale,
          comment: "Hint; the argument is the weight as it should have been typed, such as 72,5"
        )
      )
    case ".":
      Refusal(
        notAWeight(text),
        hint: String(
          localized: "Decimals are written with a point here: \(meant)",
          locale: locale,
          comment: "Hint; the argument is the weight as it should have been typed, such as 72.5"
        )
      )
    default: Refusal(notAWeight(text), hint: hint)
    }
  }

  private func unknownUnit(_ word: String) -> Refusal {
    Refusal(
      String(
        localized: "'\(word)' is not a unit of weight that can be used here.",
        locale: locale,
        comment: "Error: the argument is the word behind the number"
      ),
      hint: String(
        localized: "The units are kg, lb and st.",
        locale: locale,
        comment: "Hint: the abbreviations that are taken, in every language"
      )
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
