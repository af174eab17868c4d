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
    var owners: [SymbolName: EntrySubject] = [:]
    for entry in catalog.entries
    where entry.entry.extractionState == .manual && entry.entry.generatesSymbol {
      guard let name = SymbolName(ofKey: entry.key) else {
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
