import CommandSupport
import Diagnostics
import StringCatalog

/// A catalog, with what the rules found in it.
struct ValidatedCatalog: Sendable {
  /// What is in it and what is wrong with it by itself.
  private(set) var findings: CatalogFindings
  /// How many texts were mended.
  private(set) var fixCount = 0
  private let content: FileContent
  private let request: ValidationRequest

  /// Reads and checks a catalog.
  init(at path: String, _ request: ValidationRequest) async throws(FileError) {
    let bytes = try FileSystem.read(path)
    content = FileContent(path: path, bytes: bytes)
    findings = await CatalogFindings(reading: bytes, file: path, request)
    self.request = request
  }

  /// The path of the file.
  var path: String { content.path }

  /// The languages that were asked for, that of the sources first; those of the catalog if none were.
  var checkedLanguages: [String] {
    guard let catalog = findings.catalog else { return [] }
    guard let languages = request.languages else { return catalog.spokenLanguages }
    return [catalog.sourceLanguage] + languages.filter { $0 != catalog.sourceLanguage }
  }

  /// Mends what can be mended for certain.
  ///
  /// - Parameter isPreview: Whether the file stays as it is.
  /// - Throws: That the file cannot be written, or was changed in the meantime.
  mutating func fix(isPreview: Bool) async throws(FileError) {
    let pass = await FixPass(findings) { [content, request] in
      await CatalogFindings(reading: $0, file: content.path, request)
    }
    guard let bytes = pass.bytes else { return }
    if !isPreview { try FileSystem.replace(content, with: bytes) }
    fixCount = pass.count
    findings = pass.findings
  }
}
