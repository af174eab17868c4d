import ICU

extension StringCatalog.Localization.Leaf {
  /// The names that tell the text apart from the others of its localization, as Xcode's export
  /// writes them: `substitutions.days.plural.one`; empty for the text that does not vary.
  public var name: String {
    path.filter { $0 != "variations" && $0 != "stringUnit" }.joined(separator: ".")
  }

  /// The variant that the text is; `nil` if plurals hold devices, which Xcode never writes.
  public var variant: StringCatalog.Variant? {
    StringCatalog.Localization.variant(at: path)
  }
}

extension StringCatalog.Localization {
  /// Returns the variant that a text is.
  ///
  /// - Parameter path: the names of the fields that lead to the text, as ``Leaf`` has them.
  /// - Returns: The variant; `nil` if plurals hold devices, which Xcode never writes.
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

extension StringCatalog.Localization {
  /// Returns the text of a variant; `nil` if there is none.
  ///
  /// - Complexity: O(*n*), where *n* is the number of texts.
  public func unit(at variant: StringCatalog.Variant) -> StringCatalog.StringUnit? {
    leaves.first { $0.variant == variant }?.unit
  }
}
