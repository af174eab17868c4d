import Diagnostics
import ICU
import OrderedCollections
import StringCatalog
import TestSupport
import Testing

/// Checks that an edit changes nothing else.
@Suite struct `An edit of a text` {
  private static let languages = ["en", "es", "ja", "ar", "tlh"]

  private static func edit(
    in catalog: StringCatalog,
    _ generator: inout SeededGenerator
  ) -> StringCatalog.TextEdit {
    StringCatalog.TextEdit(
      ["N", "", "%#@days@ \"ñ\"\n", "%lld"].randomElement(using: &generator) ?? "",
      forKey: catalog.keys.randomElement(using: &generator) ?? "",
      language: languages.randomElement(using: &generator) ?? "",
      variant: StringCatalog.Variant(
        substitution: [nil, nil, nil, "files", "days"].randomElement(using: &generator) ?? nil,
        device: [nil, nil, .mac, .other].randomElement(using: &generator) ?? nil,
        plural: ([nil, nil] + PluralCategory.allCases).randomElement(using: &generator) ?? nil
      ),
      state: [.new, .translated, .needsReview].randomElement(using: &generator) ?? .new,
      replacesVariations: Bool.random(using: &generator)
    )
  }

  @Test(arguments: Catalogs.names)
  func `leaves all other entries and languages unchanged`(_ name: String) throws {
    var generator = SeededGenerator(seed: 7)
    let original = try Catalogs.named(name)
    guard !original.isEmpty else { return }
    var (made, refused) = (0, 0)
    for _ in 0..<150 {
      var catalog = original
      let edit = Self.edit(in: original, &generator)
      do {
        try catalog.apply(edit, onSourceChange: .keep)
        made += 1
      } catch {
        #expect(catalog.printed() == original.printed())
        refused += 1
        continue
      }
      let parsed = StringCatalog.parse(catalog.printed(), file: name)
      #expect(!parsed.hasErrors)
      let read = try #require(parsed.value)
      let unit = read[edit.key]?.localizations[edit.language]?.unit(at: edit.variant)
      #expect(unit?.value == edit.value && unit?.state == edit.state)
      var others = original[edit.key]?.without(edit.language)
      // An edited source string is no longer the default value from the code.
      if edit.language == original.sourceLanguage, others?.extractionState == .extractedWithValue,
        edit.state != .new || edit.variant != .plain
      {
        others?.extractionState = nil
      }
      expectSame(read[edit.key]?.without(edit.language), others)
      try expectEntryAloneDiffers(catalog, from: original, edit.key)
    }
    #expect(made > 20 && refused > 5)
  }

  /// Checks that the bytes before and after the edited entry are unchanged.
  private func expectEntryAloneDiffers(
    _ catalog: StringCatalog,
    from original: StringCatalog,
    _ key: String
  ) throws {
    let before = original.printed()
    let after = catalog.printed()
    let start = try #require(original.location(of: key)).utf8Range.lowerBound
    let next = original.keys.drop { $0 != key }.dropFirst().first
    let end = try next.map { try #require(original.location(of: $0)).utf8Range.lowerBound }
    #expect(after.prefix(start) == before.prefix(start))
    let tail = before.count - (end ?? before.count - 1)
    #expect(after.suffix(tail) == before.suffix(tail))
  }

  @Test(arguments: Catalogs.names)
  func `changes no bytes if the text is already set`(_ name: String) throws {
    let original = try Catalogs.named(name)
    for (key, entry) in original.entries {
      for (language, localization) in entry.localizations {
        for leaf in localization.leaves {
          guard let variant = leaf.variant else { continue }
          var catalog = original
          let edit = StringCatalog.TextEdit(
            leaf.unit.value,
            forKey: key,
            language: language,
            variant: variant,
            state: leaf.unit.state
          )
          guard (try? catalog.apply(edit)) != nil else { continue }
          #expect(catalog.printed() == original.printed(), "\(key) \(language) \(leaf.name)")
        }
      }
    }
  }
}

extension StringCatalog.Entry {
  /// Returns the entry without its content for a language.
  fileprivate func without(_ language: String) -> Self {
    var entry = self
    entry.localizations[language] = nil
    entry.unknownFields["localizations", language] = nil
    // An empty object counts as unknown until a localization is added.
    entry.unknownFields["localizations"] = nil
    return entry
  }
}
