/// What the symbols of catalogs are members of, and who looks their texts up.
package enum SymbolRuntime: String, Hashable, Sendable, CaseIterable {
  /// `LocalizedStringResource` of this package's `Localization`, on Linux too.
  case localization
  /// `LocalizedStringResource` of Apple's Foundation, in the very form that Xcode generates.
  case foundation
}
