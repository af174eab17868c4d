internal import CICU
internal import Synchronization

/// The rules of a time zone.
package final class TimeZoneRules: Sendable {
  // A calendar of ICU is set to each moment that is asked for: one thread at a time.
  private let calendar: Mutex<Handle>

  /// Opens the rules of a zone ("Europe/Madrid") or an offset ("GMT+02:00").
  ///
  /// - Throws: ``ICUError`` when ICU knows no such zone.
  package init(identifier: String) throws(ICUError) {
    calendar = Mutex(try Handle(identifier: identifier))
  }

  /// Returns the seconds that the zone is ahead of UTC at a moment, in milliseconds since 1970.
  package func offset(atMilliseconds moment: Double) throws(ICUError) -> Int {
    let milliseconds = try calendar.withLock { calendar throws(ICUError) in
      try checked("read a zone's offset") { cicu_zone_offset(calendar.pointer, moment, &$0) }
    }
    return Int(milliseconds) / millisecondsPerSecond
  }

  /// ICU's calendar, closed with its owner.
  private struct Handle: ~Copyable, @unchecked Sendable {
    // May move between threads: nothing in it belongs to the one that opened it.
    let pointer: UnsafeMutableRawPointer

    init(identifier: String) throws(ICUError) {
      pointer = try opened("open a time zone") { status in
        withUTF16(identifier) { zone, length in
          // ICU takes a zone that it does not know for GMT and says nothing.
          guard cicu_zone_is_known(zone, length) == 1 else {
            status = illegalArgument
            return nil
          }
          return cicu_zone_open(zone, length, &status)
        }
      }
    }

    deinit { cicu_zone_close(pointer) }
  }
}

extension TimeZoneRules {
  /// Returns the rules of a zone from the cache, opened at the first call.
  package static func shared(identifier: String) throws(ICUError) -> TimeZoneRules {
    try cache.value(for: identifier) { key throws(ICUError) in try TimeZoneRules(identifier: key) }
  }

  private static let cache = BoundedCache<String, TimeZoneRules>()
}

private let millisecondsPerSecond = 1000

/// ICU's `U_ILLEGAL_ARGUMENT_ERROR`.
private let illegalArgument: Int32 = 1
