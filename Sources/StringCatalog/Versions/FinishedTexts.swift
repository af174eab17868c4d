import OrderedCollections

/// A finished translation: a text in the state `translated` in another language than the source
/// language, of a key that is to be translated.
package struct FinishedText: Hashable, Sendable {
  /// The key.
  package let key: ExactString
  /// The language.
  package let language: ExactString
  /// The name of the variant, such as `plural.one`; empty for a text without variants.
  package let variation: String
  /// The text; for phrases, all of them.
  package let value: ExactString
}

/// The finished translations that an edit of a catalog makes and loses.
package struct FinishedTextChanges: Sendable {
  /// The texts that were finished before, and are not afterwards, in the order of their keys.
  package private(set) var lost: [FinishedText] = []
  /// The texts that were not finished with the same value before, in the order of their keys.
  package private(set) var made: [FinishedText] = []
  /// Whether the catalog gets another source language, by which other texts are translations.
  package let changesSourceLanguage: Bool

  /// What an edit may do without losing or making texts.
  package enum Allowance: Sendable {
    /// Nothing.
    case none
    /// Finished texts may need review afterwards, with the same value: at their key, or at a new key
    /// if their key is gone. At a new key, they may also stay finished, which makes a text.
    case review
    /// Texts may move to another key, as finished texts or as texts that need review. A finished one
    /// is made if its source text is another one.
    case rename(from: String, to: String)
  }

  /// Compares two versions of a catalog.
  ///
  /// - Parameters:
  ///   - old: The catalog before the edit; `nil` if there was none.
  ///   - new: The catalog after the edit.
  ///   - allowance: What neither loses nor makes texts.
  /// - Complexity: O(*n*) in the number of entries that were edited, if the new catalog is an edit of
  ///   the old one, or else in the number of keys. Entries with the same bytes are not decoded.
  package init(
    from old: StringCatalog?,
    to new: StringCatalog,
    allowing allowance: Allowance = .none
  ) {
    let old = old ?? StringCatalog(sourceLanguage: new.sourceLanguage)
    changesSourceLanguage = !old.sourceLanguage.hasSameCodePoints(as: new.sourceLanguage)
    let keys = changesSourceLanguage ? nil : new.changedKeys(since: old)
    let (before, after) = (old.finishedTexts(of: keys), new.finishedTexts(of: keys))
    lost = Self.ordered(before.subtracting(after))
    made = Self.ordered(after.subtracting(before))
    switch allowance {
    case .none: break
    case .review:
      let added = (keys ?? []).filter { !old.contains($0.string) && new.contains($0.string) }
      lost.removeAll { text in
        let isGone = !new.contains(text.key.string)
        return (isGone ? added : [text.key])
          .contains { key in
            after.contains(text.moved(to: key)) || new.isForReview(text, at: key)
          }
      }
    case .rename(let key, let newKey):
      guard !lost.isEmpty, !new.contains(key) else { return }
      let (key, newKey) = (ExactString(key), ExactString(newKey))
      let hasSameSource = old.hasSourceText(of: key, likeThatOf: newKey, in: new)
      lost.removeAll { text in
        let moved = text.moved(to: newKey)
        return text.key == key
          && (after.contains(moved) || new.isForReview(text, at: newKey))
      }
      if hasSameSource {
        made.removeAll { $0.key == newKey && before.contains($0.moved(to: key)) }
      }
    }
  }

  private static func ordered(_ texts: Set<FinishedText>) -> [FinishedText] {
    texts.sorted { first, second in
      for (a, b) in [
        (first.key.string, second.key.string), (first.language.string, second.language.string),
        (first.variation, second.variation),
      ] where !a.hasSameCodePoints(as: b) { return precedesByCodePoint(a, b) }
      return precedesByCodePoint(first.value.string, second.value.string)
    }
  }
}

extension FinishedText {
  fileprivate func moved(to key: ExactString) -> FinishedText {
    FinishedText(key: key, language: language, variation: variation, value: value)
  }
}

