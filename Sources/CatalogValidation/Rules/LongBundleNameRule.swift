package import Diagnostics
import StringCatalog

/// A rule that reports bundle names that are longer than Apple allows.
///
/// `CFBundleName` is the short name of the app, which macOS shows in the menu bar. According to its
/// documentation, it can contain up to 15 characters; a longer name belongs in `CFBundleDisplayName`.
package struct LongBundleNameRule: LocalizationRule {
  package static let id: Diagnostic.ID = "long-bundle-name"
  package static let title = "A bundle name has at most 15 characters."
  package static let reason = """
    CFBundleName is the short name of the app, which can contain up to 15 characters according to \
    Apple's documentation; systems may truncate it. A longer name belongs in CFBundleDisplayName.
    """
  package static let defaultSeverity = Diagnostic.Severity.note
  package static let isOptional = true

  /// The maximum number of characters.
  private static let limit = 15

  package func check(_ localization: LocalizationSubject, emit: (Finding) -> Void) {
    let entry = localization.entry
    guard entry.key == "CFBundleName", entry.kind == .informationPropertyList else { return }
    for leaf in localization.leaves where leaf.isWritten || localization.language.isSource {
      guard leaf.value.count > Self.limit else { continue }
      emit(
        localization.finding(
          Self.message(in: localization.language.tag, leaf.value.count),
          at: leaf.path
        )
      )
    }
  }
}

extension LongBundleNameRule {
  /// Returns the message of a finding.
  package static func message(in language: String, _ length: Int) -> Diagnostic.Message {
    Diagnostic.Message(
      id,
      "the bundle name has \(String(length)) characters in \(quoted: language); the maximum is \(String(limit))"
    )
  }

  package static let triggering = [
    RuleExample(
      kind: .informationPropertyList,
      """
      "CFBundleName" : { "localizations" : {
        "en" : { "stringUnit" : { "state" : "new", "value" : ↓"Ferry Timetables" } },
        "es" : { "stringUnit" : { "state" : "translated", "value" : ↓"Horarios de ferris" } } } }
      """
    )
  ]

  package static let nonTriggering = [
    RuleExample(
      kind: .informationPropertyList,
      """
      "CFBundleDisplayName" : { "localizations" : {
        "en" : { "stringUnit" : { "state" : "new", "value" : "Ferry Timetables" } } } },
      "CFBundleName" : { "localizations" : {
        "en" : { "stringUnit" : { "state" : "new", "value" : "Ferry" } } } }
      """
    )
  ]
}
