import JSONSyntax
import OrderedCollections
import StringCatalog

/// The comparison of the strings of a key in one language.
struct LocalizationComparison {
  private(set) var changes: [ServiceChange] = []
  private(set) var texts: [ServiceText] = []

  let key: String
  let language: String
  let isSource: Bool
  /// The source strings before and after.
  let sources: [SourceTexts]

  private typealias Units = OrderedDictionary<[String], StringCatalog.StringUnit>

  init(key: String, language: String, isSource: Bool, sources: [SourceTexts]) {
    self.key = key
    self.language = language
    self.isSource = isSource
    self.sources = sources
  }

  /// Compares two versions of the strings.
  ///
  /// - Parameters:
  ///   - old: The old strings, or `nil` if there were none.
  ///   - new: The new strings, or `nil` if there are none.
  ///   - differences: The parts of the localization that differ.
  mutating func compare(
    _ old: StringCatalog.Localization?,
    _ new: StringCatalog.Localization?,
    _ differences: [CatalogDifference.Change]
  ) {
    let before = Self.units(of: old)
    let after = Self.units(of: new)
    comparePhrases(old?.stringSet, new?.stringSet)
    switch (before.isEmpty, after.isEmpty) {
    case (true, false): add(new, after)
    case (false, true): remove(before)
    default: compare(old, before, new, after)
    }
    compareFields(differences, old, new, before, after)
  }

