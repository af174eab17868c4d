import CompiledCatalog
import ICU
import TestSupport
import Testing

@Suite struct DamageTests {
  /// Reads the whole image, through its own tables and by the keys that were written.
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
      _ = try? entry.message(inColumn: column)
    }
  }

  /// Reads an image, and returns whether the reader rejected it.
  private func isRefused(_ image: [UInt8]) throws -> Bool {
    do {
      try readAll(image)
      return false
    } catch is CompiledCatalogError {
      return true
    }
  }

  /// Returns whether an image is verified.
  ///
  /// A verified image has to be completely readable.
  private func isVerified(_ image: [UInt8]) throws -> Bool {
    guard let catalog = try? CompiledCatalog(image: image) else { return false }
    guard (try? catalog.verify()) != nil else { return false }
    #expect(try !isRefused(image))
    return true
  }

  @Test func `an image is verified after it is written`() throws {
    try CompiledCatalog(image: Messages.image()).verify()
    try CompiledCatalog(image: CompiledCatalog.Builder(sourceLanguage: "es").image()).verify()
  }

  @Test func `verification finds a changed digit`() throws {
    let image = try Messages.image()
    // Before the first texts there are only numbers, all of which matter.
    let texts = try #require(image.firstRange(of: Array("en\(ICUVersion.cldr)".utf8)))
    for offset in 0..<texts.lowerBound {
      var damaged = image
      damaged[offset] = damaged[offset] == 0x31 ? 0x32 : 0x31
      #expect(try !isVerified(damaged), "offset \(offset)")
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `verification finds random damage`(seed: UInt64) throws {
    let image = try Messages.image()
    var generator = SeededGenerator(seed: 100 + seed)
    var verified = 0
    for _ in 0..<500 {
      var damaged = image
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let offset = Int.random(in: damaged.indices, using: &generator)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: damaged[offset] = UInt8.random(in: 0x30...0x6F, using: &generator)
        case 1: damaged[offset] = UInt8.random(in: 0...255, using: &generator)
        case 2: damaged.removeSubrange(offset...)
        default: damaged.insert(UInt8.random(in: 0x30...0x6F, using: &generator), at: offset)
        }
        if damaged.isEmpty { break }
      }
      if try isVerified(damaged) { verified += 1 }
    }
    // A changed letter gives another valid image.
    #expect(verified < 250)
  }

  @Test func `no digit at any byte causes a crash`() throws {
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
  func `no random bytes cause a crash`(seed: UInt64) throws {
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
