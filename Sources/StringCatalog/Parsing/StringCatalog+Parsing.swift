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
  ///   problems in file order. Do not write a catalog that has errors. With duplicate keys, for
  ///   example, the model contains only one of the entries.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  public static func parse(_ bytes: [UInt8], file: String) -> ParseResult<StringCatalog?> {
    let parsed = JSONDocument.parse(bytes, file: file)
    guard let document = parsed.value else {
      return ParseResult(nil, diagnostics: parsed.diagnostics)
    }
    if let problem = unusable(document) {
      return ParseResult(nil, diagnostics: [problem])
    }
    let diagnostics = (parsed.diagnostics + SchemaCheck.diagnostics(in: document)).inOrderOfFile
    return ParseResult(StringCatalog(document), diagnostics: diagnostics)
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

// MARK: - Catalog

/// The problems of catalogs in addition to those of JSON. The arguments are in parentheses.
extension Diagnostic.Message {
  /// The value of the whole file is not an object.
  package static let catalogNotObject = Self("catalog-not-object", "this is not a String Catalog")

  /// The major version is one that this library does not know.
  package static func versionUnsupported(_ version: String) -> Self {
    Self(
      "version-unsupported",
      "version \(quoted: version) of String Catalogs is not supported, only 1.x"
    )
  }
}
