import JSONText

extension StringCatalog.StringUnit {
  /// Creates a text; `nil` if the element is no object with a state and a value.
  init?(_ element: JSONElement) {
    var state: String?
    var text: String?
    var decoder = FieldDecoder()
    decoder.decode(element) { name, value, decoder in
      switch name {
      case "state": decoder.set(&state, value.string)
      case "value": decoder.set(&text, value.string)
      default: false
      }
    }
    guard let state, let text else { return nil }
    self.init(state: StringCatalog.TranslationState(rawValue: state), value: text)
    unknownFields = decoder.unknownFields
  }
}

extension StringCatalog.StringSet {
  /// Creates a set of texts; `nil` if the element is no object with a state and values.
  init?(_ element: JSONElement) {
    var state: String?
    var values: [String]?
    var decoder = FieldDecoder()
    decoder.decode(element) { name, value, decoder in
      switch name {
      case "state": decoder.set(&state, value.string)
      case "values": decoder.set(&values, value.strings)
      default: false
      }
    }
    guard let state, let values else { return nil }
    self.init(state: StringCatalog.TranslationState(rawValue: state), values: values)
    unknownFields = decoder.unknownFields
  }
}
