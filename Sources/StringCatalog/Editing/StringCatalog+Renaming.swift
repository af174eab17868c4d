import FormatString
import OrderedCollections

extension StringCatalog {
  /// Renames a key.
  ///
  /// The entry moves to the position of its new key in Xcode's order. It keeps its strings and
  /// their states, its comment, its own state and its unknown fields. The source string changes too
  /// if it is equal to the key, because then it was derived from the key. A default value from the
  /// code does not change.
  ///
  /// ```swift
  /// try catalog.rename("Hello %@", to: "Hi %@")
  /// ```
  ///
  /// - Parameters:
  ///   - key: The key of the entry.
  ///   - newKey: The new key.
  ///   - order: For each argument of the new key, its position in the old key, both counted from 1.
  ///     Empty if the positions do not change. The placeholders in the strings are renumbered
  ///     accordingly.
  ///   - checksPlaceholders: Whether the new key must have the placeholders of the old one.
  /// - Throws: ``RenameError``. The catalog is then unchanged.
  /// - Complexity: O(*n*), where *n* is the number of keys.
  public mutating func rename(
    _ key: String,
    to newKey: String,
    order: [Int] = [],
    checkingPlaceholders checksPlaceholders: Bool = true
  ) throws(RenameError) {
    guard let entry = self[key], let slot = entryTable.slot(of: key) else { throw .noSuchKey }
    guard ExactString(key) != ExactString(newKey) else { return }
    guard entryTable.slot(of: newKey) == nil else { throw .keyExists }
    if checksPlaceholders { try checkPlaceholders(key, newKey, order) }
    var renamed = entry
    renamed.followKey(from: key, to: newKey, in: sourceLanguage)
    try renamed.reorderArguments(order, except: renamed == entry ? nil : sourceLanguage)
    entryTable.rename(slot, to: newKey)
    // An unchanged entry is not set again: its bytes are copied as they are.
    if renamed != entry { self[newKey] = renamed }
  }

  private func checkPlaceholders(
    _ key: String,
    _ newKey: String,
    _ order: [Int]
  ) throws(RenameError) {
    let old = FormatString(parsing: key).placeholders
    let new = FormatString(parsing: newKey).placeholders
    let expected =
      order.isEmpty ? old : order.map { old.indices.contains($0 - 1) ? old[$0 - 1] : "" }
    guard expected == new else { throw .placeholdersDiffer(old: expected, new: new) }
  }
}

extension StringCatalog.Entry {
  /// Changes the source string if it is equal to the key.
  fileprivate mutating func followKey(from key: String, to newKey: String, in language: String) {
    guard extractionState != .extractedWithValue,
      let value = localizations[language]?.stringUnit?.value
    else { return }
    let format = FormatString(parsing: key)
    if value == key {
      localizations[language]?.stringUnit?.value = newKey
    } else if format.unnumberedCount > 1, value == format.numbered().text {
      localizations[language]?.stringUnit?.value = FormatString(parsing: newKey).numbered().text
    }
  }

  /// Renumbers the arguments of all strings by their new positions.
  fileprivate mutating func reorderArguments(
    _ order: [Int],
    except language: String?
  ) throws(StringCatalog.RenameError) {
    guard !order.isEmpty else { return }
    let others = localizations.keys.filter { $0 != language }
    guard others.allSatisfy({ localizations[$0]?.variesWithNumber == false }) else {
      throw .textsVary
    }
    for language in others {
      localizations[language]?
        .updateUnits { unit, _ in
          unit.value = FormatString(parsing: unit.value).reordered(by: order).text
        }
    }
  }
}

extension StringCatalog.Localization {
  fileprivate var variesWithNumber: Bool {
    !substitutions.isEmpty || variations?.variesWithNumber ?? false
  }
}

extension StringCatalog.Variations {
  fileprivate var variesWithNumber: Bool {
    !plural.isEmpty || device.values.contains(where: \.variesWithNumber)
  }
}

extension FormatString {
  /// The placeholders by position, as written but without their numbers.
  fileprivate var placeholders: [String] {
    var counter: [Int: String] = [:]
    for use in argumentUses {
      switch use.user {
      case .specifier(let specifier): counter[use.position] = specifier.unnumberedText
      case .substitution(let name): counter[use.position] = "%#@\(name)@"
      case .extent: counter[use.position] = "*"
      }
    }
    return counter.sorted { $0.key < $1.key }.map(\.value)
  }
}

extension StringCatalog {
  /// A reason why a key cannot be renamed.
  ///
  /// The catalog is unchanged.
  public enum RenameError: Error, Hashable, Sendable {
    /// The catalog does not have the key.
    case noSuchKey
    /// The catalog already has the new key.
    case keyExists
    /// The placeholders of the new key differ from those of the old one, so the strings would not
    /// match it.
    case placeholdersDiffer(old: [String], new: [String])
    /// The arguments change their order, but strings that vary by number refer to their arguments
    /// in another way.
    case textsVary
  }
}
