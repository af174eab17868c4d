package import Diagnostics
import FileFormats
package import StringCatalog

/// The strings of a storyboard or XIB that Xcode extracts.
///
/// ```swift
/// let parsed = InterfaceDocument.parse(bytes, file: "Base.lproj/Main.storyboard")
/// parsed.value?.strings.first?.key  // "kdu-Ni-M64.title"
/// ```
package struct InterfaceDocument: Hashable, Sendable {
  /// The strings, in the order of the document.
  package var strings: [InterfaceString]
  /// The identifiers of all objects, also of those without strings.
  package var objectIDs: Set<String>
  /// The identifiers of menu items that are hidden, and that no code can show by an outlet, with
  /// those of all objects in them.
  package var hiddenIDs: Set<String>
  /// The texts that Interface Builder's library gives to new objects, and that are not extracted.
  package var libraryTexts: [InterfaceString]

  /// Creates a document.
  package init(
    strings: [InterfaceString] = [],
    objectIDs: Set<String> = [],
    hiddenIDs: Set<String> = [],
    libraryTexts: [InterfaceString] = []
  ) {
    self.strings = strings
    self.objectIDs = objectIDs
    self.hiddenIDs = hiddenIDs
    self.libraryTexts = libraryTexts
  }
}

/// A string of a storyboard or XIB.
package struct InterfaceString: Hashable, Sendable {
  /// The identifier of the object with the string: `kdu-Ni-M64`, or a number in older documents.
  package var objectID: String
  /// The property, with the index if it is one of several: `title`, `segmentTitles[0]`.
  package var property: String
  /// The system's class of the object, such as `NSButtonCell`.
  package var className: String
  /// The string, unchanged.
  package var value: String
  /// The note for localizers of the object; `nil` if it has none.
  package var note: String?
  /// The location of the string: the value of the attribute, or the start tag of the element.
  package var location: Location
  /// The title or another name of the window or scene with the object; `nil` if there is none.
  package var container: String?
  /// The neighboring strings in the same view or menu: at most two before and two after.
  package var neighbors: [String]

  /// Creates a string.
  package init(
    objectID: String,
    property: String,
    className: String,
    value: String,
    note: String? = nil,
    location: Location,
    container: String? = nil,
    neighbors: [String] = []
  ) {
    self.objectID = objectID
    self.property = property
    self.className = className
    self.value = value
    self.note = note
    self.location = location
    self.container = container
    self.neighbors = neighbors
  }

  /// The key in the catalog: `kdu-Ni-M64.title`.
  package var key: String { "\(objectID).\(property)" }

  /// The comment that Xcode writes: `Class = "NSMenu"; title = "File"; ObjectID = "81";`.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the string and the note.
  package var comment: String {
    // An identifier from Xcode has nothing to escape, but the file may come from elsewhere.
    let objectID = objectID.escapedForComment
    // Xcode writes the property of a list with the object.
    let property = property.hasSuffix("]") ? "\(objectID).\(property)" : property
    var comment = #"Class = "\#(className)"; \#(property) = "\#(value.escapedForComment)"; "#
    comment += #"ObjectID = "\#(objectID)";"#
    if let note { comment += #" Note = "\#(note.escapedForComment)";"# }
    return comment
  }
}

extension InterfaceString {
  /// The start of the comments that Xcode writes for strings of documents.
  package static let commentStart = "Class = \""

  /// Returns the string as one of a catalog, without a table.
  package func extracted() -> ExtractedString {
    ExtractedString(
      key: key,
      defaultValue: value,
      comment: comment,
      location: location,
      origin: .interfaceBuilder
    )
  }
}

extension String {
  /// The string as Xcode quotes it in comments.
  fileprivate var escapedForComment: String {
    guard utf8.contains(where: { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C }) else { return self }
    var escaped = ""
    escaped.reserveCapacity(utf8.count + 8)
    for scalar in unicodeScalars {
      switch scalar {
      case "\n": escaped += #"\n"#
      case "\r": escaped += #"\r"#
      case "\t": escaped += #"\t"#
      case "\"": escaped += #"\""#
      case "\\": escaped += #"\\"#
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}

// MARK: - Parsing

extension InterfaceDocument {
  /// The limits of documents; the largest that people draw have some 100,000 elements.
  private static var limits: XMLDocument.Limits {
    var limits = XMLDocument.Limits()
    limits.elementCount = 2_000_000
    return limits
  }

  /// Reads a storyboard or XIB of Xcode 5 or later.
  ///
  /// A damaged document is read up to the error.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - file: The path of the file, for locations.
  /// - Returns: The strings, or `nil` if the file is no such document; and the problems.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  package static func parse(
    _ bytes: [UInt8],
    file: String
  ) -> ParseResult<InterfaceDocument?> {
    let reader = InterfaceReader(file: file)
    let problem = XMLEventReader.read(bytes, limits: limits, into: reader)
    return reader.result(problem: problem)
  }
}
