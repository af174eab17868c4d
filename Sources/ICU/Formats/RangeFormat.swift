internal import CICU

/// A format of number ranges: "70,0-72,5 kg".
///
/// If both numbers are equal after rounding, one is written: "~70,0 kg", or "70,0 kg" if they were
/// equal before.
package final class RangeFormat: @unchecked Sendable {
  // The handle is safe to share: according to `unumberrangeformatter.h`, several threads may use a
  // formatter. The result object is not thread-safe, and is created for each call.
  private let handle: UnsafeMutableRawPointer

  /// Opens the format of a skeleton in a locale.
  ///
  /// - Parameters:
  ///   - skeleton: The format of each number.
  ///   - locale: An ICU locale.
  ///   - repeatsUnit: Whether both numbers are followed by the unit.
  /// - Throws: ``ICUError`` if ICU rejects the skeleton.
  /// - Precondition: The skeleton has no mixed unit ("stone-and-pound"): ICU 72 ends the process
  ///   for some of them.
  package init(
    skeleton: DecimalFormat.Skeleton,
    locale: String,
    repeatsUnit: Bool = false
  ) throws(ICUError) {
    precondition(!skeleton.text.contains("-and-"), "no mixed unit")
    handle = try opened("open a format of ranges") { status in
      withUTF16(skeleton.text) {
        cicu_range_format_open($0, $1, repeatsUnit ? 1 : 0, locale, &status)
      }
    }
  }

  deinit { cicu_range_format_close(handle) }

  /// Returns two numbers as a string; the first may be greater than the second.
  package func string(from first: Double, to last: Double) throws(ICUError) -> String {
    try utf16Text("format a range") { cicu_range_format(handle, first, last, $0, $1, &$2) }
  }
}
