internal import CICU

/// A format of numbers by named rules: ordinals in digits ("3.º"), and numbers in words ("tres").
package final class RuleBasedFormat: Sendable {
  // `unum.h` does not guarantee thread safety, so only one thread uses the handle at a time.
  private let handle: Locked<Handle>

  /// The rules of a language.
  package enum Kind: Hashable, Sendable {
    /// Ordinals in digits: "3.º", "3rd".
    case ordinals
    /// Numbers in words: "tres", "three".
    case words
  }

  /// Opens the format of a locale.
  ///
  /// - Parameters:
  ///   - kind: The rules of the language.
  ///   - locale: An ICU locale.
  ///   - rules: The name of rules, such as "%digits-ordinal-feminine"; `nil` for the default ones.
  ///     A language without the named rules keeps its default ones.
  /// - Throws: ``ICUError`` if memory or data is missing.
  package init(_ kind: Kind, locale: String, rules: String? = nil) throws(ICUError) {
    handle = Locked(try Handle(kind, locale: locale, rules: rules ?? ""))
  }

  /// Returns an integer as a string.
  package func string(from number: Int64) throws(ICUError) -> String {
    try handle.withLock { handle throws(ICUError) in
      try utf16Text("format an integer by rules") {
        cicu_rule_format_integer(handle.pointer, number, $0, $1, &$2)
      }
    }
  }

  /// Returns a number as a string.
  package func string(from number: Double) throws(ICUError) -> String {
    try handle.withLock { handle throws(ICUError) in
      try utf16Text("format a number by rules") {
        cicu_rule_format_double(handle.pointer, number, $0, $1, &$2)
      }
    }
  }

  /// Returns the names of the rules that the language has.
  fileprivate func names() throws(ICUError) -> [String] {
    try handle.withLock { handle throws(ICUError) in
      try utf16Text("list rules") { cicu_rule_format_names(handle.pointer, $0, $1, &$2) }
    }
    .split(separator: ";").map(String.init)
  }

  /// ICU's format, which is closed with its owner.
  private struct Handle: ~Copyable, @unchecked Sendable {
    // The handle may move between threads: nothing in it depends on the thread that opened it.
    let pointer: UnsafeMutableRawPointer

    init(_ kind: Kind, locale: String, rules: String) throws(ICUError) {
      pointer = try opened("open a format of rules") { status in
        withUTF16(rules) {
          cicu_rule_format_open(locale, kind == .words ? 1 : 0, $0, $1, &status)
        }
      }
    }

    deinit { cicu_rule_format_close(pointer) }
  }
}

extension RuleBasedFormat {
  /// Returns the format of a locale from the cache; it is opened on first use.
  package static func shared(
    _ kind: Kind,
    locale: String,
    rules: String? = nil
  ) throws(ICUError) -> RuleBasedFormat {
    let signature = Signature(kind: kind, locale: locale, rules: rules)
    return try cache.value(for: signature) { key throws(ICUError) in
      try RuleBasedFormat(key.kind, locale: key.locale, rules: key.rules)
    }
  }

  /// Returns the format of the first rules that the language has; `nil` if it has none of them.
  package static func shared(
    _ kind: Kind,
    locale: String,
    firstOf rules: [String]
  ) throws(ICUError) -> RuleBasedFormat? {
    let known = try names.value(for: Signature(kind: kind, locale: locale, rules: nil)) {
      key throws(ICUError) in
      try shared(key.kind, locale: key.locale).names()
    }
    guard let found = rules.first(where: known.contains) else { return nil }
    return try shared(kind, locale: locale, rules: found)
  }

  private struct Signature: Hashable, Sendable {
    let kind: Kind
    let locale: String
    let rules: String?
  }

  private static let cache = KeyedCache<Signature, RuleBasedFormat>(elementSize: 60_000)
  private static let names = KeyedCache<Signature, [String]>()
}
