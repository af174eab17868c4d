internal import CompiledCatalog
internal import ICU

/// Messages that were prepared, by their keys: a hash table that only grows, and is read without a lock.
///
/// There is room for twice as many as a catalog has keys, so that an empty place ends each search.
final class PreparedMessages: Sendable {
  private let places: LazySlots<Entry>
  private let mask: Int

  private final class Entry: Sendable {
    private let key: MessageKey
    private let hash: Int
    private let withValues: FoundMessage
    private let withoutValues: FoundMessage

    init(_ message: PreparedMessage, key: MessageKey, hash: Int) {
      self.key = .text(key.string)
      self.hash = hash
      withValues = FoundMessage(message, hasValues: true)
      withoutValues = FoundMessage(message, hasValues: false)
    }

    func message(forKey key: MessageKey, hash: Int, hasValues: Bool) -> FoundMessage? {
      guard hash == self.hash, key == self.key else { return nil }
      return hasValues ? withValues : withoutValues
    }
  }

  /// Makes room for the messages of a catalog.
  init(keyCount: Int) {
    var count = 2
    while count < 2 * keyCount { count *= 2 }
    places = LazySlots(count: count)
    mask = count - 1
  }

  /// Returns the message of a key; nil when it was not prepared.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - hasValues: whether there are values to be put into the message.
  /// - Returns: the message.
  func message(forKey key: MessageKey, hasValues: Bool) -> FoundMessage? {
    let hash = key.catalogHash
    var index = hash & mask
    while !places.isEmpty(at: index) {
      let found = places.withElement(at: index) {
        $0.message(forKey: key, hash: hash, hasValues: hasValues)
      }
      if let found { return found }
      index = (index + 1) & mask
    }
    return nil
  }

  /// Keeps the message of a key of the catalog, and returns it.
  func keep(
    _ message: PreparedMessage,
    forKey key: MessageKey,
    hasValues: Bool
  ) -> FoundMessage {
    let hash = key.catalogHash
    let added = Entry(message, key: key, hash: hash)
    var index = hash & mask
    while true {
      // Another thread may have come first, with the message of this key or of another one.
      let kept = places.fill(index, with: added)
      let found = kept.message(forKey: key, hash: hash, hasValues: hasValues)
      if let found { return found }
      index = (index + 1) & mask
    }
  }
}
