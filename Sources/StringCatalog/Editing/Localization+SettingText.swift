import ICU
import OrderedCollections

extension StringCatalog.Localization {
  /// Sets the text of a variant, and its state.
  ///
  /// What the text did not vary by yet, it varies by from now on: the text that was there becomes
  /// that of `other`, as in Xcode.
  ///
  /// - Parameters:
  ///   - value: the text.
  ///   - state: how far its translation has come.
  ///   - variant: which text it is.
  ///   - isReplacing: whether a text that varies otherwise gives way to the new one.
  /// - Throws: What is in the way; the localization may then be half changed.
  mutating func setText(
    _ value: String,
    state: StringCatalog.TranslationState,
    at variant: StringCatalog.Variant,
    isReplacing: Bool
  ) throws(TextObstacle) {
    guard stringSet == nil else { throw .stringSet }
    guard let name = variant.substitution else {
      try setText(value, state: state, below: variant.steps[...], isReplacing: isReplacing)
      // The parts of a text go with the text that showed them.
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
      // A device that has plurals of its own starts from the text that it has shown so far.
      if !rest.isEmpty, let other = devices.device[.other], variant == Self() { variant = other }
      try variant.setText(value, state: state, below: rest, isReplacing: isReplacing)
      devices.device[device] = variant
      variations = devices
    }
  }

  /// Returns the variations by number, that of a text that does not vary yet among them.
  private mutating func movedIntoPlurals() throws(TextObstacle) -> StringCatalog.Variations {
    var plurals = variations ?? StringCatalog.Variations()
    guard plurals.device.isEmpty else { throw .variants(plurals.names) }
    if let unit = stringUnit.take(), plurals.plural[.other] == nil {
      plurals.plural[.other] = Self(stringUnit: unit)
    }
    return plurals
  }

  /// Returns the variations by device, that of a text that does not vary by device yet among them.
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

/// What keeps a text from being set.
enum TextObstacle: Error {
  /// The text varies by these.
  case variants([String])
  case substitution(String, existing: [String])
  case stringSet
}

extension StringCatalog.Variations {
  /// Whether there is no variant.
  var isEmpty: Bool {
    plural.isEmpty && device.isEmpty
  }

  /// The names of the variants, such as `plural.one`.
  var names: [String] {
    StringCatalog.Localization(variations: self).leaves.map(\.name)
  }
}

extension StringCatalog.StringUnit? {
  /// Returns the unit with another text; what the model has no name for stays.
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
