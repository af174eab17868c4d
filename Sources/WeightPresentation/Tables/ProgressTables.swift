import Localization
package import WeightCore

/// A table of the change over several periods, with one period per line.
package struct ChangeTable: Sendable {
  private let locale: UserLocale
  private let unit: WeightUnit
  private let notation: MassNotation

  /// Creates the table for a notation.
  package init(_ notation: MassNotation) {
    locale = notation.locale
    unit = notation.unit
    self.notation = notation
  }

  /// Returns the lines of the table, starting with the headings.
  ///
  /// - Parameters:
  ///   - changes: The periods and their changes, in the order of the lines.
  ///   - width: The number of terminal columns, or `nil` for lines of any length.
  /// - Returns: Lines without trailing spaces.
  package func lines(
    _ changes: [(period: ChangePeriod, change: WeightChange)],
    width: Int? = nil
  ) -> [String] {
    var table = TextTable(columns)
    let format = MassFormat(unit: unit)
    for (period, change) in changes {
      table.add([
        name(of: period),
        change.first.day.formatted(DayFormat(), notation),
        change.first.mass.formatted(format, notation),
        change.last.mass.formatted(format, notation),
        change.mass.value(in: .kilogram).formatted(MassChangeFormat(unit: unit), notation),
      ])
    }
    return table.lines(width: width)
  }

  private var columns: [TextTable.Column] {
    [
      .init(
        String(localized: "Period", locale: locale, comment: "Heading: a time such as '30 days'")
      ),
      .init(String(localized: "Since", locale: locale, comment: "Heading: the day it begins")),
      .init(
        String(localized: "Then", locale: locale, comment: "Heading: the weight on that day"),
        alignment: .trailing
      ),
      .init(
        String(localized: "Now", locale: locale, comment: "Heading: the newest weight"),
        alignment: .trailing
      ),
      .change(locale),
    ]
  }

  private func name(of period: ChangePeriod) -> String {
    guard let days = period.days else {
      return String(localized: "All", locale: locale, comment: "The whole period of a log")
    }
    return String(localized: "\(days) days", locale: locale, comment: "A period of time")
  }
}

/// A table of the last weeks, with one week per line.
package struct WeekTable: Sendable {
  private let locale: UserLocale
  private let unit: WeightUnit
  private let notation: MassNotation

  /// Creates the table for a notation.
  package init(_ notation: MassNotation) {
    locale = notation.locale
    unit = notation.unit
    self.notation = notation
  }

  /// Returns the lines of the table, starting with the headings.
  ///
  /// - Parameters:
  ///   - weeks: The weeks, in the order of the lines.
  ///   - width: The number of terminal columns, or `nil` for lines of any length.
  /// - Returns: Lines without trailing spaces.
  package func lines(_ weeks: [WeeklySummary], width: Int? = nil) -> [String] {
    var table = TextTable(columns)
    let format: KilogramsFormat = .kilograms(shownIn: unit)
    for week in weeks {
      table.add([
        week.start.formatted(DayFormat(), notation),
        week.kilograms.formatted(format, notation),
        week.change.map { $0.formatted(MassChangeFormat(unit: unit), notation) } ?? "",
        week.change == nil ? "" : text(of: week.direction),
        week.lowest.range.lowerBound.formatted(format, notation),
        Double(week.entries).formatted(.number(fractionDigits: 0), notation),
      ])
    }
    return table.lines(width: width)
  }

  private var columns: [TextTable.Column] {
    [
      .init(
        String(localized: "Week of", locale: locale, comment: "Heading: the first day of a week")
      ),
      .average(locale),
      .change(locale),
      .init(
        String(localized: "Direction", locale: locale, comment: "Heading: 'up' or 'down'")
      ),
      .init(
        String(localized: "Lowest", locale: locale, comment: "Heading: the lowest weight"),
        alignment: .trailing
      ),
      .init(
        String(localized: "Entries", locale: locale, comment: "Heading: a number of entries"),
        alignment: .trailing
      ),
    ]
  }
}

