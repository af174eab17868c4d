/// The entries of a catalog: their order, and what was changed of them.
///
/// An entry has a slot for as long as the catalog lives, whatever is inserted before it. So neither
/// the look-up by key nor the edits have to be renumbered, and 10,000 insertions stay cheap.
struct EntryTable: Sendable {
  struct Slot: Sendable {
    let key: String
    /// The index of the key's node in the document; `nil` if the entry was not read from it.
    let origin: Int?
    /// Whether the model cannot show it, as the key stood there before or the value is no object.
    ///
    /// It is kept and printed.
    fileprivate(set) var isHidden: Bool
  }

  private(set) var slots: [Slot] = []
  /// The slots in the order in which they are printed, hidden ones among them.
  private(set) var order: [Int] = []
  /// The entries that were set.
  private(set) var edits: [Int: StringCatalog.Entry] = [:]
  /// Whether anything was set, inserted or removed.
  private(set) var isEdited = false
  private var slotsByKey: [ExactString: Int] = [:]
  private var hiddenCount = 0
  private var places: InsertionPlaces?

  /// The number of entries that are not hidden.
  var count: Int { order.count - hiddenCount }

  /// The slots that are not hidden, in the order in which they are printed.
  var visibleSlots: [Int] {
    hiddenCount == 0 ? order : order.filter { !slots[$0].isHidden }
  }

  /// Returns the slot of a key, be it hidden or not; `nil` if there is none.
  func slot(of key: String) -> Int? {
    slotsByKey[ExactString(key)]
  }

  /// Adds an entry that was read, behind all others.
  mutating func append(key: String, origin: Int, isObject: Bool) {
    let isDuplicate = slot(of: key) != nil
    let isHidden = isDuplicate || !isObject
    if !isDuplicate { slotsByKey[ExactString(key)] = slots.count }
    if isHidden { hiddenCount += 1 }
    order.append(slots.count)
    slots.append(Slot(key: key, origin: origin, isHidden: isHidden))
  }

  mutating func setEntry(_ entry: StringCatalog.Entry, at slot: Int) {
    show(slot)
    edits[slot] = entry
    isEdited = true
  }

  private mutating func show(_ slot: Int) {
    guard slots[slot].isHidden else { return }
    slots[slot].isHidden = false
    hiddenCount -= 1
  }

  /// Adds an entry for a key that is not there, at its place in the order of keys.
  mutating func insert(_ entry: StringCatalog.Entry, forKey key: String) {
    let slot = slots.count
    var places = self.places.take() ?? InsertionPlaces(order: order, key: { slots[$0].key })
    slots.append(Slot(key: key, origin: nil, isHidden: false))
    order.insert(slot, at: places.insert(slot, into: order) { slots[$0].key })
    self.places = places
    slotsByKey[ExactString(key)] = slot
    setEntry(entry, at: slot)
  }

  mutating func remove(at slot: Int) {
    show(slot)
    slotsByKey[ExactString(slots[slot].key)] = nil
    edits[slot] = nil
    isEdited = true
    if let index = order.firstIndex(of: slot) { order.remove(at: index) }
    places?.remove(slot)
  }
}
