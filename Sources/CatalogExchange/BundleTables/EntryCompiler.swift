import CatalogCompiler
import Diagnostics
import FileFormats
import OrderedCollections
import StringCatalog

/// Makes what a bundle has of one entry in one language.
struct EntryCompiler {
  let key: String
  let entry: StringCatalog.Entry
  let language: String
  let catalog: StringCatalog
  let options: BundleOptions
  var diagnostics: [Diagnostic] = []
  /// Whether there are texts that nobody has finished and that are left to the code.
  private(set) var isUnfinished = false

  init(
    key: String,
    entry: StringCatalog.Entry,
    language: String,
    catalog: StringCatalog,
    options: BundleOptions
  ) {
    self.key = key
    self.entry = entry
    self.language = language
    self.catalog = catalog
    self.options = options
  }

  private var isSource: Bool {
    language == catalog.sourceLanguage
  }

  /// Returns what the bundle has; nothing after an error.
  mutating func text() -> BundledText {
    guard isSource || entry.shouldTranslate else { return BundledText() }
    guard let localization = entry.localizations[language] else { return keyAsText }
    guard !leavesTextToCode(localization) else {
      isUnfinished = true
      return BundledText()
    }
    // The rules of all that is compiled judge first, so that no form of bundle is judged otherwise.
    diagnostics = catalog.compiledMessage(of: entry, forKey: key, language: language).diagnostics
    let text = text(of: localization)
    return diagnostics.contains { $0.severity == .error } ? BundledText() : text
  }

  private mutating func text(of localization: StringCatalog.Localization) -> BundledText {
    if let set = localization.stringSet { return phrases(of: set) }
    let place = TextPlace(key: key, language: language)
    guard let rule = rule(of: localization, at: place) else { return BundledText() }
    return split(rule)
  }

  /// Takes what does not vary out of a rule.
  private func split(_ rule: StringsDictionary.Rule) -> BundledText {
    switch rule {
    case .text(let text): return BundledText(strings: [key: text])
    case .device(var devices) where options.format == .stringsAndStringsdict:
      guard case .text(let fallback) = devices[otherDevice] else { return BundledText(rule: rule) }
      devices[otherDevice] = nil
      return BundledText(strings: [key: fallback], rule: devices.isEmpty ? nil : .device(devices))
    default: return BundledText(rule: rule)
    }
  }

  /// The key as its own text, where Xcode builds it.
  ///
  /// A bundle looks for a text in the source language where another language lacks it. If that one
  /// varies by the rules of its language, the key is less wrong.
  private var keyAsText: BundledText {
    let source = entry.localizations[catalog.sourceLanguage]
    let isNeeded = isSource || source?.varies == true
    guard entry.extractionState == .manual, isNeeded else { return BundledText() }
    return BundledText(strings: [key: key])
  }

  /// Whether the code gives the text, and nobody has finished it in the catalog.
  private func leavesTextToCode(_ localization: StringCatalog.Localization) -> Bool {
    guard !options.includesUnfinished else { return false }
    let isExtracted = entry.extractionState == nil || entry.extractionState == .extractedWithValue
    let states =
      localization.leaves.map(\.unit.state) + [localization.stringSet?.state].compactMap(\.self)
    return isExtracted && !states.isEmpty && states.allSatisfy { $0 == .new }
  }

  /// Adds what is wrong at a place, once.
  mutating func report(
    _ message: Diagnostic.Message,
    _ severity: Diagnostic.Severity,
    at place: TextPlace
  ) {
    let diagnostic = Diagnostic(
      message,
      severity,
      at: catalog.nearestPlace(of: key, fields: place.fields),
      path: place.path
    )
    if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
  }
}

/// The name of all devices that have no text of their own.
let otherDevice = StringCatalog.Device.other.rawValue

extension StringCatalog.Localization {
  fileprivate var varies: Bool {
    variations != nil || !substitutions.isEmpty
  }
}

// MARK: - Phrases

extension EntryCompiler {
  /// Returns the phrases of a set.
  ///
  /// A bundle names a phrase after that of the source language at the same position. A language may have
  /// fewer of them than the source language, and more in a catalog alone.
  mutating func phrases(of set: StringCatalog.StringSet) -> BundledText {
    let source = entry.localizations[catalog.sourceLanguage]?.stringSet?.values ?? []
    let names = source.isEmpty ? [key] : source
    if set.values.count > names.count {
      let place = TextPlace(key: key, language: language)
      report(.phrasesNotCompiled(set.values.count - names.count), .warning, at: place)
    }
    var strings: OrderedDictionary<String, String> = [:]
    for (name, phrase) in zip(names, set.values) where strings[name] == nil {
      strings[name] = phrase
    }
    return BundledText(strings: strings)
  }
}

/// Where in an entry a text stands.
struct TextPlace {
  /// The way to it for people, from the key on: `["greeting", "es", "plural", "many"]`.
  private(set) var path: [String]
  /// The way to it through the fields of the file, from the entry on.
  private(set) var fields: [String]

  /// Creates the place of a localization.
  init(key: String, language: String) {
    path = [key, language]
    fields = ["localizations", language]
  }

  /// Returns the place of a variant by plural category or by device.
  func variant(_ axis: String, _ name: String) -> TextPlace {
    var variant = self
    variant.path += [axis, name]
    variant.fields += ["variations", axis, name]
    return variant
  }

  /// Returns the place of a substitution, which all variants of the localization share.
  func substitution(_ name: String) -> TextPlace {
    var substitution = self
    substitution.path = path.prefix(2) + ["substitutions", name]
    substitution.fields = fields.prefix(2) + ["substitutions", name]
    return substitution
  }
}
