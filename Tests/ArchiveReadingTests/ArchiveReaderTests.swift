import ArchiveReading
import Testing

@Suite struct ArchiveReaderTests {
  @Test
  func `an entry is equal to one of the same path and size`() {
    #expect(ArchiveEntry(path: "a", size: 1) == ArchiveEntry(path: "a", size: 1))
    #expect(ArchiveEntry(path: "a", size: 1) != ArchiveEntry(path: "a", size: nil))
  }
}
