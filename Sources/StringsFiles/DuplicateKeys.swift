import Diagnostics

/// Finds the keys that stand in a file more than once.
enum DuplicateKeys {
  /// Returns a warning for each key that has stood before.
  ///
  /// - Parameter keys: The keys in the order of the file.
  /// - Returns: The warnings, at the later ones of the keys.
  static func diagnostics(_ keys: [(key: String, place: Place?)]) -> [Diagnostic] {
    // By bytes: texts that are equivalent but not the same are different keys.
    var known: [[UInt8]: Place?] = [:]
    return keys.compactMap { key, place in
      guard let earlier = known.updateValue(place, forKey: Array(key.utf8)) else { return nil }
      return Diagnostic(
        .stringsDuplicateKey,
        .warning,
        at: place,
        arguments: [.text(key)],
        notes: earlier.map { [Diagnostic.Note(.stringsEarlierKey, at: $0)] } ?? []
      )
    }
  }
}
