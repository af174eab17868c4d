import CatalogValidation
import OrderedCollections
import StringCatalog

/// The units of a catalog for one language, by identifier.
struct UnitIndex {
  /// A unit, with the content of the catalog.
  struct Item {
    let unit: TranslationUnit
    /// The source string in the notation of the catalog; `nil` if there is none.
    let sourceText: String?
    /// The translation in the notation of the catalog; `nil` if there is none.
    let text: StringCatalog.StringUnit?
  }

  /// The exports that contain a unit.
  enum Exports {
    /// All, with any options and in any format.
    case all
    /// All except those of unfinished keys.
    case complete
    /// Only some.
    case some
  }

  private(set) var items: OrderedDictionary<ExactString, Item> = [:]
  /// The second key of identifiers that belong to units of two keys.
  private(set) var collisions: [ExactString: String] = [:]
  /// Whether the catalog contains phrases of App Shortcuts.
  private var hasPhrases = false
  private let catalog: StringCatalog
  private let language: String
  private let plurals: RequiredPluralCategories?

  init(_ catalog: StringCatalog, language: String) {
    self.catalog = catalog
    self.language = language
    plurals = RequiredPluralCategories(languageTag: language)
    items.reserveCapacity(catalog.keys.count)
    for (key, entry) in catalog.entries(inLanguages: [catalog.sourceLanguage, language]) {
      insert(units(of: entry, key: key))
    }
  }

  private func units(of entry: StringCatalog.Entry, key: String) -> EntryUnits {
    EntryUnits(
      entry,
      key: key,
      sourceLanguage: catalog.sourceLanguage,
      language: language,
      plurals: plurals
    )
  }

  private mutating func insert(_ entry: EntryUnits) {
    if entry.hasPhrases { hasPhrases = true }
    let sources = SourceTexts(of: entry.source, key: entry.key)
    for unit in entry.units(sources) {
      let id = ExactString(unit.id.text)
      let item = Item(
        unit: unit,
        sourceText: sources.rawText(of: unit.id.variant),
        text: entry.target?.unit(at: unit.id.variant)
      )
      if items.updateValue(item, forKey: id) != nil { collisions[id] = unit.id.key }
    }
  }

  /// Returns the units of a key; `nil` if the catalog does not contain the key.
  func entry(_ key: String) -> EntryUnits? {
    catalog[key, inLanguages: [catalog.sourceLanguage, language]].map { units(of: $0, key: key) }
  }

  /// Returns the exports that contain a unit.
  func exports(of unit: TranslationUnit) -> Exports {
    guard unit.isRepresentable, let entry = entry(unit.id.key) else { return .some }
    let omission = ExportOptions(isUnfinishedOnly: true)
      .omission(of: entry.entry, [catalog.sourceLanguage, language], entry.units())
    return omission == nil ? .all : omission == .finished ? .complete : .some
  }

  /// Returns the string that an identifier refers to; `nil` if the catalog cannot contain it.
  ///
  /// A key that equals the identifier takes precedence.
  func resolve(_ id: String) -> TranslationUnit.ID? {
    if let item = items[ExactString(id)] { return item.unit.id }
    if let entry = entry(id), !entry.hasPhrases { return TranslationUnit.ID(key: id) }
    guard id.utf8.contains(UInt8(ascii: "|")) else {
      return LegacyUnitID(parsing: id).flatMap(resolve)
    }
    for range in id.ranges(of: TranslationUnit.ID.separator).reversed() {
      let name = String(id[range.upperBound...])
      guard let entry = entry(String(id[..<range.lowerBound])),
        let variant = StringCatalog.Variant(exchangeName: name), entry.canHave(variant)
      else { continue }
      return TranslationUnit.ID(key: entry.key, variant: variant)
    }
    return LegacyUnitID(parsing: id).flatMap(resolve)
  }

  /// Returns the string that an identifier of a `.stringsdict` refers to.
  private func resolve(_ id: LegacyUnitID) -> TranslationUnit.ID? {
    guard let entry = entry(id.key) else { return nil }
    let form = StringCatalog.Variant(substitution: id.variable, plural: id.plural)
    // A former variable may now be the entire string of the key.
    let variant = entry.canHave(form) ? form : StringCatalog.Variant(plural: id.plural)
    return TranslationUnit.ID(key: entry.key, variant: variant)
  }

  /// Returns the key of the phrases that an identifier refers to, ignoring the part after the key.
  ///
  /// It is `nil` if the identifier refers to a string.
  func keyOfPhrases(_ id: String) -> String? {
    guard hasPhrases else { return nil }
    let ends = [id.endIndex] + id.ranges(of: TranslationUnit.ID.separator).map(\.lowerBound)
    return ends.lazy.map { String(id[..<$0]) }.first { entry($0)?.hasPhrases ?? false }
  }

  /// Returns the unit of an identifier, with the content of the catalog.
  ///
  /// For a string that exports do not contain yet, the unit is new.
  func item(_ id: TranslationUnit.ID) -> Item {
    if let item = items[ExactString(id.text)] { return item }
    let sources = SourceTexts(of: entry(id.key)?.source, key: id.key)
    return Item(
      unit: TranslationUnit(id, source: sources.text(of: id.variant) ?? id.text),
      sourceText: sources.rawText(of: id.variant),
      text: nil
    )
  }
}

extension EntryUnits {
  /// Returns whether the entry has, or can have, a variant.
  ///
  /// Forms of unknown substitutions and strings for unknown devices are impossible.
  fileprivate func canHave(_ variant: StringCatalog.Variant) -> Bool {
    guard hasPhrases == (variant.phrase != nil) else { return false }
    if let device = variant.device, !StringCatalog.Device.known.contains(device) { return false }
    guard let name = variant.substitution else { return true }
    return target?.substitutions[name] != nil || source?.substitutions[name] != nil
  }
}

extension StringCatalog.Device {
  /// The devices for which Xcode supports variants.
  fileprivate static let known: Set<Self> = [
    .appleTV, .appleVision, .appleWatch, .iPad, .iPhone, .iPod, .mac, .other,
  ]
}

extension TranslationUnit {
  /// Whether every exchange format can represent the unit.
  ///
  /// XML forbids most control characters.
  fileprivate var isRepresentable: Bool {
    [id.key, source, target ?? ""]
      .allSatisfy { text in
        text.unicodeScalars.allSatisfy { scalar in
          switch scalar.value {
          case 0x09, 0x0A, 0x0D: true
          case ..<0x20, 0xFFFE...0xFFFF: false
          default: true
          }
        }
      }
  }
}
