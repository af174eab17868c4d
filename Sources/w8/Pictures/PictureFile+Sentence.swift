import Localization

extension PictureFile {
  /// Returns what to tell after the picture was written, or would have been.
  func sentence(isTrial: Bool) -> String {
    isTrial
      ? String(
        localized: "Would write '\(path)'.",
        comment: "After --dry-run with the name of a file"
      )
      : String(localized: "Wrote '\(path)'.", comment: "After the name of a file was given")
  }
}
