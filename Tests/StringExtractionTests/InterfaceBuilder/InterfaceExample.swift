import Diagnostics
import StringExtraction
import Testing

/// A document with some objects, and its expected strings.
struct InterfaceExample: Sendable, CustomTestStringConvertible {
  /// The kind of document.
  enum Kind: String, Sendable {
    case macOS = "com.apple.InterfaceBuilder3.Cocoa.XIB"
    case macOSStoryboard = "com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB"
    case iOS = "com.apple.InterfaceBuilder3.CocoaTouch.XIB"
    case iOSStoryboard = "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"
    case tvOS = "com.apple.InterfaceBuilder.AppleTV.Storyboard"
    case watchOS = "com.apple.InterfaceBuilder.WatchKit.Storyboard"
  }

  var title: String
  var kind: Kind
  var objects: String
  /// The expected comments and values by key: `key | comment | value` a line.
  ///
  /// Without a value, the comment has it.
  var strings: [Line]

  /// An expected string.
  struct Line: Sendable, Hashable, CustomStringConvertible {
    var key: String
    var comment: String
    var value: String

    var description: String { "\(key) | \(comment) | \(value)" }
  }

  init(_ title: String, _ kind: Kind, _ objects: String, _ strings: [Line]) {
    self.title = title
    self.kind = kind
    self.objects = objects
    self.strings = strings
  }

  var testDescription: String { title }

  /// The document.
  var document: String { Self.document(objects, kind) }

  /// Returns a document with some objects.
  static func document(_ objects: String, _ kind: Kind = .macOS) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="\(kind.rawValue)" version="3.0" toolsVersion="23504">
        <dependencies><capability name="documents saved in the Xcode 8 format"/></dependencies>
        <objects>
    \(objects)
        </objects>
    </document>

    """
  }

  /// Returns the strings of a document as lines.
  static func lines(_ document: InterfaceDocument?) -> [Line] {
    (document?.strings ?? [])
      .map { Line(key: $0.key, comment: $0.comment, value: $0.value) }
  }
}

extension InterfaceExample.Line {
  /// Creates a line with a property of a single text.
  static func one(
    _ key: String,
    _ className: String,
    _ value: String,
    note: String? = nil
  ) -> Self {
    let words = key.split(separator: ".", maxSplits: 1).map(String.init)
    let property = words[1].hasSuffix("]") ? key : words[1]
    let note = note.map { " Note = \"\($0)\";" } ?? ""
    return Self(
      key: key,
      comment:
        "Class = \"\(className)\"; \(property) = \"\(value)\"; ObjectID = \"\(words[0])\";\(note)",
      value: value
    )
  }
}

/// Reads a document.
func readInterface(_ text: String) -> ParseResult<InterfaceDocument?> {
  InterfaceDocument.parse(Array(text.utf8), file: "Main.xib")
}

/// Returns diagnostics as lines: `line:column: severity id`.
func reportedLines(_ diagnostics: [Diagnostic]) -> [String] {
  diagnostics.map { diagnostic in
    "\(diagnostic.location?.line ?? 0):\(diagnostic.location?.column ?? 0): "
      + "\(diagnostic.severity) \(diagnostic.id.rawValue)"
  }
}
