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
  init(reading bytes: [UInt8], file: String, _ request: ValidationRequest) async {
    let parsed = StringCatalog.parse(bytes, file: file)
    if let catalog = parsed.value {
      checked = await request.checked(catalog, file: file)
    } else {
      checked = nil
    }
    diagnostics = parsed.diagnostics + (checked?.diagnostics ?? [])
  }

  /// The catalog; `nil` if the bytes are none.
  var catalog: StringCatalog? { checked?.subject.catalog }
}
