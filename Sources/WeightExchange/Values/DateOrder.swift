/// In which order a date of three numbers has them.
package enum DateOrder: String, Hashable, Sendable, CaseIterable {
  /// Day, month, year.
  case dayMonthYear = "dmy"
  /// Month, day, year.
  case monthDayYear = "mdy"
  /// Year, month, day.
  case yearMonthDay = "ymd"
}
