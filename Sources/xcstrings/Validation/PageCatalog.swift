import CatalogWorkspace
import Diagnostics
import FormatString
import ICU
import Localization
import StringCatalog

/// A catalog on the findings page.
struct PageCatalog: Encodable {
  let path: String
  let sourceLanguage: String
  let languages: [String]
  /// The number of keys per state, by language and by the name of the state.
  let counts: [String: [String: Int]]
  let entries: [PageEntry]

  /// Creates the catalog.
  ///
  /// - Parameters:
  ///   - catalog: The catalog that was read.
  ///   - path: Its path.
  ///   - languages: The languages to show.
  ///   - findings: The findings of each key.
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

  /// The states that occur in the catalog.
  var states: Set<TextState> {
    entries.reduce(into: []) { states, entry in
      for case let localization? in entry.localizations { states.formUnion(localization.states) }
    }
  }

  /// The names of the variants of all strings.
  var variations: [String] {
    entries.flatMap(\.localizations).compactMap(\.self).flatMap(\.texts).compactMap(\.variation)
  }
}

/// A language of a catalog on the findings page.
struct PageLanguage: Encodable {
  let tag: String
  /// The name in the language of the page.
  let name: String
  /// Example numbers of each plural category; a category without integers has none.
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

  private static let sampleCount = 4

  private static func samples(of tag: String) -> [String: [Int]] {
    guard let rules = try? PluralRules.shared(languageTag: tag), rules.categories.count > 1 else {
      return [:]
    }
    return rules.samples(limit: sampleCount)
      .reduce(into: [:]) { samples, category in
        let numbers = category.value.compactMap { Int(exactly: $0) }
        if !numbers.isEmpty { samples[category.key.rawValue] = numbers }
      }
  }
}

/// A key with its strings in all languages and its findings.
struct PageEntry: Encodable {
  let key: String
  /// The ranges of the placeholders in the key; `nil` if it has none.
  let placeholders: [Int]?
  let comment: String?
  /// The line in the catalog.
  let line: Int?
  /// Whether the entry is excluded from translation; `nil` if it is not.
  let isExcluded: Bool?
  /// The strings in the order of the catalog's languages; `nil` for a language without any.
  let localizations: [PageLocalization?]
  let findings: [PageFinding]

  /// Creates the entry.
  ///
  /// - Parameters:
  ///   - entry: The entry of the catalog.
  ///   - key: The key.
  ///   - catalog: The catalog.
  ///   - path: The path of the catalog.
  ///   - languages: The languages to show.
  ///   - states: The translation states of its keys.
  ///   - findings: The findings of the key.
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
    line = catalog.location(of: key)?.line
    isExcluded = entry.shouldTranslate ? nil : true
    let states = states.states(of: key, entry)
    localizations = languages.enumerated()
      .map { index, language in
        let isSource = language == catalog.sourceLanguage
        let texts = CatalogText.texts(of: entry, key: key, in: language, of: catalog, at: path)
          .map { isSource ? $0.withoutState : $0 }
        let state = entry.shouldTranslate ? states[index].state : nil
        return state == nil && texts.isEmpty ? nil : PageLocalization(state: state, texts: texts)
      }
    self.findings = PageFinding.grouping(findings, in: path)
  }
}

extension CatalogText {
  /// The string of a source language without its state, which is not that of a translation.
  ///
  /// The state of the localization contains all relevant information.
  fileprivate var withoutState: CatalogText {
    var text = self
    text.state = nil
    return text
  }
}

/// The strings of a key in one language.
///
/// A page has one for each key and language, so the frequent ones are encoded briefly: a missing
/// string as `0`, a single translated string as itself, and others as an array of the state and the
/// strings.
struct PageLocalization: Encodable {
  /// The least complete state of the strings; `nil` if the key needs no translation.
  let state: String?
  let texts: [PageText]
  /// The states of the localization and of each string.
  let states: Set<TextState>

  /// Creates the localization.
  init(state: TextState?, texts: [CatalogText]) {
    self.state = state?.name
    self.texts = texts.map { PageText($0, comparedWith: state) }
    states = Set(texts.compactMap(\.state) + [state].compactMap(\.self))
  }

  func encode(to encoder: any Encoder) throws {
    if texts.count == 1, texts[0].isOnlyValue {
      var container = encoder.singleValueContainer()
      if state == TextState.missing.name, texts[0].value == nil { return try container.encode(0) }
      if state == TextState(.translated).name, let value = texts[0].value {
        return try container.encode(value)
      }
    }
    var container = encoder.unkeyedContainer()
    try container.encode(state)
    for text in texts {
      if text.isOnlyValue, let value = text.value {
        try container.encode(value)
      } else {
        try container.encode(text)
      }
    }
  }
}

/// A string on the findings page.
struct PageText: Encodable {
  /// The string; `nil` if there is none.
  let value: String?
  /// The state; `nil` if it is that of its localization.
  let state: String?
  /// The name of the variant, such as `plural.one`; `nil` for a string without variants.
  let variation: String?
  /// The ranges of its placeholders; `nil` if it has none.
  let placeholders: [Int]?

  /// Creates the string.
  init(_ text: CatalogText, comparedWith state: TextState?) {
    value = text.value
    self.state = text.state == state ? nil : text.state?.name
    variation = text.variation.isEmpty ? nil : text.variation
    placeholders = text.value.flatMap { PlaceholderRanges(of: $0).offsets }
  }

  /// Whether there is nothing but a string.
  var isOnlyValue: Bool { state == nil && variation == nil && placeholders == nil }
}

/// The name of a variant for display.
struct VariationLabel {
  /// The label: `Mac · one`.
  let text: String

  /// Creates the label of a variant.
  ///
  /// - Parameter name: Its name, such as `device.mac.plural.one`; an unknown name is its own label.
  init(_ name: String) {
    if let index = CatalogText.phraseIndex(ofVariation: name) {
      text = String(
        localized: "phrase \(index + 1)",
        comment: "Label of a string: one of the phrases by which an App Shortcut is started"
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
    case .other:
      String(localized: "other devices", comment: "Label of the string for other devices")
    default: device.rawValue
    }
  }
}

/// The ranges of the placeholders in a string, in UTF-16 offsets, which JavaScript uses.
struct PlaceholderRanges {
  /// The start and end of each placeholder in UTF-16, in order; `nil` if there is none.
  let offsets: [Int]?

  /// Finds the placeholders of a string.
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
  /// Whether the part is literal text.
  fileprivate var isWords: Bool {
    if case .text = self { true } else { false }
  }
}
