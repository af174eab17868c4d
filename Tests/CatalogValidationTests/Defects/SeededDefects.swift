import CatalogValidation
import Diagnostics
import ICU
import OrderedCollections
import StringCatalog
import TestSupport

/// Inserts defects in clean catalogs, and checks the findings.
struct SeededDefects: Sendable {
  typealias Generator = SeededGenerator

  private let sites: [DefectSite]

  /// The result for an inserted defect.
  enum Outcome: Hashable {
    case found
    /// The rule reported it at another location, or with another severity.
    case misplaced(String)
    /// The rule did not report it.
    case missed(String)
    /// Rules report additional findings that are not consequences of the defect.
    case superfluous(String)
  }

  /// Extracts the clean entries from some catalogs.
  ///
  /// At most `most` entries of a catalog are used in each language.
  init(_ catalogs: [StringCatalog], most: Int) throws {
    var generator = Generator(seed: 1)
    sites = try catalogs.flatMap { catalog in
      let languages = Set(catalog.entries.flatMap(\.entry.localizations.keys)).sorted()
      return try languages.filter { $0 != catalog.sourceLanguage }
        .flatMap { language in
          let part = try Self.clean(catalog, in: language, most: most, using: &generator)
          return Self.sites(in: part, language, using: &generator)
        }
    }
  }

  /// Returns whether the comment of an entry switches findings off, or gives another source text.
  private static func isExempt(_ entry: StringCatalog.Entry) -> Bool {
    let marks = ["[validate", "#bc-ignore!", "ObjectID", "o not translate", "orem ipsum"]
    return marks.contains { entry.comment?.contains($0) ?? false }
  }

  /// Returns the entries without findings, in the source language and another one.
  private static func clean(
    _ catalog: StringCatalog,
    in language: String,
    most: Int,
    using generator: inout Generator
  ) throws -> StringCatalog {
    let candidates = catalog.entries.filter { _, entry in
      entry.localizations[language] != nil && entry.extractionState != .stale
        && entry.shouldTranslate && !Self.isExempt(entry)
    }
    var part = StringCatalog(sourceLanguage: catalog.sourceLanguage)
    for (key, var entry) in candidates.shuffled(using: &generator).prefix(most) {
      entry.localizations = entry.localizations.filter {
        $0.key == language || $0.key == catalog.sourceLanguage
      }
      if Defect.withMillions.contains(language) {
        entry.localizations[language]?.completeForms()
      }
      part[key] = entry
    }
    for finding in try findings(in: part, language) {
      if let key = finding.path.first { part[key] = nil }
    }
    return part
  }

  /// Returns every text of a catalog, each with another entry: unchanged, for a device, and in a
  /// substitution.
  private static func sites(
    in catalog: StringCatalog,
    _ language: String,
    using generator: inout Generator
  ) -> [DefectSite] {
    let keys = catalog.keys
    return keys.flatMap { key -> [DefectSite] in
      guard let entry = catalog[key], let localization = entry.localizations[language] else {
        return []
      }
      var neighbours = StringCatalog(sourceLanguage: catalog.sourceLanguage)
      if let key = keys.randomElement(using: &generator) { neighbours[key] = catalog[key] }
      let source = entry.localizations[catalog.sourceLanguage]
      return [localization, localization.varyingByDevice, localization.countingBySubstitution]
        .compactMap(\.self)
        .flatMap { localization -> [DefectSite] in
          var entry = entry
          entry.localizations[language] = localization
          neighbours[key] = entry
          return localization.leaves
            .filter { $0.unit.state == .translated && !$0.unit.value.isEmpty }
            .map { leaf in
              DefectSite(
                catalog: neighbours,
                key: key,
                language: language,
                path: leaf.path,
                text: leaf.unit.value,
                source: source?.text(for: leaf.path) ?? key
              )
            }
        }
    }
  }
}

extension SeededDefects {
  /// Inserts a defect at several sites.
  ///
  /// - Returns: The results with their sites; fewer than `count` if few texts are suitable.
  func plant(_ defect: Defect, count: Int) throws -> [(outcome: Outcome, site: DefectSite)] {
    var generator = Generator(seed: defect.name.utf8.reduce(1) { $0 &* 31 &+ UInt64($1) })
    var results: [(Outcome, DefectSite)] = []
    for site in sites.shuffled(using: &generator) where results.count < count {
      guard let plant = defect.plant(in: site, using: &generator),
        try Self.findings(in: plant.clean, site.language, plant.configuration).isEmpty
      else { continue }
      results.append((try Self.outcome(of: plant, defect, site.language), site))
    }
    return results
  }

