import ICU
import OrderedCollections

extension StringCatalog.Localization {
  /// A text of a localization, and the way to it.
  public struct Leaf: Hashable, Sendable {
    /// The names of the fields that lead from the localization to the unit, such as
    /// `["variations", "plural", "one", "stringUnit"]`.
    public var path: [String]
    /// The text.
    public var unit: StringCatalog.StringUnit
  }

  /// The texts: that of the localization, of its variants, and of its substitutions' variants.
  ///
  /// - Complexity: O(*n*), where *n* is the number of texts.
  public var leaves: [Leaf] {
    var leaves: [Leaf] = []
    var copy = self
    copy.updateUnits { unit, path in leaves.append(Leaf(path: path, unit: unit)) }
    return leaves
  }

  /// Changes each text in place.
  ///
  /// - Parameter update: takes a text and the way to it.
  public mutating func updateUnits(
    _ update: (_ unit: inout StringCatalog.StringUnit, _ path: [String]) -> Void
  ) {
    updateUnits(below: [], update)
  }

  fileprivate mutating func updateUnits(
    below path: [String],
    _ update: (inout StringCatalog.StringUnit, [String]) -> Void
  ) {
    if var unit = stringUnit.take() {
      update(&unit, path + ["stringUnit"])
      stringUnit = unit
    }
    variations?.updateUnits(below: path + ["variations"], update)
    for (name, index) in zip(substitutions.keys, substitutions.values.indices) {
      let path = path + ["substitutions", name, "variations"]
      substitutions.values[index].variations.updateUnits(below: path, update)
    }
  }
}

extension StringCatalog.Variations {
  fileprivate mutating func updateUnits(
    below path: [String],
    _ update: (inout StringCatalog.StringUnit, [String]) -> Void
  ) {
    for (category, index) in zip(plural.keys, plural.values.indices) {
      plural.values[index].updateUnits(below: path + ["plural", category.rawValue], update)
    }
    for (kind, index) in zip(device.keys, device.values.indices) {
      device.values[index].updateUnits(below: path + ["device", kind.rawValue], update)
    }
  }
}
