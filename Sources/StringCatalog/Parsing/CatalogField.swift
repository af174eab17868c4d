/// A field that the format of catalogs has.
///
/// The fields are here as data, for all who describe the format: a schema, a page of documentation.
/// They are in English, the language of such descriptions.
package struct CatalogField: Hashable, Sendable {
  /// The name.
  package let name: String
  /// What its value is.
  package let shape: CatalogShape
  /// Whether it has to be there.
  package let isRequired: Bool
  /// The values or names of members that have a meaning; others may follow with a later Xcode.
  package let knownNames: [String]
  /// What it is for.
  package let documentation: String

  init(
    _ name: String,
    _ shape: CatalogShape,
    isRequired: Bool = false,
    knownNames: [String] = [],
    _ documentation: String
  ) {
    self.name = name
    self.shape = shape
    self.isRequired = isRequired
    self.knownNames = knownNames
    self.documentation = documentation
  }
}
