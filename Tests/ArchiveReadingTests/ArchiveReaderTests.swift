import ArchiveReading
import Testing

@Suite("Archives")
struct ArchiveReaderTests {
  @Test("An entry is equal to one of the same path and size")
  func entries() {
    #expect(ArchiveEntry(path: "a", size: 1) == ArchiveEntry(path: "a", size: 1))
    #expect(ArchiveEntry(path: "a", size: 1) != ArchiveEntry(path: "a", size: nil))
  }
}
