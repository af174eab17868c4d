public import Diagnostics
package import JSONSyntax

extension StringCatalog {
  /// Reads a catalog.
  ///
  /// The parser neither traps nor throws, whatever the bytes are. Values that the model cannot
  /// represent are kept and printed again.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file, in UTF-8 or UTF-16, with or without a byte order mark.
  ///     Offsets and columns of locations always count UTF-8 bytes.
  ///   - file: The path of the file, for the locations of diagnostics.
  /// - Returns: The catalog, or `nil` if the bytes are not a catalog of a known version; and the
  ///   problems in file order. Do not write a catalog that has errors. Duplicate keys are warnings;
  ///   as in Xcode, the first one counts.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  package static func parse(_ bytes: [UInt8], file: String) -> ParseResult<StringCatalog?> {
    let parsed = JSONDocument.parse(bytes, file: file, tolerance: .foundation)
    guard let document = parsed.value else {
      return ParseResult(nil, diagnostics: parsed.diagnostics.map { $0.withRepair(of: bytes) })
    }
    if let problem = unusable(document) {
      return ParseResult(nil, diagnostics: [problem])
    }
    let problems = parsed.diagnostics.map(\.withDuplicateMerging)
    let diagnostics =
      encodingProblems(of: document, bytes)
      + (problems + SchemaCheck.diagnostics(in: document)).inOrderOfFile
    return ParseResult(StringCatalog(document), diagnostics: diagnostics)
  }

  /// Returns the problems with the encoding of a file.
  private static func encodingProblems(of document: JSONDocument, _ bytes: [UInt8]) -> [Diagnostic]
  {
    guard let name = document.encoding.otherName else { return [] }
    let location = document.location(of: 0..<0)
    let isRejected =
      document.encoding == .utf32LittleEndian
      && document.bytes.starts(with: JSONDocument.byteOrderMark)
    return isRejected
      ? [
        Diagnostic(
          .encodingUnsupported(name),
          .error,
          at: location,
          notes: [Diagnostic.Note(.repairCommand(location.file))]
        )
      ] : [Diagnostic(.encodingUnusual(name), .warning, at: location)]
  }

  /// Returns the reason why a JSON document is not a catalog at all, or `nil` if it is one.
  private static func unusable(_ document: JSONDocument) -> Diagnostic? {
    let root = document.root
    guard root.kind == .object else {
      return Diagnostic(.catalogNotObject, .error, at: root.location)
    }
    for (name, shape) in [("sourceLanguage", CatalogSchemaType.text), ("strings", .entries)] {
      guard let field = root.member(name) else {
        return Diagnostic(.fieldMissing(name), .error, at: root.location)
      }
      if !shape.admits(field.kind) {
        return Diagnostic(shape.mismatch(of: name), .error, at: field.location)
      }
    }
    guard let element = root.member("version"), let version = element.string ?? element.digits,
      !isSupported(version)
    else { return nil }
    return Diagnostic(.versionUnsupported(version), .error, at: element.location)
  }

  private static func isSupported(_ version: String) -> Bool {
    let major = version.prefix { $0 != "." }
    return Int(major).map { (0...1).contains($0) } ?? false
  }

  /// Creates the catalog from a document.
  ///
  /// - Precondition: The document is an object with the strings and entries that a catalog must
  ///   have.
  init(_ document: JSONDocument) {
    let root = document.root
    self.init(
      document,
      sourceLanguage: root.member("sourceLanguage")?.string ?? "",
      version: root.member("version")?.string,
      entryTable: root.member("strings").map(EntryTable.init) ?? EntryTable()
    )
  }

  /// Returns the fields of a document that a catalog does not define.
  static func unknownFields(of document: JSONDocument) -> UnknownFields {
    var decoder = FieldDecoder()
    decoder.decode(document.root) { name, value, _ in
      switch name {
      case "sourceLanguage", "version": value.kind == .string
      case "strings": value.kind == .object
      default: false
      }
    }
    return decoder.unknownFields
  }
}

// MARK: - Locations

extension StringCatalog {
  /// The path of the file, or `nil` if the catalog was not read from one.
  package var file: String? { document?.file }

  /// The location of the source language in the file, or `nil` if the catalog was not read from
  /// one.
  package var sourceLanguagePlace: Location? {
    document?.root.member("sourceLanguage")?.location
  }

