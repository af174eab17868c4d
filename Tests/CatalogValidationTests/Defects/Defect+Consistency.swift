import Diagnostics
import OrderedCollections
import StringCatalog

extension Defect {
  static let consistency = [
    same("a text was left in English", .warning) { site in
      site.catalog.sourceLanguage == "en" && site.source.contains(/\b(the|your)\b/)
    },
    same("a text is equal to the source text", .note) { $0.source.contains(/^\p{Lu}\p{Ll}{4,}$/) },
    Defect("a text is translated in two ways", "inconsistent-translation", .note) { site, _ in
      guard site.isPlain, site.isForeign, site.hasPlainSource else { return nil }
      let keys = ["seed.first", "seed.second"]
      let clean = keys.reduce(into: site.catalog) { $0[$1] = site.twin }
      var planted = clean
      planted[keys[1]]?.localizations[site.language] = StringCatalog.Localization(
        site.text.last?.isLetter ?? false ? site.text + " 2" : "2 " + site.text
      )
      return site.prepared(clean)
        .plant(
          planted,
          at: ["strings", keys[1], "localizations", site.language, "stringUnit", "value"]
        )
    },
    twin(
      "two keys differ in a space, with other translations",
      .warning,
      { $0 + " " },
      changingEntry: { $0.localizations.removeAll() }
    ),
    twin("two keys differ in a space", .note, { $0 + " " }),
    twin(
      "two keys differ in capitals",
      .note,
      { key in
        let first = key.prefix(1)
        return (first == first.uppercased() ? first.lowercased() : first.uppercased())
          + key.dropFirst()
      }
    ),
    twin(
      "two keys differ in a full stop",
      .note,
      { key in
        key.last?.isLetter ?? false ? key + "." : key
      }
    ),
    Defect("two keys have the same symbol", "symbol-conflict", .note) { site, _ in
      guard let match = site.key.firstMatch(of: /^\p{L}{2,}( )\p{Ll}{2,}/) else { return nil }
      let key = site.key.replacingCharacters(in: match.1.startIndex..<match.1.endIndex, with: "-")
      var clean = site.changingEntry { $0.extractionState = .manual }
      clean[key] = site.twin
      var planted = clean
      planted[key]?.extractionState = .manual
      return Plant(
        clean: clean,
        planted: planted,
        location: site.entryPath,
        otherPlace: ["strings", key],
        configuration: site.configuration
      )
    },
    Defect("a key has no symbol", "symbol-conflict", .note) { site, _ in
      var clean = site.catalog
      clean["%@ – %@"] = StringCatalog.Entry(
        localizations: [site.language: StringCatalog.Localization("%1$@ – %2$@")]
      )
      var planted = clean
      planted["%@ – %@"]?.extractionState = .manual
      return site.prepared(clean).plant(planted, at: ["strings", "%@ – %@"])
    },
  ]

  private static func same(
    _ name: String,
    _ severity: Diagnostic.Severity,
    _ isSuitable: @escaping @Sendable (DefectSite) -> Bool
  ) -> Defect {
    Defect(
      name,
      "unchanged-translation",
      severity,
      consequences: [
        "missing-inverted-punctuation", "title-capitalization", "ellipsis-character",
        "decimal-separator", "unpluralized",
        "inconsistent-translation",
      ]
    ) { site, _ in
      guard !site.isInSubstitution, site.isForeign, isSuitable(site) else { return nil }
      return site.plant(site.source)
    }
  }

  private static func twin(
    _ name: String,
    _ severity: Diagnostic.Severity,
    _ change: @escaping @Sendable (String) -> String,
    changingEntry edit: @escaping @Sendable (inout StringCatalog.Entry) -> Void = { _ in }
  ) -> Defect {
    // An entry without translations lacks them in the other languages.
    let consequences: Set<Diagnostic.ID> = ["symbol-conflict", "missing-translation"]
    return Defect(name, "near-duplicate-keys", severity, consequences: consequences) { site, _ in
      let key = change(site.key)
      guard site.hasPlainSource, site.key.contains(where: \.isLetter), key != site.key,
        !site.catalog.contains(key)
      else { return nil }
      var planted = site.catalog
      var entry = site.twin
      edit(&entry)
      planted[key] = entry
      return Plant(
        clean: site.catalog,
        planted: planted,
        location: site.entryPath,
        otherPlace: ["strings", key],
        configuration: site.configuration
      )
    }
  }
}

extension DefectSite {
  /// Whether the source text has no variations.
  var hasPlainSource: Bool {
    entry.localizations[catalog.sourceLanguage]?.leaves.allSatisfy { $0.path == ["stringUnit"] }
      ?? true
  }

  /// An entry with the same content as this one, for another key.
  var twin: StringCatalog.Entry {
    var twin = entry
    twin.localizations[catalog.sourceLanguage] = StringCatalog.Localization(source)
    return twin
  }
}
