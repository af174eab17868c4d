import PlatformInterfaces
import Testing

@testable import SwiftExtraction

@Suite struct KnownTableTests {
  /// The tables with a declaration of every kind, and none of the largest.
  private static let modules = [
    "Charts", "Foundation", "StoreKit", "Swift", "TipKit", "WidgetKit",
  ]

  @Test(arguments: modules)
  func `a look at the lines of a table finds what the parser finds`(module: String) throws {
    let interface = try #require(PlatformInterface.all.first { $0.module == module })
    let whole = FileDeclarations(
      Lowering.read(
        SourceFile(path: "", bytes: interface.text.withUTF8Buffer { Array($0) }),
        options: ExtractionOptions(),
        readsBodies: false
      ),
      isKnown: true
    )
    let table = KnownTable(interface.text)
    let read = try table.outline.entries.indices.map { try #require(table.entry($0)) }
    #expect(declarations(FileDeclarations(entries: read)) == declarations(whole))
    #expect(Set(table.outline.keys.map(\.key)) == Set(whole.keys.map(\.key)))
    #expect(table.outline.keys.count == whole.keys.count)
    #expect(table.outline.isDoubtful == whole.isDoubtful)
  }

  /// Returns each declaration below the name of its type; types inside of types stand elsewhere in
  /// a table than in a file that was read as a whole.
  private func declarations(_ file: FileDeclarations) -> [String: Int] {
    let texts = file.entries.map { entry in
      let type = entry.type.flatMap { file.entry($0) }
      return "\(String(describing: type)) \(entry)"
    }
    return Dictionary(texts.map { ($0, 1) }, uniquingKeysWith: +)
  }
}
