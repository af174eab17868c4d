import ICU
import OrderedCollections

extension StringCatalog.Localization {
  /// A string of a localization, and its path.
  public struct Leaf: Hashable, Sendable {
    /// The names of the fields from the localization to the unit, such as `["variations", "plural",
    /// "one", "stringUnit"]`.
    public var path: [String]
    /// The string and its state.
    public var unit: StringCatalog.StringUnit
  }

  /// The strings of the localization, of its variants, and of its substitutions' variants.
  ///
  /// - Complexity: O(*n*), where *n* is the number of strings.
  public var leaves: [Leaf] {
    var leaves: [Leaf] = []
    appendLeaves(below: [], to: &leaves)
    return leaves
  }

  fileprivate func appendLeaves(below path: [String], to leaves: inout [Leaf]) {
    if let stringUnit { leaves.append(Leaf(path: path + ["stringUnit"], unit: stringUnit)) }
    variations?.appendLeaves(below: path + ["variations"], to: &leaves)
    for (name, substitution) in substitutions {
      let path = path + ["substitutions", name, "variations"]
      substitution.variations.appendLeaves(below: path, to: &leaves)
    }
  }

  /// Calls a function with each of the ``leaves``, without their paths.
  package func forEachUnit(_ body: (StringCatalog.StringUnit) -> Void) {
    if let stringUnit { body(stringUnit) }
    variations?.forEachUnit(body)
    for substitution in substitutions.values { substitution.variations.forEachUnit(body) }
  }

  /// Updates each string in place.
  ///
  /// - Parameter update: A function that accepts a string unit and its path.
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
  fileprivate func appendLeaves(
    below path: [String],
    to leaves: inout [StringCatalog.Localization.Leaf]
  ) {
    for (category, localization) in plural {
      localization.appendLeaves(below: path + ["plural", category.rawValue], to: &leaves)
    }
    for (kind, localization) in device {
      localization.appendLeaves(below: path + ["device", kind.rawValue], to: &leaves)
    }
  }

  fileprivate func forEachUnit(_ body: (StringCatalog.StringUnit) -> Void) {
    for localization in plural.values { localization.forEachUnit(body) }
    for localization in device.values { localization.forEachUnit(body) }
  }

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

// MARK: - Variant

extension StringCatalog.Localization.Leaf {
  /// The name that identifies the string in its localization, as in Xcode's export:
  /// `substitutions.days.plural.one`; empty for a string without variations.
  public var name: String {
    path.filter { $0 != "variations" && $0 != "stringUnit" }.joined(separator: ".")
  }

  /// The variant of the string, or `nil` if devices are nested in plurals, which Xcode never
  /// writes.
  public var variant: StringCatalog.Variant? {
    StringCatalog.Localization.variant(at: path)
  }
}

extension StringCatalog.Localization {
  /// Returns the variant of a string.
  ///
  /// - Parameter path: The names of the fields that lead to the string, as in ``Leaf``.
  /// - Returns: The variant, or `nil` if devices are nested in plurals, which Xcode never writes.
  package static func variant(at path: [String]) -> StringCatalog.Variant? {
    var variant = StringCatalog.Variant()
    var rest = path.dropLast()[...]
    if rest.first == "substitutions" {
      variant.substitution = rest.dropFirst().first
      rest = rest.dropFirst(2)
    }
    rest = rest.drop { $0 == "variations" }
    if rest.first == "device" {
      variant.device = rest.dropFirst().first.map(StringCatalog.Device.init(rawValue:))
      rest = rest.dropFirst(2).drop { $0 == "variations" }
    }
    if rest.first == "plural" {
      variant.plural = rest.dropFirst().first.flatMap(PluralCategory.init(rawValue:))
      rest = rest.dropFirst(2)
    }
    return rest.isEmpty ? variant : nil
  }
}

extension StringCatalog.Localization.Leaf {
  /// Whether this is an empty form for zero in a substitution, which omits a part of a sentence.
  package var omitsPart: Bool {
    guard unit.value.allSatisfy(\.isWhitespace), let variant else { return false }
    return variant.substitution != nil && variant.plural == .zero
  }
}

extension StringCatalog.Localization {
  /// Returns the string of a variant, or `nil` if there is none.
  ///
  /// - Complexity: O(*n*), where *n* is the number of strings.
  public func unit(at variant: StringCatalog.Variant) -> StringCatalog.StringUnit? {
    if variant == .plain { return stringUnit }
    guard let phrase = variant.phrase else { return leaves.first { $0.variant == variant }?.unit }
    guard let stringSet, stringSet.values.indices.contains(phrase) else { return nil }
    return StringCatalog.StringUnit(state: stringSet.state, value: stringSet.values[phrase])
  }

  /// Returns the string or the phrase with the name of a variant, or `nil` if there is none.
  ///
  /// - Parameter name: The name, as ``Leaf/name`` or that of a phrase.
  /// - Returns: The string with its state; that of the set for a phrase.
  package func unit(named name: String) -> StringCatalog.StringUnit? {
    if let leaf = leaves.first(where: { $0.name == name }) { return leaf.unit }
    return StringCatalog.Variant(name: name).flatMap { $0.phrase == nil ? nil : unit(at: $0) }
  }

  /// The strings that have a variant, and the phrases of an App Shortcut with the state of their set.
  package var variantUnits: [(variant: StringCatalog.Variant, unit: StringCatalog.StringUnit)] {
    let units = leaves.compactMap { leaf in leaf.variant.map { ($0, leaf.unit) } }
    guard let stringSet else { return units }
    return units
      + stringSet.values.enumerated()
      .map { index, value in
        (
          StringCatalog.Variant(phrase: index),
          StringCatalog.StringUnit(state: stringSet.state, value: value)
        )
      }
  }
}