  /// Returns the location of a key, or of a value below it, in the file that was read.
  ///
  /// The location refers to the file as it was read, regardless of later edits.
  ///
  /// - Parameters:
  ///   - key: The key of an entry.
  ///   - path: The path from the entry to the value: names of fields, and indexes of list elements.
  ///     An empty path refers to the key itself.
  /// - Returns: The location, or `nil` if the file does not contain it.
  /// - Complexity: O(*n*), where *n* is the number of members on the path.
  public func location(of key: String, path: [String] = []) -> Location? {
    element(of: key, path: path)?.location
  }

  /// Returns a key, or a value below it, in the file that was read.
  ///
  /// - Parameters:
  ///   - key: The key of an entry.
  ///   - path: The path from the entry to the value, as in ``location(of:path:)``.
  /// - Returns: The element; `nil` if the file that was read does not have it.
  package func element(of key: String, path: [String]) -> JSONElement? {
    guard let slot = entryTable.slot(of: key), let origin = entryTable.origin(of: slot) else {
      return nil
    }
    guard !path.isEmpty else { return origin }
    var element = origin.memberValue
    for name in path {
      guard let next = element.child(name) else { return nil }
      element = next
    }
    return element
  }
}

extension JSONElement {
  /// Returns the member of an object by its key, or the element of a list by its index.
  fileprivate func child(_ name: String) -> JSONElement? {
    guard kind == .array else { return member(name) }
    return Int(name).flatMap { $0 < 0 ? nil : elements.dropFirst($0).first { _ in true } }
  }
}

// MARK: - Repairs

extension Diagnostic {
  /// Returns the diagnostic with a note about the command that repairs the file, if there is one.
  fileprivate func withRepair(of bytes: [UInt8]) -> Diagnostic {
    guard let location else { return self }
    var diagnostic = self
    if id == Message.conflictMarkers(1).id {
      diagnostic.notes.append(Note(.mergeMarkersCommand(location.file)))
    } else if StringCatalog.repair(bytes, file: location.file).bytes != nil {
      diagnostic.notes.append(Note(.repairCommand(location.file)))
    }
    return diagnostic
  }

  /// The diagnostic with a note about the command that keeps parts of a duplicate, if it has any
  /// that the first entry lacks.
  fileprivate var withDuplicateMerging: Diagnostic {
    guard notes.contains(where: { $0.id == Message.duplicateOnly([]).id }),
      let file = location?.file
    else { return self }
    var diagnostic = self
    diagnostic.notes.append(Note(.mergeDuplicatesCommand(file)))
    return diagnostic
  }
}

extension Diagnostic.ID {
  /// A key that occurs twice in an object.
  package static let keyDuplicate = Diagnostic.Message.keyDuplicate("").id
  /// The note with the command that repairs a file.
  package static let repairCommand = Diagnostic.Message.repairCommand("").id
}

// MARK: - Catalog

/// The problems of catalogs in addition to those of JSON. The arguments are in parentheses.
extension Diagnostic.Message {
  /// The value of the whole file is not an object.
  package static let catalogNotObject = Self("catalog-not-object", "this is not a String Catalog")

  /// The file has an encoding that Xcode can read, but git treats as binary.
  package static func encodingUnusual(_ name: String) -> Self {
    Self(
      "encoding-unusual",
      "the file is \(name), which git treats as binary; \(literal: "xcstrings format") converts it"
    )
  }

  /// The file has an encoding that Xcode cannot read; note ``repairCommand(_:)``.
  package static func encodingUnsupported(_ name: String) -> Self {
    Self(
      "encoding-unsupported",
      "the file is \(name) with a byte order mark, which Xcode cannot read"
    )
  }

  /// Note: the command that repairs a file.
  package static func repairCommand(_ file: String) -> Self {
    Self(
      "repair-command",
      "to repair the file, run \(literal: "xcstrings format --repair \(file)")"
    )
  }

  /// Note: the command that keeps the parts of duplicates that the first entry lacks.
  package static func mergeDuplicatesCommand(_ file: String) -> Self {
    Self(
      "repair-command",
      variant: "duplicates",
      "to keep it, run \(literal: "xcstrings format --repair --merge-duplicates \(file)")"
    )
  }

  /// Note: the command that resolves merge conflicts in a file.
  package static func mergeMarkersCommand(_ file: String) -> Self {
    Self(
      "repair-command",
      variant: "conflict",
      "to merge both sides, run \(literal: "xcstrings merge --from-markers \(file)")"
    )
  }

  /// The major version is one that this library does not know.
  package static func versionUnsupported(_ version: String) -> Self {
    Self(
      "version-unsupported",
      "version \(quoted: version) of String Catalogs is not supported, only 1.x"
    )
  }
}
