import Foundation
import WeightCore
import WeightPresentation

extension WidgetWords {
  /// Creates the words of widgets that show a log as it is at a moment.
  init(_ log: WidgetLog, notation: MassNotation, now: Moment, timeZone: TimeZone) {
    let settings = log.settings
    let today = now.day(startingAt: settings.dayStart)
    let content = WidgetContent(
      log.entries.map { Standing($0, settings: settings, today: today) },
      settings: settings,
      unit: notation.unit,
      now: now,
      timeZone: timeZone
    )
    self.init(content, notation: notation, isBeingMoved: log.isBeingMoved)
  }
}
