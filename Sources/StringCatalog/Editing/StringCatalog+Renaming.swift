import FormatString
import OrderedCollections

extension StringCatalog {
  /// Gives an entry another key.
  ///
  /// The entry goes to the place of its new key in Xcode's order, with everything it has: its texts
  /// and their states, its comment, its own state, and whatever the model does not know. Only where
  /// the text of the source language says what the key says, it goes along: it came from the key, and
  /// would else show the old words. A default value that stands in the code stays.
  ///
  /// ```swift
  /// try catalog.rename("Hello %@", to: "Hi %@")
  /// ```
  ///
  /// - Parameters:
  ///   - key: the key of the entry.
  ///   - newKey: the key that it gets.
  ///   - order: for each argument of the new key the position that it had in the old one, both
  ///     counted from 1; empty if they keep their places. The texts are numbered accordingly.
  ///   - checksPlaceholders: whether the new key has to have the placeholders of the old one.
  /// - Throws: ``RenameError``; the catalog is as it was.
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
    // An entry that is the same is not set: its bytes go along as they are.
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
  /// Changes the text of the source language if it says what the key says.
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

  /// Numbers the arguments of all texts by their new positions.
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
  /// The placeholders by position, each as it is written but for its number.
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
  /// Why a key cannot be renamed; the catalog is as it was.
  public enum RenameError: Error, Hashable, Sendable {
    /// The catalog does not have the key.
    case noSuchKey
    /// The catalog has the new key already.
    case keyExists
    /// The new key has other placeholders than the old one, so that the texts would not fit it.
    case placeholdersDiffer(old: [String], new: [String])
    /// The arguments change places, and texts that vary with a number name them by other means.
    case textsVary
  }
}
