import Diagnostics

/// An element that has not ended yet.
struct OpenElement {
  /// What an element means.
  enum Role {
    /// An object with properties.
    case object(LocalizedProperties)
    /// A part of an object, with further properties.
    case part(LocalizedProperties)
    /// A text, the value of a property.
    case text(property: String, Location)
    /// The notes for localizers of an object.
    case note
    /// A part of the notes.
    case noteFragment
    /// The text of such a part.
    case noteText
    /// Nothing.
    case other
  }

  var role: Role
  /// The meaning of its name.
  var name: InterfaceNames.Element
  /// The identifier; empty if there is none.
  var id = ""
  /// The position among the open elements of the object that has the texts; `nil` if there is none,
  /// or if it has no identifier.
  var owner: Int?
  /// The object among the collected ones; `nil` if it has neither strings nor notes yet.
  var object: Int?
  /// Whether the notes of the parent apply if the object has none itself.
  var inheritsNotes = false
  /// The window or scene that contains the element.
  var container: Int?
  /// The window or scene that the element is.
  var ownContainer: Int?
  /// The group of strings that are neighbors.
  var group = 0
  /// The position in the list that its parent is, counted from 0.
  var index = 0
  /// The number of child elements so far that count in a list.
  var childCount = 0
  /// Whether the element is a list in which only elements count that are marked to be localized.
  var countsMarkedElements = false
  /// The identifier of the outermost hidden menu item that contains the element; `nil` if there is
  /// none.
  var hiddenItem: String?
  /// Whether the text is in Base64.
  var isBase64 = false

  /// The properties of the object or of its part.
  var properties: LocalizedProperties? {
    switch role {
    case .object(let properties), .part(let properties): properties
    case .text, .note, .noteFragment, .noteText, .other: nil
    }
  }

  /// Returns the property with the text of an attribute; `nil` if it is none that Xcode extracts.
  func property(_ attribute: String) -> String? {
    guard let properties, let name = properties.names[attribute] else { return nil }
    return properties.isIndexed ? "\(name)[\(index)]" : name
  }
}
