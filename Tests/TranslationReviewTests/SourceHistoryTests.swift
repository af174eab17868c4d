import Diagnostics
import OrderedCollections
import StringCatalog
import Testing
import TranslationReview

/// Versions of a catalog with one key, and the source texts for which its translations were made.
@Suite struct `Outdated translations` {
  /// Returns a catalog with the key `door`.
  ///
  /// - Parameters:
  ///   - source: The source text; `nil` for none, so it is the key.
  ///   - spanish: The Spanish text; `?` at its end for one that needs review, `+` for a new one.
  /// - Returns: The catalog as read from a file.
  /// - Throws: An error if it cannot be read.
  private func catalog(_ source: String?, _ spanish: String?) throws -> StringCatalog {
    var catalog = StringCatalog(sourceLanguage: "en")
    var entry = StringCatalog.Entry()
    if let source { entry.localizations["en"] = StringCatalog.Localization(source) }
    if let spanish {
      let state: StringCatalog.TranslationState =
        spanish.hasSuffix("?") ? .needsReview : spanish.hasSuffix("+") ? .new : .translated
      let text = spanish.filter { $0 != "?" && $0 != "+" }
      entry.localizations["es"] = StringCatalog.Localization(text, state: state)
    }
    catalog["door"] = entry
    // Digests are those of files.
    return try #require(StringCatalog.parse(catalog.printed(), file: "A").value)
  }

  /// Each row has the versions as pairs of source text and Spanish text, and the former source text
  /// of the outdated translation.
  @Test(
    arguments: [
      ([("A", "a"), ("B", "a")], "A"),
      ([("A", "a"), ("B", "b")], nil),
      ([("A", "a"), ("B", "a"), ("B", "b")], nil),
      ([("A", "a"), ("B", "a"), ("A", "a")], nil),
      ([("A", "a"), ("B", "a"), ("C", "a")], "A"),
      ([("A", "a"), ("A", "b"), ("B", "b")], "A"),
      ([("A", "a"), ("B", "a?"), ("B", "a")], nil),
      ([("A", "a"), ("B", "a?")], "A"),
      ([("A", "a?"), ("B", "a")], nil),
      ([("A", "a"), ("B", "a?"), ("B", "a"), ("C", "a")], "B"),
      ([("A", "a+"), ("B", "a+")], nil),
      ([("A", nil), ("B", "a")], nil),
      ([(nil, "a"), ("B", "a")], "door"),
      ([(nil, "a"), ("door", "a")], nil),
    ] as [([(String?, String?)], String?)]
  )
  func `are determined from versions`(
    versions: [(String?, String?)],
    former: String?
  ) throws {
    var history = SourceHistory()
    var last = StringCatalog(sourceLanguage: "en")
    for (source, spanish) in versions {
      last = try catalog(source, spanish)
      history = SourceHistory(of: last, after: [history])
    }
    let outdated = history.outdatedTranslations(in: last)
    #expect(outdated.map(\.former) == (former.map { [["": $0]] } ?? []))
    #expect(outdated.map(\.language) == (former == nil ? [] : ["es"]))
    #expect(outdated.allSatisfy { $0.isFinished == !(versions.last?.1?.hasSuffix("?") ?? false) })
  }

  @Test func `are up to date after a merge if they were in one branch`() throws {
    let base = SourceHistory(of: try catalog("A", "a"), after: [])
    let ours = SourceHistory(of: try catalog("B", "b"), after: [base])
    let theirs = SourceHistory(of: try catalog("A", "a"), after: [base])
    for (source, spanish, isOutdated) in [("B", "b", false), ("B", "a", true), ("A", "b", true)] {
      let merged = try catalog(source, spanish)
      for parents in [[ours, theirs], [theirs, ours]] {
        let history = SourceHistory(of: merged, after: parents)
        #expect(history.outdatedTranslations(in: merged).isEmpty != isOutdated)
      }
    }
  }

  @Test func `are determined from records`() throws {
    let catalog = try catalog("B", "a")
    var records = ReviewRecords()
    #expect(records.outdatedTranslations(in: catalog, at: "A").isEmpty)
    #expect(records.lacksSources(of: catalog, at: "A"))
    records.insert(
      ReviewRecord(sourceOf: "door", in: "A", ["": "A"], seen: TextVersion(rawValue: "s1-0"))
    )
    let outdated = records.outdatedTranslations(in: catalog, at: "A")
    #expect(outdated.map(\.language) == ["es"])
    #expect(outdated.first?.difference.former == "A")
    #expect(outdated.first?.difference.current == "B")
    #expect(!records.lacksSources(of: catalog, at: "A"))
  }

