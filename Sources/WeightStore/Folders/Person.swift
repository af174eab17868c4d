import FileSystem

/// A person whose log is in a folder of that name, next to the log of the user.
package struct Person: Hashable, Sendable {
  /// The maximum number of bytes of a name.
  package static let greatestLength = 64

  /// The name, as the folder is named.
  package let name: String
  private let component: PathComponent

  /// Creates a person, or returns `nil` if the name cannot be the name of a folder.
  package init?(_ name: String) {
    let words = name.split { $0 == " " }.joined(separator: " ")
    guard words.utf8.count <= Self.greatestLength, let component = PathComponent(words) else {
      return nil
    }
    self.name = words
    self.component = component
  }

  /// Returns the folder of the log in a folder.
  fileprivate func folder(in folder: String) -> String {
    FileSystem.join(folder, component)
  }

  /// The name for comparison: "Ana" and "ana" are the same person.
  fileprivate var key: String { name.lowercased() }
}

extension StoreLocation {
  /// The folder of the logs of other people.
  var people: String { folder + "/people" }

  /// Returns the location of the log of a person.
  ///
  /// Upper and lower case do not matter if there already is a folder.
  package func ofPerson(_ person: Person) -> StoreLocation {
    let known = (try? persons())?.first { $0.key == person.key }
    return StoreLocation(folder: (known ?? person).folder(in: people))
  }

  /// Returns the people who have a log, in the order of their names.
  ///
  /// - Throws: ``StoreError`` if the folder cannot be read.
  package func persons() throws(StoreError) -> [Person] {
    (try StoreFolder.names(in: people) ?? []).compactMap(Person.init)
      .filter { FileSystem.kind(of: $0.folder(in: people)) == .folder }
      .sorted { $0.key < $1.key }
  }
}
