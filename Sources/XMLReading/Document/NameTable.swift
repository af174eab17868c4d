/// The names of a document, each made once: libxml2 gives the same pointer for the same text.
struct NameTable {
  private var texts: [UnsafePointer<CChar>: String] = [:]

  /// Returns the name of an element or an attribute.
  mutating func name(
    _ local: UnsafePointer<CChar>,
    in namespace: UnsafePointer<CChar>?
  ) -> XMLDocument.Name {
    XMLDocument.Name(text(local), in: namespace.map { text($0) })
  }

  /// Returns the attributes of a tag: local name, prefix, namespace, start and end of the value of each.
  mutating func attributes(
    _ pointers: UnsafeBufferPointer<UnsafePointer<CChar>?>
  ) -> [XMLDocument.Attribute] {
    var attributes: [XMLDocument.Attribute] = []
    attributes.reserveCapacity(pointers.count / 5)
    for index in stride(from: 0, to: pointers.count, by: 5) {
      guard let local = pointers[index], let start = pointers[index + 3],
        let end = pointers[index + 4]
      else { continue }
      let value = UnsafeRawBufferPointer(start: start, count: end - start)
      attributes.append(
        XMLDocument.Attribute(
          name: name(local, in: pointers[index + 2]),
          value: String(decoding: value, as: UTF8.self)
        )
      )
    }
    return attributes
  }

  private mutating func text(_ pointer: UnsafePointer<CChar>) -> String {
    if let text = texts[pointer] { return text }
    let text = String(cString: pointer)
    texts[pointer] = text
    return text
  }
}
