import JSONSyntax
import Synchronization

/// The entries of a catalog, their order and their changes.
///
/// Each entry keeps its slot for the lifetime of the catalog, even if others are inserted before
/// it. Lookup by key and edits therefore need no renumbering, and 10,000 insertions stay cheap. The
/// entries that were read have the first slots. The table stores only the position of their keys.
struct EntryTable: Sendable {
  /// The entries that were set.
  private(set) var edits: [Int: EntryEdit] = [:]
  /// The values of hidden slots that were not read.
  private(set) var hiddenValues: [Int: JSONValue] = [:]
  /// Whether anything was set, inserted or removed.
  private(set) var isEdited = false

  /// The languages of the entries that were read.
  let readLanguages = ReadLanguages()

  private let document: JSONDocument?
  private let readKeys: KeyIndex
  private var insertedKeys: [String] = []
  private var renamedKeys: [Int: String] = [:]
  /// The slots of inserted keys, and `nil` for removed keys.
  private var movedKeys: [ExactString: Int?] = [:]
  /// The slots that the model cannot represent, because the value is not an object.
  ///
  /// They are kept and printed.
  private var hiddenSlots: Set<Int> = []
  private var slots: SlotOrder

  /// Creates a table without entries.
  init() {
    document = nil
    readKeys = KeyIndex()
    slots = SlotOrder([])
  }

  /// Creates a table from the members of an object.
  init(_ object: JSONElement) {
    var hidden: Set<Int> = []
    readKeys = KeyIndex(object) { _, _ in }
    document = object.document
    slots = SlotOrder(Array(0..<readKeys.count))
    let nodes = object.document.nodes
    for slot in 0..<readKeys.count where nodes[readKeys.node(at: slot) + 1].kind != .object {
      hidden.insert(slot)
    }
    hiddenSlots = hidden
  }
}

/// The languages of the entries that a catalog had when it was read, which are collected on first
/// use.
///
/// Copies of a catalog share them.
final class ReadLanguages: Sendable {
  private let names = AtomicLazyReference<Names>()

  private final class Names: Sendable {
    let names: Set<String>

    init(_ names: Set<String>) {
      self.names = names
    }
  }

  /// Returns the languages.
  func value(_ collect: () -> Set<String>) -> Set<String> {
    (names.load() ?? names.storeIfNil(Names(collect()))).names
  }
}

// MARK: - Looking up

extension EntryTable {
  /// The number of entries that are not hidden.
  var count: Int { slots.count - hiddenSlots.count }

  /// A number that is greater than that of each slot.
  var slotLimit: Int { readKeys.count + insertedKeys.count }

  /// The slots in printing order, including hidden ones.
  var order: [Int] { slots.order(key: key(at:)) }

  /// The slots that are not hidden, in printing order.
  var visibleSlots: [Int] {
    hiddenSlots.isEmpty ? order : order.filter { !hiddenSlots.contains($0) }
  }

  /// Returns the slot of a key, including hidden slots, or `nil` if there is none.
  func slot(of key: String) -> Int? {
    if !movedKeys.isEmpty, let moved = movedKeys[ExactString(key)] { return moved }
    return document.flatMap { readKeys.position(of: key, in: $0) }
  }

  /// Returns the slots of keys that are not hidden, or `nil` for keys without one.
  func visibleSlots(of keys: [String]) -> [Int?] {
    let slots =
      if movedKeys.isEmpty, let document {
        readKeys.positions(of: keys, in: document)
      } else {
        keys.map(slot)
      }
    return hiddenSlots.isEmpty ? slots : slots.map { $0.flatMap { isHidden($0) ? nil : $0 } }
  }

  /// Returns the key of a slot.
  func key(at slot: Int) -> String {
    if !renamedKeys.isEmpty, let key = renamedKeys[slot] { return key }
    return origin(of: slot)?.string ?? insertedKeys[slot - readKeys.count]
  }

  /// The keys that were set, inserted, renamed or removed, in no order.
  var editedKeys: Set<ExactString> {
    var keys = Set(movedKeys.keys)
    for slot in edits.keys { keys.insert(ExactString(key(at: slot))) }
    for slot in hiddenValues.keys { keys.insert(ExactString(key(at: slot))) }
    return keys
  }

  /// Returns the key of a slot as it was read, or `nil` if the entry was not read.
  func origin(of slot: Int) -> JSONElement? {
    guard let document, slot < readKeys.count else { return nil }
    return JSONElement(document: document, index: readKeys.node(at: slot))
  }

  /// Returns whether the key of a slot differs from the one that was read.
  func isRenamed(_ slot: Int) -> Bool {
    renamedKeys[slot] != nil
  }

