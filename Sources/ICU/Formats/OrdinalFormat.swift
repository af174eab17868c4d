internal import CICU

/// A format of ordinal numbers in digits: "3.º", "3rd".
package final class OrdinalFormat: Sendable {
  // `unum.h` does not guarantee thread safety, so only one thread uses the handle at a time.
  private let handle: Locked<Handle>

  /// Opens the format of a locale.
  ///
  /// - Parameters:
  ///   - locale: An ICU locale.
  ///   - rules: The name of rules, such as "%digits-ordinal-feminine"; `nil` for the default ones.
  ///     A language without the named rules keeps its default ones.
  /// - Throws: ``ICUError`` if memory or data is missing.
  package init(locale: String, rules: String? = nil) throws(ICUError) {
    handle = Locked(try Handle(locale: locale, rules: rules ?? ""))
  }

  /// Returns an ordinal number as a string.
  package func string(from number: Int64) throws(ICUError) -> String {
    try handle.withLock { handle throws(ICUError) in
      try utf16Text("format an ordinal") {
        cicu_ordinal_format(handle.pointer, number, $0, $1, &$2)
      }
    }
  }

  /// ICU's format, which is closed with its owner.
  private struct Handle: ~Copyable, @unchecked Sendable {
    // The handle may move between threads: nothing in it depends on the thread that opened it.
    let pointer: UnsafeMutableRawPointer

    init(locale: String, rules: String) throws(ICUError) {
      pointer = try opened("open a format of ordinals") { status in
        withUTF16(rules) { cicu_ordinal_format_open(locale, $0, $1, &status) }
      }
    }

    deinit { cicu_ordinal_format_close(pointer) }
  }
}

extension OrdinalFormat {
  /// Returns the format of a locale from the cache; it is opened on first use.
  package static func shared(
    locale: String,
    rules: String? = nil
  ) throws(ICUError) -> OrdinalFormat {
    let signature = Signature(locale: locale, rules: rules)
    return try cache.value(for: signature) { key throws(ICUError) in
      try OrdinalFormat(locale: key.locale, rules: key.rules)
    }
  }

  private struct Signature: Hashable, Sendable {
    let locale: String
    let rules: String?
  }

  private static let cache = KeyedCache<Signature, OrdinalFormat>(elementSize: 60_000)
}
