import CatalogValidation
import CatalogWorkspace
import Diagnostics
import FileSystem
import OrderedCollections
import ProjectConfiguration
import StringCatalog
import TestSupport
import Testing

@Suite struct ReviewQueueTests {
  /// A catalog with English, Spanish and French in which French has more left to do.
  private static let entries = """
    "Zebra":{"localizations":{
      "es":{"stringUnit":{"state":"needs_review","value":"Cebra"}},
      "fr":{"stringUnit":{"state":"translated","value":"Zèbre"}}}},
    "Apple":{"localizations":{"es":{"stringUnit":{"state":"translated","value":"Manzana"}}}},
    "Pear":{},
    "Loud!":{"localizations":{
      "es":{"stringUnit":{"state":"machine_translated","value":" ¡Ruidoso!"}},
      "fr":{"stringUnit":{"state":"translated","value":"Bruyant !"}}}},
    "Count %lld":{"localizations":{
      "es":{"stringUnit":{"state":"translated","value":"Cuenta"}},
      "fr":{"stringUnit":{"state":"translated","value":"Nombre %lld"}}}},
    "Old":{"extractionState":"stale"},
    "Brand":{"shouldTranslate":false}
    """

  private static let source = """
    import SwiftUI
    struct FirstView: View {
      var body: some View { Text("Pear"); Text("Count \\(1)"); Text("Loud!") }
    }
    struct AnimalView: View {
      var body: some View { Button("Zebra") {}; Text("Apple") }
    }
    """

  /// Otherwise, finding what is missing takes as long as validating everything.
  @Test func `only validates what is missing unless a comparing rule has errors`() {
    #expect(!ReviewQueue.comparesWithErrors(nil))
    var configuration = Configuration()
    configuration.rules = [Configuration.RuleSetting(rule: NearDuplicateKeysRule.id, level: .error)]
    #expect(ReviewQueue.comparesWithErrors(configuration))
  }

  private func queue(
    _ request: ReviewRequest = ReviewRequest(),
    _ former: FormerSources = FormerSources(),
    _ body: (ReviewQueue) throws -> Void
  ) async throws {
    let sample = try SampleWorkspace(source: Self.source, entries: Self.entries)
    try await sample.open { workspace in
      let files = try CatalogSelection(paths: []).files(in: workspace.project)
      try body(try await workspace.reviewQueue(of: files, request, formerSources: former))
    }
  }

  private func lines(_ queue: ReviewQueue) -> [String] {
    queue.entries.map { "\($0.reason.rawValue) \($0.language) \($0.key)" }
  }

