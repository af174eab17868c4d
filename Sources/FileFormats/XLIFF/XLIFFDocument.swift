package import Diagnostics

/// A translation document in the XLIFF format of OASIS.
package struct XLIFFDocument: Hashable, Sendable {
  /// The files whose strings the document contains.
  package var files: [File]

  /// Creates a document.
  package init(files: [File] = []) {
    self.files = files
  }

  /// A file whose strings are translated.
  package struct File: Hashable, Sendable {
    /// The path of the file in the attribute `original`.
    package var original: String
    /// The source language.
    package var sourceLanguage: String
    /// The target language; `nil` if the document does not declare it.
    package var targetLanguage: String?
    /// The units in the order of the document.
    package var units: [Unit]
    /// The start of the file in the document that was read.
    package var location: Location?

    /// Creates a file.
    package init(
      original: String,
      sourceLanguage: String,
      targetLanguage: String?,
      units: [Unit] = [],
      at location: Location? = nil
    ) {
      self.original = original
      self.sourceLanguage = sourceLanguage
      self.targetLanguage = targetLanguage
      self.units = units
      self.location = location
    }
  }

  /// A string and its translation: `trans-unit`.
  package struct Unit: Hashable, Sendable {
    /// The identifier.
    package var id: String
    /// The string to translate; `nil` if the document has none, as in some exports of Xcode.
    package var source: String?
    /// The translation; `nil` if there is no element for it, which differs from an empty one.
    package var target: String?
    /// The attribute `state` of the translation.
    package var state: String?
    /// The attribute `state-qualifier` of the translation.
    package var stateQualifier: String?
    /// The notes for translators.
    package var notes: [Note]
    /// The places in the code that use the string.
    package var places: [Place] = []
    /// The former source string, for which the translation was made; `nil` if it has not changed.
    package var formerSource: String?
    /// Whether the string needs a translation: not with the attribute `translate="no"`.
    package var isTranslatable = true
    /// Whether an inline element was replaced by the text that it represents.
    package var hasInlineElements: Bool
    /// Whether the string is divided into segments, or into one and text that is not translated.
    package var isDivided = false
    /// The start of the unit in the document that was read.
    package var location: Location?

    /// Creates a unit.
    package init(
      id: String,
      source: String?,
      target: String? = nil,
      state: String? = nil,
      stateQualifier: String? = nil,
      notes: [Note] = [],
      hasInlineElements: Bool = false,
      at location: Location? = nil
    ) {
      self.id = id
      self.source = source
      self.target = target
      self.state = state
      self.stateQualifier = stateQualifier
      self.notes = notes
      self.hasInlineElements = hasInlineElements
      self.location = location
    }
  }

  /// A place in the code: `context-group`.
  package struct Place: Hashable, Sendable {
    /// The path of the file.
    package var path: String
    /// The line, from 1 on.
    package var line: Int

    /// Creates a place.
    package init(path: String, line: Int) {
      self.path = path
      self.line = line
    }
  }

  /// A note for translators.
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
  /// The program that wrote a document, according to its header.
  package struct Tool: Hashable, Sendable {
    /// The identifier for references to the tool.
    package var id: String
    /// The name for display.
    package var name: String
    /// The version; `nil` to omit it.
    package var version: String?
    /// The build; `nil` to omit it.
    ///
    /// Xcode writes it, although the strict schema of XLIFF 1.2 has no such attribute.
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
  /// Elements are identified by their namespace. Prefixed elements are read but reported as an
  /// error. Xcode silently ignores such a document, so translations would depend on the tool.
  /// Content without a counterpart in the model is reported. Alternative translations, except the
  /// former source strings in them, and module extensions are ignored.
  ///
  /// In version 2, the segments of a unit are joined, and the unit has the lowest of their states.
  /// Its identifier is its `name`, if it has one, because identifiers of that version cannot
  /// contain arbitrary strings.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file, in UTF-8 or UTF-16.
  ///   - file: The path for the locations of diagnostics.
  /// - Returns: The document, or `nil` if it is damaged or not XLIFF; and the diagnostics. An error
  ///   makes the entire document unusable.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  package static func read(_ bytes: [UInt8], file: String) -> ParseResult<XLIFFDocument?> {
    let reading = XMLDocument.read(bytes)
    if let problem = reading.problem {
      return ParseResult(nil, diagnostics: [Diagnostic(problem, in: file)])
    }
    guard let root = reading.root else { return ParseResult(nil) }
    var reader = XLIFFReader(file: file, namespace: root.name.namespace)
    let document = reader.document(root, prefix: reading.rootPrefix)
    return ParseResult(document, diagnostics: reader.diagnostics.all)
  }
}

extension Diagnostic {
  fileprivate init(_ problem: XMLDocument.Problem, in file: String) {
    self.init(problem.kind.message, .error, at: Location(problem.position, in: file))
  }
}

extension Location {
  /// Creates the location of a position in a document.
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
  /// Returns the bytes of a document in XLIFF 1.2, in the layout of Xcode.
  ///
  /// XML forbids some characters in any notation, such as U+0000 or U+001B. A unit whose identifier
  /// or strings contain one is skipped, and a note loses the character. Each case is reported.
  ///
  /// ```swift
  /// let bytes = document.printed(by: XLIFFDocument.Tool(id: "example", name: "Example")).value
  /// ```
  ///
  /// - Parameter tool: The program that the document names as its author.
  /// - Returns: The bytes, with diagnostics for missing content.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  package func printed(by tool: Tool) -> ParseResult<[UInt8]> {
    var printer = XLIFFPrinter()
    printer.print(self, by: tool)
    return ParseResult(printer.xml.bytes, diagnostics: printer.diagnostics)
  }
}

/// The namespaces of XLIFF.
enum XLIFFNamespace {
  /// The common prefix of the namespaces, followed by the version.
  static let common = "urn:oasis:names:tc:xliff:document:"
  /// XLIFF 1.2.
  static let version1 = "urn:oasis:names:tc:xliff:document:1.2"
  /// XLIFF 1.1, which is read as 1.2, because the differences are in parts that are not used.
  static let version1Point1 = "urn:oasis:names:tc:xliff:document:1.1"
  /// XLIFF 2.0 and 2.1.
  static let version2 = "urn:oasis:names:tc:xliff:document:2.0"
  /// XLIFF 2.2, which has the same core as 2.0.
  static let version2Point2 = "urn:oasis:names:tc:xliff:document:2.2"
}
