/// Why a setting does not take a value.
package struct SettingRefusal: Error, Hashable {
  /// The setting.
  package let name: SettingName
  /// The value.
  package let text: String

  /// Creates a refusal.
  package init(name: SettingName, text: String) {
    self.name = name
    self.text = text
  }
}
