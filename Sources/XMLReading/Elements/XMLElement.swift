/// An element as it stands in a document.
package struct XMLElement: Hashable, Sendable {
  /// An attribute of an element, its references resolved.
  package struct Attribute: Hashable, Sendable {
    /// The name.
    package let name: String
    /// The value.
    package let value: String

    /// Creates an attribute.
    package init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The name.
  package let name: String
  /// The attributes in the order of the document.
  package let attributes: [Attribute]
  /// The elements in it, in the order of the document.
  package var children: [XMLElement]

  /// Creates an element.
  package init(name: String, attributes: [Attribute], children: [XMLElement] = []) {
    self.name = name
    self.attributes = attributes
    self.children = children
  }

  /// Returns the value of the first attribute with a name.
  package subscript(name: String) -> String? {
    attributes.first { $0.name == name }?.value
  }
}