  private static func units(of localization: StringCatalog.Localization?) -> Units {
    Units(
      (localization?.leaves ?? []).map { ($0.path, $0.unit) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  private mutating func note(
    _ kind: ServiceChange.Kind,
    at fields: [String] = [],
    _ old: JSONValue? = nil,
    _ new: JSONValue? = nil
  ) {
    let path = CatalogPath(key: key, fields: ["localizations", language] + fields)
    changes.append(ServiceChange(kind, at: path, language: language, old: old, new: new))
  }

  private mutating func take(
    _ content: ServiceText.Content,
    at fields: [String] = [],
    replacing old: StringCatalog.StringUnit? = nil
  ) {
    texts.append(
      ServiceText(key: key, language: language, content, at: fields, old: old?.json)
    )
  }

  /// Returns whether a string is the source text of a variant.
  private func isSourceText(_ text: String, at path: [String]) -> Bool {
    guard let variant = StringCatalog.Localization.variant(at: path) else { return false }
    return sources.contains { $0.rawText(of: variant).map(text.hasSameCodePoints) ?? false }
  }
}

// MARK: - Added and removed translations

extension LocalizationComparison {
  private mutating func add(_ new: StringCatalog.Localization?, _ units: Units) {
    guard let new else { return }
    let root = units.elements[0]
    let (path, value) = (root.key, root.value.json)
    if isSource {
      note(.sourceTextChanged, at: path, nil, value)
    } else if new.stringUnit != nil, new.variations != nil {
      note(.textNextToVariations, at: path, nil, value)
    } else if units.allSatisfy({ !$0.value.isFinished && isUntranslated($0.value, at: $0.key) }) {
      note(.sourceCopyAdded, at: path, nil, value)
    } else {
      take(.localization(new), at: path)
    }
  }

  private mutating func remove(_ units: Units) {
    let isTranslated = units.contains { !isUntranslated($0.value, at: $0.key) }
    for (path, unit) in units {
      note(isTranslated ? .translationRemoved : .untranslatedTextRemoved, at: path, unit.json)
      // Its other forms are part of the same loss.
      return
    }
  }

  /// Returns whether a string is the source text, or empty.
  private func isUntranslated(_ unit: StringCatalog.StringUnit, at path: [String]) -> Bool {
    unit.value.isEmpty || isSourceText(unit.value, at: path)
  }
}

// MARK: - Changed translations

extension LocalizationComparison {
  private mutating func compare(
    _ old: StringCatalog.Localization?,
    _ before: Units,
    _ new: StringCatalog.Localization?,
    _ after: Units
  ) {
    if let old, let new, hasOtherVariants(old, new, before, after) { return }
    for (path, unit) in before {
      if let other = after[path] {
        compare(unit, other, at: path)
      } else {
        noteRemovedForm(unit, at: path, new)
      }
    }
    for (path, unit) in after where before[path] == nil {
      addForm(unit, at: path, before, after)
    }
  }

  /// Handles strings that got variants, or lost them.
  private mutating func hasOtherVariants(
    _ old: StringCatalog.Localization,
    _ new: StringCatalog.Localization,
    _ before: Units,
    _ after: Units
  ) -> Bool {
    let plain = ["stringUnit"]
    if old.variations != nil, new.variations == nil, let unit = new.stringUnit {
      let lost = before.first { $0.key.first == "variations" }?.value
      note(.variationsReplacedByText, at: plain, lost?.json, unit.json)
      return true
    }
    if old.variations != nil, old.stringUnit == nil, new.variations != nil,
      let unit = new.stringUnit
    {
      note(.textNextToVariations, at: plain, nil, unit.json)
      return false
    }
    guard old.variations == nil, let unit = old.stringUnit, new.variations != nil else {
      return false
    }
    guard new.stringUnit == nil else {
      note(.textNextToVariations, at: plain, unit.json, new.stringUnit?.json)
      return true
    }
    let forms = after.filter { $0.key.first == "variations" }
    if isSource || forms.allSatisfy({ $0.value.value.hasSameCodePoints(as: unit.value) }) {
      let kind: ServiceChange.Kind = isSource ? .sourceTextChanged : .formFilled
      note(kind, at: forms.elements[0].key, unit.json, forms.elements[0].value.json)
    } else {
      take(.localization(new), at: forms.elements[0].key, replacing: unit)
    }
    return true
  }

  private mutating func noteRemovedForm(
    _ unit: StringCatalog.StringUnit,
    at path: [String],
    _ new: StringCatalog.Localization?
  ) {
    guard path.first == "substitutions", let name = path.dropFirst().first,
      new?.substitutions[name] == nil
    else { return note(.formRemoved, at: path, unit.json) }
    let substitution = Array(path.prefix(2))
    let isNoted = changes.contains { change in
      change.kind == .substitutionRemoved && change.path.fields.suffix(2) == substitution[...]
    }
    if !isNoted { note(.substitutionRemoved, at: substitution, .string(name)) }
  }

  private mutating func addForm(
    _ unit: StringCatalog.StringUnit,
    at path: [String],
    _ before: Units,
    _ after: Units
  ) {
    // Noted already as a text next to variations.
    guard path != ["stringUnit"] else { return }
    let siblings = before.filter { old in
      old.key.count == path.count && old.key.dropLast(2) == path.dropLast(2)
        && (after[old.key]?.value.hasSameCodePoints(as: old.value.value) ?? true)
    }
    let isCopy = siblings.contains { $0.value.value.hasSameCodePoints(as: unit.value) }
    if isSource {
      note(.sourceTextChanged, at: path, nil, unit.json)
    } else if isCopy || unit.value.isEmpty || (!unit.isFinished && isUntranslated(unit, at: path)) {
      note(.formFilled, at: path, nil, unit.json)
    } else if let variant = StringCatalog.Localization.variant(at: path) {
      take(.form(variant, unit.asTaken), at: path)
    }
  }

  private mutating func compare(
    _ old: StringCatalog.StringUnit,
    _ new: StringCatalog.StringUnit,
    at path: [String]
  ) {
    if old.value.hasSameCodePoints(as: new.value) {
      if old.state != new.state { noteState(old, new, at: path) }
      return
    }
    let source = StringCatalog.Localization.variant(at: path).flatMap { sources[0].rawText(of: $0) }
    let trip = TextRoundTrip(from: old.value, to: new.value, source: isSource ? nil : source)
    if new.value.isEmpty {
      return note(.translationEmptied, at: path, old.json, new.json)
    }
    if !isSource, !new.isFinished, isSourceText(new.value, at: path) {
      return note(
        isUntranslated(old, at: path) ? .sourceTextChanged : .translationReplacedBySource,
        at: path,
        old.json,
        new.json
      )
    }
    var taken = new.asTaken
    // The source text as a translation has none of the old words.
    if !trip.hasOtherWords || !isSourceText(new.value, at: path) {
      for kind in ServiceChange.Kind.allCases where trip.losses.contains(kind) {
        note(kind, at: path, old.json, new.json)
      }
      taken.value = trip.restored
    }
    guard trip.hasOtherWords else { return }
    if isSource { return note(.sourceTextChanged, at: path, old.json, new.json) }
    take(.unit(path, taken), at: path, replacing: old)
  }

  private mutating func noteState(
    _ old: StringCatalog.StringUnit,
    _ new: StringCatalog.StringUnit,
    at path: [String]
  ) {
    let isCopy = !isSource && isSourceText(new.value, at: path)
    let kind: ServiceChange.Kind =
      if isCopy, old.isFinished, !new.isFinished {
        .stateReset
      } else if isCopy, old.state == .new, new.isFinished {
        .untranslatedFinished
      } else {
        .stateChanged
      }
    note(kind, at: path, old.json, new.json)
  }
}

// MARK: - Other parts

extension LocalizationComparison {
  private mutating func comparePhrases(
    _ old: StringCatalog.StringSet?,
    _ new: StringCatalog.StringSet?
  ) {
    guard old != new else { return }
    let fields = ["stringSet"]
    guard let new else { return note(.translationRemoved, at: fields, old?.json) }
    let isSame = old?.values.map(ExactPhrase.init) == new.values.map(ExactPhrase.init)
    if isSame {
      if old?.state != new.state { note(.stateChanged, at: fields, old?.json, new.json) }
    } else if isSource {
      note(.sourceTextChanged, at: fields, old?.json, new.json)
    } else {
      take(.phrases(new), at: fields)
    }
  }

  /// Reports the fields of substitutions, and those that the format does not define.
  private mutating func compareFields(
    _ differences: [CatalogDifference.Change],
    _ old: StringCatalog.Localization?,
    _ new: StringCatalog.Localization?,
    _ before: Units,
    _ after: Units
  ) {
    for difference in differences {
      let fields = Array(difference.path.fields.dropFirst(2))
      if let last = fields.last, last == "stringUnit" || last == "stringSet" { continue }
      if fields.first == "substitutions", fields.count > 1 {
        let name = fields[1]
        guard old?.substitutions[name] != nil, new?.substitutions[name] != nil else { continue }
        if fields.count == 3, fields[2] == "argNum" || fields[2] == "formatSpecifier" {
          changes.append(ServiceChange(difference, .substitutionChanged))
          continue
        }
      }
      // The fields of a string that was added or removed belong to it.
      let owner = fields.lastIndex(of: "stringUnit").map { Array(fields[...$0]) }
      if let owner, before[owner] == nil || after[owner] == nil { continue }
      changes.append(
        ServiceChange(difference, difference.kind == .removed ? .fieldRemoved : .fieldChanged)
      )
    }
  }
}

/// A phrase that is equal only to phrases with the same code points.
private struct ExactPhrase: Equatable {
  let text: String

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.text.hasSameCodePoints(as: rhs.text) }
}

extension StringCatalog.StringUnit {
  /// The string with the state in which it is taken: a text that the service calls new needs review.
  fileprivate var asTaken: Self {
    var unit = self
    if state == .new { unit.state = .needsReview }
    return unit
  }
}

extension StringCatalog.StringSet {
  fileprivate var json: JSONValue {
    .object([
      JSONValue.Member("state", .string(state.rawValue)),
      JSONValue.Member("values", .array(values.map(JSONValue.string))),
    ])
  }
}
