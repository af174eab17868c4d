import Diagnostics

/// Reads a property list in XML.
///
/// Elements that are not values are skipped and reported. An XML error ends the reading, except for
/// control characters, which Apple's reader accepts.
struct XMLPropertyListReader {
  /// The value; `nil` if there is none.
  private(set) var root: PropertyList?
  /// The errors, in the order of the document.
  private(set) var problems: [PropertyListProblem] = []
  /// The control characters of the document; `nil` if it has none.
  private var characters: XMLControlCharacters?

  /// Reads a document.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  init(_ bytes: [UInt8]) {
    var reading = XMLDocument.read(bytes)
    if case .forbiddenCharacter? = reading.problem?.kind,
      let text = try? XMLEncoding.text(of: bytes),
      let characters = XMLControlCharacters(in: text.utf8)
    {
      self.characters = characters
      reading = XMLDocument.read(XMLEncoding.encoded(characters.utf8, like: bytes))
    }
    if let element = reading.root { root = document(element) }
    guard let problem = reading.problem else { return }
    // Other errors are consequences of this one.
    let offset = original(problem.position.utf8Offset)
    problems = [PropertyListProblem(problem.kind.message, at: offset..<offset)]
  }

  private mutating func document(_ element: XMLDocument.Element) -> PropertyList? {
    guard element.name.local == "plist" else { return value(element) }
    var values = element.elements.makeIterator()
    let root = values.next().flatMap { value($0) }
    if let next = values.next() { reportElement(next) }
    if root == nil, problems.isEmpty { reportElement(element) }
    return root
  }

  private mutating func value(_ element: XMLDocument.Element) -> PropertyList? {
    let value: PropertyList.Value?
    switch element.name.local {
    case "dict": value = .dictionary(entries(element))
    case "array": value = .array(element.elements.compactMap { self.value($0) })
    case "string": value = .string(text(element))
    case "true": value = .boolean(true)
    case "false": value = .boolean(false)
    case "integer": value = PropertyListNumber.integer(text(element)).map { .integer($0) }
    case "real": value = PropertyListNumber.real(text(element)).map { .real($0) }
    case "date": value = PropertyListDate.seconds(text(element)).map { .date($0) }
    case "data": value = Base64.bytes(text(element).utf8).map { .data($0) }
    default:
      reportElement(element)
      return nil
    }
    guard let value else {
      problems.append(
        PropertyListProblem(.propertyListValue(restored(element.text)), at: range(of: element))
      )
      return nil
    }
    return PropertyList(value, at: range(of: element))
  }

  private mutating func entries(_ dictionary: XMLDocument.Element) -> [PropertyList.Entry] {
    var entries: [PropertyList.Entry] = []
    var key: XMLDocument.Element?
    for element in dictionary.elements {
      if element.name.local == "key" {
        if let key { reportPair(text(key), key) }
        key = element
      } else if let name = key {
        key = nil
        guard let value = value(element) else { continue }
        entries.append(
          PropertyList.Entry(key: text(name), at: range(of: name), value: value)
        )
      } else {
        reportPair(element.name.local, element)
      }
    }
    if let key { reportPair(text(key), key) }
    return entries
  }

  /// Returns the text of an element that should have no child elements.
  private mutating func text(_ element: XMLDocument.Element) -> String {
    for child in element.elements { reportElement(child) }
    return restored(element.text)
  }

  private func restored(_ text: String) -> String { characters?.restored(text) ?? text }

  private func original(_ offset: Int) -> Int { characters?.original(offset) ?? offset }

  /// Returns the range of a tag's opening bracket and name.
  private func range(of element: XMLDocument.Element) -> Range<Int> {
    let start = original(element.position.utf8Offset)
    return start..<start + element.name.local.utf8.count + 1
  }

  private mutating func reportElement(_ element: XMLDocument.Element) {
    problems.append(
      PropertyListProblem(.propertyListElement(element.name.local), at: range(of: element))
    )
  }

  private mutating func reportPair(_ name: String, _ element: XMLDocument.Element) {
    problems.append(PropertyListProblem(.propertyListPair(name), at: range(of: element)))
  }
}
