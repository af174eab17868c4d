package import Diagnostics
import FormatString
import StringCatalog

/// No two keys by hand make the same typed symbol.
///
/// Xcode 26 makes a symbol of each key that was added by hand, and a build fails where two of them have
/// one name: "OK" and "Ok", "Save" and "Save…". A key without letters makes none, and fails too. Swift can
/// tell symbols of one name apart that take other arguments, so that those are only worth knowing.
/// Entries that generate no symbol are not asked.
///
/// - Arguments: the key, the symbol, the other key; the last two are empty if there is no symbol at all.
package struct SymbolsDiffer: CatalogRule {
  package static let id: Diagnostic.ID = "symbols-differ"
  package static let defaultSeverity = Diagnostic.Severity.warning

  package func check(_ catalog: CatalogSubject, emit: (EntrySubject?, Finding) -> Void) {
    var owners: [DerivedSymbolName: EntrySubject] = [:]
    for entry in catalog.entries
    where entry.entry.extractionState == .manual && entry.entry.generatesSymbol {
      guard let name = DerivedSymbolName(ofKey: entry.key) else {
        emit(
          entry,
          Finding(
            at: entry.place,
            path: [entry.key],
            arguments: [.text(entry.key), .text(""), .text("")]
          )
        )
        continue
      }
      guard let owner = owners[name] else {
        owners[name] = entry
        continue
      }
      emit(
        entry,
        Finding(
          at: entry.place,
          path: [entry.key],
          arguments: [.text(entry.key), .text(name.text), .text(owner.key)],
          isMinor: Self.arguments(of: entry.key) != Self.arguments(of: owner.key),
          notes: [Diagnostic.Note("similar-key", at: owner.place, arguments: [.text(owner.key)])]
        )
      )
    }
  }
}

extension SymbolsDiffer {
  private static func arguments(of key: String) -> [FormatSpecifier.ArgumentKind] {
    FormatString(parsing: key).specifiers.map(\.argumentKind)
  }
}

extension SymbolsDiffer {
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
    )
  ]
}

/// The name of the typed symbol that Xcode makes for a key.
///
/// Placeholders, punctuation and apostrophes go, and the words are joined in camel case: of
/// `settings.pay.add_job.title`, `settingsPayAddJobTitle`. A run of capitals is one word, and so is what
/// starts with a capital behind a small letter.
struct DerivedSymbolName: Hashable {
  let text: String

  /// Creates the name; `nil` if the key has nothing to make one of.
  init?(ofKey key: String) {
    let words = Self.words(of: key)
    guard let first = words.first else { return nil }
    text = first + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// Returns the words of a key, in lower case.
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
