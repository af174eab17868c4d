internal import CICU

/// The offsets of a time zone from UTC, which are read from ICU once.
package final class ZoneOffsets: Sendable {
  private let past: ConstantReference<OffsetTable>
  /// The offsets of 400 years, after which they are the same again.
  ///
  /// They are read when a date needs them.
  private let future = AtomicSlot<OffsetTable>()
  private let timeZone: String

  private init(timeZone: String) throws(ICUError) {
    self.timeZone = timeZone
    past = ConstantReference(
      try OffsetTable(timeZone: timeZone, from: nil, to: startOfFuture)
    )
  }

  /// Returns the milliseconds between UTC and local time.
  ///
  /// - Parameter moment: The time in milliseconds since 1970 in UTC.
  /// - Returns: The offset, positive in the east; `nil` if ICU fails.
  func offset(at moment: Int) -> Int? {
    if moment < startOfFuture { return past.withObject { $0.offset(at: moment) } }
    let moment = startOfFuture + (moment - startOfFuture) % gregorianCycle
    if let offset = future.withElement({ $0.offset(at: moment) }) { return offset }
    let table = try? OffsetTable(
      timeZone: timeZone,
      from: startOfFuture,
      to: startOfFuture + gregorianCycle
    )
    return table.map { future.storeIfEmpty($0).offset(at: moment) }
  }

  /// Returns the offsets of a time zone from the cache; they are read on first use.
  package static func shared(timeZone: String) throws(ICUError) -> ZoneOffsets {
    try cache.value(for: timeZone) { name throws(ICUError) in try ZoneOffsets(timeZone: name) }
  }

  private static let cache = KeyedCache<String, ZoneOffsets>(elementSize: 8192)
}

/// The start of the year 2100: rules that change each year are described until then at most.
private let startOfFuture = 4_102_444_800_000
/// 400 years: their number of days is a multiple of seven.
private let gregorianCycle = 146_097 * 86_400_000

/// The offsets of a time zone in a period.
private final class OffsetTable: Sendable {
  /// The times at which the offset changes, in milliseconds since 1970.
  private let changes: ConstantBuffer<Int>
  /// The offset before the first change, and those after each change, in milliseconds.
  private let offsets: ConstantBuffer<Int32>

  /// Reads the offsets from ICU.
  ///
  /// - Parameters:
  ///   - timeZone: A time zone; ICU uses GMT for an unknown one.
  ///   - start: The start of the period; `nil` for all the past.
  ///   - end: The end of the period.
  /// - Throws: ``ICUError`` if memory is exhausted.
  init(timeZone: String, from start: Int?, to end: Int) throws(ICUError) {
    let zone = try opened("open a time zone") { status in
      withUTF16(timeZone) { cicu_zone_open($0, $1, &status) }
    }
    defer { cicu_zone_close(zone) }
    var moment = Double(start ?? beginningOfTime)
    var changes: [Int] = []
    var offsets = [try checked("read an offset") { cicu_zone_offset(zone, moment, &$0) }]
    while try checked("find a change", { cicu_zone_next_transition(zone, &moment, &$0) }) == 1,
      moment < Double(end)
    {
      let offset = try checked("read an offset") { cicu_zone_offset(zone, moment, &$0) }
      guard offset != offsets.last else { continue }
      changes.append(Int(moment))
      offsets.append(offset)
    }
    self.changes = ConstantBuffer(changes)
    self.offsets = ConstantBuffer(offsets)
  }

  /// Returns the offset at a time.
  func offset(at moment: Int) -> Int {
    // The number of changes until then.
    var (low, high) = (0, changes.count)
    while low < high {
      let middle = (low + high) / 2
      if changes[middle] <= moment { low = middle + 1 } else { high = middle }
    }
    return Int(offsets[low])
  }
}

/// A time before all changes: 100,000 years ago.
private let beginningOfTime = -3_155_760_000_000_000
