import CatalogValidation
import Diagnostics
import OrderedCollections
import StringCatalog

extension Defect {
  static let requirements = [
    Defect("a text is too long", "max-length", .warning) { site, _ in
      let texts = site.entry.localizations.values.flatMap(\.leaves).map(\.unit.value) + [site.key]
      let room = texts.map(\.count).max() ?? 0
      guard let text = site.text.inserting(String(repeating: "x", count: room + 1)) else {
        return nil
      }
      let site = site.prepared(site.changingEntry { $0.comment = "A button. maxLength: \(room)" })
      return site.plant(text)
    },
    Defect("a term of the glossary is not used", "glossary-violation", .warning) {
      site,
      generator in
      guard site.isPlain, let term = site.source.word(using: &generator),
        let word = site.text.word(using: &generator), term.lowercased() != word.lowercased()
      else { return nil }
      let text = site.text.replacing(word, with: "xyz")
      guard !text.lowercased().contains(word.lowercased()) else { return nil }
      let entry = Glossary.Term(term, translations: [site.language: [word]])
      return site.with(Glossary([entry])).plant(text)
    },
    Defect("a forbidden word is used", "glossary-violation", .warning) {
      site,
      generator in
      guard let term = site.source.word(using: &generator), let text = site.text.inserting("zuzo"),
        text.contains(" zuzo ")
      else { return nil }
      let entry = Glossary.Term(term, forbidden: [site.language: ["zuzo"]])
      return site.with(Glossary([entry])).plant(text)
    },
    Defect("a name is translated", "glossary-violation", .warning) { site, generator in
      guard site.isPlain, let name = site.source.word(using: &generator),
        site.text.contains(name), name.contains(/\p{Lu}/)
      else { return nil }
      let entry = Glossary.Term(name, isTranslated: false)
      return site.with(Glossary([entry])).plant(site.text.replacing(name, with: "xyz"))
    },
    Defect("a comment is missing", "missing-comment", .warning) { site, _ in
      guard site.hasWords else { return nil }
      var clean = site.catalog
      for key in clean.keys { clean[key]?.comment = "Where it is shown" }
      var site = site.prepared(clean)
      site.configuration.levels["missing-comment"] = .severity(.warning)
      return site.plant(site.changingEntry { $0.comment = nil }, at: site.entryPath)
    },
  ]
}

extension DefectSite {
  fileprivate func with(_ glossary: Glossary) -> DefectSite {
    var site = self
    site.configuration.glossary = glossary
    return site
  }
}

extension String {
  /// Returns a word between spaces, or `nil` if there is none with five letters.
  fileprivate func word(using generator: inout SeededDefects.Generator) -> String? {
    matches(of: /(?:^|\s)(\p{L}{5,})(?=\s|$)/).randomElement(using: &generator)
      .map { String($0.1) }
  }
}
