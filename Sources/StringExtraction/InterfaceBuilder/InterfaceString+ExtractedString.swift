package import StringCatalog

extension InterfaceString {
  /// The start of the comments that Xcode writes for strings of documents.
  package static let commentStart = "Class = \""

  /// Returns the string as one of a catalog, without a table.
  package func extracted() -> ExtractedString {
    ExtractedString(
      key: key,
      defaultValue: value,
      comment: comment,
      location: location,
      origin: .interfaceBuilder
    )
  }
}
