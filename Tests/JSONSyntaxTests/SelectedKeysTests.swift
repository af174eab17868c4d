import Diagnostics
import Testing

@testable import JSONSyntax

@Suite struct SelectedKeysTests {
  private static let text = #"""
    {"es": 1, "e\u0073-MX": {"es": 0}, "de": [{"es": 0}], "es": 2, "fr\"": "x", "": null, "d": true}
    """#

  @Test(arguments: [
    [], ["es"], ["es-MX"], ["es", "de"], ["fr\""], [""], ["d", "x"], ["e\\u0073-MX"],
  ])
  func `finds the members with some keys`(_ names: Set<String>) throws {
    let parsed = JSONDocument.parse(Array(Self.text.utf8), file: "a")
    let root = try #require(parsed.value).root
    let expected = root.members.filter { names.contains($0.name) }
    let found = root.members(withKeys: SelectedKeys(names))
    #expect(found.map(\.name) == expected.map(\.name))
    #expect(found.map(\.value.spelling) == expected.map(\.value.spelling))
    #expect(root.member("es")?.members(withKeys: SelectedKeys(names)).isEmpty == true)
  }
}
