package import Diagnostics
import FormatString
import StringCatalog

/// A rule that reports manual keys with the same generated symbol.
///
/// Xcode 26 generates a symbol for each manual key, and a build fails if two have the same name:
/// "OK" and "Ok", "Save" and "Save…". A key without letters has no symbol, which is an error too.
/// If the symbols have different arguments, Swift can distinguish them. Whether a target generates
/// symbols is a build setting (`STRING_CATALOG_GENERATE_SYMBOLS`), so the findings are notes unless the
/// project of the catalog is known to generate them.
package struct SymbolConflictRule: CatalogRule {
  package static let id: Diagnostic.ID = "symbol-conflict"
  package static let title = "No two keys generate the same Swift symbol."
  package static let reason = """
    Xcode 26 generates a Swift symbol for each key that was added by hand, if the target has the \
    build setting STRING_CATALOG_GENERATE_SYMBOLS. The build fails if two symbols have the same \
    name, or if a key cannot be converted to a name. The findings are warnings if a target of the \
    catalog has the setting, and notes otherwise.
    """
  package static let defaultSeverity = Diagnostic.Severity.note

  package func check(_ catalog: CatalogSubject, emit: (EntrySubject?, Finding) -> Void) {
    var owners: [DerivedSymbolName: EntrySubject] = [:]
    for entry in catalog.entries
    where entry.entry.extractionState == .manual && entry.entry.generatesSymbol
      && entry.kind != .interfaceBuilder
    {
      guard let name = DerivedSymbolName(ofKey: entry.key) else {
        emit(
          entry,
          Finding(
            Self.message(without: entry.key),
            at: entry.location,
            path: [entry.key]
          )
        )
        continue
      }
      guard let owner = owners[name] else {
        owners[name] = entry
        continue
      }
      guard Self.arguments(of: entry.key) == Self.arguments(of: owner.key) else { continue }
      emit(
        entry,
        Finding(
          Self.message(entry.key, owner.key, both: name.text),
          at: entry.location,
          path: [entry.key],
          notes: [Diagnostic.Note(.similarKey(owner.key), at: owner.location)]
        )
      )
    }
  }
}

extension SymbolConflictRule {
  private static func arguments(of key: String) -> [FormatSpecifier.ArgumentKind] {
    FormatString(parsing: key).specifiers.map(\.argumentKind)
  }
}

extension SymbolConflictRule {
  /// Returns the message for a key without a symbol.
  package static func message(without key: String) -> Diagnostic.Message {
    Diagnostic.Message(id, variant: "none", "Xcode cannot generate a symbol from \(key: key)")
  }

  /// Returns the message for two keys with the same symbol.
  package static func message(
    _ key: String,
    _ other: String,
    both symbol: String
  ) -> Diagnostic.Message {
    Diagnostic.Message(
      id,
      "\(key: key) and \(key: other) both generate the symbol \(quoted: symbol)"
    )
  }

  package static let triggering = [
    RuleExample(
      """
      "OK" : { "extractionState" : "manual" },
      ↓"Ok" : { "extractionState" : "manual" },
      ↓"%@" : { "extractionState" : "manual" },
      "settings.add_job" : { "extractionState" : "manual" },
      ↓"Settings: add job" : { "extractionState" : "manual" }
      """
    )
  ]

  package static let nonTriggering = [
    RuleExample(
      """
      "OK" : { "extractionState" : "manual" },
      "Ok" : { "extractionState" : "manual", "generatesSymbol" : false },
      "ok" : {  },
      "Okay" : { "extractionState" : "manual" }
      """
    ),
    RuleExample(
      kind: .interfaceBuilder,
      """
      "aB3-cd-eF5.title" : { "extractionState" : "manual", "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : "Copiar" } } } },
      "aB3-cd-eF5.Title" : { "extractionState" : "manual" }
      """
    ),
  ]
}

/// The name of the symbol that Xcode generates for a key.
///
/// Placeholders, punctuation and apostrophes are removed, and the words are joined in camel case:
/// `settings.pay.add_job.title` becomes `settingsPayAddJobTitle`. A run of capital letters is one
/// word, and a capital letter after a lowercase one starts a word.
struct DerivedSymbolName: Hashable {
  let text: String

  /// Creates the name, or returns `nil` if the key contains no usable characters.
  init?(ofKey key: String) {
    let words = Self.words(of: key)
    guard let first = words.first else { return nil }
    text = first + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// Returns the words of a key, in lowercase.
  private static func words(of key: String) -> [String] {
    let text = FormatString(parsing: key).segments
      .reduce(into: "") { text, segment in
        if case .text(let part) = segment {
          text += part.filter { $0 != "'" && $0 != "’" }
        } else {
          text += " "
        }
      }
    var words: [String] = []
    var (followsPart, followsCapital) = (false, false)
    for character in text {
      let isPart = character.isLetter || character.isNumber
      let isCapital = isPart && character.isUppercase
      defer { (followsPart, followsCapital) = (isPart, isCapital) }
      guard isPart else { continue }
      let continues = followsPart && (!isCapital || followsCapital)
      if continues, !words.isEmpty {
        words[words.count - 1] += character.lowercased()
      } else {
        words.append(character.lowercased())
      }
    }
    return words
  }
}
