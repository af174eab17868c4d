import Diagnostics
import Invariants
import StringCatalog
import TestSupport
import Testing

@Suite struct MutationTests {
  @Test(arguments: Catalogs.names)
  func `every mutated file is parsed and printed without a crash`(name: String) throws {
    let original = try Catalogs.fixtures.bytes(of: name)
    let others = try Catalogs.names.map(Catalogs.fixtures.bytes(of:))
    var generator = SeededGenerator(seed: UInt64(name.utf8.count))
    for _ in 1...120 {
      let other = others.randomElement(using: &generator) ?? []
      let bytes = Mutator.catalogs.mutate(original, mixing: other, using: &generator)
      let parsed = StringCatalog.parse(bytes, file: name)
      let violation = CatalogInvariants.violation(by: parsed, of: bytes, using: &generator)
      #expect(violation == nil, "\(String(decoding: bytes, as: UTF8.self))")
    }
  }

  /// Reduced versions of files that were once parsed incorrectly.
  private static let damaged = Fixtures(shared: "Damaged")

  @Test(arguments: try damaged.names(endingIn: ".xcstrings"))
  func `files that were once parsed incorrectly are parsed correctly`(name: String) throws {
    let bytes = try Self.damaged.bytes(of: name)
    var generator = SeededGenerator(seed: 1)
    for _ in 1...50 {
      let parsed = StringCatalog.parse(bytes, file: name)
      #expect(CatalogInvariants.violation(by: parsed, of: bytes, using: &generator) == nil)
    }
  }

  @Test(arguments: Catalogs.names)
  func `every truncated file has exactly one error`(name: String) throws {
    let bytes = try Catalogs.fixtures.bytes(of: name)
    let end = try #require(bytes.lastIndex(of: UInt8(ascii: "}")))
    for length in stride(from: 0, through: end, by: 7) {
      let parsed = StringCatalog.parse(Array(bytes.prefix(length)), file: name)
      #expect(parsed.value == nil)
      #expect(parsed.diagnostics.map(\.severity) == [.error])
    }
  }
}
