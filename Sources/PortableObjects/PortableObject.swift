/// A PO file of gettext: messages and their translations to one language.
///
/// Source: "The Format of PO Files" in the manual of GNU gettext.
///
/// ```swift
/// var catalog = PortableObject(header: [.init("Language", "es")])
/// catalog.messages.append(.init("Good morning", translations: ["Buenos días"]))
/// let bytes = catalog.printed()
/// ```
package struct PortableObject: Hashable, Sendable {
  /// The fields of the header, in order.
  package var header: [Field]
  /// What translators have noted at the top of the file; `nil` if there is nothing.
  package var headerComment: String?
  /// The flags of the header; a template has `fuzzy`.
  package var headerFlags: [String]
  /// The messages in the order of the file, without the header.
  package var messages: [Message]

  /// Creates a file.
  package init(
    header: [Field] = [],
    headerComment: String? = nil,
    headerFlags: [String] = [],
    messages: [Message] = []
  ) {
    self.header = header
    self.headerComment = headerComment
    self.headerFlags = headerFlags
    self.messages = messages
  }

  /// A field of the header, such as `Language: es`.
  package struct Field: Hashable, Sendable {
    /// The name; empty for a line of the header that has none.
    package var name: String
    /// The value.
    package var value: String

    /// Creates a field.
    package init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// Returns the value of the first field of a name, in capitals or not; `nil` if there is none.
  package func field(_ name: String) -> String? {
    let name = name.lowercased()
    return header.first { $0.name.lowercased() == name }?.value
  }
}
