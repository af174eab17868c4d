import CatalogValidation
import FormatString
import ICU
import OrderedCollections
import StringCatalog

/// The texts that a translation of an entry consists of, and that are not finished.
struct EntryLayout {
  /// The texts to translate.
  private(set) var texts: [PlannedText] = []
  private let language: LanguageSubject
  private let selection: TextSelection
  private let rareForms: Set<PluralCategory>

  /// Determines the texts.
  ///
  /// Returns `nil` if devices are nested in plurals, which Xcode never writes.
  init?(
    _ subject: EntrySubject,
    _ language: LanguageSubject,
    _ selection: TextSelection,
    _ rareForms: Set<PluralCategory>
  ) {
    self.language = language
    self.selection = selection
    self.rareForms = rareForms
    let entry = subject.entry
    let source = entry.localizations[subject.catalog.sourceLanguage]
    let target = entry.localizations[language.tag]
    guard !Self.isCovered(entry, language) || target?.hasTexts == true else { return }
    if entry.localizations.values.contains(where: { $0.stringSet != nil }) {
      addPhrases(of: source?.stringSet?.values ?? [subject.key], target?.stringSet)
      return
    }
    let written = source.map { Slots($0) { !$0.value.isEmpty } } ?? Slots()
    let present = target.map { Slots($0) { $0.state != .new && !$0.value.isEmpty } } ?? Slots()
    guard let written, let present else { return nil }
    let sources =
      written.slots.isEmpty
      ? Slots(text: subject.sources.first?.value ?? subject.key) : written
    for slot in Self.slots(sources, present, target) {
      guard let forms = sources.forms(for: slot) else { continue }
      add(slot, from: forms, of: source, target)
    }
  }

  /// Returns whether a fallback language has the text, so that it is not missing.
  private static func isCovered(
    _ entry: StringCatalog.Entry,
    _ language: LanguageSubject
  ) -> Bool {
    language.isVarietyOfSource
      || language.fallbacks.contains { entry.localizations[$0]?.hasTexts == true }
  }

  /// Returns the variants that a translation needs.
  ///
  /// A translation may have other variants than the source text. Those that a user has begun are
  /// completed.
  private static func slots(
    _ sources: Slots,
    _ present: Slots,
    _ target: StringCatalog.Localization?
  ) -> [Slots.Slot] {
    guard !present.slots.isEmpty else { return sources.slots }
    let isSameKind = sources.kind == present.kind
    let values = target?.leaves.map(\.unit.value) ?? []
    let wanted = sources.slots.filter { slot in
      guard let name = slot.variant.substitution else { return isSameKind }
      return values.contains { $0.contains("@\(name)@") }
    }
    let own = present.slots.filter { slot in !wanted.contains { $0.variant == slot.variant } }
    return wanted + own
  }

  private mutating func addPhrases(
    of sources: [String],
    _ target: StringCatalog.StringSet?
  ) {
    let isSelected = target.map { set in
      let isEmpty = set.values.allSatisfy(\.isEmpty)
      return isEmpty ? selection.contains(.missing) : selects(set.state)
    }
    guard isSelected ?? selection.contains(.missing) else { return }
    texts = sources.enumerated()
      .map { PlannedText(place: .phrase($0.offset), content: .text($0.element), written: []) }
  }

  private mutating func add(
    _ slot: Slots.Slot,
    from forms: OrderedDictionary<PluralCategory?, String>,
    of source: StringCatalog.Localization?,
    _ target: StringCatalog.Localization?
  ) {
    let place = PlannedText.Place.variant(slot.variant)
    guard slot.isPlural else {
      guard selects(target?.unit(at: slot.variant)), let text = forms[.other] ?? forms.values.last
      else { return }
      texts.append(PlannedText(place: place, content: .text(text), written: []))
      return
    }
    let sourceForms = OrderedDictionary(
      forms.map { ($0.key ?? .other, $0.value) },
      uniquingKeysWith: { first, _ in first }
    )
    let isDecimal = Self.isDecimal(
      sourceForms,
      source?.substitutions[slot.variant.substitution ?? ""]
    )
    let needs = NeededForms(in: language, source: sourceForms, isDecimal: isDecimal)
    func unit(_ category: PluralCategory) -> StringCatalog.StringUnit? {
      var variant = slot.variant
      variant.plural = category
      return target?.unit(at: variant)
    }
    var written = Array(needs.samples.keys).filter { selects(unit($0)) }
    // Without the forms for rare numbers, a translation is complete.
    let required = language.plurals?.required(ofDecimals: isDecimal) ?? Array(written)
    guard written.count == needs.samples.count || written.contains(where: required.contains) else {
      return
    }
    // A text that is translated again would be refused if it remained without a form.
    written += required.filter { !written.contains($0) && unit($0)?.value.isEmpty ?? true }
    texts.append(
      PlannedText(
        place: place,
        content: .plural(forms: sourceForms, needs: needs.samples),
        written: Set(written),
        writtenIfDifferent: rareForms.filter { unit($0)?.value.isEmpty ?? true }
      )
    )
  }

