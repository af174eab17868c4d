import ICU
import OrderedCollections

extension StringCatalog.Localization {
  /// Sets the string of a variant, and its state.
  ///
  /// If the localization did not vary this way before, its current string becomes the `other`
  /// variant, as in Xcode.
  ///
  /// - Parameters:
  ///   - value: The string.
  ///   - state: The translation state of the string.
  ///   - variant: The variant to set.
  ///   - isReplacing: Whether the new string replaces variations of another kind.
  /// - Throws: The obstacle. The localization may be partly changed.
  package mutating func setText(
    _ value: String,
    state: StringCatalog.TranslationState,
    at variant: StringCatalog.Variant,
    isReplacing: Bool
  ) throws(TextObstacle) {
    if let phrase = variant.phrase { return try setPhrase(value, state, at: phrase) }
    guard stringSet == nil else { throw .stringSet }
    guard let name = variant.substitution else {
      try setText(value, state: state, below: variant.steps[...], isReplacing: isReplacing)
      // Substitutions are removed together with the string that refers to them.
      if isReplacing, variant == .plain {
        substitutions.removeAll { !value.contains("#@\($0.key)@") }
      }
      return
    }
    guard var substitution = substitutions[name] else {
      throw .substitution(name, existing: Array(substitutions.keys))
    }
    guard !variant.steps.isEmpty else { throw .variants(substitution.variations.names) }
    var holder = Self(variations: substitution.variations)
    try holder.setText(value, state: state, below: variant.steps[...], isReplacing: isReplacing)
    substitution.variations = holder.variations ?? substitution.variations
    substitutions[name] = substitution
  }

  /// Sets a phrase of an App Shortcut, or adds it after the last one.
  ///
  /// All phrases have one state. A finished phrase does not finish the others.
  private mutating func setPhrase(
    _ value: String,
    _ state: StringCatalog.TranslationState,
    at index: Int
  ) throws(TextObstacle) {
    guard leaves.isEmpty else { throw .variants(leaves.map(\.name)) }
    var set = stringSet ?? StringCatalog.StringSet(state: state, values: [])
    guard index <= set.values.count else {
      throw .variants((0...set.values.count).map { StringCatalog.Variant(phrase: $0).name })
    }
    let hasOthers = set.values.count > (index < set.values.count ? 1 : 0)
    if index < set.values.count { set.values[index] = value } else { set.values.append(value) }
    if !hasOthers || !state.isTranslated || set.state.isTranslated { set.state = state }
    stringSet = set
  }

  private mutating func setText(
    _ value: String,
    state: StringCatalog.TranslationState,
    below steps: ArraySlice<StringCatalog.Variant.Step>,
    isReplacing: Bool
  ) throws(TextObstacle) {
    let rest = steps.dropFirst()
    switch steps.first {
    case nil:
      if isReplacing { variations = nil }
      if let variations, !variations.isEmpty { throw .variants(variations.names) }
      stringUnit = stringUnit.changed(to: value, state)
    case .plural(let category):
      if isReplacing, variations?.device.isEmpty == false { variations = nil }
      var plurals = try movedIntoPlurals()
      var variant = plurals.plural[category] ?? Self()
      try variant.setText(value, state: state, below: rest, isReplacing: isReplacing)
      plurals.plural[category] = variant
      variations = plurals
    case .device(let device):
      var devices = movedIntoDevices()
      var variant = devices.device[device] ?? Self()
      // A device variant that gets plurals starts with the string that it had before.
      if !rest.isEmpty, let other = devices.device[.other], variant == Self() { variant = other }
      try variant.setText(value, state: state, below: rest, isReplacing: isReplacing)
      devices.device[device] = variant
      variations = devices
    }
  }

  /// Returns the plural variations.
  ///
  /// A string without variations becomes one of them.
  private mutating func movedIntoPlurals() throws(TextObstacle) -> StringCatalog.Variations {
    var plurals = variations ?? StringCatalog.Variations()
    guard plurals.device.isEmpty else { throw .variants(plurals.names) }
    if let unit = stringUnit.take(), plurals.plural[.other] == nil {
      plurals.plural[.other] = Self(stringUnit: unit)
    }
    return plurals
  }

  /// Returns the device variations.
  ///
  /// A string that does not vary by device becomes one of them.
  private mutating func movedIntoDevices() -> StringCatalog.Variations {
    var devices = variations ?? StringCatalog.Variations()
    if !devices.plural.isEmpty {
      devices = StringCatalog.Variations(device: [.other: Self(variations: devices)])
    }
    if let unit = stringUnit.take(), devices.device[.other] == nil {
      devices.device[.other] = Self(stringUnit: unit)
    }
    return devices
  }
}

/// A reason why a string cannot be set.
package enum TextObstacle: Error {
  /// The localization already has other variants, with these names.
  case variants([String])
  case substitution(String, existing: [String])
  case stringSet
}

extension StringCatalog.Variations {
  /// Whether there are no variants.
  var isEmpty: Bool {
    plural.isEmpty && device.isEmpty
  }

  /// The names of the variants, such as `plural.one`.
  var names: [String] {
    StringCatalog.Localization(variations: self).leaves.map(\.name)
  }
}

extension StringCatalog.StringUnit? {
  /// Returns the unit with another string.
  ///
  /// Unknown fields are kept.
  fileprivate func changed(
    to value: String,
    _ state: StringCatalog.TranslationState
  ) -> StringCatalog.StringUnit {
    var unit = self ?? StringCatalog.StringUnit(state: state, value: value)
    unit.value = value
    unit.state = state
    return unit
  }
}
