#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension UserLocale {
  /// Takes a locale of Foundation's for everything.
  ///
  /// Foundation's own `String(localized:locale:)` takes the locale for numbers alone; here it is the
  /// language of the message too. Mind that on Linux `Locale.current` is the same whatever the user wants,
  /// where ``UserLocale/current`` is what the environment says.
  public init(_ locale: Locale) {
    self.init(locale.identifier)
  }
}
