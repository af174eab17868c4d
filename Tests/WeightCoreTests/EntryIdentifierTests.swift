import TestSupport
import Testing
import WeightCore

struct EntryIdentifierTests {
  @Test(arguments: [
    (0, "bbbbbbbbbbbbbbbb"), (1, "bbbbbbbbbbbbbbbc"), (-1, "tttttttttttttttt"),
    (Int64.min, "lbbbbbbbbbbbbbbb"), (Int64.max, "kttttttttttttttt"),
  ])
  func `an identifier consists of sixteen letters`(_ bits: Int64, _ text: String) {
    #expect(EntryIdentifier(rawValue: bits).text == text)
    #expect(EntryIdentifier(text: text)?.rawValue == bits)
    #expect(EntryIdentifier(text: text.uppercased())?.rawValue == bits)
  }

  @Test
  func `every identifier is read back`() {
    for _ in 0..<1_000 {
      let identifier = EntryIdentifier.random()
      #expect(EntryIdentifier(text: identifier.text) == identifier)
      let revision = EntryRevision(identifier, version: 7)
      #expect(EntryRevision(text: revision.text) == revision)
    }
  }

  @Test(arguments: [
    "", "b", "bbbbbbbbbbbbbbb", "bbbbbbbbbbbbbbbbb", "abbbbbbbbbbbbbbb", "bbbbbbbbbbbbbbb1",
    "bbbbbbbbbbbbbbbñ", "bbbbbbbbbbbbbb\u{301}b", "-1", "bbbbbbbbbbbbbbbb-", "bbbbbbbbbbbbbbbb-0",
    "bbbbbbbbbbbbbbbb--1", "bbbbbbbbbbbbbbbb-x", "bbbbbbbbbbbbbbbb-1-1",
    "bbbbbbbbbbbbbbbb-9223372036854775808",
  ])
  func `other texts are not revisions`(_ text: String) {
    #expect(EntryRevision(text: text) == nil)
  }

  @Test
  func `a missing version is the first`() {
    #expect(EntryRevision(text: "bbbbbbbbbbbbbbbb")?.version == 1)
    let identifier = EntryIdentifier(rawValue: 0)
    #expect(EntryRevision(identifier, version: .max).version == EntryRevision.greatestVersion)
    #expect(EntryRevision(identifier, version: -3).version == 1)
  }
}
