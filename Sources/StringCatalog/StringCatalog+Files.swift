public import Diagnostics
import JSONSyntax

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

// MARK: - Parsing

extension StringCatalog {
  /// The reasons why bytes are not a usable catalog.
  public struct ParsingError: Error, Hashable, Sendable {
    /// The problems, in file order; at least one is an error.
    public let diagnostics: [Diagnostic]
  }

  /// Reads a catalog that has no errors.
  ///
  /// ```swift
  /// let catalog = try StringCatalog(parsing: data, file: "Localizable.xcstrings")
  /// ```
  ///
  /// - Parameters:
  ///   - bytes: The content of the file, such as `Data` or `[UInt8]`, in UTF-8 or UTF-16.
  ///   - file: The path of the file, for the locations of diagnostics.
  /// - Throws: ``ParsingError`` if the bytes are not a catalog, or one with errors.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  public init(parsing bytes: some Sequence<UInt8>, file: String = "") throws(ParsingError) {
    var diagnostics: [Diagnostic] = []
    guard let catalog = Self(parsing: bytes, file: file, diagnostics: &diagnostics),
      !diagnostics.contains(where: { $0.severity == .error })
    else { throw ParsingError(diagnostics: diagnostics) }
    self = catalog
  }

  /// Reads a catalog, whatever its problems are.
  ///
  /// The parser neither traps nor throws, whatever the bytes are. Values that the model cannot
  /// represent are kept and written again. Do not write a catalog that has errors. Duplicate keys
  /// are warnings; as in Xcode, the first one counts.
  ///
  /// ```swift
  /// var diagnostics: [Diagnostic] = []
  /// let catalog = StringCatalog(parsing: data, file: path, diagnostics: &diagnostics)
  /// ```
  ///
  /// The result is `nil` if the bytes are not a catalog of a known version.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file, such as `Data` or `[UInt8]`, in UTF-8 or UTF-16, with or
  ///     without a byte order mark. Offsets and columns of locations always count UTF-8 bytes.
  ///   - file: The path of the file, for the locations of diagnostics.
  ///   - diagnostics: The problems of the file are appended in its order.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  public init?(
    parsing bytes: some Sequence<UInt8>,
    file: String,
    diagnostics: inout [Diagnostic]
  ) {
    let result = Self.parse(Array(bytes), file: file)
    diagnostics += result.diagnostics
    guard let catalog = result.value else { return nil }
    self = catalog
  }

  /// Reads a catalog file that has no errors.
  ///
  /// ```swift
  /// let catalog = try StringCatalog(contentsOfFile: "Localizable.xcstrings")
  /// ```
  ///
  /// - Throws: ``ParsingError``, or the error of Foundation if the file cannot be read.
  public init(contentsOfFile path: String) throws {
    try self.init(parsing: Data(contentsOf: URL(filePath: path)), file: path)
  }
}

// MARK: - Serialization

extension StringCatalog {
  /// The form in which a catalog is written.
  public enum SerializationForm: String, Hashable, Sendable, CaseIterable {
    /// The bytes that were read, in which only the lines of edited entries differ.
    ///
    /// New entries follow the layout of the file. An edited catalog has no duplicate keys and no
    /// commas before closing brackets. A catalog that was not read from a file has Xcode's layout.
    case edited
    /// Xcode's layout, in UTF-8, with the keys in their order.
    case canonical
    /// Xcode's layout, in UTF-8, with the keys in Xcode's order.
    case sorted
  }

  /// Returns the bytes of the catalog, for its file.
  ///
  /// ```swift
  /// let data = Data(catalog.serialized())
  /// let asXcodeWritesIt = catalog.serialized(as: .sorted)
  /// ```
  ///
  /// - Complexity: O(*n*), where *n* is the length of the file.
  public func serialized(as form: SerializationForm = .edited) -> [UInt8] {
    switch form {
    case .edited: printed()
    case .canonical: formatted()
    case .sorted: formatted(sortingKeys: true)
    }
  }

  /// Replaces a file by the catalog; other programs see the old or the new content.
  ///
  /// ```swift
  /// try catalog.write(toFile: "Localizable.xcstrings")
  /// ```
  ///
  /// - Throws: The error of Foundation if the file cannot be written.
  public func write(toFile path: String, as form: SerializationForm = .edited) throws {
    try Data(serialized(as: form)).write(to: URL(filePath: path), options: .atomic)
  }
}

// MARK: - Equality

extension StringCatalog: Equatable {
  /// Returns whether two catalogs have the same content: the same header, and the same keys in the
  /// same order with equal entries, whatever the layout of their files is.
  ///
  /// ```swift
  /// try StringCatalog(parsing: catalog.serialized(as: .canonical)) == catalog  // true
  /// ```
  ///
  /// - Complexity: O(*n*), where *n* is the length of the files.
  public static func == (left: StringCatalog, right: StringCatalog) -> Bool {
    guard left.header() == right.header() else { return false }
    return left.entryTable.order.elementsEqual(right.entryTable.order) { slot, other in
      left.entryTable.key(at: slot).utf8.elementsEqual(right.entryTable.key(at: other).utf8)
        && left.value(at: slot).inKeyOrder == right.value(at: other).inKeyOrder
    }
  }
}
