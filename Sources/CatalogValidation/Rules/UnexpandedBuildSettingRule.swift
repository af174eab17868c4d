package import Diagnostics
import StringCatalog

/// A rule that reports build settings in the texts of an `Info.plist` catalog: `$(PRODUCT_NAME)`.
///
/// Xcode replaces build settings in the property list only, not in the tables of languages. A text that
/// Xcode extracted from the property list has the value of the setting.
package struct UnexpandedBuildSettingRule: LocalizationRule {
  package static let id: Diagnostic.ID = "unexpanded-build-setting"
  package static let title = "No text of Info.plist in a catalog contains a build setting."
  package static let reason = """
    Xcode replaces build settings such as $(PRODUCT_NAME) in Info.plist, but not in catalogs: \
    users see '$(PRODUCT_NAME)' as the name of the app. Write its value, or remove the text.
    """
  package static let defaultSeverity = Diagnostic.Severity.error

  package func check(_ localization: LocalizationSubject, emit: (Finding) -> Void) {
    guard localization.entry.kind == .informationPropertyList else { return }
    for leaf in localization.leaves where leaf.isWritten && leaf.value.contains("$") {
      guard let setting = Self.setting(in: leaf.value) else { continue }
      emit(
        localization.finding(
          Self.message(in: localization.language.tag, setting),
          at: leaf.path
        )
      )
    }
  }

  /// Returns the first setting with its modifiers, such as `$(TARGET_NAME:c99extidentifier)` or
  /// `${PRODUCT_NAME}`; `nil` if there is none.
  static func setting(in text: String) -> String? {
    let parts = text.parts(startingWith: "$", limit: 1) { text in
      _ = text.read(UInt8(ascii: "$"))
      let brackets: String
      if text.read(UInt8(ascii: "(")) {
        brackets = "()"
      } else {
        guard text.read(UInt8(ascii: "{")) else { return false }
        brackets = "{}"
      }
      guard text.readOne(where: { $0.isUppercase || $0 == UInt8(ascii: "_") }) else { return false }
      text.readAll(where: \.isPartOfName)
      if text.read(UInt8(ascii: ":")) {
        text.readAll { !brackets.utf8.contains($0) && !$0.isASCIIWhitespace }
      }
      return text.readOne { $0 == brackets.utf8.last }
    }
    return parts.first.map { String($0) }
  }
}

extension UnexpandedBuildSettingRule {
  /// Returns the message of a finding.
  package static func message(in language: String, _ setting: String) -> Diagnostic.Message {
    Diagnostic.Message(
      id,
      "the \(quoted: language) text has \(quoted: setting), which is shown as it is"
    )
  }

  package static let triggering = [
    RuleExample(
      kind: .informationPropertyList,
      """
      "CFBundleDisplayName" : { "localizations" : {
        "en" : { "stringUnit" : { "state" : "translated", "value" : ↓"$(PRODUCT_NAME)" } },
        "es" : { "stringUnit" : {
          "state" : "translated", "value" : ↓"${PRODUCT_NAME:rfc1034identifier} gratis" } } } }
      """
    )
  ]

  package static let nonTriggering = [
    RuleExample(
      kind: .informationPropertyList,
      """
      "CFBundleDisplayName" : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : "Ferry (5 $)" } } } }
      """
    ),
    RuleExample(
      """
      "Set $(PRODUCT_NAME)." : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : "Define $(PRODUCT_NAME)." } } } }
      """
    ),
  ]
}
