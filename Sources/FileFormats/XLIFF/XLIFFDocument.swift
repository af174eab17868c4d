package import Diagnostics

/// A document of translations in OASIS' XLIFF.
package struct XLIFFDocument: Hashable, Sendable {
  /// The files whose texts it holds.
  package var files: [File]

  /// Creates a document.
  package init(files: [File] = []) {
    self.files = files
  }

  /// A file whose texts are translated.
  package struct File: Hashable, Sendable {
    /// The path of the file, as `original` tells it.
    package var original: String
    /// The language of the sources.
    package var sourceLanguage: String
    /// The language of the translations; `nil` if the document does not tell it.
    package var targetLanguage: String?
    /// The texts in the order of the document.
    package var units: [Unit]
    /// Where the file begins in the document that was read.
    package var place: Place?

    /// Creates a file.
    package init(
      original: String,
      sourceLanguage: String,
      targetLanguage: String?,
      units: [Unit] = [],
      at place: Place? = nil
    ) {
      self.original = original
      self.sourceLanguage = sourceLanguage
      self.targetLanguage = targetLanguage
      self.units = units
      self.place = place
    }
  }

  /// A text and its translation: `trans-unit`.
  package struct Unit: Hashable, Sendable {
    /// The identifier.
    package var id: String
    /// The text to translate; `nil` if the document has none, as Xcode leaves it at times.
    package var source: String?
    /// The translation; `nil` if there is no element for it, as opposed to an empty one.
    package var target: String?
    /// The attribute `state` of the translation.
    package var state: String?
    /// The attribute `state-qualifier` of the translation.
    package var stateQualifier: String?
    /// What helps translators.
    package var notes: [Note]
    /// Whether an element within a text was flattened to the text that it stands for.
    package var hasInlineElements: Bool
    /// Where the unit begins in the document that was read.
    package var place: Place?

    /// Creates a unit.
    package init(
      id: String,
      source: String?,
      target: String? = nil,
      state: String? = nil,
      stateQualifier: String? = nil,
      notes: [Note] = [],
      hasInlineElements: Bool = false,
      at place: Place? = nil
    ) {
      self.id = id
      self.source = source
      self.target = target
      self.state = state
      self.stateQualifier = stateQualifier
      self.notes = notes
      self.hasInlineElements = hasInlineElements
      self.place = place
    }
  }

  /// What helps translators.
  package struct Note: Hashable, Sendable {
    /// The text; empty for `<note/>`.
    package var text: String
    /// The attribute `from`, such as `auto-generated`.
    package var origin: String?

    /// Creates a note.
    package init(_ text: String, from origin: String? = nil) {
      self.text = text
      self.origin = origin
    }
  }
}

// MARK: - Tool

extension XLIFFDocument {
  /// The program that a document says it was written by.
  package struct Tool: Hashable, Sendable {
    /// The name by which documents refer to it.
    package var id: String
    /// The name that people know it by.
    package var name: String
    /// The version; `nil` to tell none.
    package var version: String?
    /// The build; `nil` to tell none.
    ///
    /// Xcode tells it, although the strict schema of XLIFF 1.2 has no such attribute.
    package var build: String?

    /// Creates a tool.
    package init(id: String, name: String, version: String? = nil, build: String? = nil) {
      self.id = id
      self.name = name
      self.version = version
      self.build = build
    }
  }
}

// MARK: - Reading

extension XLIFFDocument {
  /// Reads a document in XLIFF 1.2 or 2.
  ///
  /// Elements are known by their namespace. One with a prefix is an error, although it is understood:
  /// Xcode passes over such a document in silence, so that people with different tools would have
  /// different translations. What the model cannot hold is told; proposals of other translations and
  /// what modules add are passed over.
  ///
  /// In version 2 the segments of a unit are joined, its state is the least of theirs, and its
  /// identifier is its `name`, where it has one: the identifiers of that version cannot hold texts.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file, in UTF-8 or UTF-16.
  ///   - file: The path of the file, for places.
  /// - Returns: The document, or `nil` if it is damaged or not in XLIFF; and what is wrong. With an
  ///   error the document is unfit for use as a whole.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  package static func read(_ bytes: [UInt8], file: String) -> Parsed<XLIFFDocument?> {
    let reading = XMLDocument.read(bytes)
    if let problem = reading.problem {
      return Parsed(nil, diagnostics: [Diagnostic(problem, in: file)])
    }
    guard let root = reading.root else { return Parsed(nil) }
    var reader = XLIFFReader(file: file, namespace: root.name.namespace)
    let document = reader.document(root, prefix: reading.rootPrefix)
    return Parsed(document, diagnostics: reader.diagnostics)
  }
}

extension Diagnostic {
  fileprivate init(_ problem: XMLDocument.Problem, in file: String) {
    self.init(problem.kind.message, .error, at: Place(problem.position, in: file))
  }
}

extension Place {
  /// Creates the place of a position in a document.
  init(_ position: XMLDocument.Position, in file: String) {
    self.init(
      file: file,
      utf8Range: position.utf8Offset..<position.utf8Offset,
      line: position.line,
      column: position.column
    )
  }
}

// MARK: - Printing

extension XLIFFDocument {
  /// Returns the bytes of a document in XLIFF 1.2, laid out as Xcode does it.
  ///
  /// XML cannot hold some characters, whatever they are written as, such as U+0000 or U+001B. A unit
  /// that has one in its identifier or a text is left out, and a note loses it; each is told.
  ///
  /// ```swift
  /// let bytes = document.printed(by: XLIFFDocument.Tool(id: "example", name: "Example")).value
  /// ```
  ///
  /// - Parameter tool: Who the document says that it was written by.
  /// - Returns: The bytes, and what they lack.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  package func printed(by tool: Tool) -> Parsed<[UInt8]> {
    var printer = XLIFFPrinter()
    printer.print(self, by: tool)
    return Parsed(printer.xml.bytes, diagnostics: printer.diagnostics)
  }
}

/// The names by which documents tell which XLIFF they are in.
enum XLIFFNamespace {
  /// What all of them begin with; the version follows.
  static let common = "urn:oasis:names:tc:xliff:document:"
  /// XLIFF 1.2.
  static let version1 = "urn:oasis:names:tc:xliff:document:1.2"
  /// XLIFF 1.1, which is read as 1.2: what differs is in parts that are not looked at.
  static let version1Point1 = "urn:oasis:names:tc:xliff:document:1.1"
  /// XLIFF 2.0 and 2.1.
  static let version2 = "urn:oasis:names:tc:xliff:document:2.0"
  /// XLIFF 2.2, whose core is that of 2.0.
  static let version2Point2 = "urn:oasis:names:tc:xliff:document:2.2"
}
