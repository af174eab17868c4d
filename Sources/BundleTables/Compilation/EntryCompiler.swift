import CatalogCompiler
import Diagnostics
import OrderedCollections
import StringCatalog
import StringsFiles

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
  mutating func text() -> CompiledText {
    guard isSource || entry.shouldTranslate else { return CompiledText() }
    guard let localization = entry.localizations[language] else { return keyAsText }
    guard !leavesTextToCode(localization) else {
      isUnfinished = true
      return CompiledText()
    }
    // The rules of all that is compiled judge first, so that no form of bundle is judged otherwise.
    diagnostics = catalog.compiledMessage(of: entry, forKey: key, language: language).diagnostics
    let text = text(of: localization)
    return diagnostics.contains { $0.severity == .error } ? CompiledText() : text
  }

  private mutating func text(of localization: StringCatalog.Localization) -> CompiledText {
    if let set = localization.stringSet { return phrases(of: set) }
    let place = TextPlace(key: key, language: language)
    guard let rule = rule(of: localization, at: place) else { return CompiledText() }
    return split(rule)
  }

  /// Takes what does not vary out of a rule.
  private func split(_ rule: StringsDictionary.Rule) -> CompiledText {
    switch rule {
    case .text(let text): return CompiledText(strings: [key: text])
    case .device(var devices) where options.format == .stringsAndStringsdict:
      guard case .text(let fallback) = devices[otherDevice] else { return CompiledText(rule: rule) }
      devices[otherDevice] = nil
      return CompiledText(strings: [key: fallback], rule: devices.isEmpty ? nil : .device(devices))
    default: return CompiledText(rule: rule)
    }
  }

  /// The key as its own text, where Xcode builds it.
  ///
  /// A bundle looks for a text in the source language where another language lacks it. If that one
  /// varies by the rules of its language, the key is less wrong.
  private var keyAsText: CompiledText {
    let source = entry.localizations[catalog.sourceLanguage]
    let isNeeded = isSource || source?.varies == true
    guard entry.extractionState == .manual, isNeeded else { return CompiledText() }
    return CompiledText(strings: [key: key])
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
    _ id: Diagnostic.ID,
    _ severity: Diagnostic.Severity,
    at place: TextPlace,
    _ arguments: [Diagnostic.Argument] = []
  ) {
    let diagnostic = Diagnostic(
      id,
      severity,
      at: catalog.nearestPlace(of: key, fields: place.fields),
      path: place.path,
      arguments: arguments
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
