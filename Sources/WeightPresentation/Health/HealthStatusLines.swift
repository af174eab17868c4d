import Localization
package import WeightCore

/// The status of the sync with Apple Health, with one fact per line.
package struct HealthStatusLines: Sendable {
  private let notation: MassNotation

  /// Creates the lines for a notation.
  package init(_ notation: MassNotation) {
    self.notation = notation
  }

  /// Returns the lines.
  ///
  /// - Parameters:
  ///   - state: The state of the sync.
  ///   - more: Further facts, each with its name.
  ///   - width: The number of terminal columns, or `nil` for lines of any length.
  /// - Returns: Lines without trailing spaces.
  package func facts(
    _ state: HealthState,
    and more: [(name: String, text: String?)] = [],
    width: Int? = nil
  ) -> [String] {
    let locale = notation.locale
    let names = HealthCategory.allCases.filter(state.categories.contains)
      .map { $0.name(locale) }
    return TextTable.facts(
      [
        (
          String(
            localized: "Apple Health",
            locale: locale,
            comment: "The store of the iPhone: the app is called Health"
          ),
          state.isEnabled
            ? String(localized: "on", locale: locale, comment: "Apple Health is turned on")
            : String(localized: "off", locale: locale, comment: "Apple Health is turned off")
        ),
        (
          String(localized: "Export", locale: locale, comment: "Name of a path, in a table"),
          state.path
        ),
        (
          String(localized: "Reads", locale: locale, comment: "Name of a list: 'Weight, body fat'"),
          names.formatted(.list(.and), notation)
        ),
        (
          String(
            localized: "Since",
            locale: locale,
            comment: "Name of a date, in a table: earlier weights are not read"
          ),
          state.firstDay.map { $0.formatted(DayFormat(), notation) }
        ),
        (
          String(localized: "Last sync", locale: locale, comment: "Name of a date, in a table"),
          state.lastSync.map { $0.formatted(TimestampFormat(), notation) }
        ),
        (
          String(localized: "State", locale: locale, comment: "Name of a state, in a table"),
          text(of: state.status)
        ),
      ] + more,
      width: width
    )
  }

  private func text(of status: HealthStatus) -> String {
    let locale = notation.locale
    return switch status {
    case .idle: String(localized: "idle", locale: locale, comment: "No sync has run")
    case .syncing(_, let since):
      String(
        localized: "syncing since \(since, format: TimestampFormat())",
        locale: locale,
        comment: "A sync runs; the argument is when it began"
      )
    case .success: String(localized: "success", locale: locale, comment: "The last sync went well")
    case .failed: String(localized: "failed", locale: locale, comment: "The last sync failed")
    }
  }
}
