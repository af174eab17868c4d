import Diagnostics
import ICU
import OrderedCollections
import StringCatalog
import TestSupport

/// A simulated project: its code, its catalog, and random synchronizations.
struct History {
  private(set) var catalog = StringCatalog(sourceLanguage: "en")
  /// The strings in the code, by key.
  private var code: [String: Said] = [:]
  var generator: SeededGenerator

  private struct Said {
    var defaultValue: String?
    var comment: String?
  }

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    for _ in 0..<4 { addKey() }
  }

  /// The options of one synchronization.
  struct Request: CustomStringConvertible {
    var strings: [ExtractedString]
    var completeness: ExtractedStrings.Completeness
    var options: SyncOptions
    var prunes: Bool

    func result(for catalog: StringCatalog) -> (catalog: StringCatalog, report: SyncReport) {
      let result = synchronize(
        catalog,
        with: strings,
        completeness: SourceCompleteness(completeness),
        options: options,
        isDynamic: { $0.hasPrefix("dynamic") },
        isUndecided: { $0.hasSuffix("undecided") }
      )
      return prunes
        ? prune(result.catalog, after: result.report, sparing: { $0.hasPrefix("Some") }) : result
    }

    var description: String {
      "\(strings.map { [$0.key, $0.defaultValue, $0.comment] }), \(completeness), \(options), \(prunes)"
    }
  }
}

// MARK: - What people do

extension History {
  /// Makes a random change to the code or the catalog.
  mutating func step() {
    let key = code.keys.sorted().randomElement(using: &generator) ?? ""
    let text = sentence()
    switch Int.random(in: 0..<10, using: &generator) {
    case 0, 1: addKey()
    case 2: code[key] = nil
    case 3, 4: reword(key)
    case 5: code[key]?.defaultValue = text
    case 6: code[key]?.comment = text
    default: edit()
    }
  }

  /// Returns a synchronization with random options.
  mutating func request() -> Request {
    let isComplete = Int.random(in: 0..<4, using: &generator) > 0
    var strings = code.sorted { $0.key < $1.key }.enumerated()
      .map { line, said in
        found(
          said.key,
          value: said.value.defaultValue,
          comment: said.value.comment,
          line: line + 1
        )
      }
    if !isComplete { strings.removeAll { _ in Bool.random(using: &generator) } }
    return Request(
      strings: strings,
      completeness: isComplete ? .complete : .partial,
      options: SyncOptions(
        sourceChanges: Bool.random(using: &generator) ? .keep : .review,
        renames: RenamePolicy.allCases.randomElement(using: &generator) ?? .report
      ),
      prunes: isComplete && Int.random(in: 0..<4, using: &generator) == 0
    )
  }

  /// Continues with a catalog that was printed and parsed again.
  mutating func adopt(_ catalog: StringCatalog) {
    let bytes = catalog.printed()
    self.catalog = StringCatalog.parse(bytes, file: "A.xcstrings").value ?? catalog
  }

  private mutating func addKey() {
    let isNamed = Int.random(in: 0..<4, using: &generator) == 0
    let key = isNamed ? "name.\(Int.random(in: 0..<9, using: &generator))" : sentence()
    code[key] = Said(defaultValue: isNamed ? sentence() : nil)
  }

  private mutating func reword(_ key: String) {
    guard let said = code[key] else { return }
    code[key] = nil
    code[key + ["!", " now", "?"][Int.random(in: 0..<3, using: &generator)]] = said
  }

  private mutating func edit() {
    guard let key = catalog.keys.randomElement(using: &generator), var entry = catalog[key] else {
      return
    }
    switch Int.random(in: 0..<12, using: &generator) {
    case 0: entry.extractionState = .manual
    case 1: entry.shouldTranslate = false
    case 2: entry.comment = sentence()
    case 3: entry.localizations["en"] = localization(of: key)
    default:
      let language = ["de", "es", "fr"].randomElement(using: &generator) ?? "es"
      entry.localizations[language] = localization(of: key)
    }
    entry.localizations.sort { $0.key < $1.key }
    catalog[key] = entry
  }

  private mutating func localization(of key: String) -> StringCatalog.Localization {
    let text = "T(\(key)) \(Int.random(in: 0..<1_000, using: &generator))"
    let states: [StringCatalog.TranslationState] = [
      .translated, .translated, .needsReview, .machineTranslated, .new,
    ]
    let state = states.randomElement(using: &generator) ?? .translated
    let unit = StringCatalog.Localization(text, state: state)
    switch Int.random(in: 0..<8, using: &generator) {
    case 0: return .init(variations: .init(plural: [.one: unit, .other: .init("o \(text)")]))
    case 1: return .init(variations: .init(device: [.iPhone: unit, .other: .init("d \(text)")]))
    case 2: return .init(stringSet: .init(state: state, values: [text]))
    default: return unit
    }
  }

  private mutating func sentence() -> String {
    let words = [
      "Some", "files", "were", "moved", "here", "by", "%@", "%lld", "%d", "dynamic", "undecided",
    ]
    return (0..<Int.random(in: 2...4, using: &generator))
      .map { _ in words.randomElement(using: &generator) ?? "" }
      .joined(separator: " ")
  }
}
