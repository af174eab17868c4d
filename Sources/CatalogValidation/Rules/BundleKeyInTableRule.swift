package import Diagnostics
import StringCatalog

/// A rule that reports keys of `Info.plist` in other catalogs than `InfoPlist.xcstrings`.
///
/// The system reads the name of the app and the reasons for access to resources only from the table
/// `InfoPlist`, so users never see translations in another one.
package struct BundleKeyInTableRule: EntryRule {
  package static let id: Diagnostic.ID = "bundle-key-in-table"
  package static let title = "Keys of Info.plist are in InfoPlist.xcstrings."
  package static let reason = """
    The system reads names such as CFBundleDisplayName and NSCameraUsageDescription only from the \
    table InfoPlist. Translations in another catalog are never shown.
    """
  package static let defaultSeverity = Diagnostic.Severity.warning

  package func check(_ entry: EntrySubject, emit: (Finding) -> Void) {
    guard entry.kind == .code, entry.entry.shouldTranslate,
      entry.key.isUsageDescriptionKey || Self.names.contains(entry.key)
    else { return }
    emit(Finding(Self.message(entry.key), at: entry.location, path: [entry.key]))
  }

  private static let names: Set<String> = [
    "CFBundleDisplayName", "CFBundleName", "CFBundleSpokenName", "NSHumanReadableCopyright",
  ]
}

extension BundleKeyInTableRule {
  /// Returns the message for a key.
  package static func message(_ key: String) -> Diagnostic.Message {
    Diagnostic.Message(
      id,
      "the system reads \(key: key) only from InfoPlist.xcstrings; move it there"
    )
  }

  package static let triggering = [
    RuleExample(
      languages: ["en"],
      """
      ↓"NSCameraUsageDescription" : { "localizations" : { "en" : {
        "stringUnit" : { "state" : "translated", "value" : "For your photos" } } } }
      """
    )
  ]

  package static let nonTriggering = [
    RuleExample(
      languages: ["en"],
      kind: .informationPropertyList,
      """
      "NSCameraUsageDescription" : { "localizations" : { "en" : {
        "stringUnit" : { "state" : "translated", "value" : "For your photos" } } } }
      """
    )
  ]
}