extension StringCatalog {
  /// Returns the finished translations of some keys.
  ///
  /// - Parameter keys: The keys; `nil` for all.
  /// - Returns: The translations.
  package func finishedTexts(of keys: Set<ExactString>? = nil) -> Set<FinishedText> {
    var texts: Set<FinishedText> = []
    func add(_ key: String, _ entry: Entry) {
      guard entry.shouldTranslate else { return }
      for (language, localization) in entry.localizations
      where !language.hasSameCodePoints(as: sourceLanguage) {
        for (name, unit) in localization.namedUnits where unit.state == .translated {
          texts.insert(
            FinishedText(
              key: ExactString(key),
              language: ExactString(language),
              variation: name,
              value: ExactString(unit.value)
            )
          )
        }
      }
    }
    if let keys {
      for key in keys { self[key.string].map { add(key.string, $0) } }
    } else {
      for (key, entry) in entries { add(key, entry) }
    }
    return texts
  }

  /// Returns the keys whose entries differ from those of another version of the catalog.
  package func changedKeys(since old: StringCatalog) -> Set<ExactString> {
    if !old.entryTable.isEdited, entryTable.readLanguages === old.entryTable.readLanguages {
      return entryTable.editedKeys
    }
    let keys = Set(storedKeys).union(old.storedKeys)
    return keys.filter { key in
      !EntryVersion.haveSameBytes(
        EntryVersion(of: key, in: old),
        EntryVersion(of: key, in: self)
      )
    }
  }

  /// Marks finished translations for review.
  ///
  /// - Parameter texts: The texts; those that the catalog does not contain are ignored.
  package mutating func markForReview(_ texts: some Sequence<FinishedText>) {
    for (key, texts) in Dictionary(grouping: texts, by: \.key) {
      guard var entry = self[key.string] else { continue }
      for text in texts {
        entry.localizations[text.language.string]?
          .updateTexts { name, unit in
            if name == text.variation, ExactString(unit.value) == text.value,
              unit.state == .translated
            {
              unit.state = .needsReview
            }
          }
      }
      self[key.string] = entry
    }
  }

  /// Returns whether a text that was finished needs review, and has the same value.
  fileprivate func isForReview(_ text: FinishedText, at key: ExactString) -> Bool {
    guard let entry = self[key.string], entry.shouldTranslate else { return false }
    return entry.localizations[text.language.string]?.namedUnits
      .contains { name, unit in
        name == text.variation && unit.state == .needsReview
          && ExactString(unit.value) == text.value
      } ?? false
  }

  /// Returns whether a key has the same source text as another key of another catalog.
  fileprivate func hasSourceText(
    of key: ExactString,
    likeThatOf newKey: ExactString,
    in other: StringCatalog
  ) -> Bool {
    let (texts, others) = (sourceTexts(of: key), other.sourceTexts(of: newKey))
    return texts == others
  }

  private func sourceTexts(of key: ExactString) -> [String: ExactString] {
    let source = self[key.string, inLanguages: [sourceLanguage]]?.localizations[sourceLanguage]
    let texts = source?.namedUnits ?? []
    guard !texts.isEmpty else { return ["": key] }
    return Dictionary(
      texts.map { ($0.name, ExactString($0.unit.value)) },
      uniquingKeysWith: { first, _ in first }
    )
  }
}

extension StringCatalog.Localization {
  /// The texts with the names of their variants; phrases are one text.
  fileprivate var namedUnits: [(name: String, unit: StringCatalog.StringUnit)] {
    leaves.map { ($0.name, $0.unit) }
      + (stringSet.map { set in
        let value = set.values.joined(separator: "\n")
        return [("stringSet", StringCatalog.StringUnit(state: set.state, value: value))]
      } ?? [])
  }

  /// Updates the states of the texts.
  fileprivate mutating func updateTexts(
    _ update: (_ name: String, inout StringCatalog.StringUnit) -> Void
  ) {
    updateUnits { unit, path in
      update(Leaf(path: path, unit: unit).name, &unit)
    }
    guard let set = stringSet else { return }
    var unit = StringCatalog.StringUnit(
      state: set.state,
      value: set.values.joined(separator: "\n")
    )
    update("stringSet", &unit)
    stringSet?.state = unit.state
  }
}
