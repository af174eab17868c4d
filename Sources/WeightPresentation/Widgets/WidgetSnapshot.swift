import Localization
import WeightCore

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The content of a widget as JSON for other programs: values and their formatted texts.
///
/// Other programs depend on its fields. Adding a field does not change ``schema``; removing a field
/// or changing its meaning does.
package struct WidgetSnapshot: Encodable, Sendable {
  /// The version of the format.
  package static let schema = 1

  private enum CodingKeys: String, CodingKey {
    case schema, state, language, unit, written, refreshAfter, title, summary, notice
    case weight, trend, week, goal, chart, entries
  }

  private let content: WidgetContent
  private let words: WidgetStrings
  private let face: WidgetModel

  /// Creates the snapshot of a widget.
  package init(_ words: WidgetStrings) {
    content = words.content
    self.words = words
    face = words.face
  }

  /// Encodes all fields, with `null` for missing values.
  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(Self.schema, forKey: .schema)
    try fields.encode(content.state.rawValue, forKey: .state)
    try fields.encode(words.locale.languages.first ?? "en", forKey: .language)
    try fields.encode(words.unit.rawValue, forKey: .unit)
    try fields.encode(content.written.iso8601, forKey: .written)
    try fields.encode(content.refreshAfter.iso8601, forKey: .refreshAfter)
    try fields.encode(face.title, forKey: .title)
    try fields.encode(face.description, forKey: .summary)
    try fields.encode(face.notice.map(Notice.init), forKey: .notice)
    try fields.encode(content.latest.map(entry), forKey: .weight)
    try fields.encode(trend, forKey: .trend)
    try fields.encode(week, forKey: .week)
    try fields.encode(goal, forKey: .goal)
    try fields.encode(content.chart.map(day), forKey: .chart)
    try fields.encode(content.entries.map(entry), forKey: .entries)
  }

  private func entry(_ entry: WidgetContent.Entry) -> Entry {
    Entry(
      date: entry.entry.moment.iso8601,
      day: entry.day.iso8601,
      kilograms: entry.entry.mass.exactKilograms,
      text: words.text(of: entry.entry.mass),
      dateText: words.text(of: entry.day)
    )
  }

  private func day(_ day: DailyWeight) -> Day {
    Day(
      date: day.day.iso8601,
      kilograms: Self.rounded(day.kilograms),
      text: words.text(ofKilograms: day.kilograms),
      dayText: words.letter(of: day.day)
    )
  }

  private var trend: Value? {
    content.trend.map { Value(kilograms: Self.rounded($0), text: words.text(ofKilograms: $0)) }
  }

  private var week: Week? {
    face.weight.map { weight in
      Week(
        direction: content.direction.rawValue,
        change: content.change?.exactKilograms,
        since: content.changeStart?.iso8601,
        text: weight.change,
        periodText: weight.period
      )
    }
  }

  private var goal: Goal? {
    content.goal.map { goal in
      Goal(
        kilograms: goal.target.exactKilograms,
        start: content.start?.exactKilograms,
        remaining: content.progress?.remaining.exactKilograms,
        fraction: content.progress?.fraction,
        isReached: content.progress?.hasReachedGoal ?? false,
        text: words.goalName(goal),
        percentText: face.goal?.percent ?? "",
        remainingText: face.goal?.remaining ?? ""
      )
    }
  }

  /// Returns the kilograms as a decimal number, rounded to the milligram.
  ///
  /// A binary number would have extra digits.
  private static func rounded(_ kilograms: Double) -> Decimal {
    Mass((kilograms * 1e6).rounded() / 1e6, .kilogram)?.exactKilograms ?? 0
  }
}

extension Mass {
  /// The exact number of kilograms.
  ///
  /// A binary number would round some of them.
  fileprivate var exactKilograms: Decimal { Decimal(string: kilogramText) ?? 0 }
}

// MARK: - Fields

// The objects of a snapshot. Their fields are in the order of the user documentation.

extension WidgetSnapshot {
  /// A notice that replaces the weight.
  struct Notice: Encodable {
    let headline: String
    let advice: String

    init(_ notice: WidgetModel.Notice) {
      headline = notice.headline
      advice = notice.advice
    }
  }

  /// A weigh-in.
  struct Entry: Encodable {
    let date: String
    let day: String
    let kilograms: Decimal
    let text: String
    let dateText: String
  }

  /// A daily weight.
  struct Day: Encodable {
    let date: String
    let kilograms: Decimal
    let text: String
    let dayText: String
  }

  /// A calculated weight.
  struct Value: Encodable {
    let kilograms: Decimal
    let text: String
  }

  /// The change of the weight in a week, or since another day.
  struct Week: Encodable {
    private enum CodingKeys: String, CodingKey {
      case direction, change, since, text, periodText
    }

    let direction: String
    let change: Decimal?
    let since: String?
    let text: String
    let periodText: String

    func encode(to encoder: any Encoder) throws {
      var fields = encoder.container(keyedBy: CodingKeys.self)
      try fields.encode(direction, forKey: .direction)
      try fields.encode(change, forKey: .change)
      try fields.encode(since, forKey: .since)
      try fields.encode(text, forKey: .text)
      try fields.encode(periodText, forKey: .periodText)
    }
  }

  /// The goal and the progress toward it.
  struct Goal: Encodable {
    private enum CodingKeys: String, CodingKey {
      case kilograms, start, remaining, fraction, isReached, text, percentText, remainingText
    }

    let kilograms: Decimal
    let start: Decimal?
    let remaining: Decimal?
    let fraction: Double?
    let isReached: Bool
    let text: String
    let percentText: String
    let remainingText: String

    func encode(to encoder: any Encoder) throws {
      var fields = encoder.container(keyedBy: CodingKeys.self)
      try fields.encode(kilograms, forKey: .kilograms)
      try fields.encode(start, forKey: .start)
      try fields.encode(remaining, forKey: .remaining)
      try fields.encode(fraction, forKey: .fraction)
      try fields.encode(isReached, forKey: .isReached)
      try fields.encode(text, forKey: .text)
      try fields.encode(percentText, forKey: .percentText)
      try fields.encode(remainingText, forKey: .remainingText)
    }
  }
}
