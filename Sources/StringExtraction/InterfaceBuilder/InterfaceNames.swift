import FileFormats

/// What the names of elements and attributes mean in a document.
///
/// Each name is looked up once; then its number in the document suffices.
struct InterfaceNames {
  private let framework: InterfaceFramework
  private let textAttributes: Set<String>
  private var elements: [Element?] = []
  private var attributes: [Attribute?] = []

  /// Creates the names of a document.
  init(framework: InterfaceFramework) {
    self.framework = framework
    textAttributes = framework.textAttributes
  }

  /// What an attribute may mean.
  enum Attribute {
    case id
    case key
    case base64
    case localized
    case hidden
    case destination
    /// A text, in some elements.
    case text
    case other
  }

  /// What an element of a name means.
  final class Element {
    /// What elements of the name are, if they are no objects.
    enum Kind: Sendable {
      /// A text: `string` and `mutableString`.
      case string
      case attributedString
      case fragment
      /// The views or items within another one.
      case collection
      case other
    }

    let kind: Kind
    /// The name; that of both kinds of strings is `string`.
    let text: String
    private let framework: InterfaceFramework
    /// The properties of such an object.
    let properties: LocalizedProperties
    /// Whether the table lists the element, so that it should have an identifier.
    let hasOwnProperties: Bool
    /// Whether the element is a window or the controller of a scene.
    let isContainer: Bool

    /// Creates the meaning of a name.
    init(_ name: String, in framework: InterfaceFramework) {
      kind =
        switch name {
        case "string", "mutableString": .string
        case "attributedString": .attributedString
        case "fragment": .fragment
        default: Self.collections.contains(name) ? .collection : .other
        }
      text = kind == .string ? "string" : name
      self.framework = framework
      properties = framework.properties(ofElement: name)
      hasOwnProperties = framework.hasOwnProperties(name)
      isContainer = framework.isController(name) || name == "window"
    }

    /// The system's class.
    private(set) lazy var className = framework.className(ofElement: text)

    /// The elements whose children are shown side by side.
    private static let collections: Set<String> = [
      "allowedToolbarItems", "beginningViews", "cells", "column", "connections", "endViews",
      "items", "middleViews", "objects", "prototypeCellViews", "prototypes", "sections",
      "segments", "subviews", "tableColumns", "tabViewItems", "toolbarItems", "views",
    ]
  }

  /// Looks up what an element means.
  ///
  /// - Parameters:
  ///   - index: The number of its name.
  ///   - reader: The reader of the document.
  /// - Returns: The meaning.
  mutating func element(_ index: Int, in reader: XMLEventReader) -> Element {
    if index < elements.count, let element = elements[index] { return element }
    while elements.count <= index { elements.append(nil) }
    let element = Element(reader.name(index), in: framework)
    elements[index] = element
    return element
  }

  /// Looks up what an attribute may mean.
  ///
  /// - Parameters:
  ///   - index: The number of its name.
  ///   - reader: The reader of the document.
  /// - Returns: The meaning.
  mutating func attribute(_ index: Int, in reader: XMLEventReader) -> Attribute {
    if index < attributes.count, let attribute = attributes[index] { return attribute }
    while attributes.count <= index { attributes.append(nil) }
    let name = reader.name(index)
    let attribute: Attribute =
      switch name {
      case "id": .id
      case "key": .key
      case "base64-UTF8": .base64
      case "localized": .localized
      case "hidden": .hidden
      case "destination": .destination
      default: textAttributes.contains(name) ? .text : .other
      }
    attributes[index] = attribute
    return attribute
  }
}

extension InterfaceFramework {
  /// The names of all attributes that are texts of some element.
  fileprivate var textAttributes: Set<String> {
    var names: Set = ["accessibilityHint", "accessibilityLabel", "title", "toolTip"]
    for properties in Self.allProperties(of: self) { properties.collectNames(into: &names) }
    return names
  }
}

extension LocalizedProperties {
  fileprivate func collectNames(into names: inout Set<String>) {
    names.formUnion(self.names.keys)
    for part in parts { part.properties.collectNames(into: &names) }
  }
}
