public import Diagnostics
import JSONText

extension StringCatalog {
  /// Where the language of the code stands in the file that was read; `nil` if none was.
  package var sourceLanguagePlace: Place? {
    document?.root.member("sourceLanguage")?.place
  }

  /// Returns the place of a key, or of a value below it, in the file that was read.
  ///
  /// The place is that of the text as it was read, whatever was edited since.
  ///
  /// - Parameters:
  ///   - key: the key of an entry.
  ///   - path: the way from the entry to the value: the names of fields, and the indexes of list
  ///     elements. An empty path stands for the key itself.
  /// - Returns: The place; `nil` if the file that was read does not have it.
  /// - Complexity: O(*n*), where *n* is the number of members on the way.
  public func place(of key: String, path: [String] = []) -> Place? {
    guard let slot = entryTable.slot(of: key), let origin = entryTable.origin(of: slot) else {
      return nil
    }
    guard !path.isEmpty else { return origin.place }
    var element = origin.memberValue
    for name in path {
      guard let next = element.child(name) else { return nil }
      element = next
    }
    return element.place
  }
}

extension JSONElement {
  /// Returns the member of an object by its key, or the element of a list by its index.
  fileprivate func child(_ name: String) -> JSONElement? {
    guard kind == .array else { return member(name) }
    return Int(name).flatMap { $0 < 0 ? nil : elements.dropFirst($0).first { _ in true } }
  }
}
