import Diagnostics
import Localization
package import WeightCore

/// The texts of shared content in the user's language and unit.
///
/// They do not depend on whether the user wants to lose or to gain weight.
package struct ShareStrings: Sendable {
  /// The shared content.
  package let content: ShareContent
  let notation: MassNotation

  /// Creates the texts.
  package init(_ content: ShareContent, notation: MassNotation) {
    self.content = content
    self.notation = notation
  }

  /// The shared fraction of the way to the goal, in whole percent.
  package var fraction: Double? { content.fraction?.wholePercents }

  var locale: UserLocale { notation.locale }

  /// The content of the image.
  package var face: ShareImageModel {
    ShareImageModel(
      subject: subject,
      title: title,
      description: text,
      figures: figures,
      headline: headline,
      details: content.kind == .summary
        ? dates : [change].compactMap(\.self) + (dates.isEmpty ? [time].compactMap(\.self) : dates),
      curve: content.curve.map { Point($0.time, $0.height) }
    )
  }

  /// The title of the image.
  private var title: String {
    switch content.kind {
    case .progress:
      String(
        localized: "The way to my goal",
        locale: locale,
        comment: "Title of a shared picture"
      )
    case .milestone:
      String(
        localized: "A milestone on the way to my goal",
        locale: locale,
        comment: "Title of a shared picture"
      )
    case .summary: headline
    }
  }

  private var subject: ShareImageModel.Subject {
    switch content.kind {
    case .progress: .progress(content.fraction ?? 0)
    case .milestone: .milestone(content.milestonePart ?? 0, marks: 4)
    case .summary: .figures(counts)
    }
  }

  private var figures: [Figure] {
    switch (content.kind, content.milestone) {
    case (_, .mass(let mass, _)):
      MassFormat(unit: notation.unit, digits: .atMostOne).figures(mass, locale: notation.formats)
    case (.milestone, .quarters(let quarters)):
      [Figure(number: percent(Double(quarters) / 4), unit: "")]
    case (.progress, _): [Figure(number: percent(content.fraction ?? 0), unit: "")]
    default: []
    }
  }

  private var headline: String {
    switch (content.kind, content.milestone) {
    case (_, .quarters(4)), (_, .mass(_, isGoal: true)): reached
    case (_, .mass):
      String(
        localized: "Milestone reached",
        locale: locale,
        comment: "Headline of a shared picture, next to a weight"
      )
    case (_, .quarters(let quarters)): text(ofQuarters: quarters)
    case (.summary, _):
      String(
        localized: "My last weigh-ins",
        locale: locale,
        comment: "Headline of a shared picture, above some figures"
      )
    case (.progress, _) where (content.fraction ?? 0) >= 1: reached
    default:
      String(
        localized: "of the way to my goal",
        locale: locale,
        comment: "Headline of a shared picture, next to such as '75%'"
      )
    }
  }

  private var reached: String {
    String(
      localized: "I have reached my goal",
      locale: locale,
      comment: "Headline of a shared picture"
    )
  }

  private func text(ofQuarters quarters: Int) -> String {
    switch quarters {
    case 1:
      String(
        localized: "A quarter of the way to my goal",
        locale: locale,
        comment: "Headline of a shared picture"
      )
    case 2:
      String(
        localized: "Halfway to my goal",
        locale: locale,
        comment: "Headline of a shared picture"
      )
    default:
      String(
        localized: "Three quarters of the way to my goal",
        locale: locale,
        comment: "Headline of a shared picture"
      )
    }
  }

  private func percent(_ fraction: Double) -> String {
    fraction.wholePercents.formatted(NumberStyle.percent, notation)
  }
}

// MARK: - Text

extension ShareStrings {
  /// The shared text, in sentences for a message.
  package var text: String {
    [subjectSentence, streakSentence, changeSentence, periodSentence].compactMap(\.self)
      .joined(separator: " ")
  }

  private var subjectSentence: String {
    switch (content.kind, content.milestone) {
    case (.summary, _): summary
    case (_, .quarters(4)), (_, .mass(_, isGoal: true)): reachedSentence
    case (_, .mass(let mass, _)):
      String(
        localized:
          "I have reached a milestone: \(mass, format: MassFormat(unit: notation.unit, digits: .atMostOne)).",
        locale: locale,
        comment: "Text that the user shares: a weight on the way to the goal"
      )
    case (_, .quarters(let quarters)): milestone(quarters)
    case (_, nil):
      (content.fraction ?? 0) >= 1
        ? reachedSentence : progress((content.fraction ?? 0).wholePercents)
    }
  }

  private func progress(_ fraction: Double) -> String {
    guard let days = content.days, content.period == nil else {
      return String(
        localized: "I am \(fraction, format: .percent) of the way to my goal.",
        locale: locale,
        comment: "Text that the user shares: such as '75%'"
      )
    }
    return String(
      localized:
        "In \(duration(days), format: style(days)) I have come \(fraction, format: .percent) of the way to my goal.",
      locale: locale,
      comment: "Text that the user shares: such as '12 weeks', and such as '75%'"
    )
  }

  private var reachedSentence: String {
    guard let days = content.days, content.period == nil else {
      return String(
        localized: "I have reached my goal.",
        locale: locale,
        comment: "Text that the user shares"
      )
    }
    return String(
      localized: "I have reached my goal in \(duration(days), format: style(days)).",
      locale: locale,
      comment: "Text that the user shares: such as '12 weeks'"
    )
  }

