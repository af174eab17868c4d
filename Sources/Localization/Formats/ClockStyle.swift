internal import ICU

/// A format of durations as a stopwatch shows them: "1:30:05".
///
/// The marks are those that the CLDR has for the locale, and the digits the locale's own.
///
/// ```swift
/// ClockStyle.clock(.hoursAndMinutes).format(.seconds(5400), locale: FormatLocale("es_ES"))  // "1:30"
/// ```
public struct ClockStyle: LocalizedFormat {
  private let fields: Fields
  private let fractionDigits: Int

  /// What is shown.
  public enum Fields: Hashable, Sendable {
    /// "1:30"
    case hoursAndMinutes
    /// "1:30:05"
    case hoursMinutesAndSeconds
    /// "90:05"
    case minutesAndSeconds

    var icuFields: LocaleData.ClockFields {
      switch self {
      case .hoursAndMinutes: .hoursAndMinutes
      case .hoursMinutesAndSeconds: .hoursMinutesAndSeconds
      case .minutesAndSeconds: .minutesAndSeconds
      }
    }

    var units: [DurationUnit] {
      switch self {
      case .hoursAndMinutes: [.hours, .minutes]
      case .hoursMinutesAndSeconds: [.hours, .minutes, .seconds]
      case .minutesAndSeconds: [.minutes, .seconds]
      }
    }
  }

  fileprivate init(fields: Fields, fractionDigits: Int) {
    self.fields = fields
    self.fractionDigits = fractionDigits
  }

  /// Returns the text of a duration, rounded to what is shown; a half goes to the even number.
  public func format(_ value: Duration, locale: FormatLocale) -> String {
    let marks = ClockMarks.shared(fields, locale: locale.numbers)
    let split = SplitDuration(value, into: fields.units, fractionDigits: fractionDigits)
    return marks.text(of: split)
  }
}

extension LocalizedFormat where Self == ClockStyle {
  /// A duration as a stopwatch shows it: "1:30:05".
  ///
  /// - Parameters:
  ///   - fields: what is shown; what is left over is rounded into the last of them.
  ///   - fractionDigits: the digits after the mark of the last field, nine at most.
  /// - Returns: the format.
  public static func clock(
    _ fields: ClockStyle.Fields = .hoursMinutesAndSeconds,
    fractionDigits: Int = 0
  ) -> ClockStyle {
    ClockStyle(fields: fields, fractionDigits: fractionDigits)
  }
}
