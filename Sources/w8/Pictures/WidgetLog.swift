import CommandSupport
import FileSystem
import Foundation
import WeightCore
import WeightPresentation
import WeightStore

/// The data of a log that widgets show.
struct WidgetLog {
  /// The entries, the oldest first, or `nil` if there is no log to show.
  let entries: [WeightEntry]?
  /// The user's settings.
  let settings: Settings
  /// Whether the log is being moved, or a move has failed.
  let isBeingMoved: Bool

  /// Reads the log at a location.
  ///
  /// A log that is being moved, or whose move has failed, is not read.
  init(_ location: StoreLocation) throws(StoreError) {
    isBeingMoved = try StoreMigration(location).state().isUnfinished
    let store = try WeightStore.openExisting(at: location)
    settings = try store?.settings() ?? Settings()
    entries = isBeingMoved ? nil : try store?.allEntries()
  }
}

extension StoreMigrationState {
  fileprivate var isUnfinished: Bool {
    switch self {
    case .inProgress, .failed: true
    case .notNeeded, .notStarted, .completed: false
    }
  }
}

// MARK: - Log

extension WidgetStrings {
  /// Creates the texts of widgets for a log at a time.
  init(_ log: WidgetLog, notation: MassNotation, now: Timestamp, timeZone: TimeZone) {
    let settings = log.settings
    let today = now.day(startingAt: settings.dayStart)
    let content = WidgetContent(
      log.entries.map { LogSummary($0, settings: settings, today: today) },
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
  /// Returns the current texts of widgets.
  func widgetWords() throws -> WidgetStrings {
    WidgetStrings(try WidgetLog(location), notation: notation, now: now, timeZone: timeZone)
  }
}
