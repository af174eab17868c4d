import Diagnostics
import FormatString
import ICU
import OrderedCollections
import StringCatalog

/// Creates the catalog of a translation file.
struct DocumentCatalog {
  /// The units with the keys and variants that they have in the catalog.
  private(set) var units: [DocumentUnit]
  private(set) var catalog: StringCatalog

  /// Creates the catalog; an entry that cannot have the forms of its units is divided.
  ///
  /// - Parameters:
  ///   - units: The units of the file.
  ///   - sourceLanguage: The source language.
  ///   - path: The path of the file.
  init(_ units: [DocumentUnit], sourceLanguage: String, file path: String) {
    self.units = units
    catalog = StringCatalog(sourceLanguage: sourceLanguage)
    var taken: Set<ExactString> = []
    for group in Self.groups(units) {
      var found = entry(of: group)
      var parts = [group]
      if found == nil, group.count > 1 {
        parts = group.map { [$0] }
        for index in group { flatten(index) }
      }
      for part in parts {
        let key = Self.freeKey(for: self.units[part[0]], &taken)
        for index in part { self.units[index].id.key = key }
        if let entry = found ?? entry(of: part) { catalog[key] = named(entry, key) }
        found = nil
      }
    }
    // Fixes are edits of the bytes of a catalog, and changes are found by comparison with them.
    catalog = StringCatalog.parse(catalog.printed(), file: path).value.flatMap { $0 } ?? catalog
  }

  /// Returns the positions of the units that are forms of one string.
  ///
  /// A form that occurs twice, as in a PO file with two messages of one context, begins another
  /// string.
  private static func groups(_ units: [DocumentUnit]) -> [[Int]] {
    struct Form: Hashable {
      let language: String
      let variant: StringCatalog.Variant
    }
    var groups: OrderedDictionary<[ExactString], [(indexes: [Int], forms: Set<Form>)]> = [:]
    for (index, unit) in units.enumerated() {
      let name = [ExactString(unit.part), ExactString(unit.id.key)]
      let form = Form(language: unit.language, variant: unit.id.variant)
      var known = groups[name] ?? []
      if let last = known.indices.last, known[last].forms.insert(form).inserted {
        known[last].indexes.append(index)
      } else {
        known.append(([index], [form]))
      }
      groups[name] = known
    }
    return groups.values.flatMap { $0.map(\.indexes) }
  }

  /// Returns a key that no other string has.
  private static func freeKey(for unit: DocumentUnit, _ taken: inout Set<ExactString>) -> String {
    let key = unit.id.key
    let names = [key, unit.part.isEmpty ? "\(key)|\(unit.source)" : "\(unit.part): \(key)"]
    for name in names where taken.insert(ExactString(name)).inserted { return name }
    var number = 2
    while !taken.insert(ExactString("\(names[1]) (\(number))")).inserted { number += 1 }
    return "\(names[1]) (\(number))"
  }

  /// Makes a form a separate string.
  private mutating func flatten(_ index: Int) {
    units[index].id = TranslationUnit.ID(key: units[index].id.text)
    units[index].argument = nil
  }

  // MARK: - Entries

  /// Returns the entry with the forms of units; `nil` if they do not fit into one.
  private mutating func entry(of group: [Int]) -> StringCatalog.Entry? {
    let first = units[group[0]]
    var entry = StringCatalog.Entry(
      comment: first.note,
      extractionState: .manual,
      shouldTranslate: group.allSatisfy { units[$0].isTranslatable }
    )
    guard let substitutions = substitutions(of: group) else { return nil }
    let languages = OrderedSet(group.map { units[$0].language })
    entry.localizations[catalog.sourceLanguage] = localization(
      group.filter { units[$0].language == languages[0] },
      substitutions,
      isSource: true
    )
    for language in languages {
      let own = group.filter { units[$0].language == language && units[$0].target != nil }
      guard !own.isEmpty else { continue }
      let hasOther = group.contains {
        units[$0].language == language && units[$0].id.variant.plural == .other
      }
      guard
        let localization = localization(
          own,
          substitutions,
          isSource: false,
          addsOtherForms: !hasOther
        )
      else { return nil }
      entry.localizations[language] = localization
    }
    return entry.localizations[catalog.sourceLanguage] == nil ? nil : entry
  }

  /// Removes a source string that is the key.
  private func named(
    _ entry: StringCatalog.Entry,
    _ key: String
  ) -> StringCatalog.Entry {
    var entry = entry
    let leaves = entry.localizations[catalog.sourceLanguage]?.leaves ?? []
    if leaves.count == 1, leaves[0].variant == .plain,
      leaves[0].unit.value.hasSameCodePoints(as: key)
    {
      entry.localizations[catalog.sourceLanguage] = nil
    }
    return entry
  }

