import WeightCore

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Finds the moment that a written date and time mean.
struct RecordClock {
  /// The zone of times that say nothing of theirs.
  let timeZone: TimeZone
  /// Whether such times are those of UTC.
  let isInUTC: Bool
  /// The moment after which nothing can have been weighed.
  let now: Moment

  /// Returns the moment of a weigh-in.
  ///
  /// - Parameters:
  ///   - date: The day, maybe with the time.
  ///   - time: The time, where it is written apart; noon if there is none.
  ///   - order: What the numbers of the day mean.
  /// - Returns: The moment, with the offset that the clocks had.
  /// - Throws: That it is none, or has not come yet.
  func moment(
    of date: RecordField,
    time: RecordField?,
    order: DateOrder
  ) throws(RecordRefusal) -> Moment {
    if let moment = Self.secondsSince1970(date.text).flatMap(moment(secondsSince1970:)) {
      return try checked(moment, date)
    }
    guard let written = WrittenDate(date.text),
      let day = written.day(in: written.orders.count == 1 ? written.orders[0] : order)
    else { throw RecordRefusal(.dateUnreadable(date.text), at: date.place) }
    guard written.time == nil, let time else {
      return try moment(day, at: written.time, written.offset, date)
    }
    var scanner = TextScanner(time.text)
    guard let shown = scanner.time(), let offset = scanner.offsetFromUTC() else {
      throw RecordRefusal(.dateUnreadable(time.text), at: time.place)
    }
    return try moment(day, at: shown, offset, date)
  }

  private func moment(
    _ day: CalendarDay,
    at time: TimeOfDay?,
    _ offset: WrittenOffset,
    _ field: RecordField
  ) throws(RecordRefusal) -> Moment {
    guard let moment = moment(day, at: time ?? .noon, offset) else {
      throw RecordRefusal(.dateUnreadable(field.text), at: field.place)
    }
    // A day without a time has come with its first second, though its noon may not.
    guard time == nil, offset == .none, day <= now.day else { return try checked(moment, field) }
    return moment
  }

  private func checked(_ moment: Moment, _ field: RecordField) throws(RecordRefusal) -> Moment {
    do {
      try moment.check(notAfter: now)
    } catch {
      throw RecordRefusal(.dateInFuture(field.text), at: field.place)
    }
    return moment
  }

  private func moment(
    _ day: CalendarDay,
    at time: TimeOfDay,
    _ offset: WrittenOffset
  ) -> Moment? {
    let shown = Int64(day.daysSince1970) * 86_400 + Int64(time.secondsSinceMidnight)
    return switch offset {
    case .seconds(let seconds):
      Moment(secondsSince1970: shown - Int64(seconds), utcOffset: seconds)
    case .utc: moment(secondsSince1970: shown)
    case .none:
      isInUTC ? moment(secondsSince1970: shown) : Moment(day, at: time, in: timeZone)
    }
  }

  /// Returns an instant with the offset that the clocks in the zone had.
  private func moment(secondsSince1970 seconds: Int64) -> Moment? {
    Moment(Date(timeIntervalSince1970: Double(seconds)), in: timeZone)
  }

  /// Reads an instant that is written as a count of seconds, or of thousandths of them.
  private static func secondsSince1970(_ text: String) -> Int64? {
    guard text.utf8.first != UInt8(ascii: "+"), text.utf8.first != UInt8(ascii: "-"),
      let number = Int64(text)
    else { return nil }
    switch text.utf8.count {
    case 9...10: return number
    case 12...13: return number / 1_000
    default: return nil
    }
  }
}
