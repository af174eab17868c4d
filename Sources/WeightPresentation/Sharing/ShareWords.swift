import Localization
package import WeightCore
package import WeightDrawing

/// The words of what others are told, in the language and the unit of a person.
///
/// They are the same whether somebody wants to weigh less or more.
package struct ShareWords: Sendable {
  /// What is told.
  package let content: ShareContent
  let notation: MassNotation

  /// Creates the words.
  package init(_ content: ShareContent, notation: MassNotation) {
    self.content = content
    self.notation = notation
  }

  /// The part of the way that is told, in whole hundredths.
  package var fraction: Double? { content.fraction?.wholePercents }

  var locale: UserLocale { notation.locale }

  /// What the picture shows.
  package var face: ShareFace {
    ShareFace(
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

  /// The name of the picture.
  private var title: String {
    switch content.kind {
    case .progress:
      String(
        localized: "The way to my goal",
        locale: locale,
        comment: "Title of a picture that somebody shares"
      )
    case .milestone:
      String(
        localized: "A milestone on the way to my goal",
        locale: locale,
        comment: "Title of a picture that somebody shares"
      )
    case .summary: headline
    }
  }

  private var subject: ShareFace.Subject {
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
        localized: "A milestone is reached",
        locale: locale,
        comment: "Headline of a picture that somebody shares, beside a weight"
      )
    case (_, .quarters(let quarters)): text(ofQuarters: quarters)
    case (.summary, _):
      String(
        localized: "My last weigh-ins",
        locale: locale,
        comment: "Headline of a picture that somebody shares, above some figures"
      )
    case (.progress, _) where (content.fraction ?? 0) >= 1: reached
    default:
      String(
        localized: "of the way to my goal",
        locale: locale,
        comment: "Headline of a picture that somebody shares, beside such as '75%'"
      )
    }
  }

  private var reached: String {
    String(
      localized: "I have reached my goal",
      locale: locale,
      comment: "Headline of a picture that somebody shares"
    )
  }

  private func text(ofQuarters quarters: Int) -> String {
    switch quarters {
    case 1:
      String(
        localized: "A quarter of the way to my goal",
        locale: locale,
        comment: "Headline of a picture that somebody shares"
      )
    case 2:
      String(
        localized: "Half of the way to my goal",
        locale: locale,
        comment: "Headline of a picture that somebody shares"
      )
    default:
      String(
        localized: "Three quarters of the way to my goal",
        locale: locale,
        comment: "Headline of a picture that somebody shares"
      )
    }
  }

  private func percent(_ fraction: Double) -> String {
    fraction.wholePercents.formatted(NumberStyle.percent, notation)
  }
}
