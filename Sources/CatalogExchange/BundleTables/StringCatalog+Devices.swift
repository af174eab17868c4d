package import Diagnostics
import ICU
import OrderedCollections
package import StringCatalog

extension StringCatalog {
  /// Takes of each text that varies by device the one for a device, or else that for all others: for
  /// programs that run on one kind of device, or where nobody asks for the kind.
  ///
  /// - Parameter device: The device.
  /// - Returns: A warning for each text that has neither; it is gone.
  /// - Complexity: O(*n*), where *n* is the size of the catalog.
  package mutating func settle(on device: Device) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    for (key, entry) in Array(entries) {
      var settled = entry
      for (language, localization) in entry.localizations {
        settled.localizations[language] = localization.settled(on: device)
        guard settled.localizations[language] == nil else { continue }
        diagnostics.append(
          Diagnostic(
            .deviceTextMissing(device.rawValue),
            .warning,
            at: place(of: key, path: ["localizations", language]),
            path: [key, language]
          )
        )
      }
      if settled != entry { self[key] = settled }
    }
    return diagnostics
  }
}

extension StringCatalog.Localization {
  /// Returns the localization for one device; `nil` if it has nothing for it.
  fileprivate func settled(on device: StringCatalog.Device) -> StringCatalog.Localization? {
    var settled = self
    settled.substitutions = substitutions.compactMapValues { $0.settled(on: device) }
    guard var variations else { return settled }
    if let chosen = variations.device[device] ?? variations.device[.other] {
      guard var inner = chosen.settled(on: device) else { return nil }
      inner.substitutions = settled.substitutions.merging(inner.substitutions) { $1 }
      return inner
    }
    guard variations.device.isEmpty || !variations.plural.isEmpty || stringUnit != nil else {
      return nil
    }
    variations.device = [:]
    variations.plural = variations.plural.compactMapValues { $0.settled(on: device) }
    settled.variations = variations.plural.isEmpty ? nil : variations
    return settled
  }
}

extension StringCatalog.Substitution {
  fileprivate func settled(on device: StringCatalog.Device) -> StringCatalog.Substitution? {
    let whole = StringCatalog.Localization(variations: variations)
    guard let chosen = whole.settled(on: device) else { return nil }
    var settled = self
    settled.variations =
      chosen.variations ?? StringCatalog.Variations(plural: [.other: chosen])
    return settled
  }
}
