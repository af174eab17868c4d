import CXML

/// Puts elements together from what libxml2 tells of them.
final class ElementTree {
  /// The outermost element; `nil` before it has begun.
  ///
  /// An element that was never closed is closed by the end.
  var root: XMLElement? {
    var open = open
    while open.count > 1 {
      let last = open.removeLast()
      open[open.count - 1].children.append(last)
    }
    return closed ?? open.first
  }

  private var open: [XMLElement] = []
  private var closed: XMLElement?

  /// The calls that lead here, with a tree as their receiver.
  static let events = cxml_events(
    start: { receiver, name, attributes in
      guard let receiver, let name else { return }
      Unmanaged<ElementTree>.fromOpaque(receiver).takeUnretainedValue()
        .start(String(cString: name), ElementTree.attributes(attributes))
    },
    end: { receiver in
      guard let receiver else { return }
      Unmanaged<ElementTree>.fromOpaque(receiver).takeUnretainedValue().end()
    }
  )

  private static func attributes(
    _ pointers: UnsafePointer<UnsafePointer<CChar>?>?
  ) -> [XMLElement.Attribute] {
    var attributes: [XMLElement.Attribute] = []
    guard var next = pointers else { return attributes }
    while let name = next.pointee {
      let value = (next + 1).pointee.map { String(cString: $0) } ?? ""
      attributes.append(XMLElement.Attribute(name: String(cString: name), value: value))
      next += 2
    }
    return attributes
  }

  private func start(_ name: String, _ attributes: [XMLElement.Attribute]) {
    // What stands behind the outermost element is no part of it.
    guard closed == nil else { return }
    open.append(XMLElement(name: name, attributes: attributes))
  }

  private func end() {
    guard let element = open.popLast() else { return }
    if open.isEmpty {
      closed = element
    } else {
      open[open.count - 1].children.append(element)
    }
  }
}
