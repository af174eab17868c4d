import CatalogCompiler
import Diagnostics
import FileFormats
import OrderedCollections
import StringCatalog

/// Compiles one entry in one language for a bundle.
struct EntryCompiler {
  let key: String
  let entry: StringCatalog.Entry
  let language: String
  let catalog: StringCatalog
  let options: BundleOptions
  var diagnostics: [Diagnostic] = []
  /// Whether unfinished strings were skipped in favor of the default values in the code.
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

  /// Returns the strings for the bundle; none after an error.
  mutating func text() -> BundledText {
    guard isSource || entry.shouldTranslate else { return BundledText() }
    guard let localization = entry.localizations[language] else { return keyAsText }
    guard !leavesTextToCode(localization) else {
      isUnfinished = true
      return BundledText()
    }
    // The rules of the binary catalog are applied first, so all output formats report the same
    // errors.
    diagnostics = catalog.compiledMessage(of: entry, forKey: key, language: language).diagnostics
    let text = text(of: localization)
    return diagnostics.contains { $0.severity == .error } ? BundledText() : text
  }

  private mutating func text(of localization: StringCatalog.Localization) -> BundledText {
    if let set = localization.stringSet { return phrases(of: set) }
    let location = TextPlace(key: key, language: language)
    guard let rule = rule(of: localization, at: location) else { return BundledText() }
    return split(rule)
  }

  /// Separates the strings without variants from a rule.
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

  /// The key as its own string, in the cases in which Xcode compiles it.
  ///
  /// If a language lacks a string, a bundle falls back to the source language. If that string has
  /// plural variants of its language, the key is preferable.
  private var keyAsText: BundledText {
    let source = entry.localizations[catalog.sourceLanguage]
    let isNeeded = isSource || source?.varies == true
    guard entry.extractionState == .manual, isNeeded else { return BundledText() }
    return BundledText(strings: [key: key])
  }

  /// Returns whether an unfinished string has a default value in the code.
  private func leavesTextToCode(_ localization: StringCatalog.Localization) -> Bool {
    guard !options.includesUnfinished else { return false }
    let isExtracted = entry.extractionState == nil || entry.extractionState == .extractedWithValue
    let states =
      localization.leaves.map(\.unit.state) + [localization.stringSet?.state].compactMap(\.self)
    return isExtracted && !states.isEmpty && states.allSatisfy { $0 == .new }
  }

  /// Adds a diagnostic at a location, once.
  mutating func report(
    _ message: Diagnostic.Message,
    _ severity: Diagnostic.Severity,
    at location: TextPlace
  ) {
    let diagnostic = Diagnostic(
      message,
      severity,
      at: catalog.nearestPlace(of: key, fields: location.fields),
      path: location.path
    )
    if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
  }
}

/// The name for all devices without a separate string.
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
  /// The key of a phrase in a bundle is the phrase of the source language at the same position. A
  /// language may have fewer phrases than the source language. Further ones are possible only in a
  /// catalog.
  mutating func phrases(of set: StringCatalog.StringSet) -> BundledText {
    let source = entry.localizations[catalog.sourceLanguage]?.stringSet?.values ?? []
    let names = source.isEmpty ? [key] : source
    if set.values.count > names.count {
      let location = TextPlace(key: key, language: language)
      report(.phrasesNotCompiled(set.values.count - names.count), .warning, at: location)
    }
    var strings: OrderedDictionary<String, String> = [:]
    for (name, phrase) in zip(names, set.values) where strings[name] == nil {
      strings[name] = phrase
    }
    return BundledText(strings: strings)
  }
}

/// The location of a string in an entry.
struct TextPlace {
  /// The path for display, beginning with the key: `["greeting", "es", "plural", "many"]`.
  private(set) var path: [String]
  /// The path in the fields of the file, beginning at the entry.
  private(set) var fields: [String]

  /// Creates the location of a localization.
  init(key: String, language: String) {
    path = [key, language]
    fields = ["localizations", language]
  }

  /// Returns the location of a plural or device variant.
  func variant(_ axis: String, _ name: String) -> TextPlace {
    var variant = self
    variant.path += [axis, name]
    variant.fields += ["variations", axis, name]
    return variant
  }

  /// Returns the location of a substitution, which all variants of the localization share.
  func substitution(_ name: String) -> TextPlace {
    var substitution = self
    substitution.path = path.prefix(2) + ["substitutions", name]
    substitution.fields = fields.prefix(2) + ["substitutions", name]
    return substitution
  }
}
