import FormatString
import ICU
import StringCatalog

/// The texts that those of a translation are translated from.
struct SourceTexts {
  private let texts: [StringCatalog.Variant: String]
  private let first: String
  private let notation: ExchangeNotation

  /// Creates the texts of a key; without a text of the source language, the key is the text.
  init(of source: StringCatalog.Localization?, key: String) {
    let leaves = source?.leaves ?? []
    notation = ExchangeNotation(of: source)
    texts = leaves.reduce(into: [:]) { texts, leaf in
      guard let variant = leaf.variant, texts[variant] == nil, !leaf.unit.value.isEmpty else {
        return
      }
      texts[variant] = leaf.unit.value
    }
    let root = leaves.first { $0.path.first != "substitutions" && !$0.unit.value.isEmpty }
    first = root?.unit.value ?? key
  }

  /// Returns the text that a variant is translated from, in the notation of the exchange.
  ///
  /// A variant that the source does not have is translated from the one that stands for it: the form
  /// `other`, another device, the text that does not vary.
  ///
  /// - Returns: The text; `nil` for the form of a substitution that the source does not have.
  func text(of variant: StringCatalog.Variant) -> String? {
    for stand in variant.stands {
      if let text = texts[stand] { return notation.explicit(text, stand) }
    }
    guard variant.substitution == nil else { return nil }
    return notation.explicit(first, .plain)
  }

  /// Returns the text of the catalog that a variant is translated from; `nil` as ``text(of:)``.
  func rawText(of variant: StringCatalog.Variant) -> String? {
    variant.stands.lazy.compactMap { texts[$0] }.first
      ?? (variant.substitution == nil ? first : nil)
  }
}

extension StringCatalog.Variant {
  /// The variant, and those that stand for it where there is no such text, nearest first.
  fileprivate var stands: [StringCatalog.Variant] {
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
  /// The names of the substitutions that the text shows.
  var substitutionNames: [String] {
    utf8.contains(UInt8(ascii: "%")) ? FormatString(parsing: self).substitutionNames : []
  }
}
