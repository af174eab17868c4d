import Diagnostics
import FileFormats

extension InterfaceReader {
  /// The attributes that determine what an element means.
  struct KeyAttributes {
    /// The position of the identifier.
    var id: Int?
    var key: String?
    var isBase64 = false
    /// Whether the element is marked to be localized.
    var isMarked = false
    /// Whether the element is hidden.
    var isHidden = false
    /// The position of the identifier of the object to which a connection leads.
    var destination: Int?
    /// Whether other attributes may be texts.
    var hasTexts = false
  }

  /// Returns the attributes that determine what an element means.
  func keyAttributes(_ reader: XMLEventReader) -> KeyAttributes {
    var found = KeyAttributes()
    for attribute in 0..<reader.attributeCount {
      guard let name = reader.nameIndex(ofAttribute: attribute) else { continue }
      switch names?.attribute(name, in: reader) {
      case .id: found.id = attribute
      case .key: found.key = value(reader, attribute)
      case .base64: found.isBase64 = value(reader, attribute) == "YES"
      case .localized: found.isMarked = value(reader, attribute) == "YES"
      case .hidden: found.isHidden = value(reader, attribute) == "YES"
      case .destination: found.destination = attribute
      case .text: found.hasTexts = true
      case .other, nil: break
      }
    }
    return found
  }

  /// Opens an element within another one.
  func openElement(
    _ reader: XMLEventReader,
    _ name: InterfaceNames.Element,
    _ attributes: KeyAttributes
  ) {
    let parent = open[open.count - 1]
    var element = OpenElement(role: role(reader, name, attributes, in: parent), name: name)
    element.owner = parent.owner
    element.container = parent.ownContainer ?? parent.container
    element.group = name.kind == .collection ? strings.newGroup() : parent.group
    element.index = parent.childCount
    element.isBase64 = attributes.isBase64
    if case .object = element.role {
      element.owner = attributes.id.map { _ in open.count }
      element.id = attributes.id.map { value(reader, $0) } ?? ""
      // Interface Builder shows a control and its cell, or a menu item and its menu, as one.
      if case .object = parent.role, let key = attributes.key {
        element.inheritsNotes = parent.owner != nil && ["cell", "submenu"].contains(key)
      }
      if name.isContainer { element.ownContainer = strings.newContainer(nameWithoutTitle(reader)) }
    } else if case .part(let properties) = element.role {
      element.countsMarkedElements = properties.parts.contains(where: \.isMarked)
    } else if case .other = element.role {
      element.owner = nil
    }
    if attributes.isMarked || !parent.countsMarkedElements { open[open.count - 1].childCount += 1 }
    open.append(element)
    switch element.role {
    case .object, .part: if attributes.hasTexts { addAttributes(reader, of: element) }
    case .text, .noteText: collectText()
    case .noteFragment: addNote(value(reader, "content") ?? "", to: element.owner)
    case .note, .other: break
    }
  }

  private func role(
    _ reader: XMLEventReader,
    _ name: InterfaceNames.Element,
    _ attributes: KeyAttributes,
    in parent: OpenElement
  ) -> OpenElement.Role {
    switch parent.role {
    case .object(let properties), .part(let properties):
      if let part = properties.part(name.text, attributes) {
        guard let content = part.content else { return .part(part) }
        let property = part.isIndexed ? "\(content)[\(parent.childCount)]" : content
        return .text(property: property, location(reader.position, utf8Range: reader.utf8Range))
      }
      if name.kind == .string, let property = attributes.key.flatMap({ parent.property($0) }) {
        return .text(property: property, location(reader.position, utf8Range: reader.utf8Range))
      }
      let isNote = name.kind == .attributedString && attributes.key == "userComments"
      if isNote, case .object = parent.role { return .note }
    case .note: if name.kind == .fragment { return .noteFragment }
    case .noteFragment:
      if name.kind == .string, attributes.key == "content" { return .noteText }
    case .text, .noteText, .other: break
    }
    if attributes.id != nil || name.hasOwnProperties { return .object(name.properties) }
    return .other
  }

  /// Returns the name of a window or scene without a title.
  private func nameWithoutTitle(_ reader: XMLEventReader) -> String? {
    ["customClass", "storyboardIdentifier", "userLabel"].lazy
      .compactMap { self.value(reader, $0) }.first { !$0.isEmpty }
  }
}

// MARK: - Texts

extension InterfaceReader {
  private func addAttributes(_ reader: XMLEventReader, of element: OpenElement) {
    for attribute in 0..<reader.attributeCount {
      guard let index = reader.nameIndex(ofAttribute: attribute),
        names?.attribute(index, in: reader) == .text,
        let property = element.property(reader.name(index))
      else { continue }
      add(value(reader, attribute), property: property, of: element.owner) {
        self.location(reader, attribute)
      }
    }
  }

  /// Adds a text to an object, unless Xcode does not extract it.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - property: The property of the key.
  ///   - owner: The position of the object among the open elements; `nil` if it has no identifier.
  ///   - location: Returns the location of the text.
  func add(_ text: String, property: String, of owner: Int?, at location: () -> Location) {
    guard !text.isEmpty else { return }
    guard let owner else {
      warnings.append(Diagnostic(.interfaceObjectIDMissing(text), .warning, at: location()))
      return
    }
    let element = open[owner]
    let className = element.name.className
    guard !InterfaceFramework.isLibraryText(text, class: className, property: property) else {
      libraryTexts.append(
        InterfaceString(
          objectID: element.id,
          property: property,
          className: className,
          value: text,
          location: location()
        )
      )
      return
    }
    let isTitle = property == "title"
    if isTitle, let container = element.ownContainer {
      strings.setTitle(text, ofContainer: container)
    }
    strings.add(
      CollectedStrings.Entry(
        object: object(owner),
        property: property,
        value: text,
        location: location(),
        // The title of a window needs no context of itself.
        container: isTitle ? element.container : element.ownContainer ?? element.container,
        group: element.group
      )
    )
  }

  /// Adds a part of the notes for localizers to an object.
  func addNote(_ note: String, to owner: Int?) {
    guard !note.isEmpty, let owner else { return }
    strings.addNote(note, toObject: object(owner))
  }

  /// Returns the object of an open element among the collected ones.
  private func object(_ owner: Int) -> Int {
    if let object = open[owner].object { return object }
    let element = open[owner]
    let object = strings.newObject(
      id: element.id,
      className: element.name.className,
      // The parent of such an object is an object itself.
      parent: element.inheritsNotes ? self.object(owner - 1) : nil
    )
    open[owner].object = object
    return object
  }
}

extension LocalizedProperties {
  /// Returns the properties of a child element that is a part of the object; `nil` if it is none.
  fileprivate func part(
    _ element: String,
    _ attributes: InterfaceReader.KeyAttributes
  ) -> LocalizedProperties? {
    let part = parts.first { part in
      part.element == element && (part.key == nil || part.key == attributes.key)
        && (attributes.isMarked || !part.isMarked)
    }
    return part?.properties
  }
}
