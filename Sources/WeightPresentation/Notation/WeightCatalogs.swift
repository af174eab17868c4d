package import Localization

extension LocalizationBundle {
  /// The catalogs of `W8.xcstrings`, which has the texts of this module and of the commands.
  ///
  /// They are embedded in the program once, and both read them through the same caches.
  package static var weights: LocalizationBundle { .module }
}
