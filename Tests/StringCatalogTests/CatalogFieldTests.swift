import ICU
import Testing

@testable import StringCatalog

@Suite struct `Catalog format fields` {
  /// The names of all fields of the format, and one that is unknown.
  private static let names =
    Set(CatalogSchemaType.allCases.flatMap(\.fields).map(\.name)).sorted() + ["unheardOf"]

  @Test(arguments: CatalogSchemaType.allCases)
  func `agree with the field lookup of the shape check`(_ shape: CatalogSchemaType) {
    for name in Self.names {
      let described = shape.fields.first { $0.name == name }?.shape
      let bytes = Array(name.utf8)
      #expect(shape.member(bytes.span) == described ?? shape.memberShape ?? .anything, "\(name)")
    }
  }

  @Test(arguments: CatalogSchemaType.allCases)
  func `are required if the shape check requires them`(_ shape: CatalogSchemaType) {
    let required = shape.fields.filter(\.isRequired).map(\.name)
    // A file without the required fields of the catalog itself is not a catalog.
    #expect(required == (shape == .catalog ? ["sourceLanguage", "strings"] : shape.requiredFields))
    #expect(shape == .catalog || shape.requiredCount == required.count)
  }

  @Test func `list the values that the model defines`() {
    typealias State = StringCatalog.TranslationState
    typealias Origin = StringCatalog.ExtractionState
    typealias Device = StringCatalog.Device
    let states: [State] = [.machineTranslated, .needsReview, .new, .stale, .translated]
    let origins: [Origin] = [.extractedWithValue, .manual, .migrated, .stale]
    let devices: [Device] = [
      .appleTV, .appleVision, .appleWatch, .iPad, .iPhone, .iPod, .mac, .other,
    ]
    #expect(names(.stringUnit, "state") == states.map(\.rawValue))
    #expect(names(.stringSet, "state") == states.map(\.rawValue))
    #expect(names(.entry, "extractionState") == origins.map(\.rawValue))
    #expect(names(.variations, "device") == devices.map(\.rawValue))
    #expect(names(.variations, "plural") == PluralCategory.allCases.map(\.rawValue))
  }

  @Test(arguments: CatalogSchemaType.allCases)
  func `are sorted, unique and documented`(_ shape: CatalogSchemaType) {
    let names = shape.fields.map(\.name)
    #expect(names == Set(names).sorted())
    #expect(shape.fields.allSatisfy { $0.documentation.hasSuffix(".") })
  }

  private func names(_ shape: CatalogSchemaType, _ field: String) -> [String]? {
    shape.fields.first { $0.name == field }?.knownNames
  }
}