  @Test func `are not reported if the key is stale or not translated`() throws {
    var records = ReviewRecords()
    records.insert(
      ReviewRecord(sourceOf: "door", in: "A", ["": "A"], seen: TextVersion(rawValue: "s1-0"))
    )
    for edit: (inout StringCatalog.Entry?) -> Void in [
      { $0?.shouldTranslate = false }, { $0?.extractionState = .stale },
    ] {
      var catalog = try catalog("B", "a")
      edit(&catalog["door"])
      #expect(records.outdatedTranslations(in: catalog, at: "A").isEmpty)
      #expect(!records.lacksSources(of: catalog, at: "A"))
    }
  }
}

@Suite struct `Updating review records` {
  private func catalog(_ edit: (inout StringCatalog) -> Void) -> StringCatalog {
    var catalog = StringCatalog(sourceLanguage: "en")
    edit(&catalog)
    return catalog
  }

  private func update(
    _ lines: String,
    _ catalog: StringCatalog
  ) -> (catalog: StringCatalog, lines: [Substring]) {
    let records = parse(lines).value
    let update = records.updated(
      for: catalog,
      readAs: catalog,
      at: "A",
      marking: records.outdatedTranslations(in: catalog, at: "A")
    )
    let again = update.records.updated(
      for: update.catalog,
      readAs: update.catalog,
      at: "A",
      marking: update.records.outdatedTranslations(in: update.catalog, at: "A")
    )
    #expect(again.records == update.records, "a second update changes nothing")
    return (update.catalog, text(update.records).split(separator: "\n"))
  }

  private static let source = #"{"catalog":"A","key":"door","source":{"":"Old"},"seen":"s1-0"}"#
  private static let former = #"{"catalog":"A","key":"door","language":"es","from":{"":"Old"}}"#

  private func door(_ source: String, _ state: StringCatalog.TranslationState) -> StringCatalog {
    catalog { catalog in
      catalog["door"] = StringCatalog.Entry(
        localizations: [
          "en": StringCatalog.Localization(source),
          "es": StringCatalog.Localization("Puerta", state: state),
        ]
      )
    }
  }

  @Test func `marks a translation, and records its former source text`() {
    let update = update(Self.source, door("New", .translated))
    #expect(update.catalog["door"]?.localizations["es"]?.stringUnit?.state == .needsReview)
    #expect(update.lines.count == 2)
    #expect(update.lines.first?.contains(#""source":{"":"New"},"seen":"s1-"#) == true)
    #expect(update.lines.last.map(String.init) == Self.former)
  }

  /// The same happens after a process ended between writing the catalog and the records, and after
  /// Xcode has marked the translation.
  @Test func `records the former source text of a translation that waits already`() {
    let update = update(Self.source, door("New", .needsReview))
    #expect(update.lines.last.map(String.init) == Self.former)
  }

  @Test func `keeps the oldest source text of a translation that still waits`() {
    let older = Self.former.replacing("Old", with: "Oldest")
    let update = update("\(Self.source)\n\(older)", door("New", .needsReview))
    #expect(update.lines.last.map(String.init) == older)
  }

  @Test func `replaces the source text of a translation that was approved since`() {
    let older = Self.former.replacing("Old", with: "Oldest")
    let update = update("\(Self.source)\n\(older)", door("New", .translated))
    #expect(update.lines.last.map(String.init) == Self.former)
  }

  @Test func `drops the line of a translation that no longer waits`() {
    let lines = "\(Self.source)\n\(Self.former)"
    #expect(update(lines, door("Old", .translated)).lines.count == 1)
    // Without a finished translation, the source text needs no line either.
    #expect(update(lines, door("Old", .new)).lines.isEmpty)
  }

  @Test func `drops the lines of removed keys, and keeps other catalogs and unknown kinds`() {
    let others = [
      #"{"catalog":"A","key":"gone","note":1}"#,
      #"{"catalog":"B","key":"door","source":{"":"Old"},"seen":"s1-0"}"#,
    ]
    let update = update(
      ([Self.source, Self.former] + others).joined(separator: "\n"),
      catalog { _ in }
    )
    #expect(update.lines.map(String.init) == others)
  }

  @Test func `records no source text that is the key itself`() {
    let catalog = catalog { catalog in
      catalog["Save"] = StringCatalog.Entry(
        localizations: ["es": StringCatalog.Localization("Guardar")]
      )
      catalog["Open"] = StringCatalog.Entry(
        localizations: ["en": StringCatalog.Localization("Open")]
      )
    }
    #expect(update("", catalog).lines.isEmpty)
  }

  @Test func `keeps the line of a draft until its text or state changes`() {
    let version = TextVersion(translation: "Puerta", state: .needsReview, name: "")
    let draft =
      #"{"catalog":"A","key":"door","language":"es","path":"","origin":"mt:x","value":"\#(version.rawValue)"}"#
    #expect(update(draft, door("Old", .needsReview)).lines.last.map(String.init) == draft)
    #expect(update(draft, door("Old", .translated)).lines.count == 1)
  }
}
