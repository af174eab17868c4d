package import StringCatalog

extension InterfaceString {
  /// The start of the comments that Xcode writes for strings of documents.
  package static let commentStart = "Class = \""

  /// Returns the string as one of a catalog's table.
  package func extracted(in table: String) -> ExtractedString {
    ExtractedString(
      key: key,
      table: table,
      defaultValue: value,
      comment: comment,
      location: location,
      origin: .interfaceBuilder
    )
  }
}