  private func milestone(_ quarters: Int) -> String {
    switch quarters {
    case 1:
      String(
        localized: "I have come a quarter of the way to my goal.",
        locale: locale,
        comment: "Text that the user shares"
      )
    case 2:
      String(
        localized: "I am halfway to my goal.",
        locale: locale,
        comment: "Text that the user shares"
      )
    default:
      String(
        localized: "I have come three quarters of the way to my goal.",
        locale: locale,
        comment: "Text that the user shares"
      )
    }
  }

  private var summary: String {
    guard let days = content.days, content.period == nil else {
      return String(
        localized: "I have weighed in \(content.weighIns) times.",
        locale: locale,
        comment: "Text that the user shares"
      )
    }
    return String(
      localized:
        "I have weighed in \(content.weighIns) times in \(duration(days), format: style(days)).",
      locale: locale,
      comment: "Text that the user shares: the number of times, and such as 'in 12 weeks'"
    )
  }

  private var streakSentence: String? {
    guard content.kind == .summary, content.streak > 1 else { return nil }
    return String(
      localized: "I have weighed in \(content.streak) days in a row.",
      locale: locale,
      comment: "Text that the user shares: the number of consecutive days with weigh-ins"
    )
  }

  private var changeSentence: String? {
    content.change.map { change in
      String(
        localized:
          "My weight change: \(change.value(in: .kilogram), format: MassChangeFormat(unit: notation.unit)).",
        locale: locale,
        comment: "Text that the user shares: such as '-7.5 kg' or '+3.5 kg'"
      )
    }
  }

  private var periodSentence: String? {
    period.map { period in
      String(
        localized: "Dates: \(period).",
        locale: locale,
        comment: "Text that the user shares, such as '1 Sept – 14 Nov 2026'"
      )
    }
  }
}

// MARK: - Details

extension ShareStrings {
  /// The change of the weight, or `nil` if it is not shared.
  var change: String? {
    content.change.map { change in
      change.value(in: .kilogram).formatted(MassChangeFormat(unit: notation.unit), notation)
    }
  }

  /// The first and the last day, or `nil` if they are not shared.
  var period: String? {
    content.period.map { period in
      let days = period.lowerBound.daysSince1970...period.upperBound.daysSince1970
      return days.formatted(PeriodFormat(), notation)
    }
  }

  /// The first and the last day for an image, in which lines may break between the days but not
  /// within one.
  var dates: [String] {
    guard let period else { return [] }
    return [
      period.replacingScalars(" ", with: "\u{A0}")
        .replacing(/[\u{A0}\u{2009}]–[\u{A0}\u{2009}]/, with: "\u{A0}– ")
    ]
  }

  /// The duration, or `nil` if it is not shared.
  var time: String? {
    content.days.map { days in
      String(
        localized: "in \(duration(days), format: style(days))",
        locale: locale,
        comment: "A duration; the argument is such as '12 weeks'"
      )
    }
  }

  /// Returns a duration, in weeks if it is two weeks or longer.
  ///
  /// Exact days are not relevant.
  func duration(_ days: Int) -> Duration {
    .seconds(days < 14 ? days * 86_400 : days / 7 * 604_800)
  }

  /// Returns the style of a duration.
  func style(_ days: Int) -> DurationStyle {
    .duration([days < 14 ? .days : .weeks], width: .full)
  }

  /// The labeled figures of a summary.
  var counts: [ShareImageModel.Named] {
    let change = content.change.map { change in
      ShareImageModel.Named(
        MassChangeFormat(unit: notation.unit)
          .figures(change.value(in: .kilogram), locale: notation.formats),
        name: String(
          localized: "change",
          locale: locale,
          comment: "Under a change of weight such as '-2.5 kg' in a shared picture"
        )
      )
    }
    return [weighIns, span, streak, change].compactMap(\.self)
  }

  private var weighIns: ShareImageModel.Named {
    ShareImageModel.Named(
      splitting: String(
        localized: "\(content.weighIns) weigh-ins",
        locale: locale,
        comment: "In a shared picture; the number is large, the word below it"
      )
    )
  }

  private var span: ShareImageModel.Named? {
    content.days.map { days in
      guard days >= 14 else {
        return ShareImageModel.Named(
          splitting: String(
            localized: "\(days) days",
            locale: locale,
            comment: "In a shared picture; the number is large, the words below it"
          )
        )
      }
      return ShareImageModel.Named(
        splitting: String(
          localized: "\(days / 7) weeks",
          locale: locale,
          comment: "In a shared picture; the number is large, the words below it"
        )
      )
    }
  }

  private var streak: ShareImageModel.Named? {
    guard content.streak > 1 else { return nil }
    return ShareImageModel.Named(
      splitting: String(
        localized: "\(content.streak) days in a row",
        locale: locale,
        comment: "The number of consecutive days with weigh-ins"
      )
    )
  }
}

extension ShareImageModel.Named {
  /// Splits a text into its leading number and a label for the rest.
  fileprivate init(splitting text: String) {
    let number = text.prefix { !$0.isWhitespace }
    let name = text.dropFirst(number.count).trimmingPrefix(/\s+/)
    self.init([Figure(number: String(number), unit: "")], name: String(name))
  }
}

// MARK: - Whole percents

extension Double {
  /// The fraction rounded down to whole percent, so only a complete value becomes 100 %.
  var wholePercents: Double { (self * 100 + 1e-9).rounded(.down) / 100 }
}
