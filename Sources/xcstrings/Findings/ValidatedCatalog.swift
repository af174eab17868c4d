import CatalogValidation
import CommandSupport
import Diagnostics
import StringCatalog

/// A catalog, with what the rules found in it.
struct ValidatedCatalog: Sendable {
  /// The file as it was read.
  let content: FileContent
  /// What is wrong with it.
  private(set) var diagnostics: [Diagnostic]
  /// Whether the file could be read as a catalog.
  let isCatalog: Bool
  /// The languages that the catalog has.
  let languages: [String]
  /// How many texts were mended.
  private(set) var fixCount = 0
  private let request: ValidationRequest

  /// Reads and checks a catalog.
  init(at path: String, _ request: ValidationRequest) throws(FileError) {
    content = FileContent(path: path, bytes: try FileSystem.read(path))
    self.request = request
    let parsed = StringCatalog.parse(content.bytes ?? [], file: path)
    isCatalog = parsed.value != nil
    languages = parsed.value?.languages ?? []
    diagnostics = request.diagnostics(of: parsed)
  }

  /// Mends what can be mended for certain.
  ///
  /// - Parameter isPreview: Whether the file stays as it is.
  /// - Throws: That the file cannot be written, or was changed in the meantime.
  mutating func fix(isPreview: Bool) throws(FileError) {
    guard isCatalog, let bytes = content.bytes else { return }
    let request = request
    let path = content.path
    let pass = FixPass(bytes, diagnostics) { bytes in
      request.diagnostics(of: StringCatalog.parse(bytes, file: path))
    }
    guard pass.count > 0 else { return }
    if !isPreview { try FileSystem.replace(content, with: pass.bytes) }
    fixCount = pass.count
    diagnostics = pass.diagnostics
  }
}
