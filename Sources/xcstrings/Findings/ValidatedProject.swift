import CatalogValidation
import CommandSupport
import Diagnostics
import StringCatalog

/// The catalogs that are checked together, with what the rules found in them.
struct ValidatedProject {
  /// The catalogs, each with what is wrong with it by itself.
  private(set) var catalogs: [ValidatedCatalog] = []
  private let request: ValidationRequest

  /// Reads and checks catalogs, several at a time.
  ///
  /// - Throws: That a file cannot be read; of several, the first.
  init(at paths: [String], _ request: ValidationRequest) async throws(FileError) {
    self.request = request
    let results = await paths.concurrentMap { path -> Result<ValidatedCatalog, FileError> in
      do throws(FileError) {
        return .success(try await ValidatedCatalog(at: path, request))
      } catch {
        return .failure(error)
      }
    }
    for result in results { catalogs.append(try result.get()) }
  }

  /// What is wrong with each catalog, then with all of them side by side.
  var diagnostics: [Diagnostic] {
    catalogs.flatMap(\.findings.diagnostics)
      + compare(
        catalogs.compactMap(\.findings.checked),
        configuration: RuleLevels.validation(of: request.configuration)
      )
  }

  /// Whether every file is a catalog.
  ///
  /// What cannot be read is not a finding: nothing is known of its translations.
  var isReadable: Bool { catalogs.allSatisfy { $0.findings.checked != nil } }

  /// The languages that the catalogs have.
  var languages: [String] { catalogs.compactMap(\.findings.catalog).flatMap(\.languages) }

  /// How many texts were mended.
  var fixCount: Int { catalogs.reduce(0) { $0 + $1.fixCount } }

  /// Mends what can be mended for certain.
  ///
  /// - Parameter isPreview: Whether the files stay as they are.
  /// - Throws: That a file cannot be written, or was changed in the meantime.
  mutating func fix(isPreview: Bool) async throws(FileError) {
    for index in catalogs.indices { try await catalogs[index].fix(isPreview: isPreview) }
  }
}
