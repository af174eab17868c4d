import Diagnostics

/// The strings of a document while it is read.
struct CollectedStrings {
  /// A string.
  struct Entry {
    /// The object with the string.
    var object: Int
    /// The property, with its index.
    var property: String
    var value: String
    var location: Location
    /// The window or scene with the object.
    var container: Int?
    /// The group of strings that are neighbors.
    var group: Int
  }

  private struct Object {
    var id: String
    var className: String
    /// The object whose notes apply if it has none itself.
    var parent: Int?
    var note = ""
  }

  private struct Container {
    var title: String?
    var name: String?
  }

  private var entries: [Entry] = []
  private var objects: [Object] = []
  private var containers: [Container] = []
  private var groupCount = 1

  /// Adds a string.
  mutating func add(_ entry: Entry) { entries.append(entry) }

  /// Adds an object.
  ///
  /// - Parameters:
  ///   - id: Its identifier.
  ///   - className: Its class.
  ///   - parent: The object whose notes apply if it has none itself.
  /// - Returns: Its number.
  mutating func newObject(id: String, className: String, parent: Int?) -> Int {
    objects.append(Object(id: id, className: className, parent: parent))
    return objects.count - 1
  }

  /// Adds a part of the notes to an object.
  mutating func addNote(_ note: String, toObject object: Int) { objects[object].note += note }

  /// Adds a window or a scene.
  ///
  /// - Parameter name: The name to use without a title.
  /// - Returns: Its number.
  mutating func newContainer(_ name: String?) -> Int {
    containers.append(Container(name: name))
    return containers.count - 1
  }

  /// Sets the title of a window or a scene.
  mutating func setTitle(_ title: String, ofContainer container: Int) {
    containers[container].title = title
  }

  /// Returns the number of a new group of neighbors.
  mutating func newGroup() -> Int {
    groupCount += 1
    return groupCount - 1
  }
}

// MARK: - The result

extension CollectedStrings {
  /// The strings, in the order of the document.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of strings.
  var all: [InterfaceString] {
    let neighbors = neighbors
    return entries.indices.map { index in
      let entry = entries[index]
      let object = objects[entry.object]
      return InterfaceString(
        objectID: object.id,
        property: entry.property,
        className: object.className,
        value: entry.value,
        note: note(of: object),
        location: entry.location,
        container: entry.container.flatMap { containers[$0].title ?? containers[$0].name },
        neighbors: neighbors[index]
      )
    }
  }

  private func note(of object: Object) -> String? {
    if !object.note.isEmpty { return object.note }
    guard let parent = object.parent, !objects[parent].note.isEmpty else { return nil }
    return objects[parent].note
  }

  /// The neighbors of each string: the nearest others of its group, in the order of the document.
  private var neighbors: [[String]] {
    let order = entries.indices.sorted { left, right in
      (entries[left].group, left) < (entries[right].group, right)
    }
    var neighbors = Array(repeating: [String](), count: entries.count)
    for (position, index) in order.enumerated() {
      let preceding = order[max(0, position - Self.searchedCount)..<position].reversed()
      let following = order[position + 1..<min(order.count, position + 1 + Self.searchedCount)]
      let before = nearest(preceding, to: index)
      neighbors[index] = before.reversed() + nearest(following, to: index, except: before)
    }
    return neighbors
  }

  private static let searchedCount = 6

  /// Returns the nearest two texts that differ from a string and from each other.
  private func nearest(
    _ others: some Sequence<Int>,
    to index: Int,
    except listed: [String] = []
  ) -> [String] {
    var found: [String] = []
    for other in others where found.count < 2 {
      let text = entries[other].value
      guard entries[other].group == entries[index].group, text != entries[index].value,
        !found.contains(text), !listed.contains(text)
      else { continue }
      found.append(text)
    }
    return found
  }
}
