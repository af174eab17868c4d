public import Diagnostics
import JSONSyntax

extension StringCatalog {
  /// Reads a catalog.
  ///
  /// Whatever the bytes are, the parser neither traps nor throws. What it cannot hold in the model
  /// it keeps and prints again.
  ///
  /// - Parameters:
  ///   - bytes: the content of the file, in UTF-8 or UTF-16, with or without a byte order mark. The
  ///     offsets and columns of places count in UTF-8 all the same.
  ///   - file: the path of the file, for the places of diagnostics.
  /// - Returns: The catalog, or `nil` if the bytes are no catalog of a known version; and what is
  ///   wrong, in the order of the file. A catalog that has errors is not fit to be written: the
  ///   model may see only one of two entries of the same key.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  public static func parse(_ bytes: [UInt8], file: String) -> Parsed<StringCatalog?> {
    let parsed = JSONDocument.parse(bytes, file: file)
    guard let document = parsed.value else { return Parsed(nil, diagnostics: parsed.diagnostics) }
    if let problem = unusable(document) {
      return Parsed(nil, diagnostics: [problem])
    }
    let diagnostics = (parsed.diagnostics + ShapeCheck.diagnostics(in: document)).inOrderOfFile
    return Parsed(StringCatalog(document), diagnostics: diagnostics)
  }

  /// Returns what keeps a JSON text from being a catalog at all; `nil` if nothing does.
  private static func unusable(_ document: JSONDocument) -> Diagnostic? {
    let root = document.root
    guard root.kind == .object else { return Diagnostic(.catalogNotObject, .error, at: root.place) }
    for (name, shape) in [("sourceLanguage", CatalogShape.text), ("strings", .entries)] {
      guard let field = root.member(name) else {
        return Diagnostic(.fieldMissing(name), .error, at: root.place)
      }
      if !shape.admits(field.kind) {
        return Diagnostic(shape.mismatch(of: name), .error, at: field.place)
      }
    }
    guard let element = root.member("version"), let version = element.string ?? element.digits,
      !isSupported(version)
    else { return nil }
    return Diagnostic(.versionUnsupported(version), .error, at: element.place)
  }

  private static func isSupported(_ version: String) -> Bool {
    let major = version.prefix { $0 != "." }
    return Int(major).map { (0...1).contains($0) } ?? false
  }

  /// Creates the catalog that a document holds.
  ///
  /// - Precondition: The document is an object with the texts and entries that a catalog must have.
  init(_ document: JSONDocument) {
    let root = document.root
    self.init(
      document,
      sourceLanguage: root.member("sourceLanguage")?.string ?? "",
      version: root.member("version")?.string,
      entryTable: root.member("strings").map(EntryTable.init) ?? EntryTable()
    )
  }

  /// Returns what stands in a document beside the fields that a catalog has.
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

// MARK: - Places

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

// MARK: - Catalog

/// What can be wrong with a catalog beside what is wrong with JSON. The arguments stand in parentheses.
extension Diagnostic.Message {
  /// The value of the whole file is no object.
  package static let catalogNotObject = Self("catalog-not-object", "this is not a String Catalog")

  /// The major version is one that this library does not know.
  package static func versionUnsupported(_ version: String) -> Self {
    Self(
      "version-unsupported",
      "version \(quoted: version) of String Catalogs is not supported, only 1.x"
    )
  }
}