  @Test func `errors come first, then missing translations of the nearest language, then drafts`()
    async throws
  {
    try await queue { queue in
      #expect(
        lines(queue) == [
          "finding es Count %lld",
          "missing es Pear",
          "missing fr Apple",
          "missing fr Pear",
          "draft es Loud!",
          "draft es Zebra",
        ]
      )
    }
  }

  @Test func `outdated translations come after errors`() async throws {
    var former = FormerSources()
    let sample = try SampleWorkspace(source: Self.source, entries: Self.entries)
    try await sample.open { workspace in
      former[catalog: SampleWorkspace.catalog, "Zebra", "fr"] = ["": "Zebu"]
      let files = try CatalogSelection(paths: []).files(in: workspace.project)
      let queue = try await workspace.reviewQueue(
        of: files,
        ReviewRequest(reasons: [.finding, .sourceChanged]),
        formerSources: former
      )
      #expect(lines(queue) == ["finding es Count %lld", "source-changed fr Zebra"])
      let item = try #require(queue.item(of: queue.entries[1]))
      #expect(item.formerSources == ["": "Zebu"])
      #expect(item.context.role == "Button")
      #expect(item.context.screen == "AnimalView")
      #expect(item.context.neighbors == ["Count %lld", "Loud!", "Apple"])
      #expect(item.others.isEmpty)
    }
  }

  @Test(arguments: [
    (ReviewRequest(languages: ["fr"]), 2), (ReviewRequest(reasons: [.draft]), 2),
    (ReviewRequest(keys: ["Pear"]), 2), (ReviewRequest(languages: ["de"]), 0),
  ])
  func `selects translations`(_ request: ReviewRequest, _ count: Int) async throws {
    try await queue(request) { #expect($0.entries.count == count) }
  }

  /// Missing translations are found without validating those that are complete.
  @Test func `a translation with variants or phrases has no single string`() async throws {
    let unit = #"{"stringUnit":{"state":"needs_review","value":"Toca"}}"#
    let sample = try SampleWorkspace(
      source: Self.source,
      entries: """
        "Tap":{"localizations":{"es":{"variations":{"device":{"mac":\(unit),"other":\(unit)}}}}},
        "Start":{"localizations":{"es":{
          "stringSet":{"state":"needs_review","values":["Inicia","Empieza"]}}}}
        """
    )
    try await sample.open { workspace in
      let files = try CatalogSelection(paths: []).files(in: workspace.project)
      let queue = try await workspace.reviewQueue(of: files, ReviewRequest(languages: ["es"]))
      let variations = queue.entries.compactMap { queue.item(of: $0, nil, others: []) }
        .flatMap { $0.translations.map(\.variation) }
      #expect(
        variations.sorted() == ["device.mac", "device.other", "stringSet.0", "stringSet.1"]
      )
    }
  }

  @Test func `missing translations are those of the whole queue`() async throws {
    let half = """
      "Half %lld":{"localizations":{"es":{"variations":{"plural":{
        "one":{"stringUnit":{"state":"new","value":"Media"}},
        "other":{"stringUnit":{"state":"translated","value":"Mitad %@"}}}}}}},
      "Half %@":{"localizations":{"es":{"stringUnit":{"state":"new","value":"Mitad %@"}}}}
      """
    let entries = Self.entries + "," + half
    let sample = try SampleWorkspace(source: Self.source, entries: entries)
    try await sample.open { workspace in
      let files = try CatalogSelection(paths: []).files(in: workspace.project)
      let all = try await workspace.reviewQueue(of: files, ReviewRequest())
      let missing = try await workspace.reviewQueue(
        of: files,
        ReviewRequest(reasons: [.missing])
      )
      #expect(lines(all).contains("finding es Half %lld"))
      #expect(lines(all).contains("missing es Half %@"))
      #expect(lines(missing) == lines(all).filter { $0.hasPrefix("missing ") })
    }
  }

  // MARK: - Decisions

  private func catalog() throws -> StringCatalog {
    let text = #"{"sourceLanguage":"en","strings":{\#(Self.entries)},"version":"1.0"}"#
    return try #require(StringCatalog.parse(Array(text.utf8), file: "a").value)
  }

  @Test(arguments: [
    (ReviewDecision.Kind.approve, "translated Cebra"), (.reject, "new Cebra"),
    (.replace("La cebra"), "translated La cebra"), (.draft("La cebra"), "needs_review La cebra"),
  ])
  func `a decision is applied and undone`(_ kind: ReviewDecision.Kind, _ text: String) throws {
    var catalog = try catalog()
    let before = catalog.printed()
    let decision = ReviewDecision(kind, key: "Zebra", language: "es")
    guard case .decided(let review) = try catalog.apply(decision, ValidationConfiguration()) else {
      Issue.record("The decision was not applied.")
      return
    }
    let unit = try #require(catalog["Zebra"]?.localizations["es"]?.stringUnit)
    #expect("\(unit.state.rawValue) \(unit.value)" == text)
    let isUndone = catalog.undo(review)
    #expect(isUndone)
    #expect(catalog.printed() == before)
  }

  /// Decisions about "%lld doors" with the Spanish draft "%@ puertas", and whether they are applied.
  @Test(arguments: [
    (ReviewDecision.Kind.approve, false), (.replace("Posees puertas"), false),
    (.replace("%@ puertas"), false), (.replace("%lld puertas"), true), (.reject, true),
    (.draft("Posees puertas"), true),
  ])
  func `a text with errors does not become finished`(
    _ kind: ReviewDecision.Kind,
    _ isApplied: Bool
  ) throws {
    let text = """
      {"sourceLanguage":"en","strings":{"%lld doors":{"localizations":{"es":{"stringUnit":{
        "state":"needs_review","value":"%@ puertas"}}}}},"version":"1.0"}
      """
    var catalog = try #require(StringCatalog.parse(Array(text.utf8), file: "a").value)
    let before = catalog.printed()
    let decision = ReviewDecision(kind, key: "%lld doors", language: "es")
    let result = try catalog.apply(decision, ValidationConfiguration())
    guard !isApplied else {
      guard case .decided = result else {
        Issue.record("not applied: \(result)")
        return
      }
      return
    }
    guard case .invalid(let errors) = result else {
      Issue.record("applied: \(result)")
      return
    }
    #expect(errors.map(\.id) == [MismatchedPlaceholdersRule.id])
    #expect(catalog.printed() == before)
  }

  @Test func `a form may be finished although the others are missing`() throws {
    let text = """
      {"sourceLanguage":"en","strings":{"%lld doors":{"localizations":{"en":{"variations":{"plural":{
        "one":{"stringUnit":{"state":"translated","value":"%lld door"}},
        "other":{"stringUnit":{"state":"translated","value":"%lld doors"}}}}}}}},"version":"1.0"}
      """
    var catalog = try #require(StringCatalog.parse(Array(text.utf8), file: "a").value)
    func result(_ value: String, _ variation: String) throws -> ReviewResult {
      let decision = ReviewDecision(
        .replace(value),
        key: "%lld doors",
        language: "es",
        variation: variation
      )
      return try catalog.apply(decision, ValidationConfiguration())
    }
    guard case .decided = try result("%lld puerta", "plural.one") else {
      Issue.record("The first form was refused.")
      return
    }
    guard case .invalid = try result("puertas %@", "plural.other") else {
      Issue.record("A form with an error was accepted.")
      return
    }
    guard case .decided = try result("%lld puertas", "plural.other") else {
      Issue.record("The last form was refused.")
      return
    }
  }

  @Test func `a decision about another text is stale`() throws {
    var catalog = try catalog()
    let entry = try #require(catalog["Zebra"])
    let seen = ReviewDecision(
      .approve,
      key: "Zebra",
      language: "es",
      sourceVersion: entry.sourceVersion(key: "Zebra", sourceLanguage: "en"),
      targetVersion: TextVersion(translation: "Cebra", state: .needsReview, name: "")
    )
    catalog["Zebra"]?.localizations["es"]?.stringUnit?.value = "Otra"
    guard case .stale(let stale) = try catalog.apply(seen, ValidationConfiguration()) else {
      Issue.record("The decision was applied to another text.")
      return
    }
    #expect(stale.reason == .translation)
    #expect(stale.current?.value == "Otra")
    #expect(catalog["Zebra"]?.localizations["es"]?.stringUnit?.state == .needsReview)
  }

  @Test func `an approval of a changed source text is stale`() throws {
    var catalog = try catalog()
    let version = TextVersion(rawValue: "s1-0000000000000000")
    let decision = ReviewDecision(.approve, key: "Zebra", language: "es", sourceVersion: version)
    guard case .stale(let stale) = try catalog.apply(decision, ValidationConfiguration()) else {
      Issue.record("The decision was applied to another source text.")
      return
    }
    #expect(stale.reason == .source)
  }

  @Test func `a decision is not undone after another edit`() throws {
    var catalog = try catalog()
    let decision = ReviewDecision(.approve, key: "Zebra", language: "es")
    guard case .decided(let review) = try catalog.apply(decision, ValidationConfiguration()) else {
      Issue.record("The decision was not applied.")
      return
    }
    catalog["Zebra"]?.localizations["es"]?.stringUnit?.value = "Otra"
    let isUndone = catalog.undo(review)
    #expect(!isUndone)
    #expect(catalog["Zebra"]?.localizations["es"]?.stringUnit?.value == "Otra")
  }
}
