/// A name that is a single component of a path, and can be shown on one line.
///
/// Languages, tables and targets come from files that anyone may write. A name that becomes part of
/// a path must not lead to another folder, hide the file, or look like an option of a command.
package struct PathComponent: Hashable, Sendable {
  /// The name.
  package let name: String

  /// The maximum number of bytes in a name on most file systems.
  package static let maximumLength = 255

  /// Creates a component, or `nil` if the name is not safe as part of a path.
  ///
  /// These names are rejected: empty ones; those with a slash, a backslash, a control character, a
  /// line separator, a bidirectional control character or a space of no width; those that begin with
  /// a period or a hyphen; those with more than 255 bytes.
  ///
  /// - Parameter name: The complete name, including its extension.
  /// - Complexity: O(*n*), where *n* is the length of the name.
  package init?(_ name: String) {
    let bytes = name.utf8
    guard let first = bytes.first, bytes.count <= Self.maximumLength,
      first != UInt8(ascii: "."), first != UInt8(ascii: "-"),
      name.unicodeScalars.allSatisfy(Self.isAllowed)
    else { return nil }
    self.name = name
  }

  /// Returns whether a scalar may be part of a component.
  ///
  /// Characters would not do: a combining mark after a slash forms a character with it.
  package static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "/", "\\": false
    // Bidirectional controls and spaces of no width; words of some languages contain joiners.
    case "\u{61C}", "\u{200B}", "\u{200E}", "\u{200F}", "\u{202A}"..."\u{202E}", "\u{2060}",
      "\u{2066}"..."\u{2069}", "\u{FEFF}":
      false
    default:
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: false
      default: true
      }
    }
  }
}

extension FileSystem {
  /// Returns the path of a file or folder in a folder.
  package static func join(_ folder: String, _ component: PathComponent) -> String {
    join(folder, component.name)
  }
}