  /// Returns whether the model cannot represent a slot.
  func isHidden(_ slot: Int) -> Bool {
    hiddenSlots.contains(slot)
  }
}

// MARK: - Editing

extension EntryTable {
  /// Marks the catalog as edited, so that it is printed without duplicate keys.
  mutating func markAsEdited() {
    isEdited = true
  }

  /// Sets the entry of a slot, which is then no longer hidden.
  mutating func setEntry(_ entry: StringCatalog.Entry, at slot: Int) {
    hiddenSlots.remove(slot)
    hiddenValues[slot] = nil
    edits[slot] = EntryEdit(entry)
    isEdited = true
  }

  /// Sets the entry of a slot, except its localizations in other languages.
  ///
  /// - Precondition: The slot is not hidden.
  mutating func setEntry(
    _ entry: StringCatalog.Entry,
    at slot: Int,
    inLanguages languages: Set<String>
  ) {
    edits[slot] = EntryEdit(
      entry,
      inLanguages: languages,
      changing: edits[slot],
      origin: origin(of: slot)?.memberValue
    )
    isEdited = true
  }

  /// Adds an entry for a new key, at its position in the order of keys.
  mutating func insert(_ entry: StringCatalog.Entry, forKey key: String) {
    let slot = readKeys.count + insertedKeys.count
    insertedKeys.append(key)
    updateSlots { $0.insert(slot, key: $1) }
    movedKeys[ExactString(key)] = .some(slot)
    setEntry(entry, at: slot)
  }

  /// Gives a slot a new key that does not exist yet, and moves it to the position of that key.
  mutating func rename(_ slot: Int, to key: String) {
    movedKeys[ExactString(self.key(at: slot))] = .some(nil)
    let isAsRead = origin(of: slot)?.string.map { $0.hasSameCodePoints(as: key) } ?? false
    updateSlots { $0.take(slot, key: $1) }
    renamedKeys[slot] = isAsRead ? nil : key
    updateSlots { $0.insert(slot, key: $1) }
    movedKeys[ExactString(key)] = .some(slot)
    isEdited = true
  }

  /// Changes the order of the slots.
  ///
  /// - Parameter update: Accepts the order, and a function that returns the key of a slot.
  private mutating func updateSlots(_ update: (inout SlotOrder, (Int) -> String) -> Void) {
    // The function has a copy of the table. If that contained the order, it would be copied, too.
    var slots = SlotOrder([])
    swap(&slots, &self.slots)
    update(&slots, key(at:))
    self.slots = slots
  }

  /// Sets or adds an entry that the model may not be able to represent, such as `null`.
  ///
  /// An added entry is the last one until the entries are arranged.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - key: The key.
  ///   - languages: The languages whose localizations the value has; `nil` for all.
  mutating func setValue(
    _ value: JSONValue,
    forKey key: String,
    inLanguages languages: Set<String>? = nil
  ) {
    let slot = self.slot(of: key) ?? appendSlot(for: key)
    if let entry = StringCatalog.Entry(value) {
      guard let languages, !isHidden(slot) else { return setEntry(entry, at: slot) }
      return setEntry(entry, at: slot, inLanguages: languages)
    }
    hiddenSlots.insert(slot)
    hiddenValues[slot] = value
    edits[slot] = nil
    isEdited = true
  }

  private mutating func appendSlot(for key: String) -> Int {
    let slot = readKeys.count + insertedKeys.count
    insertedKeys.append(key)
    movedKeys[ExactString(key)] = .some(slot)
    updateSlots { $0.append(slot, key: $1) }
    return slot
  }

  /// Keeps only the entries of the given keys, in the given order.
  ///
  /// - Precondition: There is an entry for each key.
  mutating func arrange(_ keys: [ExactString]) {
    let arranged = keys.compactMap { slot(of: $0.string) }
    precondition(arranged.count == keys.count, "every key that is arranged has an entry")
    guard arranged != order else { return }
    for slot in Set(order).subtracting(arranged) {
      let key = key(at: slot)
      if self.slot(of: key) == slot { movedKeys[ExactString(key)] = .some(nil) }
      hiddenSlots.remove(slot)
      edits[slot] = nil
    }
    slots = SlotOrder(arranged)
    isEdited = true
  }

  /// Removes the entry of a slot.
  mutating func remove(at slot: Int) {
    hiddenSlots.remove(slot)
    movedKeys[ExactString(key(at: slot))] = .some(nil)
    edits[slot] = nil
    isEdited = true
    updateSlots { $0.remove(slot, key: $1) }
  }
}
