/// Builds the elements of a document while it is read.
final class DocumentBuilder: XMLEventReceiver {
  private var open: [XMLDocument.Element] = []
  /// The text that is not yet complete.
  private var pendingText: [UInt8] = []
  private var root: XMLDocument.Element?
  private var rootPrefix: String?

  /// Returns the document; elements that are still open are closed.
  func reading(problem: XMLDocument.Problem?) -> XMLDocument.Reading {
    while !open.isEmpty { endElement() }
    return XMLDocument.Reading(root: root, rootPrefix: rootPrefix, problem: problem)
  }

  func startElement(in reader: XMLEventReader) -> Bool {
    flushText()
    if open.isEmpty { rootPrefix = reader.prefix }
    let element = XMLDocument.Element(
      name: reader.qualifiedName,
      attributes: reader.attributes,
      position: reader.position
    )
    open.append(element)
    return true
  }

  func endElement() {
    flushText()
    guard let element = open.popLast() else { return }
    if open.isEmpty {
      root = element
    } else {
      open[open.count - 1].content.append(.element(element))
    }
  }

  func text(_ bytes: UnsafeRawBufferPointer) {
    pendingText.append(contentsOf: bytes)
  }

  private func flushText() {
    guard !pendingText.isEmpty else { return }
    if !open.isEmpty {
      open[open.count - 1].content.append(.text(String(decoding: pendingText, as: UTF8.self)))
    }
    pendingText.removeAll(keepingCapacity: pendingText.count < 4_096)
  }
}
