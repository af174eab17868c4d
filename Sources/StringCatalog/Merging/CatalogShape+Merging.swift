extension CatalogShape {
  /// Returns the shape of a field.
  func member(_ name: ExactString) -> CatalogShape {
    let bytes = Array(name.string.utf8)
    return member(bytes.span)
  }

  /// The fields that mean something together only: a text and how far its translation has come.
  var inseparableFields: Set<ExactString> {
    switch self {
    case .stringUnit: Self.unitFields
    case .stringSet: Self.setFields
    default: []
    }
  }

  /// The fields of a localization that make up its text.
  static let textFields = Set(
    ["stringSet", "stringUnit", "substitutions", "variations"].map(ExactString.init)
  )
  private static let unitFields = Set(["state", "value"].map(ExactString.init))
  private static let setFields = Set(["state", "values"].map(ExactString.init))
}
