import WeightCore

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A converter from written dates and times to moments.
struct RecordClock {
  /// The time zone of times without one.
  let timeZone: TimeZone
  /// Whether times without a time zone are in UTC.
  let isInUTC: Bool
  /// The current time; later moments are rejected.
  let now: Timestamp

  /// Returns the moment of a weigh-in.
  ///
  /// - Parameters:
  ///   - date: The day, with or without a time.
  ///   - time: The time if it is separate, or noon if there is none.
  ///   - utcOffset: The local offset if it is separate; the date and the time are then in UTC.
  ///   - order: The order of the numbers in the date.
  /// - Returns: The moment with its local UTC offset.
  /// - Throws: An error if the date is invalid or in the future.
  func moment(
    of date: RecordField,
    time: RecordField?,
    utcOffset: RecordField? = nil,
    order: DateOrder
  ) throws(RecordError) -> Timestamp {
    let moment = try moment(of: date, time: time, order: order)
    guard let utcOffset else { return moment }
    guard let offset = Self.seconds(ofOffset: utcOffset.text),
      let local = Timestamp(secondsSince1970: moment.secondsSince1970, utcOffset: offset)
    else { throw RecordError(.dateUnreadable(utcOffset.text), at: utcOffset.location) }
    return local
  }

  /// Parses an offset such as `UTC+0200` or `+02:00`.
  private static func seconds(ofOffset text: String) -> Int? {
    var scanner = TextScanner(text)
    if scanner.skip(UInt8(ascii: "U")) {
      guard scanner.skip(UInt8(ascii: "T")), scanner.skip(UInt8(ascii: "C")) else { return nil }
      if scanner.isAtEnd { return 0 }
    }
    guard case .seconds(let seconds)? = scanner.offsetFromUTC() else { return nil }
    return seconds
  }

  private func moment(
    of date: RecordField,
    time: RecordField?,
    order: DateOrder
  ) throws(RecordError) -> Timestamp {
    if let moment = Self.secondsSince1970(date.text).flatMap(moment(secondsSince1970:)) {
      return try checked(moment, date)
    }
    guard let written = RawDate(date.text),
      let day = written.day(in: written.orders.count == 1 ? written.orders[0] : order)
    else { throw RecordError(.dateUnreadable(date.text), at: date.location) }
    guard written.time == nil, let time else {
      return try moment(day, at: written.time, written.offset, date)
    }
    var scanner = TextScanner(time.text)
    guard let shown = scanner.time(), let offset = scanner.offsetFromUTC() else {
      throw RecordError(.dateUnreadable(time.text), at: time.location)
    }
    return try moment(day, at: shown, offset, date)
  }

  private func moment(
    _ day: CalendarDay,
    at time: TimeOfDay?,
    _ offset: RawOffset,
    _ field: RecordField
  ) throws(RecordError) -> Timestamp {
    // A day without a time is a local one.
    let isInUTC = isInUTC && time != nil
    guard let moment = moment(day, at: time ?? .noon, offset, isInUTC: isInUTC) else {
      throw RecordError(.dateUnreadable(field.text), at: field.location)
    }
    // A day without a time is not in the future, even if its noon is.
    guard time == nil, offset == .none, day <= now.day else { return try checked(moment, field) }
    return moment
  }

  private func checked(_ moment: Timestamp, _ field: RecordField) throws(RecordError) -> Timestamp {
    do {
      try moment.check(notAfter: now)
    } catch {
      throw RecordError(.dateInFuture(field.text), at: field.location)
    }
    return moment
  }

  private func moment(
    _ day: CalendarDay,
    at time: TimeOfDay,
    _ offset: RawOffset,
    isInUTC: Bool
  ) -> Timestamp? {
    let shown = Int64(day.daysSince1970) * 86_400 + Int64(time.secondsSinceMidnight)
    return switch offset {
    case .seconds(let seconds):
      Timestamp(secondsSince1970: shown - Int64(seconds), utcOffset: seconds)
    case .utc: moment(secondsSince1970: shown)
    case .none:
      isInUTC ? moment(secondsSince1970: shown) : Timestamp(day, at: time, in: timeZone)
    }
  }

  /// Returns an instant with the UTC offset of the time zone.
  private func moment(secondsSince1970 seconds: Int64) -> Timestamp? {
    Timestamp(Date(timeIntervalSince1970: Double(seconds)), in: timeZone)
  }

  /// Parses an instant that is written in seconds, milliseconds or nanoseconds since 1970.
  private static func secondsSince1970(_ text: String) -> Int64? {
    guard text.utf8.first != UInt8(ascii: "+"), text.utf8.first != UInt8(ascii: "-"),
      let number = Int64(text)
    else { return nil }
    switch text.utf8.count {
    case 9...10: return number
    case 12...13: return number / 1_000
    case 18...19: return number / 1_000_000_000
    default: return nil
    }
  }
}
