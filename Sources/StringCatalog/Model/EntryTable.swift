/// The entries of a catalog: their order, and what was changed of them.
///
/// An entry has a slot for as long as the catalog lives, whatever is inserted before it. So neither
/// the look-up by key nor the edits have to be renumbered, and 10,000 insertions stay cheap.
struct EntryTable: Sendable {
  struct Slot: Sendable {
    let key: String
    /// The index of the key's node in the document; `nil` if the entry was not read from it.
    let origin: Int?
    /// Whether the same key stood in the file before: kept, but not to be seen.
    let isDuplicate: Bool
  }

  private(set) var slots: [Slot] = []
  /// The slots in the order in which they are printed, those of duplicates among them.
  private(set) var order: [Int] = []
  /// The entries that were set.
  private(set) var edits: [Int: StringCatalog.Entry] = [:]
  /// Whether anything was set, inserted or removed.
  private(set) var isEdited = false
  private var slotsByKey: [ExactString: Int] = [:]
  private var places: InsertionPlaces?

  /// The number of keys.
  var count: Int { slotsByKey.count }

  /// The slots without those of duplicates, in the order in which they are printed.
  var visibleSlots: [Int] {
    count == order.count ? order : order.filter { !slots[$0].isDuplicate }
  }

  func slot(of key: String) -> Int? {
    slotsByKey[ExactString(key)]
  }

  /// Adds an entry that was read, behind all others.
  mutating func append(key: String, origin: Int) {
    let isDuplicate = slot(of: key) != nil
    if !isDuplicate { slotsByKey[ExactString(key)] = slots.count }
    order.append(slots.count)
    slots.append(Slot(key: key, origin: origin, isDuplicate: isDuplicate))
  }

  mutating func setEntry(_ entry: StringCatalog.Entry, at slot: Int) {
    edits[slot] = entry
    isEdited = true
  }

  /// Adds an entry for a key that is not there, at its place in the order of keys.
  mutating func insert(_ entry: StringCatalog.Entry, forKey key: String) {
    let slot = slots.count
    var places = self.places.take() ?? InsertionPlaces(order: order, key: { slots[$0].key })
    slots.append(Slot(key: key, origin: nil, isDuplicate: false))
    order.insert(slot, at: places.insert(slot, into: order) { slots[$0].key })
    self.places = places
    slotsByKey[ExactString(key)] = slot
    setEntry(entry, at: slot)
  }

  mutating func remove(at slot: Int) {
    slotsByKey[ExactString(slots[slot].key)] = nil
    edits[slot] = nil
    isEdited = true
    if let index = order.firstIndex(of: slot) { order.remove(at: index) }
    places?.remove(slot)
  }
}
