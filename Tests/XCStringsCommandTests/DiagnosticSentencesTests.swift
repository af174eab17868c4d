import CatalogValidation
import CommandSupport
import Diagnostics
import FoundationEssentials
import Localization
import Testing

@testable import xcstrings

@Suite struct `Sentences of diagnostics` {
  /// Every identifier that the sources of this package declare.
  private static let declared: [String] = {
    let tests = "\(#filePath)".split(separator: "/").dropLast(3).joined(separator: "/")
    let sources = "/\(tests)/Sources"
    let pattern = /(?:: (?:Self|Diagnostic\.ID) = |Diagnostic\(\s*)"([a-z0-9-]+)"/
    var identifiers: Set<String> = []
    let files = FileManager.default.enumerator(atPath: sources)?.compactMap { $0 as? String } ?? []
    for file in files where file.hasSuffix(".swift") {
      guard let bytes = FileManager.default.contents(atPath: "\(sources)/\(file)") else { continue }
      let text = String(decoding: bytes, as: UTF8.self)
      for match in text.matches(of: pattern) { identifiers.insert(String(match.1)) }
    }
    return identifiers.sorted()
  }()

  @Test func `are looked for in all sources`() {
    #expect(Self.declared.count > 40)
    #expect(Self.declared.contains("translation-missing"))
    #expect(Self.declared.contains("json-comma-expected"))
    #expect(Self.declared.contains("configuration-unknown-rule"))
  }

  @Test(arguments: declared)
  func `exist for every identifier`(_ identifier: String) {
    #expect(DiagnosticSentences.all.identifiers.contains(Diagnostic.ID(rawValue: identifier)))
  }

  @Test(arguments: DiagnosticSentences.all.identifiers.map(\.rawValue).sorted())
  func `differ between the languages`(_ identifier: String) {
    let arguments: [Diagnostic.Argument] = [
      .text("es"), .text("key"), .text("missing"), .text("%@"), .text("%lld"),
    ]
    let id = Diagnostic.ID(rawValue: identifier)
    let english = DiagnosticSentences.all.sentence(of: id, arguments, locale: UserLocale("en"))
    let spanish = DiagnosticSentences.all.sentence(of: id, arguments, locale: UserLocale("es"))
    #expect(english != spanish)
    #expect(!english.hasSuffix("."))
  }
}
