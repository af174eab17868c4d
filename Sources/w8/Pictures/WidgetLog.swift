import CommandSupport
import FileSystem
import Foundation
import WeightCore
import WeightPresentation
import WeightStore

/// The data of a log that widgets show.
struct WidgetLog {
  /// The state of the log today, or `nil` if there is no log to show.
  let summary: LogSummary?
  /// The user's settings.
  let settings: Settings
  /// Whether the log is being moved, or a move has failed.
  let isBeingMoved: Bool

  /// Reads the log at a location, at a time.
  ///
  /// A log that is being moved, or whose move has failed, is not read.
  ///
  /// - Parameters:
  ///   - location: The location of the log.
  ///   - now: The time.
  ///   - day: The day whose state is shown, or `nil` for today.
  /// - Throws: ``StoreError`` if the log cannot be read.
  init(
    _ location: StoreLocation,
    now: Timestamp,
    on day: CalendarDay? = nil
  ) throws(StoreError) {
    isBeingMoved = try StoreMigration(location).state().isUnfinished
    let store = try WeightStore.openExisting(at: location)
    settings = try store?.settings() ?? Settings()
    let logDays = LogDays(startingAt: settings.dayStart, until: now)
    let today = day ?? logDays.day(of: now)
    guard !isBeingMoved, let store else {
      summary = nil
      return
    }
    summary = LogSummary(
      try store.weighIns(),
      latest: try store.latest(upTo: today, in: logDays),
      settings: settings,
      today: today,
      now: now
    )
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
    let content = WidgetContent(
      log.summary,
      settings: log.settings,
      unit: notation.unit,
      now: now,
      timeZone: timeZone
    )
    self.init(content, notation: notation, isBeingMoved: log.isBeingMoved)
  }
}

// MARK: - Widgets

extension Session {
  /// Returns the texts of widgets on a day.
  func widgetWords(on day: CalendarDay) throws -> WidgetStrings {
    WidgetStrings(
      try WidgetLog(location, now: now, on: day),
      notation: notation,
      now: now,
      timeZone: timeZone
    )
  }
}
