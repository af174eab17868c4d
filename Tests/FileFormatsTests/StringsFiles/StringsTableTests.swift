import Diagnostics
import FileFormats
import Testing

struct StringsTableTests {
  private let table = StringsTable(entries: [
    .init("¡Hola, %@!", forKey: "Hello, %@!", comment: "Greeting"),
    .init("Dos\nlíneas", forKey: "two"),
  ])

  @Test(arguments: PropertyList.Form.allCases)
  func `a written table is read back unchanged`(_ form: PropertyList.Form) {
    let parsed = StringsTable.parse(table.printed(as: form).value, file: "x")
    #expect(parsed.diagnostics.isEmpty)
    let entries = parsed.value?.entries ?? []
    #expect(entries.map(\.key) == table.entries.map(\.key))
    #expect(entries.map(\.value) == table.entries.map(\.value))
    #expect(entries.map(\.comment) == (form == .text ? ["Greeting", nil] : [nil, nil]))
    #expect(entries.allSatisfy { ($0.location == nil) == (form == .binary) })
  }

  @Test
  func `reports values that are not strings, and repeated keys`() {
    let source = "a = b;\nc = (d);\na = e;"
    let parsed = StringsTable.parse(Array(source.utf8), file: "x")
    #expect(parsed.diagnostics.map(\.id) == ["strings-value", "strings-duplicate-key"])
    #expect(parsed.diagnostics.map(\.location?.line) == [2, 3])
    #expect(parsed.diagnostics.last?.notes.first?.location?.line == 1)
    #expect(parsed.value?.entries.map(\.value) == ["b", "e"])
  }

  @Test
  func `rejects a list that is not a dictionary`() {
    let source = "<plist><array/></plist>"
    let parsed = StringsTable.parse(Array(source.utf8), file: "x")
    #expect(parsed.diagnostics.map(\.id) == ["strings-no-dictionary"])
    #expect(parsed.value == nil)
  }
}
