import FormatString
import ICU
import OrderedCollections
import StringCatalog

/// The source strings of translations.
struct SourceTexts {
  private let texts: [StringCatalog.Variant: String]
  private let first: String
  private let notation: ExchangeNotation

  /// Creates the source strings of a key, which is the string itself if there is none.
  init(of source: StringCatalog.Localization?, key: String) {
    notation = ExchangeNotation(of: source)
    guard let source, !source.isPlain else {
      let text = source?.stringUnit?.value ?? ""
      texts = [:]
      first = text.isEmpty ? key : text
      return
    }
    let leaves = source.leaves
    texts = source.variantUnits
      .reduce(into: [:]) { texts, text in
        guard texts[text.variant] == nil, !text.unit.value.isEmpty else { return }
        texts[text.variant] = text.unit.value
      }
    let root = leaves.first { $0.path.first != "substitutions" && !$0.unit.value.isEmpty }
    first = root?.unit.value ?? source.stringSet?.values.first ?? key
  }

  /// Returns the source string of a variant, in the notation of exchange formats.
  ///
  /// A variant without a counterpart in the source language falls back to a similar one: the form
  /// `other`, another device, or the string without variants.
  ///
  /// - Returns: The string; `nil` for the form of a substitution that the source language lacks.
  func text(of variant: StringCatalog.Variant) -> String? {
    for candidate in texts.isEmpty ? [] : variant.fallbacks {
      if let text = texts[candidate] { return notation.explicit(text, candidate) }
    }
    guard variant.substitution == nil else { return nil }
    return notation.explicit(first, .plain)
  }

  /// Returns the source string of a variant in catalog notation; `nil` like ``text(of:)``.
  func rawText(of variant: StringCatalog.Variant) -> String? {
    (texts.isEmpty ? [] : variant.fallbacks).lazy.compactMap { texts[$0] }.first
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

extension StringCatalog.Localization {
  /// Whether the localization has a single string, without variants, substitutions or phrases.
  var isPlain: Bool { variations == nil && substitutions.isEmpty && stringSet == nil }
}

extension String {
  /// The names of the substitutions in the string.
  var substitutionNames: [String] {
    utf8.contains(UInt8(ascii: "%")) ? FormatString(parsing: self).substitutionNames : []
  }
}
