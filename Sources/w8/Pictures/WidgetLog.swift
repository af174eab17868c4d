import CommandSupport
import FileSystem
import Foundation
import WeightCore
import WeightPresentation
import WeightStore

/// What widgets need of a log.
struct WidgetLog {
  /// The entries, the oldest first; `nil` if there is no log that could be shown.
  let entries: [WeightEntry]?
  /// What its user chose.
  let settings: Settings
  /// Whether it is on its way to another place, or has got stuck there.
  let isBeingMoved: Bool

  /// Reads the log at a place; while it is being moved, or if that has failed, there is none to show.
  init(_ location: StoreLocation) throws(StoreError) {
    isBeingMoved = try StoreMove(location).state().isUnfinished
    let store = try WeightStore.openExisting(at: location)
    settings = try store?.settings() ?? Settings()
    entries = isBeingMoved ? nil : try store?.allEntries()
  }
}

extension StoreMoveState {
  fileprivate var isUnfinished: Bool {
    switch self {
    case .inProgress, .failed: true
    case .notNeeded, .notStarted, .completed: false
    }
  }
}

// MARK: - Log

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

// MARK: - Widgets

extension Session {
  /// Returns what widgets show now.
  func widgetWords() throws -> WidgetWords {
    WidgetWords(try WidgetLog(location), notation: notation, now: now, timeZone: timeZone)
  }
}
