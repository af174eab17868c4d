import ICU
import Testing

@testable import StringCatalog

@Suite struct `The fields of the format` {
  /// Every name that the format has anywhere, and one that it has nowhere.
  private static let names =
    Set(CatalogShape.allCases.flatMap(\.fields).map(\.name)).sorted() + ["unheardOf"]

  @Test(arguments: CatalogShape.allCases)
  func `are those that the check of a catalog knows`(_ shape: CatalogShape) {
    for name in Self.names {
      let described = shape.fields.first { $0.name == name }?.shape
      let bytes = Array(name.utf8)
      #expect(shape.member(bytes.span) == described ?? shape.memberShape ?? .anything, "\(name)")
    }
  }

  @Test(arguments: CatalogShape.allCases)
  func `are required where the check asks for them`(_ shape: CatalogShape) {
    let required = shape.fields.filter(\.isRequired).map(\.name)
    // A text that lacks those of the catalog itself is no catalog at all.
    #expect(required == (shape == .catalog ? ["sourceLanguage", "strings"] : shape.requiredFields))
    #expect(shape == .catalog || shape.requiredCount == required.count)
  }

  @Test func `name the values that the model names`() {
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

  @Test(arguments: CatalogShape.allCases)
  func `are in order, each once and explained`(_ shape: CatalogShape) {
    let names = shape.fields.map(\.name)
    #expect(names == Set(names).sorted())
    #expect(shape.fields.allSatisfy { $0.documentation.hasSuffix(".") })
  }

  private func names(_ shape: CatalogShape, _ field: String) -> [String]? {
    shape.fields.first { $0.name == field }?.knownNames
  }
}
