internal import CICU
public import Synchronization

/// A part of the program in which the current thread reads shared memory without a lock.
///
/// Memory that other threads remove meanwhile is released after the end of the section. Sections
/// may be nested.
///
/// Source: see `CICUReaders.h`.
@usableFromInline
struct ReadSection: ~Copyable {
  private let reader: UnsafeMutableRawPointer?

  /// Begins a section.
  @usableFromInline init() {
    reader = UnsafeMutableRawPointer(cicu_reading_begin())
  }

  /// Ends the section.
  @usableFromInline func end() {
    cicu_reading_end(reader?.assumingMemoryBound(to: CICUReader.self))
  }
}

/// A position of a table: an object, a part of its hash, and a mark of its use.
@usableFromInline
struct CacheSlot: ~Copyable {
  /// The address of an object that the slot retains, ``removedObject``, or `nil`.
  @usableFromInline let object: Atomic<UnsafeRawPointer?>
  /// A part of the object's hash.
  ///
  /// If an object replaces another one, its hash is stored first. A thread that still reads the
  /// other object may therefore skip it, but never mistakes one for the other.
  @usableFromInline let key: Atomic<UInt32>
  /// The number of sweeps that the object survives.
  @usableFromInline let uses: Atomic<UInt32>

  init() {
    object = Atomic(nil)
    key = Atomic(0)
    uses = Atomic(0)
  }

  /// Returns the part of a hash that is stored; it depends on all bits of the hash.
  @inlinable static func key(ofHash hash: Int) -> UInt32 {
    UInt32(truncatingIfNeeded: UInt64(bitPattern: Int64(hash)) &* 0x9E37_79B9_7F4A_7C15 >> 32)
  }

  /// Notes that the object was used.
  ///
  /// Threads that use the same object would slow each other down if each wrote to the slot.
  @inlinable func markAsUsed() {
    if uses.load(ordering: .relaxed) != mostUses { uses.store(mostUses, ordering: .relaxed) }
  }
}

/// The number of sweeps that an object survives after its last use.
@usableFromInline let mostUses: UInt32 = 2

/// The address in the slot of an object that was removed.
///
/// A search continues after it; an empty slot ends a search.
@inlinable var removedObject: UnsafeRawPointer? { UnsafeRawPointer(bitPattern: 1) }

/// A hash table whose number of slots, a power of two, is fixed: a search ends at an empty slot.
///
/// Its memory contains the mask of the positions, the slots, and the sizes of the objects.
@usableFromInline
struct CacheTable: @unchecked Sendable {
  // Unchecked because of the pointer. The mask never changes, the slots are atomics, and the sizes
  // are only used under the lock of the storage.
  @usableFromInline let memory: UnsafeMutableRawPointer

  @inlinable init(memory: UnsafeMutableRawPointer) {
    self.memory = memory
  }

  /// Creates empty slots.
  init(capacity: Int) {
    let size = slotsOffset + capacity * (MemoryLayout<CacheSlot>.stride + MemoryLayout<Int>.stride)
    memory = .allocate(byteCount: size, alignment: slotsOffset)
    memory.storeBytes(of: capacity - 1, as: Int.self)
    for index in 0..<capacity {
      (slots + index).initialize(to: CacheSlot())
      (sizes + index).initialize(to: 0)
    }
  }

  /// The number of slots minus one.
  @inlinable var mask: Int { memory.load(as: Int.self) }

  /// The number of slots.
  var capacity: Int { mask + 1 }

  /// The slots.
  @inlinable var slots: UnsafeMutablePointer<CacheSlot> {
    (memory + slotsOffset).assumingMemoryBound(to: CacheSlot.self)
  }

  /// The sizes of the objects in bytes.
  var sizes: UnsafeMutablePointer<Int> {
    (memory + slotsOffset + capacity * MemoryLayout<CacheSlot>.stride)
      .assumingMemoryBound(to: Int.self)
  }

  /// Releases the memory, but not the objects.
  func deallocate() {
    memory.deallocate()
  }
}

/// The offset of the slots, so that none of them is in two cache lines.
@usableFromInline let slotsOffset = 64
