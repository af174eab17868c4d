import Diagnostics
import StringCatalog
import TestSupport
import Testing

@Suite struct MutationTests {
  @Test(arguments: Catalogs.names)
  func `whatever a file holds, it is read, and what is read is printed`(name: String) throws {
    let original = try Catalogs.fixtures.bytes(of: name)
    var generator = SeededGenerator(seed: UInt64(name.utf8.count))
    for _ in 1...120 {
      let bytes = Self.mutate(original, using: &generator)
      let parsed = StringCatalog.parse(bytes, file: name)
      if parsed.value == nil { #expect(parsed.hasErrors) }
      #expect(
        parsed.diagnostics.allSatisfy {
          $0.place.map { $0.utf8Range.upperBound <= bytes.count } ?? false
        }
      )
      guard let catalog = parsed.value else { continue }
      #expect(catalog.printed() == bytes)
      try Self.expectEditable(catalog, parsed)
    }
  }

  /// Edits what a mutated file holds; the result must be a catalog again that holds the same.
  private static func expectEditable(
    _ catalog: StringCatalog,
    _ parsed: Parsed<StringCatalog?>
  ) throws {
    var edited = catalog
    for (key, entry) in catalog.entries { edited[key] = entry }
    #expect(edited.printed() == catalog.printed())
    if let key = catalog.keys.first { edited[key]?.comment = "edited" }
    edited["inserted"] = StringCatalog.Entry(shouldTranslate: false)
    let again = StringCatalog.parse(edited.printed(), file: "again")
    #expect(again.hasErrors == parsed.hasErrors)
    #expect(again.value?.keys == edited.keys)
    for (key, entry) in edited.entries { expectSame(again.value?[key], entry) }
  }

  private static func mutate(
    _ bytes: [UInt8],
    using generator: inout SeededGenerator
  ) -> [UInt8] {
    var bytes = bytes
    for _ in 1...Int.random(in: 1...3, using: &generator) {
      guard !bytes.isEmpty else { return bytes }
      let start = Int.random(in: 0..<bytes.count, using: &generator)
      let end = min(start + Int.random(in: 1...24, using: &generator), bytes.count)
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: bytes.removeSubrange(start..<end)
      case 1: bytes.insert(contentsOf: bytes[start..<end], at: start)
      case 2: bytes.swapAt(start, Int.random(in: 0..<bytes.count, using: &generator))
      case 3: bytes[start] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
      case 4: bytes[start] = Self.telling.randomElement(using: &generator) ?? 0
      default: bytes.removeSubrange(start...)
      }
    }
    return bytes
  }

  private static let telling = Array("{}[]\",:\\/ u0nt-1.eé\n".utf8)
}
