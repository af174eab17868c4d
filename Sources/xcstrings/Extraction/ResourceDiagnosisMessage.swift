import Localization
import StringCatalog
import StringExtraction

extension ResourceDiagnosis.Outcome {
  /// Returns the reason why a text is not localizable, and a suggestion, each a complete sentence.
  ///
  /// - Returns: The sentences; `nil` if the text is localizable.
  func sentences(_ locale: UserLocale) -> (reason: String, cure: String)? {
    switch self {
    case .localizable: nil
    case .libraryText(let className):
      (
        String(
          localized:
            "It is the text that Interface Builder gives new objects of the class \(className), so Xcode does not extract it.",
          locale: locale,
          comment: "Reason why a text of a storyboard is not localizable. The argument is a class"
        ),
        String(
          localized: "Change the text, or add the key to the catalog yourself.",
          locale: locale,
          comment: "Suggestion for making a text of a storyboard localizable"
        )
      )
    case .unknownKey(let key):
      (
        String(
          localized: "Xcode does not extract the text of the key '\(key)'.",
          locale: locale,
          comment: "Reason why a text of an Info.plist is not localizable. The argument is a key"
        ),
        String(
          localized:
            "If your version of Xcode does, add the key under 'infoPlistKeys' in .xcstrings.yml.",
          locale: locale,
          comment: "Suggestion for making a text of an Info.plist localizable"
        )
      )
    }
  }

  /// The stable name of the context in JSON output.
  var code: String {
    switch self {
    case .localizable(let string): string.origin == .infoPlist ? "info-plist" : "interface-builder"
    case .libraryText: "library-text"
    case .unknownKey: "unknown-key"
    }
  }
}
