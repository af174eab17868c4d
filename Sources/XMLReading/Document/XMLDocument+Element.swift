extension XMLDocument {
  /// An element of a document.
  package struct Element: Hashable, Sendable {
    /// The name.
    package let name: Name
    /// The attributes in the order of the document, without the declarations of prefixes.
    package let attributes: [Attribute]
    /// What stands in it, in the order of the document; comments and instructions are left out.
    package internal(set) var content: [Content] = []
    /// Where its start tag begins.
    package let position: Position
  }
}

extension XMLDocument.Element {
  /// The elements in it.
  package var elements: some Sequence<XMLDocument.Element> {
    content.lazy.compactMap { if case .element(let element) = $0 { element } else { nil } }
  }

  /// The text in it, without that of its elements.
  package var text: String {
    if content.count == 1, case .text(let text) = content[0] { return text }
    return content.reduce(into: "") { text, content in
      if case .text(let piece) = content { text += piece }
    }
  }

  /// Returns the value of an attribute; `nil` if there is none.
  package subscript(name: String, in namespace: String? = nil) -> String? {
    attributes.first { $0.name.local == name && $0.name.namespace == namespace }?.value
  }
}
