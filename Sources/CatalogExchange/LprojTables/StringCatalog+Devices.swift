package import Diagnostics
import ICU
import OrderedCollections
package import StringCatalog

extension StringCatalog {
  /// Replaces device variants by the string for one device, or else by the string for all others.
  ///
  /// This is for programs that run on one kind of device, or on systems without device variants.
  ///
  /// - Parameter device: The device.
  /// - Returns: A warning for each string that has neither variant; the string is removed.
  /// - Complexity: O(*n*), where *n* is the size of the catalog.
  package mutating func settle(on device: Device) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    for (key, entry) in Array(entries) {
      var resolved = entry
      for (language, localization) in entry.localizations {
        resolved.localizations[language] = localization.resolved(for: device)
        guard resolved.localizations[language] == nil else { continue }
        diagnostics.append(
          Diagnostic(
            .deviceTextMissing(device.rawValue),
            .warning,
            at: location(of: key, path: ["localizations", language]),
            path: [key, language]
          )
        )
      }
      if resolved != entry { self[key] = resolved }
    }
    return diagnostics
  }
}

extension StringCatalog.Localization {
  /// Returns the localization for one device; `nil` if it has no string for it.
  fileprivate func resolved(for device: StringCatalog.Device) -> StringCatalog.Localization? {
    var resolved = self
    resolved.substitutions = substitutions.compactMapValues { $0.resolved(for: device) }
    guard var variations else { return resolved }
    if let chosen = variations.device[device] ?? variations.device[.other] {
      guard var inner = chosen.resolved(for: device) else { return nil }
      inner.substitutions = resolved.substitutions.merging(inner.substitutions) { $1 }
      return inner
    }
    guard variations.device.isEmpty || !variations.plural.isEmpty || stringUnit != nil else {
      return nil
    }
    variations.device = [:]
    variations.plural = variations.plural.compactMapValues { $0.resolved(for: device) }
    resolved.variations = variations.plural.isEmpty ? nil : variations
    return resolved
  }
}

extension StringCatalog.Substitution {
  fileprivate func resolved(for device: StringCatalog.Device) -> StringCatalog.Substitution? {
    let whole = StringCatalog.Localization(variations: variations)
    guard let chosen = whole.resolved(for: device) else { return nil }
    var resolved = self
    resolved.variations =
      chosen.variations ?? StringCatalog.Variations(plural: [.other: chosen])
    return resolved
  }
}
