import CatalogWorkspace
import Diagnostics
import FormatString
import ICU
import Localization
import StringCatalog

/// A catalog as the page of findings shows it.
struct PageCatalog: Encodable {
  let path: String
  let sourceLanguage: String
  let languages: [String]
  /// How many keys are in which state, by language and by the name of the state.
  let counts: [String: [String: Int]]
  let entries: [PageEntry]

  /// Creates the catalog.
  ///
  /// - Parameters:
  ///   - catalog: The catalog that was read.
  ///   - path: Its path.
  ///   - languages: The languages that are shown.
  ///   - findings: What was found at each key.
  init(
    _ catalog: StringCatalog,
    at path: String,
    languages: [String],
    findings: [String: [Diagnostic]]
  ) {
    self.path = path
    self.languages = languages
    sourceLanguage = catalog.sourceLanguage
    counts = StateCounts(catalog, languages: languages).counts
      .mapValues { counts in
        counts.reduce(into: [:]) { $0[$1.key.name] = $1.value }
      }
    let states = KeyStates(in: catalog, languages: languages)
    entries = catalog.entries.map { key, entry in
      PageEntry(
        entry,
        key: key,
        of: catalog,
        at: path,
        languages: languages,
        states: states,
        findings: findings[key] ?? []
      )
    }
  }

  /// The states that a text of the catalog has.
  var states: Set<TextState> {
    entries.reduce(into: []) { states, entry in
      for localization in entry.localizations.values { states.formUnion(localization.states) }
    }
  }

  /// The names of the variations of all texts.
  var variations: [String] {
    entries.flatMap(\.localizations.values).flatMap(\.texts).compactMap(\.variation)
  }
}

/// A language of a catalog as the page of findings shows it.
struct PageLanguage: Encodable {
  let tag: String
  /// The name in the language of the page.
  let name: String
  /// Numbers of each plural category; a category that no whole number has has none.
  let samples: [String: [Int]]

  /// Creates the language.
  ///
  /// - Parameters:
  ///   - tag: Its tag.
  ///   - reader: The language of the page.
  init(_ tag: String, in reader: String) {
    self.tag = tag
    let identifier = try? LocaleData.identifier(ofTag: tag)
    name = identifier.flatMap { try? LocaleData.displayName(of: $0, in: reader) } ?? tag
    samples = Self.samples(of: tag)
  }

  /// Small numbers tell most categories apart; Spanish, French and others have one for millions.
  private static let numbers = Array(0...130) + [1_000_000]
  private static let sampleCount = 4

  private static func samples(of tag: String) -> [String: [Int]] {
    guard let rules = try? PluralRules.shared(languageTag: tag), rules.categories.count > 1 else {
      return [:]
    }
    return Dictionary(grouping: numbers) { rules.category(for: $0).rawValue }
      .mapValues { Array($0.prefix(sampleCount)) }
  }
}

/// A key with its texts in all languages, and with what is wrong with them.
struct PageEntry: Encodable {
  let key: String
  /// Where the placeholders of the key are; `nil` if it has none.
  let placeholders: [Int]?
  let comment: String?
  /// The line of the catalog.
  let line: Int?
  /// Whether the text is the same in all languages; `nil` if it is not.
  let isExcluded: Bool?
  /// The texts by language.
  let localizations: [String: PageLocalization]
  let findings: [PageFinding]

  /// Creates the entry.
  ///
  /// - Parameters:
  ///   - entry: What the catalog has for the key.
  ///   - key: The key.
  ///   - catalog: The catalog.
  ///   - path: The path of the catalog.
  ///   - languages: The languages that are shown.
  ///   - states: How far its keys are translated to them.
  ///   - findings: What was found at the key.
  init(
    _ entry: StringCatalog.Entry,
    key: String,
    of catalog: StringCatalog,
    at path: String,
    languages: [String],
    states: KeyStates,
    findings: [Diagnostic]
  ) {
    self.key = key
    placeholders = PlaceholderRanges(of: key).offsets
    comment = entry.comment
    line = catalog.place(of: key)?.line
    isExcluded = entry.shouldTranslate ? nil : true
    localizations = languages.reduce(into: [:]) { localizations, language in
      let isSource = language == catalog.sourceLanguage
      let texts = CatalogText.texts(of: entry, key: key, in: language, of: catalog, at: path)
        .map { isSource ? $0.withoutState : $0 }
      let state = entry.shouldTranslate ? states.state(of: key, entry, in: language).state : nil
      if state == nil, texts.isEmpty { return }
      localizations[language] = PageLocalization(state: state, texts: texts)
    }
    self.findings = findings.map { PageFinding($0, in: path) }
  }
}

