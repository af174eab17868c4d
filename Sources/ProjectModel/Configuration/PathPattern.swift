/// A path, or what several paths have in common.
///
/// `*` stands for any characters of one name, `**` also for those of the folders between, and `?`
/// for one character of a name. A pattern that matches a folder matches all that is in it.
///
/// ```swift
/// PathPattern("Sources/**/Generated").matches("Sources/App/Generated/Assets.swift")  // true
/// ```
package struct PathPattern: Hashable, Sendable {
  /// The pattern as it is written.
  package let text: String
  private let wildcards: Wildcards

  /// Creates a pattern.
  package init(_ text: String) {
    self.text = text
    wildcards = Wildcards(Self.elements(of: text))
  }

  private static func elements(of text: String) -> [Wildcards.Element] {
    let parts = text.utf8.split(separator: UInt8(ascii: "/")).filter { !$0.elementsEqual(".".utf8) }
    var elements: [Wildcards.Element] = text.hasPrefix("/") ? [.byte(UInt8(ascii: "/"))] : []
    for (index, part) in parts.enumerated() {
      let isLast = index == parts.count - 1
      if part.elementsEqual("**".utf8) {
        // `**/x` matches `x` too: the folders stand for nothing there.
        elements.append(isLast ? .anything : .folders)
        continue
      }
      elements += part.map { byte in
        switch byte {
        case UInt8(ascii: "*"): .anythingBut(UInt8(ascii: "/"))
        case UInt8(ascii: "?"): .characterBut(UInt8(ascii: "/"))
        default: .byte(byte)
        }
      }
      if !isLast { elements.append(.byte(UInt8(ascii: "/"))) }
    }
    return elements
  }

  /// Returns whether the pattern stands for `path` or for a folder around it.
  ///
  /// - Complexity: O(*n* × *m*) for each folder of the path, where *n* and *m* are the lengths of
  ///   the path and the pattern.
  package func matches(_ path: String) -> Bool {
    var folder = path[...]
    while !folder.isEmpty {
      if wildcards.match(folder) { return true }
      guard let slash = folder.lastIndex(of: "/") else { return false }
      folder = folder[..<slash]
    }
    return false
  }
}
