import CompiledCatalog
import TestSupport
import Testing

@Suite struct DamageTests {
  /// Reads everything that an image holds, by its own account and by the keys that were written.
  private func readAll(_ image: [UInt8]) throws {
    let catalog = try CompiledCatalog(image: image)
    for table in catalog.tables {
      for index in 0..<min(table.count, 100) { try read(table.entry(at: index), of: table) }
      for index in Messages.all.indices {
        if let entry = try table.entry(forKey: "key \(index)") { try read(entry, of: table) }
      }
    }
  }

  private func read(_ entry: CompiledCatalog.Table.Entry, of table: CompiledCatalog.Table) throws {
    _ = try entry.key()
    for column in table.languages.indices {
      _ = try? entry.message(inColumn: column)?.tree()
    }
  }

  /// Reads an image and returns whether the reader found fault with it.
  private func isRefused(_ image: [UInt8]) throws -> Bool {
    do {
      try readAll(image)
      return false
    } catch is CompiledCatalogError {
      return true
    }
  }

  @Test func `every byte may be changed to every digit`() throws {
    let image = try Messages.image()
    var refusals = 0
    for offset in image.indices {
      for byte: UInt8 in [0x00, 0x2F, 0x30, 0x31, 0x50, 0x6F, 0x70, 0xFF] {
        var damaged = image
        damaged[offset] = byte
        if try isRefused(damaged) { refusals += 1 }
      }
    }
    #expect(refusals > 0)
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `any bytes may be changed`(seed: UInt64) throws {
    let image = try Messages.image()
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      var damaged = image
      for _ in 0..<Int.random(in: 1...12, using: &generator) {
        let offset = Int.random(in: 13..<image.count, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: damaged[offset] = UInt8.random(in: 0x30...0x6F, using: &generator)
        case 1: damaged[offset] = UInt8.random(in: 0...255, using: &generator)
        default: damaged.swapAt(offset, Int.random(in: 13..<image.count, using: &generator))
        }
      }
      _ = try isRefused(damaged)
    }
  }
}