extension CatalogText {
  /// The text of a source language: it is not translated, and what its state says stands in that of
  /// the whole.
  fileprivate var withoutState: CatalogText {
    var text = self
    text.state = nil
    return text
  }
}

/// The texts of a key in one language.
struct PageLocalization: Encodable {
  /// The state of the text that is farthest from done; `nil` if nobody needs to translate the key.
  let state: String?
  let texts: [PageText]
  /// The states of the whole and of each text.
  let states: Set<TextState>

  private enum CodingKeys: CodingKey {
    case state, texts
  }

  /// Creates the localization.
  init(state: TextState?, texts: [CatalogText]) {
    self.state = state?.name
    self.texts = texts.map { PageText($0, besides: state) }
    states = Set(texts.compactMap(\.state) + [state].compactMap(\.self))
  }
}

/// A text as the page of findings shows it.
struct PageText: Encodable {
  /// The text; `nil` if there is none.
  let value: String?
  /// How far it has come; `nil` if that is the state of its localization.
  let state: String?
  /// The name of its variation, such as `plural.one`; `nil` for a text that does not vary.
  let variation: String?
  /// Where its placeholders are; `nil` if it has none.
  let placeholders: [Int]?

  /// Creates the text.
  init(_ text: CatalogText, besides state: TextState?) {
    value = text.value
    self.state = text.state == state ? nil : text.state?.name
    variation = text.variation.isEmpty ? nil : text.variation
    placeholders = text.value.flatMap { PlaceholderRanges(of: $0).offsets }
  }
}

/// What people read of a variation of a text.
struct VariationLabel {
  /// The label: `Mac · one`.
  let text: String

  /// Creates the label of a variation.
  ///
  /// - Parameter name: Its name, such as `device.mac.plural.one`; one that means nothing to this
  ///   program is its own label.
  init(_ name: String) {
    if let index = CatalogText.phraseIndex(ofVariation: name) {
      text = String(
        localized: "phrase \(index + 1)",
        comment: "Label of a text: one of the phrases by which an App Shortcut is started"
      )
    } else if let variant = StringCatalog.Variant(name: name) {
      let parts = [
        variant.substitution, variant.device.map(Self.label), variant.plural.map(Self.label),
      ]
      text = parts.compactMap(\.self).joined(separator: " · ")
    } else {
      text = name
    }
  }

  private static func label(of category: PluralCategory) -> String {
    switch category {
    case .zero: String(localized: "zero", comment: "Plural category")
    case .one: String(localized: "one", comment: "Plural category")
    case .two: String(localized: "two", comment: "Plural category")
    case .few: String(localized: "few", comment: "Plural category")
    case .many: String(localized: "many", comment: "Plural category")
    case .other: String(localized: "other", comment: "Plural category")
    }
  }

  private static func label(of device: StringCatalog.Device) -> String {
    switch device {
    case .appleTV: "Apple TV"
    case .appleVision: "Apple Vision"
    case .appleWatch: "Apple Watch"
    case .iPad: "iPad"
    case .iPhone: "iPhone"
    case .iPod: "iPod touch"
    case .mac: "Mac"
    case .other: String(localized: "other devices", comment: "Label of a text that is for them")
    default: device.rawValue
    }
  }
}

/// Where the placeholders of a text are, in the units in which a script counts.
struct PlaceholderRanges {
  /// Start and end of each placeholder in UTF-16, one after the other; `nil` if there is none.
  let offsets: [Int]?

  /// Finds the placeholders of a text.
  init(of text: String) {
    guard text.utf8.contains(UInt8(ascii: "%")) else {
      offsets = nil
      return
    }
    var offsets: [Int] = []
    var start = 0
    for segment in FormatString(parsing: text).segments {
      let end = start + segment.text.utf16.count
      if !segment.isWords { offsets += [start, end] }
      start = end
    }
    self.offsets = offsets.isEmpty ? nil : offsets
  }
}

extension FormatString.Segment {
  /// Whether readers see the part as it stands in the catalog.
  fileprivate var isWords: Bool {
    if case .text = self { true } else { false }
  }
}
