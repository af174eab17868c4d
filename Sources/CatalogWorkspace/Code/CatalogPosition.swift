import Diagnostics
package import JSONSyntax
import OrderedCollections
package import StringCatalog

/// The part of a catalog at a position in its file.
package struct CatalogPosition {
  /// The names of the members from the entry on: its key, then fields.
  ///
  /// It ends with the member at the position.
  package let path: [String]
  /// The key or value at the position.
  package let element: JSONElement
  /// Whether the position is in the name of the last member, and not in its value.
  package let isName: Bool

  /// The key of the entry.
  package var key: String { path[0] }
  /// The language; `nil` in other parts of the entry.
  package var language: String? {
    path.count > 2 && path[1] == "localizations" ? path[2] : nil
  }

  /// Returns the field after `plural` or `device`, if the position is in such a form.
  package func form(of kind: String) -> String? {
    path.lastIndex(of: kind).flatMap { path.dropFirst($0 + 1).first }
  }

  /// Finds the part at an offset; `nil` outside of entries.
  ///
  /// - Parameters:
  ///   - offset: The UTF-8 offset.
  ///   - document: The parsed file.
  /// - Complexity: O(log *n* + *m*), where *n* is the number of values and *m* the number of members
  ///   around the position.
  package init?(at offset: Int, in document: JSONDocument) {
    let index = document.nodes.partitioningIndex { Int($0.start) > offset } - 1
    guard index > 0 else { return nil }
    var path: [String] = []
    var element = document.root
    var name: JSONElement?
    while element.isObject {
      guard let member = element.members.first(where: { $0.value.next > index }),
        member.key.index <= index
      else { break }
      path.append(member.name)
      if member.key.index == index {
        guard offset <= member.key.node.range.upperBound else { break }
        name = member.key
        break
      }
      element = member.value
    }
    guard path.count > 1, path[0] == "strings" else { return nil }
    self.path = Array(path.dropFirst())
    self.element = name ?? element
    isName = name != nil
    guard offset <= self.element.node.range.upperBound else { return nil }
  }
}

extension StringCatalog {
  /// Returns the range of a text in the file that was read.
  ///
  /// - Parameters:
  ///   - key: The key of the entry.
  ///   - language: The language; `nil` for the source language.
  /// - Returns: The range of the first text, or of the key if it has none.
  package func rangeOfText(of key: String, in language: String?) -> Range<Int>? {
    let language = language ?? sourceLanguage
    let leaf = self[key, inLanguages: [language]]?.localizations[language]?.leaves.first
    let path = leaf.map { ["localizations", language] + $0.path + ["value"] } ?? []
    return (location(of: key, path: path) ?? location(of: key))?.utf8Range
  }
}
