import Diagnostics

/// The problems with Interface Builder documents.
extension Diagnostic.Message {
  /// The file is another kind of XML.
  static let notInterfaceDocument = Self(
    "interface-document-unknown",
    "this is not a storyboard or XIB"
  )

  /// The document has the format of Xcode 4.
  static let interfaceDocumentOutdated = Self(
    "interface-document-outdated",
    "this XIB has the format of Xcode 4; open it in Xcode and save it to convert it"
  )

  /// The document is for another platform than those of Apple's frameworks.
  static func interfaceDocumentTypeUnknown(_ type: String) -> Self {
    Self(
      "interface-document-type-unknown",
      "the type \(quoted: type) of Interface Builder documents is not supported"
    )
  }

  /// Two objects have the same identifier.
  static func interfaceObjectRepeated(_ id: String) -> Self {
    Self("interface-object-repeated", "the document has two objects with the ID \(quoted: id)")
  }

  /// A text cannot have a key, because its object has no identifier.
  static func interfaceObjectIDMissing(_ text: String) -> Self {
    Self(
      "interface-object-id-missing",
      "the object with the text \(quoted: text) has no ID; the text is skipped"
    )
  }
}
