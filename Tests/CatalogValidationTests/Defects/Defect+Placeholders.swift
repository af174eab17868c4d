import Diagnostics
import OrderedCollections
import StringCatalog

extension Defect {
  private static let rule = "mismatched-placeholders"

  static let placeholders = [
    placeholder("a placeholder is dropped") { site, generator in
      guard site.mustShowAll, let specifier = site.specifiers.randomElement(using: &generator)
      else { return nil }
      return site.text.replacing(specifier, with: "X")
    },
    placeholder("a placeholder is added") { site, _ in
      guard site.specifiers.allSatisfy({ $0.position == nil }) else { return nil }
      return site.text.inserting("%@")
    },
    placeholder("a placeholder has another type", consequences: ["unpluralized"]) {
      site,
      generator in
      guard let specifier = site.specifiers.randomElement(using: &generator) else { return nil }
      let position = specifier.position.map { "\($0)$" } ?? ""
      let type = specifier.isObject ? "lld" : "@"
      return site.text.replacing(specifier, with: "%\(position)\(type)")
    },
    placeholder("placeholders are swapped", consequences: ["unpluralized"]) { site, _ in
      let specifiers = site.specifiers.filter { $0.position == nil }
      for (first, second) in zip(specifiers, specifiers.dropFirst())
      where first.isObject != second.isObject {
        return site.text.replacing(second, with: first.text).replacing(first, with: second.text)
      }
      return nil
    },
    placeholder("a position is out of range") { site, generator in
      guard let specifier = site.specifiers.randomElement(using: &generator) else { return nil }
      return site.text.replacing(specifier, with: "%9$\(specifier.type)")
    },
    placeholder("a position occurs twice") { site, _ in
      let specifiers = site.specifiers.filter { $0.position != nil }
      guard site.mustShowAll, let first = specifiers.first,
        let second = specifiers.first(where: {
          $0.position != first.position && $0.isObject == first.isObject
        }),
        specifiers.filter({ $0.position == second.position }).count == 1
      else { return nil }
      return site.text.replacing(second, with: first.text)
    },
    placeholder("the percent sign of a placeholder is missing") { site, generator in
      guard site.mustShowAll, let specifier = site.specifiers.randomElement(using: &generator)
      else { return nil }
      return site.text.replacing(specifier, with: String(specifier.text.dropFirst()))
    },
    placeholder("the type of a placeholder is missing") { site, _ in
      guard site.mustShowAll, let specifier = site.specifiers.first(where: { $0.position != nil }),
        let position = specifier.position
      else { return nil }
      let isFollowed =
        specifier.range.upperBound < site.text.endIndex
        && site.text[specifier.range.upperBound].isASCII
      return isFollowed ? nil : site.text.replacing(specifier, with: "%\(position)")
    },
    placeholder("a percent sign becomes a placeholder") { site, _ in
      guard site.specifiers.isEmpty, Specifier.all(in: site.source).isEmpty,
        let match = site.text.firstMatch(of: /\d(\s?%)(?!%)/)
      else { return nil }
      return site.text.replacingCharacters(in: match.1.startIndex..<match.1.endIndex, with: "%@")
    } prepare: { site in
      site.text.contains("%") || site.key.contains("%") ? site : site.between("", " (5 %)") ?? site
    },
    placeholder("a doubled percent sign becomes a single one") { site, _ in
      guard !Specifier.all(in: site.source).isEmpty,
        let match = site.text.firstMatch(of: /%%(?= ?[acdefginopsux])/)
      else { return nil }
      return site.text.replacingCharacters(in: match.range, with: "%")
    } prepare: { site in
      site.specifiers.isEmpty || site.text.contains("%%")
        ? site : site.between("", " (5%% d)") ?? site
    },
  ]

  private static func placeholder(
    _ name: String,
    consequences: Set<String> = [],
    _ change: @escaping @Sendable (DefectSite, inout SeededDefects.Generator) -> String?,
    prepare: @escaping @Sendable (DefectSite) -> DefectSite = { $0 }
  ) -> Defect {
    Defect(
      name,
      "mismatched-placeholders",
      .error,
      consequences: Set(consequences.map { .init(rawValue: $0) })
    ) { site, generator in
      guard !site.isInSubstitution, !site.text.contains("#@"), !site.text.contains(/%[(*.]/)
      else { return nil }
      let site = prepare(site)
      return change(site, &generator).flatMap(site.plant)
    }
  }
}

extension DefectSite {
  var specifiers: [Specifier] { Specifier.all(in: text) }

  /// Whether the text must show every argument, because all source texts do.
  var mustShowAll: Bool {
    guard !["zero", "one", "two"].contains(pluralCategory) else { return false }
    let leaves = entry.localizations[catalog.sourceLanguage]?.leaves ?? []
    let texts =
      leaves.filter {
        !$0.unit.value.isEmpty && !["zero", "one", "two"].contains($0.path.dropLast().last)
      }
      .map(\.unit.value)
    return (texts.isEmpty ? [key] : texts)
      .allSatisfy { Specifier.all(in: $0).count == specifiers.count && !$0.contains("%#") }
  }
}

extension String {
  /// Returns the text with a word between its first two words, or in its middle if it has no
  /// spaces; `nil` if neither is safe.
  func inserting(_ word: String) -> String? {
    if let space = firstMatch(of: /[\p{L}\d,](\s)[\p{L}\d]/)?.1 {
      return replacingCharacters(in: space.startIndex..<space.endIndex, with: " \(word) ")
    }
    guard count > 3, allSatisfy({ $0.isLetter || $0.isNumber }) else { return nil }
    let middle = index(startIndex, offsetBy: count / 2)
    return replacingCharacters(in: middle..<middle, with: word)
  }
}
