import CXML

/// Reads elements that were cut out of a document, each by itself, with libxml2.
///
/// What is wrong with an element is mended as far as that is possible, and told. No entity is known
/// but those of XML itself, and nothing else is opened.
///
/// ```swift
/// let read = try XMLElementReader().read(Array(#"<Record value="72.5" unit="kg"/>"#.utf8))
/// read.element?["value"]  // "72.5"
/// ```
package final class XMLElementReader {
  /// Why there is no reader.
  package struct OutOfMemory: Error {}

  /// What was read.
  package struct Reading: Hashable, Sendable {
    /// The element; `nil` if there was none.
    package let element: XMLElement?
    /// What was wrong with it.
    package let problems: Set<XMLProblem>
  }

  private let parser: OpaquePointer

  /// Creates a reader.
  ///
  /// - Throws: That there is no memory for it.
  package init() throws(OutOfMemory) {
    guard let parser = cxml_parser_create() else { throw OutOfMemory() }
    self.parser = parser
  }

  deinit {
    cxml_parser_free(parser)
  }

  /// Reads an element, from its first angle bracket to its last.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  package func read(_ bytes: UnsafeRawBufferPointer) -> Reading {
    let (element, isWhole) = parse(bytes)
    if isWhole { return Reading(element: element, problems: []) }
    let mended = MendedElement(bytes)
    let (secondElement, isMended) = mended.bytes.withUnsafeBytes { parse($0) }
    return Reading(
      element: secondElement,
      problems: isMended ? mended.problems : mended.problems.union([.notWellFormed])
    )
  }

  /// Reads an element, from its first angle bracket to its last.
  package func read(_ bytes: [UInt8]) -> Reading {
    bytes.withUnsafeBytes { read($0) }
  }

  private func parse(_ bytes: UnsafeRawBufferPointer) -> (element: XMLElement?, isWhole: Bool) {
    let tree = ElementTree()
    let state = cxml_parser_read(
      parser,
      bytes.baseAddress?.assumingMemoryBound(to: CChar.self),
      bytes.count,
      ElementTree.events,
      Unmanaged.passUnretained(tree).toOpaque()
    )
    return (tree.root, state == 0 && tree.root != nil)
  }
}
