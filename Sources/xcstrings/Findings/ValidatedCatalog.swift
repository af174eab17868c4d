import CommandSupport
import Diagnostics
import StringCatalog

/// A catalog, with what the rules found in it.
struct ValidatedCatalog: Sendable {
  /// What is wrong with it.
  private(set) var diagnostics: [Diagnostic]
  /// How many texts were mended.
  private(set) var fixCount = 0
  private let content: FileContent
  private let catalog: StringCatalog?
  private let request: ValidationRequest

  /// Reads and checks a catalog.
  init(at path: String, _ request: ValidationRequest) throws(FileError) {
    let bytes = try FileSystem.read(path)
    let parsed = StringCatalog.parse(bytes, file: path)
    content = FileContent(path: path, bytes: bytes)
    catalog = parsed.value
    diagnostics = request.diagnostics(of: parsed)
    self.request = request
  }

  /// Whether the file could be read as a catalog.
  var isCatalog: Bool { catalog != nil }

  /// The languages that the catalog has.
  var languages: [String] { catalog?.languages ?? [] }

  /// Mends what can be mended for certain.
  ///
  /// - Parameter isPreview: Whether the file stays as it is.
  /// - Throws: That the file cannot be written, or was changed in the meantime.
  mutating func fix(isPreview: Bool) throws(FileError) {
    guard let catalog else { return }
    let path = content.path
    let pass = FixPass(
      catalog,
      diagnostics,
      parse: { StringCatalog.parse($0, file: path) },
      request
    )
    guard let bytes = pass.bytes else { return }
    if !isPreview { try FileSystem.replace(content, with: bytes) }
    fixCount = pass.count
    diagnostics = pass.diagnostics
  }
}
