import CatalogValidation
import Diagnostics
import StringCatalog

/// What the bytes of a catalog hold, and what is wrong with it by itself.
struct CatalogFindings: Sendable {
  /// The catalog, checked; `nil` if the bytes are none.
  let checked: CheckedCatalog?
  /// What is wrong: with the file, then with its texts.
  let diagnostics: [Diagnostic]

  /// Reads and checks a catalog.
  init(reading bytes: [UInt8], file: String, _ request: ValidationRequest) {
    let parsed = StringCatalog.parse(bytes, file: file)
    checked = parsed.value.map { request.checked($0, file: file) }
    diagnostics = parsed.diagnostics + (checked?.diagnostics ?? [])
  }

  /// The catalog; `nil` if the bytes are none.
  var catalog: StringCatalog? { checked?.subject.catalog }
}
