import Foundation
import TestSupport
import Testing

/// Files whose fields contain control characters, which must not reach the terminal.
@Suite struct HostileFileTests {
  private static let hostile = HostileText.all

  private static let fixtures = Fixtures(shared: "Weights")
  private static let files = [".csv", ".tsv", ".txt", ".json"]
    .flatMap { (try? fixtures.names(endingIn: $0)) ?? [] }

  @Test(arguments: files)
  func `no field of a file reaches the terminal unescaped`(_ file: String) throws {
    let home = try TestUser("LANG=es_ES")
    let bytes = try Self.fixtures.bytes(of: file)
    let isList = file.hasSuffix(".json")
    let fields = isList ? jsonFields(bytes) : tableFields(bytes)
    #expect(!fields.isEmpty)
    let text = Array(Self.hostile.utf8)
    let replacement =
      isList
      ? try JSONEncoder().encode([Self.hostile]).dropFirst().dropLast()
      : Data(Array("\"".utf8) + text + Array("\"".utf8))
    for (position, field) in fields.enumerated() {
      var changed = bytes
      changed.replaceSubrange(field, with: replacement)
      try home.folder.write(changed, to: "x")
      let answers = ["--unit", "kg", "--decimal", "point", "--date-order", "dmy"]
      let form = position.isMultiple(of: 4) ? ["--json"] : []
      let run = try home.w8(["import", "--dry-run", "x"] + answers + form)
      HostileText.expectNone(in: run.output, "\(file) \(field)")
      HostileText.expectNone(in: run.errors, "\(file) \(field)")
    }
  }

  @Test func `notes, sources and names of files are escaped in every output`() throws {
    let home = try TestUser("LANG=es_ES")
    let name = "a\u{1B}]0;PWN\u{7}\u{202E}\nFAKE.csv"
    let table =
      "date,weight,unit,kilograms,bodyFat,note,source,sourceName\n"
      + "2026-01-03T12:00:00+01:00,72,kg,72,,\"\(Self.hostile)\",imported,\"\(Self.hostile)\"\n"
    try home.folder.write(table, to: name)
    for arguments in [
      ["import", name], ["import", name], ["list"], ["list", "--details"], ["latest"], ["undo"],
      ["import", "--format", "libra", name],
    ] {
      let run = try home.w8(arguments)
      HostileText.expectNone(in: run.output, "\(arguments)")
      HostileText.expectNone(in: run.errors, "\(arguments)")
    }
    // The names of files in an archive.
    let zip = RawZipBuilder([
      .init("\u{1B}[31m\nFAKE/weight.csv".utf8, Array("date,weight\nx,80 kg\n".utf8))
    ])
    try home.folder.write(zip.bytes, to: "x.zip")
    let run = try home.w8("import", "x.zip")
    #expect(run.status == 1)
    HostileText.expectNone(in: run.output + run.errors, "archive")
  }

  /// Returns the ranges of the fields in the first rows of a table, judging by its separators.
  private func tableFields(_ bytes: [UInt8]) -> [Range<Int>] {
    var fields: [Range<Int>] = []
    var start = 0
    var rows = 0
    for (offset, byte) in bytes.enumerated() {
      let isEnd = byte == UInt8(ascii: "\n")
      guard isEnd || [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")].contains(byte)
      else { continue }
      fields.append(start..<offset)
      start = offset + 1
      if isEnd { rows += 1 }
      if rows > 2 || fields.count > 18 { break }
    }
    return fields
  }

  /// Returns the ranges of the strings and numbers of a list.
  private func jsonFields(_ bytes: [UInt8]) -> [Range<Int>] {
    var fields: [Range<Int>] = []
    var offset = 0
    while offset < bytes.count, fields.count < 18 {
      let start = offset
      offset += 1
      if bytes[start] == UInt8(ascii: "\"") {
        while offset < bytes.count, bytes[offset] != UInt8(ascii: "\"") { offset += 1 }
        offset += 1
        fields.append(start..<min(offset, bytes.count))
      } else if (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[start]) {
        while offset < bytes.count,
          (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[offset])
            || bytes[offset] == UInt8(ascii: ".")
        {
          offset += 1
        }
        fields.append(start..<offset)
      }
    }
    return fields
  }
}
