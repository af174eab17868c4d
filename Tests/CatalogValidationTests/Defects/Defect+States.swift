import Diagnostics
import OrderedCollections
import StringCatalog

extension Defect {
  static let states = [
    Defect("a text is new", "unfinished-translation", .error) { site, _ in
      site.plantState(.new)
    },
    Defect("a text needs review", "needs-review", .warning) { site, _ in
      site.plantState(.needsReview)
    },
    Defect("a text is by a machine", "machine-translated", .warning) { site, _ in
      site.plantState(.machineTranslated)
    },
    Defect("a text is stale", "needs-review", .warning) { site, _ in
      site.plantState(.stale)
    },
    Defect("a key is stale", "stale-key", .warning) { site, _ in
      site.plant(site.changingEntry { $0.extractionState = .stale }, at: site.entryPath)
    },
    Defect("a translation is missing", "missing-translation", .error) { site, _ in
      guard site.hasWords, site.isForeign else { return nil }
      let planted = site.changingEntry { $0.localizations[site.language] = nil }
      return site.plant(planted, at: site.entryPath)
    },
    Defect("a translation has no string unit", "missing-translation", .error) { site, _ in
      guard site.hasWords, site.isForeign else { return nil }
      let planted = site.changingLocalization { $0 = StringCatalog.Localization() }
      return site.plant(planted, at: site.localizationPath)
    },
    Defect("a language code is invalid", "invalid-language-code", .warning) { site, generator in
      let region = ["ES", "001", "419"].randomElement(using: &generator) ?? "ES"
      let misnamed = "\(site.language)_\(region)"
      let planted = site.changingEntry { entry in
        entry.localizations[misnamed] = entry.localizations[site.language]
      }
      return site.plant(planted, at: site.entryPath + ["localizations", misnamed])
    },
    Defect("a text is empty", "empty-translation", .error, consequences: ["unused-substitution"]) {
      site,
      _ in
      site.source.allSatisfy(\.isWhitespace) ? nil : site.plant("")
    },
    Defect(
      "a text consists of spaces",
      "empty-translation",
      .error,
      consequences: [
        "mismatched-placeholders", "mismatched-markup", "unused-substitution",
        "inconsistent-translation",
      ]
    ) { site, generator in
      guard !site.source.allSatisfy(\.isWhitespace) else { return nil }
      return site.plant([" ", "  ", "\n", "\u{A0}"].randomElement(using: &generator) ?? " ")
    },
  ]
}

extension DefectSite {
  /// Whether the languages of the source and the text differ.
  var isForeign: Bool { root != catalog.sourceLanguage.prefix { $0 != "-" } }

  fileprivate func plantState(_ state: StringCatalog.TranslationState) -> Plant? {
    hasWords ? plant(replacing(text, state: state), at: statePath) : nil
  }
}
