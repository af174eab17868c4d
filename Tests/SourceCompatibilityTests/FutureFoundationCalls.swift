import FoundationStub
import Localization
import Testing

/// Calls written for Apple's Foundation, in a file that imports a Foundation with the same
/// declarations.
@Suite struct `Calls in a module with a catalog and with a later Foundation` {
  @Test func `strings that are their own keys`() {
    #expect(String(localized: "Shelf") == "A shelf of the catalog")
    #expect(String(localized: "Shelf", comment: "A heading") == "A shelf of the catalog")
    #expect(String(localized: "Shelf", table: nil) == "A shelf of the catalog")
    #expect(
      String(localized: "Shelf", table: nil, comment: "A heading") == "A shelf of the catalog"
    )
    #expect(String(localized: "Shelf", bundle: .module) == "A shelf of the catalog")
    #expect(
      String(localized: "Shelf", bundle: .module, comment: "A heading") == "A shelf of the catalog"
    )
    #expect(String(localized: "Shelf", locale: .current) == "A shelf of the catalog")
    #expect(
      String(localized: "Shelf", locale: .current, comment: "A heading") == "A shelf of the catalog"
    )
    #expect(
      String(localized: "Shelf", bundle: .module, locale: .current) == "A shelf of the catalog"
    )
    #expect(
      String(localized: "Shelf", table: nil, bundle: .module, comment: "")
        == "A shelf of the catalog"
    )
    #expect(String(localized: "Shelf", bundle: .main) == "Shelf")
  }

  @Test func `strings with values`() {
    #expect(String(localized: "\(1) books") == "1 tome")
    #expect(String(localized: "\(2) books", comment: "A heading") == "2 tomes")
    #expect(String(localized: "\("a") and \(1.5, specifier: "%.1f")") == "a and 1.5")
  }

  @Test func `keys that are only names`() {
    #expect(
      String(localized: "shelf", defaultValue: "The \("long") one")
        == "The long shelf of the catalog"
    )
    #expect(
      String(localized: "shelf", defaultValue: "The \("long") one", comment: "A heading")
        == "The long shelf of the catalog"
    )
    #expect(
      String(localized: "shelf", defaultValue: "The \("long") one", table: nil, comment: "")
        == "The long shelf of the catalog"
    )
  }

  @Test func `values that are looked up later`() {
    let value: LocalizationValue = "\(2) books"
    #expect(String(localized: value) == "2 tomes")
    #expect(
      String(localized: LocalizationValue("Shelf"), comment: "A heading")
        == "A shelf of the catalog"
    )
    let resource = LocalizedStringResource("Shelf", comment: "A heading")
    #expect(String(localized: resource) == "A shelf of the catalog")
    let named = LocalizedStringResource("shelf", defaultValue: "The \("long") one")
    #expect(String(localized: named) == "The long shelf of the catalog")
    #expect(text(of: "Shelf \(3)") == "Shelf 3")
  }

  private func text(of resource: LocalizedStringResource) -> String {
    String(localized: resource)
  }

  @Test func `calls of NSLocalizedString`() {
    #expect(NSLocalizedString("Shelf", comment: "A heading") == "A shelf of the catalog")
    #expect(
      NSLocalizedString("Shelf", tableName: nil, comment: "A heading") == "A shelf of the catalog"
    )
    #expect(
      NSLocalizedString("Shelf", value: "A shelf", comment: "A heading") == "A shelf of the catalog"
    )
    #expect(
      NSLocalizedString("Shelf", bundle: .module, comment: "A heading") == "A shelf of the catalog"
    )
  }

  @Test func `placeholders that are replaced later`() {
    var options = LocalizationOptions()
    options.replacements = [2]
    #expect(String(localized: "\(placeholder: .int) books", options: options) == "2 tomes")
  }
}
