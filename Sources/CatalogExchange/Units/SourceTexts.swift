import FormatString
import ICU
import StringCatalog

/// The source strings of translations.
struct SourceTexts {
  private let texts: [StringCatalog.Variant: String]
  private let first: String
  private let notation: ExchangeNotation

  /// Creates the source strings of a key, which is the string itself if there is none.
  init(of source: StringCatalog.Localization?, key: String) {
    let leaves = source?.leaves ?? []
    notation = ExchangeNotation(of: source)
    texts = (source?.variantUnits ?? [])
      .reduce(into: [:]) { texts, text in
        guard texts[text.variant] == nil, !text.unit.value.isEmpty else { return }
        texts[text.variant] = text.unit.value
      }
    let root = leaves.first { $0.path.first != "substitutions" && !$0.unit.value.isEmpty }
    first = root?.unit.value ?? source?.stringSet?.values.first ?? key
  }

  /// Returns the source string of a variant, in the notation of exchange formats.
  ///
  /// A variant without a counterpart in the source language falls back to a similar one: the form
  /// `other`, another device, or the string without variants.
  ///
  /// - Returns: The string; `nil` for the form of a substitution that the source language lacks.
  func text(of variant: StringCatalog.Variant) -> String? {
    for candidate in variant.fallbacks {
      if let text = texts[candidate] { return notation.explicit(text, candidate) }
    }
    guard variant.substitution == nil else { return nil }
    return notation.explicit(first, .plain)
  }

  /// Returns the source string of a variant in catalog notation; `nil` like ``text(of:)``.
  func rawText(of variant: StringCatalog.Variant) -> String? {
    variant.fallbacks.lazy.compactMap { texts[$0] }.first
      ?? (variant.substitution == nil ? first : nil)
  }
}

extension StringCatalog.Variant {
  /// The variant, followed by its fallbacks in the order of similarity.
  fileprivate var fallbacks: [StringCatalog.Variant] {
    guard phrase == nil else { return [self] }
    let devices: [StringCatalog.Device?] =
      device == nil ? [nil, .other] : device == .other ? [.other, nil] : [device, .other, nil]
    let plurals: [PluralCategory?] =
      plural == nil ? [nil, .other] : plural == .other ? [.other, nil] : [plural, .other, nil]
    return devices.flatMap { device in
      plurals.map {
        StringCatalog.Variant(substitution: substitution, device: device, plural: $0)
      }
    }
  }
}

extension String {
  /// The names of the substitutions in the string.
  var substitutionNames: [String] {
    utf8.contains(UInt8(ascii: "%")) ? FormatString(parsing: self).substitutionNames : []
  }
}
