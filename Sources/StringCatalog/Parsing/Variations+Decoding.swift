import ICU
import JSONText

extension StringCatalog.Variations {
  /// Creates variants; `nil` if the element is no object, or an empty one.
  init?(_ element: JSONElement) {
    guard element.hasMembers else { return nil }
    self.init()
    var decoder = FieldDecoder()
    decoder.decode(element) { name, value, decoder in
      switch name {
      case "device":
        decoder.set(
          &device,
          name,
          value,
          key: StringCatalog.Device.init(rawValue:),
          value: StringCatalog.Localization.init
        )
      case "plural":
        decoder.set(
          &plural,
          name,
          value,
          key: PluralCategory.init(rawValue:),
          value: StringCatalog.Localization.init
        )
      default: false
      }
    }
    unknownFields = decoder.unknownFields
  }
}

extension StringCatalog.Substitution {
  /// Creates a substitution; `nil` if the element is no object with a specifier and variants.
  init?(_ element: JSONElement) {
    var argNum: Int?
    var specifier: String?
    var variations: StringCatalog.Variations?
    var decoder = FieldDecoder()
    decoder.decode(element) { name, value, decoder in
      switch name {
      case "argNum": decoder.set(&argNum, value.integer)
      case "formatSpecifier": decoder.set(&specifier, value.string)
      case "variations": decoder.set(&variations, StringCatalog.Variations(value))
      default: false
      }
    }
    guard let specifier, let variations else { return nil }
    self.init(argNum: argNum, formatSpecifier: specifier, variations: variations)
    unknownFields = decoder.unknownFields
  }
}
