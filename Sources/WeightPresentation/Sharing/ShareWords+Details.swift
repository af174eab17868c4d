import Localization
import WeightCore
import WeightDrawing

extension ShareWords {
  /// What the weight changed by; `nil` if that stays with the person.
  var change: String? {
    content.change.map { change in
      change.value(in: .kilogram).formatted(MassChangeFormat(unit: notation.unit), notation)
    }
  }

  /// The first and the last day; `nil` if they stay with the person.
  var period: String? {
    content.period.map { period in
      let days = period.lowerBound.daysSince1970...period.upperBound.daysSince1970
      return days.formatted(PeriodFormat(), notation)
    }
  }

  /// The same for a picture, where a line may end between the days and not within one.
  var dates: [String] {
    guard let period else { return [] }
    return [
      period.replacing(" ", with: "\u{A0}")
        .replacing(/[\u{A0}\u{2009}]–[\u{A0}\u{2009}]/, with: "\u{A0}– ")
    ]
  }

  /// How long it took; `nil` if that stays with the person.
  var time: String? {
    content.days.map { days in
      String(
        localized: "in \(duration(days), format: style(days))",
        locale: locale,
        comment: "How long something took; the argument is such as '12 weeks'"
      )
    }
  }

  /// A duration in weeks from two weeks on: nobody needs to know the day.
  func duration(_ days: Int) -> Duration {
    .seconds(days < 14 ? days * 86_400 : days / 7 * 604_800)
  }

  /// How a duration is written.
  func style(_ days: Int) -> DurationStyle {
    .duration([days < 14 ? .days : .weeks], width: .full)
  }

  /// The figures of a summary, with their names.
  var counts: [ShareFace.Named] {
    let change = content.change.map { change in
      ShareFace.Named(
        MassChangeFormat(unit: notation.unit)
          .figures(change.value(in: .kilogram), locale: notation.formats),
        name: String(
          localized: "change",
          locale: locale,
          comment: "Under a change of weight such as '-2.5 kg' in a picture that somebody shares"
        )
      )
    }
    return [weighIns, span, streak, change].compactMap(\.self)
  }

  private var weighIns: ShareFace.Named {
    ShareFace.Named(
      splitting: String(
        localized: "\(content.weighIns) weigh-ins",
        locale: locale,
        comment: "In a picture that somebody shares; the number is large, the word below it"
      )
    )
  }

  private var span: ShareFace.Named? {
    content.days.map { days in
      guard days >= 14 else {
        return ShareFace.Named(
          splitting: String(
            localized: "\(days) days",
            locale: locale,
            comment: "In a picture that somebody shares; the number is large, the words below it"
          )
        )
      }
      return ShareFace.Named(
        splitting: String(
          localized: "\(days / 7) weeks",
          locale: locale,
          comment: "In a picture that somebody shares; the number is large, the words below it"
        )
      )
    }
  }

  private var streak: ShareFace.Named? {
    guard content.streak > 1 else { return nil }
    return ShareFace.Named(
      splitting: String(
        localized: "\(content.streak) days in a row",
        locale: locale,
        comment: "On how many days in a row somebody weighed in"
      )
    )
  }
}

extension ShareFace.Named {
  /// Takes a text that begins with a number, and stands under it without.
  fileprivate init(splitting text: String) {
    let number = text.prefix { !$0.isWhitespace }
    let name = text.dropFirst(number.count).trimmingPrefix(/\s+/)
    self.init([Figure(number: String(number), unit: "")], name: String(name))
  }
}
