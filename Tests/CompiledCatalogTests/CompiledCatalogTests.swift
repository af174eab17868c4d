import CompiledCatalog
import Testing

@Suite struct CompiledCatalogTests {
  @Test(arguments: Messages.all)
  func `a message of each kind is decoded as it was written`(message: MessageTree) throws {
    var builder = CompiledCatalog.Builder(sourceLanguage: "en")
    builder.add(message, forKey: "key", table: "Library", language: "es")
    let catalog = try CompiledCatalog(image: builder.image())
    let compiled = try #require(
      try catalog.message(forKey: "key", table: "Library", language: "es")
    )
    #expect(compiled == message)
  }

  @Test func `an image lists its tables and their languages`() throws {
    let catalog = try CompiledCatalog(image: Messages.image())
    #expect(catalog.sourceLanguage == "en")
    #expect(catalog.tables.map(\.name) == ["Desk", "Library"])
    #expect(catalog.languages(ofTable: "Desk") == ["es"])
    #expect(catalog.languages(ofTable: "Library") == ["en", "es"])
    #expect(catalog.languages(ofTable: "Cellar") == [])
  }

  @Test func `unknown keys, tables and languages are not found`() throws {
    let catalog = try CompiledCatalog(image: Messages.image())
    #expect(try catalog.message(forKey: "key 0", table: "Cellar", language: "es") == nil)
    #expect(try catalog.message(forKey: "key 0", table: "Library", language: "fr") == nil)
    #expect(try catalog.message(forKey: "key 00", table: "Library", language: "es") == nil)
    #expect(try catalog.message(forKey: "Loans", table: "Desk", language: "en") == nil)
  }

  @Test func `an image without messages opens`() throws {
    let image = try CompiledCatalog.Builder(sourceLanguage: "es").image()
    let catalog = try CompiledCatalog(image: image)
    #expect(catalog.sourceLanguage == "es")
    #expect(catalog.tables.isEmpty)
  }

  @Test(arguments: [0, 1, 2, 3, 7, 8, 9, 100, 1000])
  func `all keys of a table are found, and no others`(count: Int) throws {
    // Keys of all lengths, and some that differ only in their last byte.
    let keys = (0..<count).map { String(repeating: "clave ", count: $0 % 12) + "\($0)" }
    var builder = CompiledCatalog.Builder(sourceLanguage: "en")
    for key in keys {
      builder.add(.text(FormattedText(plain: "<\(key)>")), forKey: key, table: "T", language: "es")
    }
    let catalog = try CompiledCatalog(image: builder.image())
    for key in keys {
      let message = try catalog.message(forKey: key, table: "T", language: "es")
      #expect(message == .text(FormattedText(plain: "<\(key)>")))
      #expect(try catalog.message(forKey: key + "x", table: "T", language: "es") == nil)
    }
  }

  @Test func `keys that look the same are distinguished by their bytes`() throws {
    let composed = "caf\u{E9}"
    let decomposed = "cafe\u{301}"
    var builder = CompiledCatalog.Builder(sourceLanguage: "en")
    for (key, value) in [(composed, "one"), (decomposed, "two")] {
      builder.add(.text(FormattedText(plain: value)), forKey: key, table: "T", language: "es")
    }
    let table = try #require(try CompiledCatalog(image: builder.image()).table(named: "T"))
    #expect(table.count == 2)
    let message = try table.entry(forKey: decomposed)?.message(inColumn: 0)
    #expect(message == .text(FormattedText(plain: "two")))
  }

  @Test func `an entry has the message of each language in its column`() throws {
    let catalog = try CompiledCatalog(image: Messages.image())
    let table = try #require(catalog.table(named: "Library"))
    let entry = try #require(try table.entry(forKey: "key 3"))
    let spanish = try #require(table.column(ofLanguage: "es"))
    #expect(try entry.key() == "key 3")
    #expect(try entry.message(inColumn: spanish) == Messages.plural)
    #expect(try entry.message(inColumn: 2) == nil)
    #expect(try entry.message(inColumn: -1) == nil)
  }
}
