package import Localization

extension LocalizationBundle {
  /// The catalogs of `W8.xcstrings`, which contains the strings of this module and of the commands.
  ///
  /// They are embedded in the program once, and both modules use the same caches.
  package static var weights: LocalizationBundle { .module }
}
