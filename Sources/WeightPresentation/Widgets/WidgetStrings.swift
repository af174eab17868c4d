import Localization
package import WeightCore

/// The texts of widgets in the user's language and unit.
package struct WidgetStrings: Sendable {
  let content: WidgetContent
  let notation: MassNotation
  private let isBeingMoved: Bool

  /// Creates the texts of a widget.
  ///
  /// - Parameters:
  ///   - content: The content of the widget.
  ///   - notation: The user's notation of weights.
  ///   - isBeingMoved: Whether the log is being moved to another location.
  package init(_ content: WidgetContent, notation: MassNotation, isBeingMoved: Bool = false) {
    self.content = content
    self.notation = notation
    self.isBeingMoved = isBeingMoved
  }

  var locale: UserLocale { notation.locale }
  var unit: WeightUnit { notation.unit }

  /// The content of all families.
  package var face: WidgetModel {
    WidgetModel(
      title: title,
      description: summary,
      notice: notice,
      weight: weight,
      goal: goal,
      goalNotice: goalNotice,
      week: week,
      weekNotice: weekNotice,
      rows: content.entries.map { entry in
        WidgetModel.Row(
          date: text(of: entry.day, weekday: true),
          weight: text(of: entry.entry.mass)
        )
      }
    )
  }

  /// The title of the widget.
  var title: String {
    String(localized: "Weight", locale: locale, comment: "Heading: a weight")
  }

  private var weight: WidgetModel.Weight? {
    content.latest.map { latest in
      WidgetModel.Weight(
        figures: MassFormat(unit: unit).figures(latest.entry.mass, locale: notation.formats),
        date: text(of: latest.day),
        direction: content.direction,
        change: change ?? "",
        period: period,
        isOfWeek: content.changeStart == nil
      )
    }
  }

  private var goal: WidgetModel.Goal? {
    guard let goal = content.goal, let progress = content.progress else { return nil }
    return WidgetModel.Goal(
      name: goalName(goal),
      fraction: progress.fraction,
      percent: percent(progress.fraction),
      remaining: remaining(progress)
    )
  }

  private var week: WidgetWeek? {
    let today = content.today.daysSince1970
    let masses = content.chart.map(\.kilograms)
    guard content.hasChart, let least = masses.min(), let greatest = masses.max() else {
      return nil
    }
    let days = (today - WidgetContent.chartDays + 1)...today
    return WidgetWeek(
      points: content.chart.map {
        ChartPoint(day: Double($0.day.daysSince1970), kilograms: $0.kilograms)
      },
      days: days,
      names: days.compactMap(CalendarDay.init(daysSince1970:)).map(letter(of:)),
      least: text(ofKilograms: least),
      greatest: text(ofKilograms: greatest),
      margin: Mass(micrograms: unit.unitOfChange.micrograms).value(in: .kilogram)
    )
  }

  /// The notice that replaces the weight.
  var notice: WidgetModel.Notice? {
    switch content.state {
    case .ready: nil
    case .empty:
      WidgetModel.Notice(
        headline: String(
          localized: "No weigh-ins yet",
          locale: locale,
          comment: "Widget of an empty log; a command such as 'w8 log 72.5' is below"
        ),
        advice: "w8 log \(notation.example)"
      )
    case .needsSetup where isBeingMoved:
      WidgetModel.Notice(
        headline: String(
          localized: "Finish moving the log",
          locale: locale,
          comment:
            "Widget of a log whose move was interrupted; the command 'w8 store status' is below"
        ),
        advice: "w8 store status"
      )
    case .needsSetup:
      WidgetModel.Notice(
        headline: String(
          localized: "Set up w8 to begin",
          locale: locale,
          comment: "Widget if there is no log yet; a command such as 'w8 init' is below"
        ),
        advice: "w8 init"
      )
    }
  }

  private var goalNotice: String {
    String(
      localized: "Set a goal with 'w8 goal'.",
      locale: locale,
      comment: "Widget if there is no goal; do not translate the command"
    )
  }

  private var weekNotice: String {
    String(
      localized: "Weigh in on two days in a week to see a line here.",
      locale: locale,
      comment: "Widget: instead of a chart of the last seven days"
    )
  }
}
