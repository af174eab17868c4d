package import Diagnostics
import StringCatalog

/// A rule that reports empty usage descriptions in the catalog of an `Info.plist` file.
///
/// Xcode compiles an empty text to `InfoPlist.strings`, where it replaces that of the property list.
/// An unfinished text of a string that Xcode found is not compiled, so another rule reports it. In the
/// source language, an empty text is that of the property list itself.
package struct EmptyUsageDescriptionRule: LocalizationRule {
  package static let id: Diagnostic.ID = "empty-usage-description"
  package static let title = "No usage description is empty."
  package static let reason = """
    The text says why the app requests access to the camera, the location or the like. An empty \
    one replaces that of Info.plist: systems end an app that requests access without a reason, and the App \
    Store rejects it.
    """
  package static let defaultSeverity = Diagnostic.Severity.error

  package func check(_ localization: LocalizationSubject, emit: (Finding) -> Void) {
    let entry = localization.entry
    guard entry.isUsageDescription else { return }
    for leaf in localization.leaves where leaf.value.allSatisfy(\.isWhitespace) {
      guard localization.language.isSource || entry.isCompiled(leaf) else { continue }
      emit(
        localization.finding(Self.message(in: localization.language.tag, entry.key), at: leaf.path)
      )
    }
  }
}

extension EntrySubject {
  /// Returns whether Xcode compiles a text.
  fileprivate func isCompiled(_ leaf: LocalizationLeaf) -> Bool {
    leaf.state != .new
      || entry.extractionState != nil && entry.extractionState != .extractedWithValue
  }
}

extension EmptyUsageDescriptionRule {
  /// Returns the message of a finding.
  package static func message(in language: String, _ key: String) -> Diagnostic.Message {
    Diagnostic.Message(id, "\(key: key) is empty in \(quoted: language)")
  }

  package static let triggering = [
    RuleExample(
      kind: .informationPropertyList,
      """
      "NSCameraUsageDescription" : { "localizations" : {
        "en" : { "stringUnit" : { "state" : "new", "value" : "To scan tickets." } },
        "es" : { "stringUnit" : { "state" : "translated", "value" : ↓"" } } } },
      "NSMotionUsageDescription" : {
        "extractionState" : "extracted_with_value",
        "localizations" : { "en" : { "stringUnit" : { "state" : "new", "value" : ↓"" } } } }
      """
    )
  ]

  package static let nonTriggering = [
    RuleExample(
      kind: .informationPropertyList,
      """
      "NSCameraUsageDescription" : {
        "extractionState" : "extracted_with_value",
        "localizations" : {
          "en" : { "stringUnit" : { "state" : "new", "value" : "To scan tickets." } },
          "es" : { "stringUnit" : { "state" : "new", "value" : "" } } } },
      "NSHumanReadableCopyright" : {
        "extractionState" : "extracted_with_value",
        "localizations" : { "en" : { "stringUnit" : { "state" : "new", "value" : "" } } } }
      """
    ),
    RuleExample(
      """
      "NSCameraUsageDescription" : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : "" } } } }
      """
    ),
  ]
}
