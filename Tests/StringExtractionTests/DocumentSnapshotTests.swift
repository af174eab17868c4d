import Diagnostics
import StringCatalog
import StringExtraction
import SwiftTypeChecker
import TestSupport
import Testing

/// The strings of documents that a run keeps for the next one.
@Suite struct `A snapshot of documents` {
  private static let stamp = SourceStamp(size: 3, modified: -1, changed: 8, identifier: 9)
  private static let document = SourceReference(path: "Base.lproj/Main.xib", stamp: stamp)
  private static let strings = DocumentStrings(
    strings: [
      ExtractedString(
        key: "a.title",
        defaultValue: "Año",
        comment: "Class = \"NSMenu\";",
        location: Location(file: document.path, utf8Range: 3..<9, line: 1, column: 4),
        origin: .interfaceBuilder
      )
    ],
    diagnostics: [
      Diagnostic(.defaultValueInUse, .warning, at: nil)
    ]
  )

  private static let bytes = DocumentSnapshot.bytes(
    of: [(document, strings), (SourceReference(path: "Other.xib"), strings)],
    program: "1.0"
  )

  @Test func `returns the strings of an unchanged document`() throws {
    let snapshot = DocumentSnapshot(SnapshotBytes(Self.bytes), of: "1.0")
    let kept = try #require(snapshot.strings(of: Self.document))
    #expect(kept.strings == Self.strings.strings)
    #expect(kept.diagnostics == Self.strings.diagnostics)
  }

  @Test func `returns nothing for a changed document, and without a stamp`() {
    let snapshot = DocumentSnapshot(SnapshotBytes(Self.bytes), of: "1.0")
    var changed = Self.document
    changed.stamp?.changed += 1
    #expect(snapshot.strings(of: changed) == nil)
    #expect(snapshot.strings(of: SourceReference(path: Self.document.path)) == nil)
    #expect(snapshot.strings(of: SourceReference(path: "Other.xib")) == nil)
  }

  @Test func `of another program is empty`() {
    let snapshot = DocumentSnapshot(SnapshotBytes(Self.bytes), of: "1.1")
    #expect(snapshot.strings(of: Self.document) == nil)
  }

  @Test func `is empty if any byte has changed`() {
    for index in Self.bytes.indices {
      var bytes = Self.bytes
      bytes[index] ^= 0x10
      #expect(DocumentSnapshot(SnapshotBytes(bytes), of: "1.0").strings(of: Self.document) == nil)
      bytes = Array(Self.bytes[..<index])
      #expect(DocumentSnapshot(SnapshotBytes(bytes), of: "1.0").strings(of: Self.document) == nil)
    }
  }
}
