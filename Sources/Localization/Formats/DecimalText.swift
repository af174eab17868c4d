internal import ICU

/// Formats numbers where there must be a text at the end.
enum DecimalText {
  /// Returns the text of a number by a skeleton of ICU.
  ///
  /// ICU can fail for want of memory alone, the skeletons being ours: then Swift's own form is shown.
  static func text(
    of number: Double,
    _ skeleton: DecimalFormat.Skeleton,
    locale: String
  ) -> String {
    let format = try? DecimalFormat.shared(skeleton: skeleton, locale: locale)
    return (try? format?.string(from: number)) ?? "\(number)"
  }
}
