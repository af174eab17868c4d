import CatalogValidation
import Diagnostics
import OrderedCollections
import StringCatalog
import TestSupport
import Testing

/// Checks that the rules for broken translations report nothing in pseudolocalized strings.
@Suite struct `Rules and pseudolanguages` {
  private static let rules: Set<Diagnostic.ID> = [
    MismatchedPlaceholdersRule.id, MismatchedMarkupRule.id, UnbalancedBracketsRule.id,
    UndefinedSubstitutionRule.id,
    UnusedSubstitutionRule.id, MissingTranslationRule.id, EmptyTranslationRule.id,
    MissingPluralCategoryRule.id, InconsistentFormalityRule.id,
  ]

  private func expectNoFindings(_ catalog: StringCatalog, _ name: String) throws {
    for tag in ["en-XA", "en-XB", "ru-XA"] {
      let language = try #require(PseudoLanguage(tag))
      for scheme in PseudoScheme.allCases {
        var copy = catalog
        copy.pseudolocalize(language, as: scheme)
        let checked = CheckedCatalog(copy, languages: [tag])
        // An empty key has no pseudolocalized string.
        let found = checked.diagnostics.filter {
          Self.rules.contains($0.id) && $0.path.contains(tag) && $0.path.first != ""
        }
        #expect(found == [], "\(name) \(tag) \(scheme)")
      }
    }
  }

  @Test(arguments: ["Clean", "Catalogs"])
  func `report nothing in fixtures`(_ folder: String) throws {
    let fixtures = Fixtures(shared: folder)
    for name in try fixtures.names(endingIn: ".xcstrings") {
      let parsed = StringCatalog.parse(try fixtures.bytes(of: name), file: name)
      try expectNoFindings(try #require(parsed.value), name)
    }
  }

  @Test(arguments: ["CommandSupport", "W8", "XCStrings"])
  func `report nothing in the catalogs of this package`(_ name: String) throws {
    let bytes = try Fixtures(shared: "../../Localizations").bytes(of: "\(name).xcstrings")
    try expectNoFindings(try #require(StringCatalog.parse(bytes, file: name).value), name)
  }

  @Test func `run only if the language is requested`() throws {
    var catalog = StringCatalog(sourceLanguage: "en")
    catalog["%@ files"] = StringCatalog.Entry(
      localizations: ["en-XA": StringCatalog.Localization("no placeholder")]
    )
    #expect(CheckedCatalog(catalog).diagnostics.filter { $0.path.contains("en-XA") } == [])
    let named = CheckedCatalog(catalog, languages: ["en-XA"]).diagnostics.map(\.id)
    #expect(named.contains(MismatchedPlaceholdersRule.id))
  }
}
