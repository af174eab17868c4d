import Localization
package import WeightCore

extension DateNotation {
  /// A day and a time as the person would say them: "yesterday 8:00".
  package var example: String { "\(yesterday) 8:00" }

  /// A day as the person would say it: "yesterday".
  package var exampleOfDay: String { yesterday }

  /// Returns what to tell a person who looks back from a day that has not come yet.
  package func refusalOfFuture(_ text: String) -> Refusal {
    Refusal(
      String(
        localized: "'\(text)' is in the future.",
        locale: locale,
        comment: "Error; the argument is the date that was typed"
      )
    )
  }

  /// Returns what to tell a person whose due date is not that of a pregnancy of today.
  package func refusal(ofDueDate text: String) -> Refusal {
    Refusal(
      String(
        localized:
          "'\(text)' cannot be the due date: it must be at most 40 weeks ahead or 2 weeks ago.",
        locale: locale,
        comment: "Error; the argument is the date that was typed"
      )
    )
  }

  private var yesterday: String { RelativeStyle.relative(.days).format(-1, locale: formats) }

  /// Returns what to tell a person whose date cannot be read.
  ///
  /// - Parameters:
  ///   - text: What was typed.
  ///   - now: The moment of the command, which is written as an example.
  ///   - isAhead: Whether a date that has yet to come is asked for.
  /// - Returns: A sentence that names the text and, as a hint, what would have been taken.
  package func refusal(of text: String, now: Moment, isAhead: Bool = false) -> Refusal {
    Refusal(
      String(
        localized: "'\(text)' is not a date.",
        locale: locale,
        comment: "Error: what was typed cannot be read"
      ),
      hint: String(
        localized: "Write it like this: \(forms(of: now, isAhead: isAhead), format: .list(.or))",
        locale: locale,
        comment: "Hint; the argument is a list of forms, such as '72.5 or 72.5 kg'"
      )
    )
  }

  private func forms(of now: Moment, isAhead: Bool) -> [String] {
    let short = MomentFormat(date: .short, time: .omitted).format(now, locale: formats)
    let iso8601 = now.iso8601.prefix(while: { $0 != "T" })
    let isReadable = date(parsing: short, today: now.day) != nil
    let usual = isReadable && short != iso8601 ? [short] : []
    // Nobody expects a birth for yesterday, or at a time.
    if isAhead { return usual + [String(iso8601)] }
    return [yesterday] + usual + [String(iso8601), String(now.iso8601.prefix(iso8601.count + 6))]
  }
}
