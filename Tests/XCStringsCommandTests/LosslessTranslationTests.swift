import Diagnostics
import StringCatalog
import TestSupport
import Testing

@Suite struct `A machine translation of a whole catalog` {
  private static let languages = ["es", "fr", "uk"]

  /// Translates a catalog by an engine that answers with the source texts.
  private func translate(
    _ catalog: String,
    _ options: String = ""
  ) async throws -> (run: BuiltProgram.Run, catalog: String) {
    let shell = try Shell()
    try shell.copyFromPackage("Engines/echo.py")
    try shell.folder.write(catalog, to: "Texts.xcstrings")
    let languages = Self.languages.joined(separator: ",")
    let run = try await shell.run(
      [
        "translate", "Texts.xcstrings", "--language", languages, "--with",
        "python3 Engines/echo.py",
      ]
        + options.split(separator: " ").map(String.init)
    )
    return (run, try shell.folder.text(of: "Texts.xcstrings"))
  }

  private func difference(
    _ after: String,
    from before: String
  ) throws -> [CatalogDifference.Change] {
    let catalogs = try [before, after]
      .map { text in
        let parsed = StringCatalog.parse(Array(text.utf8), file: "Texts.xcstrings")
        #expect(!parsed.hasErrors)
        return try #require(parsed.value)
      }
    return catalogs[1].difference(from: catalogs[0]).changes
  }

  @Test(arguments: LosslessEditSamples.Layout.allCases)
  func `keeps every finished text, draft, field and comment`(
    _ layout: LosslessEditSamples.Layout
  ) async throws {
    let (run, after) = try await translate(layout.catalog)
    #expect(run.status == 0, "\(run.errors)")
    let changes = try difference(after, from: layout.catalog)
    #expect(!changes.isEmpty)
    for change in changes where change.kind != .added {
      // The only text with the state 'new' is replaced.
      #expect(change.path.key == "Tap %@", "\(change)")
    }
    #expect(changes.allSatisfy { Self.languages.contains($0.path.language ?? "") }, "\(changes)")
    // What is not translated stays in its place, byte for byte.
    var lines = LosslessEditSamples.catalog.split(separator: "\n")[...]
    let xcode = try await translate(LosslessEditSamples.catalog).catalog
    for line in xcode.split(separator: "\n") where line.withoutComma == lines.first?.withoutComma {
      lines.removeFirst()
    }
    #expect(lines.first == nil)
    // Each layout gives the same catalog.
    #expect(after == layout.applied(to: xcode))
    let again = try await translate(after)
    #expect(again.catalog == after)
    #expect(again.run.errors.contains("There is nothing to translate."), "\(again.run.errors)")
  }

  @Test(arguments: LosslessEditSamples.Layout.allCases)
  func `replaces drafts without a loss in other texts`(
    _ layout: LosslessEditSamples.Layout
  ) async throws {
    let before = layout.catalog
    let (run, after) = try await translate(before, "--only needs_review")
    #expect(run.status == 0, "\(run.errors)")
    let changes = try difference(after, from: before)
    let keys = [
      "%lld files", "%lld photos in %lld albums", "%lld taps", "Close", "Open", "Phrases", "Quit",
    ]
    for change in changes {
      #expect(keys.contains(change.path.key ?? ""), "\(change)")
      #expect(change.kind != .removed, "\(change)")
    }
    #expect(
      after
        == layout.applied(
          to: try await translate(LosslessEditSamples.catalog, "--only needs_review").catalog
        )
    )
  }
}

extension Substring {
  /// The line without the comma after a member that is no longer the last one.
  fileprivate var withoutComma: Substring { hasSuffix(",") ? dropLast() : self }
}
