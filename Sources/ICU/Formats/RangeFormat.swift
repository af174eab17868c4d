internal import CICU

/// A format of two numbers and what lies between them: "70,0-72,5 kg".
///
/// Of two numbers that look alike when they are rounded only one is written: "~70,0 kg", or
/// "70,0 kg" when they are the same.
package final class RangeFormat: @unchecked Sendable {
  // Safe to share: `unumberrangeformatter.h` says that a formatter may be used from many threads;
  // the result object, which may not, is made for each call.
  private let handle: UnsafeMutableRawPointer

  /// Opens the format that a skeleton describes, in a locale.
  ///
  /// - Parameters:
  ///   - skeleton: how each number is written.
  ///   - locale: an ICU locale.
  ///   - repeatsUnit: whether a unit stands behind both numbers.
  /// - Throws: ``ICUError`` when the skeleton is not one of ICU's.
  /// - Precondition: the skeleton names no mixed unit ("stone-and-pound"): ICU 72 ends the process
  ///   on some of those.
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

  /// Returns the text of two numbers; the first need not be the lesser one.
  package func string(from first: Double, to last: Double) throws(ICUError) -> String {
    try utf16Text("format a range") { cicu_range_format(handle, first, last, $0, $1, &$2) }
  }
}