  /// Returns a localization with the strings of units; `nil` if it cannot have all of them.
  private func localization(
    _ group: [Int],
    _ substitutions: OrderedDictionary<String, StringCatalog.Substitution>,
    isSource: Bool,
    addsOtherForms: Bool = false
  ) -> StringCatalog.Localization? {
    var localization = StringCatalog.Localization(substitutions: substitutions)
    let sorted = group.map { units[$0] }
      .sorted { $0.id.variant.rank < $1.id.variant.rank }
    let texts = sorted.filter { !isSource || isSourceForm($0, among: sorted) }
    for unit in texts {
      let value = isSource ? unit.source : unit.target ?? ""
      let state = isSource ? .translated : unit.state ?? .translated
      do throws(TextObstacle) {
        try localization.setText(
          unit.folded(value),
          state: state,
          at: unit.id.variant,
          isReplacing: false
        )
      } catch {
        return nil
      }
    }
    localization.substitutions.removeAll { $0.value.variations == StringCatalog.Variations() }
    let isWhole = texts.allSatisfy { unit in
      let value = unit.folded(isSource ? unit.source : unit.target ?? "")
      return localization.unit(at: unit.id.variant)?.value.hasSameCodePoints(as: value) ?? false
    }
    guard isWhole else { return nil }
    if addsOtherForms { localization.addOtherForms() }
    return localization
  }

  /// Returns whether a source string is that of its form: files have the source string `other` for
  /// the forms that only the target language has.
  private func isSourceForm(_ unit: DocumentUnit, among others: [DocumentUnit]) -> Bool {
    guard let category = unit.id.variant.plural, category != .other else { return true }
    var variant = unit.id.variant
    variant.plural = .other
    guard let other = others.first(where: { $0.id.variant == variant }) else { return true }
    let known = PluralRules.knownCategories(languageTag: catalog.sourceLanguage) ?? []
    return known.contains(category)
      || category == .zero && !unit.source.hasSameCodePoints(as: other.source)
  }

  // MARK: - Substitutions

  /// Returns the substitutions that units have forms of, without the forms; `nil` if the string that
  /// uses one is missing.
  private mutating func substitutions(
    of group: [Int]
  ) -> OrderedDictionary<String, StringCatalog.Substitution>? {
    var found: OrderedDictionary<String, StringCatalog.Substitution> = [:]
    let units = units
    let roots = group.filter { units[$0].id.variant.substitution == nil }
      .map { FormatString(parsing: units[$0].source) }
    for name in OrderedSet(group.compactMap { units[$0].id.variant.substitution }) {
      guard
        let position = roots.lazy.compactMap({ $0.position(ofSubstitution: name) }).first
      else { return nil }
      let forms = group.filter { units[$0].id.variant.substitution == name }
      let specifier = forms.lazy
        .flatMap { FormatString(parsing: units[$0].source).specifiers }
        .first { $0.argumentIndex == nil || $0.argumentIndex == position }
      for index in forms { self.units[index].argument = specifier?.text }
      found[name] = StringCatalog.Substitution(
        argNum: position,
        formatSpecifier: specifier.map { String($0.unnumberedText.dropFirst()) } ?? "lld",
        variations: StringCatalog.Variations()
      )
    }
    return found
  }
}

extension DocumentUnit {
  /// Returns a string of the file as in the catalog.
  func folded(_ text: String) -> String {
    guard let argument, id.variant.substitution != nil else { return text }
    let folded = FormatString(parsing: text).segments
      .map { $0.text == argument ? FormatString.Segment.argument.text : $0.text }.joined()
    return unfolded(folded, argument).hasSameCodePoints(as: text) ? folded : text
  }

  /// Returns a string of the catalog as in the file.
  func unfolded(_ unit: StringCatalog.StringUnit) -> StringCatalog.StringUnit {
    guard let argument, id.variant.substitution != nil else { return unit }
    return StringCatalog.StringUnit(state: unit.state, value: unfolded(unit.value, argument))
  }

  private func unfolded(_ text: String, _ argument: String) -> String {
    FormatString(parsing: text).segments
      .map { $0 == .argument ? argument : $0.text }.joined()
  }
}

extension FormatString {
  /// Returns the position of the argument on which a substitution depends; `nil` without it.
  fileprivate func position(ofSubstitution name: String) -> Int? {
    argumentUses.first { $0.user == .substitution(name: name) }?.position
  }
}

extension StringCatalog.Variant {
  /// The order in which strings are set: first the string that refers to the others.
  fileprivate var rank: String {
    let part = substitution.map { "2\($0)" } ?? (device == nil && plural == nil ? "0" : "1")
    return "\(part) \(plural == .other ? 0 : 1)\(name)"
  }
}

extension StringCatalog.Localization {
  /// Adds the forms `other` that gettext has no number for, as copies of the last form.
  fileprivate mutating func addOtherForms() {
    variations?.addOtherForms()
    for index in substitutions.values.indices {
      substitutions.values[index].variations.addOtherForms()
    }
  }
}

extension StringCatalog.Variations {
  fileprivate mutating func addOtherForms() {
    for index in device.values.indices { device.values[index].addOtherForms() }
    guard plural[.other] == nil, let last = plural.values.last else { return }
    plural[.other] = last
  }
}