  private static func outcome(
    of plant: Plant,
    _ defect: Defect,
    _ language: String
  ) throws -> Outcome {
    let index = try LineIndex(plant.planted.printed())
    let lines = [plant.location, plant.otherPlace ?? plant.location].compactMap(index.line)
    let findings = try findings(in: plant.planted, language, plant.configuration)
    let listing =
      findings.map {
        "\($0.severity) \($0.id.rawValue) \($0.location?.line ?? 0) \($0.path.dropFirst())"
      }
      .joined(separator: "; ")
    let own = findings.filter { $0.id == defect.rule }
    guard !own.isEmpty else { return .missed(listing) }
    guard own.allSatisfy({ $0.location?.line == lines.max() && $0.severity == defect.severity })
    else { return .misplaced("\(listing), not \(defect.severity) \(lines)") }
    let others = findings.filter { $0.id != defect.rule && !defect.consequences.contains($0.id) }
    return others.isEmpty ? .found : .superfluous(listing)
  }

  private static func findings(
    in catalog: StringCatalog,
    _ language: String,
    _ configuration: ValidationConfiguration = ValidationConfiguration()
  ) throws -> [Diagnostic] {
    let parsed = StringCatalog.parse(catalog.printed(), file: "A.xcstrings")
    guard let catalog = parsed.value else { return parsed.diagnostics }
    return validate(
      catalog,
      languages: [catalog.sourceLanguage, language],
      configuration: configuration
    )
  }
}

extension StringCatalog.Localization {
  /// Adds the plural form of whole millions, which few catalogs have.
  fileprivate mutating func completeForms() {
    variations?.completeForms()
    for index in substitutions.values.indices {
      substitutions.values[index].variations.completeForms()
    }
  }

  /// The localization with identical variants for the Mac and other devices; `nil` if it varies by
  /// device.
  fileprivate var varyingByDevice: StringCatalog.Localization? {
    guard substitutions.isEmpty, variations?.device.isEmpty ?? true, stringSet == nil else {
      return nil
    }
    return StringCatalog.Localization(
      variations: StringCatalog.Variations(device: [.mac: self, .other: self])
    )
  }

  /// The localization with its plural forms in a substitution; `nil` if its forms show more than
  /// one number.
  fileprivate var countingBySubstitution: StringCatalog.Localization? {
    guard let variations, variations.device.isEmpty, substitutions.isEmpty else { return nil }
    var isCounting = true
    var forms = StringCatalog.Localization(variations: variations)
    forms.updateUnits { unit, _ in
      let specifiers = Specifier.all(in: unit.value)
      if let number = specifiers.first, specifiers.count == 1, number.isInteger,
        number.position == nil
      {
        unit.value = unit.value.replacing(number, with: "%arg")
      } else {
        isCounting = false
      }
    }
    guard isCounting, let variations = forms.variations else { return nil }
    var localization = StringCatalog.Localization("%#@count@")
    localization.substitutions["count"] = StringCatalog.Substitution(
      argNum: 1,
      formatSpecifier: "lld",
      variations: variations
    )
    return localization
  }

  /// Returns the source text of a translation: that of the same variant, or of the variant that
  /// represents all; `nil` if there is none.
  fileprivate func text(for path: [String]) -> String? {
    let substitution = path.first == "substitutions" ? path[1] : nil
    let candidates = leaves.filter {
      ($0.path.first == "substitutions" ? $0.path[1] : nil) == substitution
    }
    let leaf =
      candidates.first { $0.path == path } ?? candidates.first {
        $0.path.dropLast().last == "other"
      }
      ?? candidates.first
    return leaf.flatMap { $0.unit.value.isEmpty ? nil : $0.unit.value }
  }
}

extension StringCatalog.Variations {
  fileprivate mutating func completeForms() {
    if let other = plural[.other], plural[.many] == nil { plural[.many] = other }
    for index in device.values.indices { device.values[index].variations?.completeForms() }
  }
}
