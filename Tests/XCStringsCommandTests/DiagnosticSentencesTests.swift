import CatalogValidation
import CommandSupport
import Diagnostics
import FileSystem
import Localization
import Testing

@testable import xcstrings

@Suite struct `Sentences of diagnostics` {
  /// The modules whose diagnostics `xcstrings` tells.
  private static let modules = [
    "CatalogCompiler", "CatalogExchange", "CatalogValidation", "CatalogWorkspace", "Diagnostics",
    "FileFormats",
    "JSONSyntax", "ProjectConfiguration", "ProjectDiscovery", "StringCatalog", "StringExtraction",
    "xcstrings",
  ]

  /// Every identifier that the sources of these modules have.
  private static let declared: [String] = {
    let package = "\(#filePath)".split(separator: "/").dropLast(3).joined(separator: "/")
    let pattern = /(?:: (?:Self|Diagnostic\.ID) = |Diagnostic\(\s*)"([a-z0-9-]+)"/
    var identifiers: Set<String> = []
    for module in modules {
      let folder = "/\(package)/Sources/\(module)"
      for file in (try? FileSystem.files(at: folder, withExtension: "swift")) ?? [] {
        let text = String(decoding: (try? FileSystem.read(file)) ?? [], as: UTF8.self)
        for match in text.matches(of: pattern) { identifiers.insert(String(match.1)) }
      }
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
