internal import CICU

/// A format of numbers: plain, percent, compact, or a measure with its unit.
///
/// ```swift
/// let format = try DecimalFormat(skeleton: .init("unit/kilogram .0"), locale: "es_ES")
/// try format.string(from: 72.5)  // "72,5 kg"
/// ```
package final class DecimalFormat: @unchecked Sendable {
  // The handle is safe to share: according to `unumberformatter.h`, several threads may use a
  // formatter. The result object is not thread-safe, and is created for each call.
  private let handle: UnsafeMutableRawPointer

  /// Opens the format of a skeleton in a locale.
  ///
  /// - Throws: ``ICUError`` if ICU rejects the skeleton.
  package init(skeleton: Skeleton, locale: String) throws(ICUError) {
    handle = try opened("open a number format") { status in
      withUTF16(skeleton.text) { cicu_number_format_open($0, $1, locale, &status) }
    }
    if skeleton.text.contains("currency/"), skeleton.text.contains("unit-width-full-name") {
      // The first two numbers with a name and a code are wrong in ICU 72: "KWD 1,00 Kuveyt dinarı0".
      for _ in 0..<callsBeforeCompilation { _ = try string(from: 1.0) }
    }
  }

  deinit { cicu_number_format_close(handle) }

  /// Returns an integer as a string.
  package func string(from number: Int64) throws(ICUError) -> String {
    try formatted {
      cicu_number_format_integer(handle, number, $0, &$1)
    } read: {
      formatted throws(ICUError) in
      try Self.text(of: formatted)
    }
  }

  /// Returns a number as a string.
  package func string(from number: Double) throws(ICUError) -> String {
    try withFormatted(number) { formatted throws(ICUError) in try Self.text(of: formatted) }
  }

  /// Returns a number in decimal notation, for example "-72.50", as a string.
  ///
  /// - Throws: ``ICUError`` if the argument is not a decimal number.
  package func string(fromDecimal number: String) throws(ICUError) -> String {
    try formatted { formatted, status in
      cicu_number_format_decimal(handle, number, Int32(number.utf8.count), formatted, &status)
    } read: { formatted throws(ICUError) in
      try Self.text(of: formatted)
    }
  }

  /// Formats a number and passes ICU's result to `read`.
  func withFormatted<Result>(
    _ number: Double,
    read: (UnsafeMutableRawPointer) throws(ICUError) -> Result
  ) throws(ICUError) -> Result {
    try formatted({ cicu_number_format_double(handle, number, $0, &$1) }, read: read)
  }

  private func formatted<Result>(
    _ format: (UnsafeMutableRawPointer, inout Int32) -> Void,
    read: (UnsafeMutableRawPointer) throws(ICUError) -> Result
  ) throws(ICUError) -> Result {
    let result = try opened("format a number") { cicu_formatted_number_open(&$0) }
    defer { cicu_formatted_number_close(result) }
    try checked("format a number") { format(result, &$0) }
    return try read(result)
  }

  static func text(of formatted: UnsafeMutableRawPointer) throws(ICUError) -> String {
    var length: Int32 = 0
    let units = try checked("read a formatted number") {
      cicu_formatted_number_text(formatted, &length, &$0)
    }
    return String(utf16: UnsafeBufferPointer(start: units, count: Int(length)))
  }
}

/// The number of calls after which ICU compiles a format.
private let callsBeforeCompilation = 3

extension DecimalFormat {
  /// Returns a format from the cache; it is opened on first use.
  package static func shared(
    skeleton: Skeleton,
    locale: String
  ) throws(ICUError) -> DecimalFormat {
    let signature = Signature(skeleton: skeleton, locale: locale)
    return try cache.value(for: signature) { key throws(ICUError) in
      try DecimalFormat(skeleton: key.skeleton, locale: key.locale)
    }
  }

  private struct Signature: Hashable, Sendable {
    let skeleton: Skeleton
    let locale: String
  }

  private static let cache = KeyedCache<Signature, DecimalFormat>(elementSize: 8_000)
}

// MARK: - Skeleton

extension DecimalFormat {
  /// An ICU number skeleton, which describes a number format.
  ///
  /// Source: ICU user guide, "Number Skeletons".
  package struct Skeleton: Hashable, Sendable {
    /// The skeleton as text, for example "unit/kilogram .0 sign-always".
    package let text: String

    /// Creates a skeleton from ICU's notation.
    package init(_ text: String) {
      self.text = text
    }

    /// Creates a skeleton with a fixed number of fraction digits.
    package init(fractionDigits: Int) {
      self.init(Self.precision(fractionDigits, fractionDigits))
    }

    /// Returns the token for a minimum and a maximum number of fraction digits.
    ///
    /// - Precondition: `minimum` is not negative and not above `maximum`.
    package static func precision(_ minimum: Int, _ maximum: Int) -> String {
      precondition(minimum >= 0 && minimum <= maximum, "a range of digits")
      guard maximum > 0 else { return "precision-integer" }
      let optional = String(repeating: "#", count: maximum - minimum)
      return "." + String(repeating: "0", count: minimum) + optional
    }
  }
}