extension WeekTable {
  private func text(of direction: ChangeDirection) -> String {
    switch direction {
    case .down:
      String(
        localized: "down",
        locale: locale,
        comment: "In a table: the weight is lower than in the week before"
      )
    case .stable:
      String(
        localized: "stable",
        locale: locale,
        comment: "In a table: the weight is nearly that of the week before"
      )
    case .up:
      String(
        localized: "up",
        locale: locale,
        comment: "In a table: the weight is higher than in the week before"
      )
    }
  }
}

/// A table of the weights and their trend, with one day per line.
package struct TrendTable: Sendable {
  private let locale: UserLocale
  private let unit: WeightUnit
  private let notation: MassNotation

  /// Creates the table for a notation.
  package init(_ notation: MassNotation) {
    locale = notation.locale
    unit = notation.unit
    self.notation = notation
  }

  /// Returns the lines of the table, starting with the headings.
  ///
  /// - Parameters:
  ///   - points: The days, in the order of the lines.
  ///   - width: The number of terminal columns, or `nil` for lines of any length.
  /// - Returns: Lines without trailing spaces.
  package func lines(_ points: some Sequence<TrendPoint>, width: Int? = nil) -> [String] {
    var table = TextTable(columns)
    let format: KilogramsFormat = .kilograms(shownIn: unit)
    for point in points {
      table.add([
        point.day.formatted(DayFormat(), notation),
        point.raw.formatted(format, notation),
        point.kilograms.formatted(format, notation),
        (point.raw - point.kilograms).formatted(MassChangeFormat(unit: unit), notation),
      ])
    }
    return table.lines(width: width)
  }

  /// Returns the sentence about the weekly rate of a trend.
  package func sentence(of trend: WeightTrend) -> String {
    guard let rate = trend.weeklyRate else {
      return String(
        localized:
          "With entries on several days over a week, w8 can calculate the pace of the trend.",
        locale: locale,
        comment: "There are too few entries to calculate the weekly change of the trend"
      )
    }
    return String(
      localized:
        "Over the last four weeks, the trend has changed by \(rate, format: MassChangeFormat.weekly(for: unit)) per week.",
      locale: locale,
      comment: "The argument is such as '-0.35 kg'"
    )
  }

  /// Returns the sentence about the underlying weight and its pace, with their intervals.
  package func sentence(of weight: UnderlyingWeight) -> String {
    let confidence = GoalPrediction.confidence
    let level = weight.level(confidence: confidence)
    let rate = weight.weeklyRate(confidence: confidence)
    let format: KilogramsFormat = .kilograms(shownIn: unit)
    let change = MassChangeFormat.weekly(for: unit)
    return String(
      localized:
        "Without the ups and downs of single days, you probably weigh between \(level.lowerBound, format: format) and \(level.upperBound, format: format), and your pace is between \(rate.lowerBound, format: change) and \(rate.upperBound, format: change) per week.",
      locale: locale,
      comment:
        "Two weights, and two changes such as '-0.35 kg'; both intervals are right four times out of five"
    )
  }

  /// Returns the sentence about the energy that the pace means, rounded to ten kilocalories.
  ///
  /// - Returns: `nil` if it is not certain whether the weight rises or falls.
  package func energySentence(of weight: UnderlyingWeight) -> String? {
    let rate = weight.weeklyRate(confidence: GoalPrediction.confidence)
    guard rate.lowerBound > 0 || rate.upperBound < 0 else { return nil }
    let energy = (weight.energyPerDay.magnitude / 10).rounded() * 10
    let format = MeasureStyle.measure(.kilocalorie, number: .number(fractionDigits: 0))
    return weight.energyPerDay < 0
      ? String(
        localized: "You use about \(energy, format: format) a day more than you eat.",
        locale: locale,
        comment: "The energy of a falling weight; the argument is such as '350 kcal'"
      )
      : String(
        localized: "You eat about \(energy, format: format) a day more than you use.",
        locale: locale,
        comment: "The energy of a rising weight; the argument is such as '350 kcal'"
      )
  }

  private var columns: [TextTable.Column] {
    [
      .date(locale),
      .weight(locale),
      .init(
        String(
          localized: "Trend",
          locale: locale,
          comment: "Heading: the weight without the ups and downs of single days"
        ),
        alignment: .trailing
      ),
      .init(
        String(
          localized: "Difference",
          locale: locale,
          comment: "Heading: the distance of a day's weight from the trend"
        ),
        alignment: .trailing
      ),
    ]
  }
}
