import Diagnostics
import FileFormats

/// Termbases in TBX.
enum TBXFormat: ExchangeFormat {
  static let fileName = "terms.tbx"

  static let seeds: [[UInt8]] = [
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <martif type="TBX-Basic" xml:lang="en"><text><body>
    <termEntry id="1"><descrip type="definition">A way in</descrip><note>n</note>
    <descrip type="Translation needed">No</descrip>
    <langSet xml:lang="en"><tig><term>door</term></tig></langSet>
    <langSet xml:lang="es"><ntig><termGrp><term>puerta</term>
    <termNote type="administrativeStatus">admittedTerm-admn-sts</termNote></termGrp></ntig></langSet>
    </termEntry></body></text></martif>
    """,
    """
    <tbx type="TBX-Basic" style="dca" xml:lang="en" xmlns="urn:iso:std:iso:30042:ed-2"><text><body>
    <conceptEntry id="1"><langSec xml:lang="en"><termSec><term>do<hi>or</hi></term></termSec></langSec>
    <langSec xml:lang="es"><descripGrp><descrip type="definition">d</descrip></descripGrp>
    <termSec><term>puerta</term><termNote type="administrativeStatus">deprecatedTerm-admn-sts</termNote>
    </termSec></langSec></conceptEntry></body></text></tbx>
    """,
  ]
  .map { Array($0.utf8) }

  static func read(_ bytes: [UInt8]) -> TBXDocument? {
    let parsed = TBXDocument.parse(bytes, file: fileName)
    return parsed.value.concepts.isEmpty ? nil : parsed.value
  }

  /// Checks that the terms are the same after they were written and read.
  static func violation(by document: TBXDocument) -> String? {
    let printed = document.printed(sourceLanguage: "en", tool: "t")
    let parsed = TBXDocument.parse(printed.value, file: fileName)
    guard !parsed.hasErrors else { return "the printed file cannot be read: \(parsed.diagnostics)" }
    guard printed.diagnostics.isEmpty else { return nil }
    let terms = parsed.value.concepts.map { $0.languages.flatMap(\.terms) }
    return terms == document.concepts.map { $0.languages.flatMap(\.terms) }
      ? nil : "the printed file has other terms"
  }

  static func texts(of document: TBXDocument) -> [String] {
    document.concepts.flatMap { concept in
      concept.languages.flatMap(\.terms).map(\.text) + concept.notes + [concept.definition ?? ""]
    }
  }
}
