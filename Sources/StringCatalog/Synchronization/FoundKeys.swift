/// The strings that were found in the sources, by the entries of a catalog.
///
/// Each occurrence is looked up in the catalog once. Then the number of its entry identifies its key,
/// so keys need no copies, and the occurrences of a key can be found without comparing strings.
package struct FoundKeys: Sendable {
  /// The occurrences.
  package let strings: [ExtractedString]
  /// For each slot of the catalog, the position of its first occurrence in ``members``; the last
  /// element is the end of the last slot.
  private let starts: [Int32]
  /// The numbers of the occurrences, by slot and then in the order of the sources.
  private let members: [Int32]
  /// The numbers of the occurrences of each key without an entry.
  private let newKeys: [[Int]]
  /// The further phrases of App Shortcuts, which may have separate entries.
  private let phrases: Set<ExactString>

  /// The number that replaces a slot for a key without an entry.
  private static let noSlot: Int32 = -1

  /// Assigns strings to the entries of a catalog.
  ///
  /// - Complexity: O(*n*), where *n* is the number of strings and keys.
  package init(_ strings: [ExtractedString], in catalog: StringCatalog) {
    self.init(strings, in: catalog, slots: Self.slots(of: strings[...], in: catalog))
  }

  /// Assigns strings to the entries of a catalog.
  ///
  /// - Parameters:
  ///   - strings: The strings.
  ///   - catalog: The catalog.
  ///   - slots: The results of ``slots(of:in:)`` for all strings.
  package init(_ strings: [ExtractedString], in catalog: StringCatalog, slots: [Int32]) {
    self.strings = strings
    phrases = Set(
      strings.lazy.filter { $0.phrases.count > 1 }.flatMap { $0.phrases.dropFirst() }
        .map { ExactString($0) }
    )
    var starts = [Int32](repeating: 0, count: catalog.entryTable.slotLimit + 1)
    for slot in slots where slot >= 0 { starts[Int(slot) + 1] += 1 }
    for slot in starts.indices.dropFirst() { starts[slot] += starts[slot - 1] }
    var ends = starts
    var members = [Int32](repeating: 0, count: Int(starts.last ?? 0))
    var new: [Int] = []
    for (number, slot) in slots.enumerated() {
      guard slot >= 0 else {
        new.append(number)
        continue
      }
      members[Int(ends[Int(slot)])] = Int32(number)
      ends[Int(slot)] += 1
    }
    self.starts = starts
    self.members = members
    newKeys = Array(Dictionary(grouping: new) { ExactString(strings[$0].key) }.values)
  }

  /// Returns the slots in a catalog of the keys of strings.
  ///
  /// Several tasks may look up parts of the strings at the same time.
  package static func slots(
    of strings: ArraySlice<ExtractedString>,
    in catalog: StringCatalog
  ) -> [Int32] {
    catalog.entryTable.visibleSlots(of: strings.map(\.key))
      .map { slot in slot.map { Int32($0) } ?? noSlot }
  }
}

extension FoundKeys {
  /// The number of slots, which may be more than there are entries.
  var slotCount: Int { starts.count - 1 }

  /// Returns the numbers of the occurrences of the key of a slot.
  func members(ofSlot slot: Int) -> ArraySlice<Int32> {
    members[Int(starts[slot])..<Int(starts[slot + 1])]
  }

  /// Returns the occurrences of the key of a slot, of which there is at least one.
  func occurrences(ofSlot slot: Int) -> KeyOccurrences {
    KeyOccurrences(members(ofSlot: slot).map { strings[Int($0)] })
  }

  /// The occurrences of each key without an entry.
  var newOccurrences: [KeyOccurrences] {
    newKeys.map { numbers in KeyOccurrences(numbers.map { strings[$0] }) }
  }

  /// Returns the visible slots whose keys were not found, in catalog order.
  func absentSlots(of catalog: StringCatalog) -> [Int] {
    catalog.entryTable.visibleSlots.filter { starts[$0] == starts[$0 + 1] }
  }

  /// Returns whether a key without occurrences is a phrase of an App Shortcut with other phrases.
  func isPhrase(_ key: String, _ entry: StringCatalog.Entry?) -> Bool {
    !phrases.isEmpty && phrases.contains(ExactString(key)) && entry?.isSinglePhrase ?? false
  }

  /// Returns the keys of the catalog that should be in its sources but were not found in them.
  ///
  /// These are the keys that a synchronization with a complete extraction marks or removes, and those
  /// that are already stale. Keys that a user added are not included.
  ///
  /// - Parameter catalog: The catalog of the strings.
  /// - Returns: The keys in catalog order.
  package func absentKeys(of catalog: StringCatalog) -> [String] {
    absentSlots(of: catalog)
      .compactMap { slot in
        let entry = catalog.entry(at: slot)
        guard entry.isKeptInStep else { return nil }
        let key = catalog.entryTable.key(at: slot)
        return isPhrase(key, entry) ? nil : key
      }
  }
}
