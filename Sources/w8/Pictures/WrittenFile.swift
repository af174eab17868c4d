import Localization

/// The sentence about a file that a user has named.
enum WrittenFile {
  /// Returns what to tell after it was written, or would have been.
  static func sentence(_ path: String, isTrial: Bool) -> String {
    isTrial
      ? String(
        localized: "Would write '\(path)'.",
        comment: "After --dry-run with the name of a file"
      )
      : String(localized: "Wrote '\(path)'.", comment: "After the name of a file was given")
  }
}
