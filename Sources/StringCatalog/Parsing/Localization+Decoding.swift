import JSONText

extension StringCatalog.Localization {
  /// Creates a localization; `nil` if the element is no object.
  init?(_ element: JSONElement) {
    guard element.kind == .object else { return nil }
    self.init()
    var decoder = FieldDecoder()
    decoder.decode(element) { name, value, decoder in
      switch name {
      case "stringSet": decoder.set(&stringSet, StringCatalog.StringSet(value))
      case "stringUnit": decoder.set(&stringUnit, StringCatalog.StringUnit(value))
      case "substitutions":
        decoder.set(
          &substitutions,
          name,
          value,
          key: { $0 },
          value: StringCatalog.Substitution.init
        )
      case "variations": decoder.set(&variations, StringCatalog.Variations(value))
      default: false
      }
    }
    unknownFields = decoder.unknownFields
  }
}