  private func selects(_ unit: StringCatalog.StringUnit?) -> Bool {
    guard let unit, !unit.value.isEmpty else {
      return selection.contains(unit?.state == .new ? .new : .missing)
        || selection.contains(.missing)
    }
    return selects(unit.state)
  }

  private func selects(_ state: StringCatalog.TranslationState) -> Bool {
    switch state {
    case .new: selection.contains(.new)
    case .translated: selection.contains(.outdated)
    case .machineTranslated: selection.contains(.outdated) || selection.contains(.needsReview)
    default: selection.contains(.needsReview) || selection.contains(.sourceChanged)
    }
  }

  /// Returns whether the number that selects the form may have decimals.
  private static func isDecimal(
    _ forms: OrderedDictionary<PluralCategory, String>,
    _ substitution: StringCatalog.Substitution?
  ) -> Bool {
    let texts = substitution.map { ["%" + $0.formatSpecifier] } ?? Array(forms.values)
    return texts.contains { text in
      text.utf8.contains(UInt8(ascii: "%"))
        && FormatString(parsing: text).specifiers.contains { $0.argumentKind == .floatingPoint }
    }
  }
}

extension StringCatalog.Localization {
  /// Whether there is a string that is not new.
  fileprivate var hasTexts: Bool {
    leaves.contains { $0.unit.state != .new && !$0.unit.value.isEmpty }
      || stringSet?.values.contains { !$0.isEmpty } ?? false
  }
}

// MARK: - Slots

/// The strings of a localization, with the plural forms of each one together.
private struct Slots {
  private(set) var slots: [Slot] = []
  private var forms: [StringCatalog.Variant: OrderedDictionary<PluralCategory?, String>] = [:]

  /// A string, or the plural forms of one.
  struct Slot: Hashable {
    /// The variant without a plural category.
    let variant: StringCatalog.Variant
    var isPlural: Bool
  }

  /// The ways in which the text itself varies.
  enum Kind {
    case none
    case plain
    case plural
    case device
  }

  init() {}

  init(text: String) {
    slots = [Slot(variant: .plain, isPlural: false)]
    forms = [.plain: [nil: text]]
  }

  init?(
    _ localization: StringCatalog.Localization,
    where isIncluded: (StringCatalog.StringUnit) -> Bool
  ) {
    for leaf in localization.leaves where isIncluded(leaf.unit) {
      guard let variant = leaf.variant else { return nil }
      var holder = variant
      holder.plural = nil
      let isPlural = variant.plural != nil
      if let index = slots.firstIndex(where: { $0.variant == holder }) {
        slots[index].isPlural = slots[index].isPlural || isPlural
      } else {
        slots.append(Slot(variant: holder, isPlural: isPlural))
      }
      forms[holder, default: [:]][variant.plural] = leaf.unit.value
    }
  }

  var kind: Kind {
    guard let slot = slots.first(where: { $0.variant.substitution == nil }) else { return .none }
    if slot.variant.device != nil { return .device }
    return slot.isPlural ? .plural : .plain
  }

  /// Returns the source texts for a string: those of the same variant, or those of the most general
  /// one.
  func forms(for slot: Slot) -> OrderedDictionary<PluralCategory?, String>? {
    var general = slot.variant
    general.device = .other
    var plain = slot.variant
    plain.device = nil
    let first = slots.first { $0.variant.substitution == slot.variant.substitution }
    return forms[slot.variant] ?? forms[general] ?? forms[plain]
      ?? first.flatMap { forms[$0.variant] }
  }
}
