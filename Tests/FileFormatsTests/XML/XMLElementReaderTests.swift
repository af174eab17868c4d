import FileFormats
import Testing

@Suite struct XMLElementReaderTests {
  @Test
  func `reads a well-formed element with resolved references and child elements`() throws {
    let source = """
      <Record type="a&amp;b" value='7&#50;.5'>
        <MetadataEntry key="&lt;k&gt;" value="&quot;&apos;"/>
        <!-- no <Record/> -->
      </Record>
      """
    let reading = try XMLElementReader().read(Array(source.utf8))
    let child = XMLElement(
      name: "MetadataEntry",
      attributes: [.init(name: "key", value: "<k>"), .init(name: "value", value: "\"'")]
    )
    let element = XMLElement(
      name: "Record",
      attributes: [.init(name: "type", value: "a&b"), .init(name: "value", value: "72.5")],
      children: [child]
    )
    #expect(reading.element == element)
    #expect(reading.problems.isEmpty)
  }

  private static let malformedElements: [(source: String, Set<XMLProblem>, [String: String])] = [
    (#"<R a="1" a="2" b="3"/>"#, [.duplicateAttributes], ["a": "1", "b": "3"]),
    ("<R a=\"x\u{0B}y\" b=\"3\"/>", [.forbiddenCharacters], ["a": "x\u{FFFD}y", "b": "3"]),
    ("<R a=\"x&#11;y\" b=\"3\"/>", [.forbiddenCharacters], ["a": "x\u{FFFD}y", "b": "3"]),
    (#"<R My Name="1" b="3"/>"#, [.malformedAttributes], ["Name": "1", "b": "3"]),
    (#"<R lonely b="3"/>"#, [.malformedAttributes], ["b": "3"]),
    (#"<R a=1 b="3"/>"#, [.malformedAttributes], ["a": "1", "b": "3"]),
    (#"<R a="x&nbsp;y & z" b="3"/>"#, [.unknownReferences], ["a": "x&nbsp;y & z", "b": "3"]),
    (#"<R a="<<b>" b="3"/>"#, [.bareAngleBrackets], ["a": "<<b>", "b": "3"]),
    (#"<R a="1"b="3"/>"#, [], ["a": "1", "b": "3"]),
    (#"<R a="1" b="3">"#, [.notWellFormed], ["a": "1", "b": "3"]),
  ]

  @Test(arguments: malformedElements)
  func `repairs and reports malformed elements`(
    source: String,
    problems: Set<XMLProblem>,
    attributes: [String: String]
  ) throws {
    let reading = try XMLElementReader().read(Array(source.utf8))
    let element = try #require(reading.element)
    #expect(
      Dictionary(element.attributes.map { ($0.name, $0.value) }) { first, _ in first }
        == attributes
    )
    #expect(reading.problems == problems)
  }

  @Test
  func `replaces invalid UTF-8, and one reader reads many elements`() throws {
    let reader = try XMLElementReader()
    for _ in 0..<3 {
      let reading = reader.read(Array("<R a=\"x".utf8) + [0xC3, 0x28] + Array("\"/>".utf8))
      #expect(reading.element?["a"] == "x\u{FFFD}(")
      #expect(reading.problems == [.invalidUTF8])
      #expect(reader.read(Array("<S/>".utf8)).element == XMLElement(name: "S", attributes: []))
      #expect(reader.read([]).element == nil)
    }
  }
}
