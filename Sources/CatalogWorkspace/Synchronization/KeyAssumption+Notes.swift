import Diagnostics
import StringCatalog

extension [Diagnostic] {
  /// Replaces the notes about assumed placeholders by a note about the keys of a catalog that are
  /// kept because of them.
  mutating func replaceNotes(on assumptions: [KeyAssumption]) {
    guard !assumptions.isEmpty else { return }
    let locations = Dictionary(grouping: assumptions.flatMap(\.locations), by: \.file)
    removeAll { note in
      guard note.id == "interpolation-type-unknown", let place = note.location else { return false }
      return locations[place.file]?.contains { $0.covers(place) } ?? false
    }
    self += assumptions.map {
      Diagnostic(
        $0.staleKey.map(Diagnostic.Message.staleKeyKept) ?? .assumedKeyKept($0.keys),
        .note,
        at: $0.locations.first,
        path: [$0.keys[0]]
      )
    }
  }
}

extension Location {
  fileprivate func covers(_ other: Location) -> Bool {
    utf8Range.contains(other.utf8Range.lowerBound)
  }
}

extension Diagnostic.Message {
  /// The catalog has a stale key with translations, which differs from that of the code in assumed
  /// placeholders only.
  fileprivate static func staleKeyKept(_ key: String) -> Self {
    Self(
      "assumed-key-kept",
      variant: "stale",
      "the type of a value is not known here; if the stale key \(key: key) with its translations is the right one, run 'xcstrings sync --renames apply'"
    )
  }

  /// The catalog has a key that differs from that of the code in assumed placeholders only.
  fileprivate static func assumedKeyKept(_ keys: [String]) -> Self {
    keys.count == 1
      ? Self(
        "assumed-key-kept",
        "the type of a value is not known here; the key \(key: keys[0]) of the catalog is kept"
      )
      : Self(
        "assumed-key-kept",
        variant: "several",
        "the type of a value is not known here; the keys \(quoted: Array(keys.prefix(3))) of the catalog are kept"
      )
  }
}
