import Diagnostics
import OrderedCollections
import StringCatalog

extension Defect {
  static let states = [
    Defect("a text is new", "translation-unfinished", .error) { site, _ in
      site.plantState(.new)
    },
    Defect("a text waits for a review", "translation-needs-review", .warning) { site, _ in
      site.plantState(.needsReview)
    },
    Defect("a text is stale", "translation-needs-review", .warning) { site, _ in
      site.plantState(.stale)
    },
    Defect("a key is stale", "key-stale", .warning) { site, _ in
      site.plant(site.changingEntry { $0.extractionState = .stale }, at: site.entryPath)
    },
    Defect("a translation is missing", "translation-missing", .error) { site, _ in
      guard site.hasWords, site.isForeign else { return nil }
      let planted = site.changingEntry { $0.localizations[site.language] = nil }
      return site.plant(planted, at: site.entryPath)
    },
    Defect("a translation has no text", "translation-missing", .error) { site, _ in
      guard site.hasWords, site.isForeign else { return nil }
      let planted = site.changingLocalization { $0 = StringCatalog.Localization() }
      return site.plant(planted, at: site.localizationPath)
    },
    Defect("a language has no code", "languages-known", .warning) { site, generator in
      let region = ["ES", "001", "419"].randomElement(using: &generator) ?? "ES"
      let misnamed = "\(site.language)_\(region)"
      let planted = site.changingEntry { entry in
        entry.localizations[misnamed] = entry.localizations[site.language]
      }
      return site.plant(planted, at: site.entryPath + ["localizations", misnamed])
    },
    Defect("a text is empty", "translation-empty", .error, consequences: ["substitutions-used"]) {
      site,
      _ in
      site.source.allSatisfy(\.isWhitespace) ? nil : site.plant("")
    },
    Defect(
      "a text is of blanks",
      "translation-empty",
      .error,
      consequences: [
        "placeholders-agree", "markup-kept", "substitutions-used", "translations-agree",
      ]
    ) { site, generator in
      guard !site.source.allSatisfy(\.isWhitespace) else { return nil }
      return site.plant([" ", "  ", "\n", "\u{A0}"].randomElement(using: &generator) ?? " ")
    },
  ]
}

extension DefectSite {
  /// Whether the source and the text are of two languages.
  var isForeign: Bool { root != catalog.sourceLanguage.prefix { $0 != "-" } }

  fileprivate func plantState(_ state: StringCatalog.TranslationState) -> Plant? {
    hasWords ? plant(replacing(text, state: state), at: statePath) : nil
  }
}
