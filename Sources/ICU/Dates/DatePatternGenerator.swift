internal import CICU

/// ICU's generator of the date patterns of a locale.
final class DatePatternGenerator: Sendable {
  // A generator remembers the last skeleton, so only one thread uses it at a time.
  private let handle: Locked<Handle>

  private init(locale: String) throws(ICUError) {
    handle = Locked(try Handle(locale: locale))
  }

  /// Returns the pattern for a set of fields: "yMMMd" → "d MMM y".
  func bestPattern(for skeleton: String) throws(ICUError) -> String {
    try handle.withLock { handle throws(ICUError) in
      try utf16Text("find the pattern of a date") { buffer, capacity, status in
        withUTF16(skeleton) {
          cicu_pattern_generator_best(handle.pointer, $0, $1, buffer, capacity, &status)
        }
      }
    }
  }

  /// ICU's generator, which is closed with its owner.
  private struct Handle: ~Copyable, @unchecked Sendable {
    // The handle may move between threads: nothing in it depends on the thread that opened it.
    let pointer: UnsafeMutableRawPointer

    init(locale: String) throws(ICUError) {
      pointer = try opened("open a generator of date patterns") {
        cicu_pattern_generator_open(locale, &$0)
      }
    }

    deinit { cicu_pattern_generator_close(pointer) }
  }

  /// Returns the generator of a locale from the cache; it is opened on first use.
  ///
  /// Opening it takes longer than opening the formats of ten patterns.
  static func shared(locale: String) throws(ICUError) -> DatePatternGenerator {
    try cache.value(for: locale) { locale throws(ICUError) in
      try DatePatternGenerator(locale: locale)
    }
  }

  private static let cache = KeyedCache<String, DatePatternGenerator>(elementSize: 90_000)
}
