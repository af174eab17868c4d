/// The identity of an entry, which all copies of a log share.
///
/// The number of an entry is only unique in one log: two computers may give the same number to two
/// weigh-ins.
///
/// ```swift
/// let identifier = EntryIdentifier.random()
/// EntryIdentifier(text: identifier.text) == identifier
/// ```
package struct EntryIdentifier: RawRepresentable, Hashable, Sendable {
  /// The 64 bits of the identifier.
  package let rawValue: Int64

  /// Creates an identifier from its bits.
  package init(rawValue: Int64) {
    self.rawValue = rawValue
  }

  /// Returns a new identifier, which is different from all others with near certainty.
  package static func random() -> EntryIdentifier {
    EntryIdentifier(rawValue: .random(in: .min ... .max))
  }
}

// MARK: - Text

extension EntryIdentifier {
  /// The sixteen consonants that represent four bits each.
  ///
  /// A spreadsheet would take digits for a number and round it. Without vowels, no words arise.
  private static let letters = Array("bcdfghjklmnpqrst".utf8)

  /// The sixteen letters of the identifier.
  package var text: String {
    let bits = UInt64(bitPattern: rawValue)
    return String(unsafeUninitializedCapacity: 16) { bytes in
      for index in 0..<16 { bytes[index] = Self.letters[Int(bits >> UInt64(60 - 4 * index) & 0xF)] }
      return 16
    }
  }

  /// Creates an identifier from its letters in upper or lower case.
  ///
  /// - Returns: `nil` if the text is not an identifier.
  package init?(text: some StringProtocol) {
    guard text.utf8.count == 16 else { return nil }
    var bits: UInt64 = 0
    for byte in text.utf8 {
      guard let digit = Self.letters.firstIndex(of: byte | 0x20) else { return nil }
      bits = bits << 4 | UInt64(digit)
    }
    rawValue = Int64(bitPattern: bits)
  }
}

// MARK: - Entry

/// An entry and the identifier that it has in every log.
package struct IdentifiedEntry: Hashable, Sendable {
  /// The entry.
  package let entry: WeightEntry
  /// The identifier; `nil` for an entry of a log that has not been upgraded.
  package let identifier: EntryIdentifier?

  /// Creates an identified entry.
  package init(_ entry: WeightEntry, _ identifier: EntryIdentifier? = nil) {
    self.entry = entry
    self.identifier = identifier
  }

  /// The version of the entry, if it has an identifier.
  package var revision: EntryRevision? {
    identifier.map { EntryRevision($0, version: entry.syncVersion) }
  }
}

// MARK: - Revision

/// A version of an entry in an exported file: `bcdfghjklmnpqrst-2`.
package struct EntryRevision: Hashable, Sendable {
  /// The highest version number.
  ///
  /// Numbers from a damaged or forged file could otherwise become so high that no edit can follow.
  package static let greatestVersion = 1 << 52

  /// The identity of the entry.
  package let identifier: EntryIdentifier
  /// The number of versions: one, plus one for each edit.
  package let version: Int

  /// Creates a revision.
  ///
  /// - Parameters:
  ///   - identifier: The identity of the entry.
  ///   - version: The number of versions. An impossible number is replaced by the nearest one.
  package init(_ identifier: EntryIdentifier, version: Int) {
    self.identifier = identifier
    self.version = min(max(version, 1), Self.greatestVersion)
  }

  /// The text of the revision.
  package var text: String { "\(identifier.text)-\(version)" }

  /// Creates a revision from its text; a missing version counts as the first.
  ///
  /// - Returns: `nil` if the text is not a revision.
  package init?(text: String) {
    let parts = text.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    guard let first = parts.first, let identifier = EntryIdentifier(text: first) else { return nil }
    guard parts.count > 1 else {
      self.init(identifier, version: 1)
      return
    }
    guard let version = Int(parts[1]), (1...Self.greatestVersion).contains(version) else {
      return nil
    }
    self.init(identifier, version: version)
  }
}
