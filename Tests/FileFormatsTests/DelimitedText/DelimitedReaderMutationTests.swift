import FileFormats
import TestSupport
import Testing

struct DelimitedReaderMutationTests {
  private static let seeds = [
    "date,weight,note\n2024-01-01,75.5,\"a \"\"b\"\"\"\n2024-01-02,75.4,\"c\nd\"\n",
    "\u{FEFF}fecha;peso\r\n01/02/2024;75,5\r\n",
    "#Version: 6\n\n#date;weight\n2024-01-01T08:00:00Z;75.5\n",
  ]

  @Test(arguments: 0..<2_000)
  func `reads damaged tables to the end, and the rows can be printed`(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let original = Self.seeds.randomElement(using: &generator) ?? ""
    let other = Self.seeds.randomElement(using: &generator) ?? ""
    let bytes = Mutator.tables.mutate(
      Array(original.utf8),
      mixing: Array(other.utf8),
      using: &generator
    )
    let reader = DelimitedReader(bytes, file: "x")
    let rows = Array(reader)
    var end = 0
    for field in rows.flatMap(\.fields) {
      #expect(field.utf8Range.lowerBound >= end)
      #expect(field.line >= 1 && field.column >= 1)
      end = field.utf8Range.upperBound
    }
    var printed: [UInt8] = []
    for row in rows {
      DelimitedPrinter(delimiter: reader.delimiter).print(row.texts, into: &printed)
    }
    let reread = DelimitedReader(printed, file: "x", delimiter: reader.delimiter)
    #expect(reread.map(\.texts) == rows.map(\.texts))
  }
}
