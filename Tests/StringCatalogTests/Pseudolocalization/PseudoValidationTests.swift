import CatalogValidation
import Diagnostics
import OrderedCollections
import StringCatalog
import TestSupport
import Testing

/// The rules that find what a translation has broken find nothing in texts that nobody has translated.
@Suite struct `Rules about a pseudo-language` {
  private static let rules: Set<Diagnostic.ID> = [
    PlaceholdersAgree.id, MarkupIsKept.id, BracketsAreClosed.id, SubstitutionsAreDefined.id,
    SubstitutionsAreUsed.id, TranslationIsNotMissing.id, TranslationIsNotEmpty.id,
    PluralCategoriesAreComplete.id, AddressIsOne.id,
  ]

  private func expectNoFindings(_ catalog: StringCatalog, _ name: String) throws {
    for tag in ["en-XA", "en-XB", "ru-XA"] {
      let language = try #require(PseudoLanguage(tag))
      for scheme in PseudoScheme.allCases {
        var copy = catalog
        copy.pseudolocalize(language, as: scheme)
        let checked = CheckedCatalog(copy, languages: [tag])
        // A key of no characters has no text of ours.
        let found = checked.diagnostics.filter {
          Self.rules.contains($0.id) && $0.path.contains(tag) && $0.path.first != ""
        }
        #expect(found == [], "\(name) \(tag) \(scheme)")
      }
    }
  }

  @Test(arguments: ["Clean", "Catalogs"])
  func `find nothing in fixtures`(_ folder: String) throws {
    let fixtures = Fixtures(shared: folder)
    for name in try fixtures.names(endingIn: ".xcstrings") {
      let parsed = StringCatalog.parse(try fixtures.bytes(of: name), file: name)
      try expectNoFindings(try #require(parsed.value), name)
    }
  }

  @Test(arguments: ["CommandSupport", "W8", "XCStrings"])
  func `find nothing in the catalogs of this package`(_ name: String) throws {
    let bytes = try Fixtures(shared: "../../Localizations").bytes(of: "\(name).xcstrings")
    try expectNoFindings(try #require(StringCatalog.parse(bytes, file: name).value), name)
  }

  @Test func `are not asked unless the language is named`() throws {
    var catalog = StringCatalog(sourceLanguage: "en")
    catalog["%@ files"] = StringCatalog.Entry(
      localizations: ["en-XA": StringCatalog.Localization("no placeholder")]
    )
    #expect(CheckedCatalog(catalog).diagnostics.filter { $0.path.contains("en-XA") } == [])
    let named = CheckedCatalog(catalog, languages: ["en-XA"]).diagnostics.map(\.id)
    #expect(named.contains(PlaceholdersAgree.id))
  }
}
