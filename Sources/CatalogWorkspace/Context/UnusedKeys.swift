import CatalogCompiler
import CatalogValidation
import Diagnostics
import FileSystem
import ProjectConfiguration
import StringCatalog
import StringExtraction
import SwiftTypeChecker

extension Workspace {
  /// Returns the keys that were added manually and that the code does not contain: neither in a call
  /// that looks them up, nor as a literal, nor as a generated symbol.
  ///
  /// Keys that the configuration calls dynamic are left out, and those of catalogs that the system
  /// reads.
  ///
  /// - Parameters:
  ///   - files: The catalogs.
  ///   - contexts: The uses of their keys.
  /// - Returns: The keys.
  /// - Throws: An error if a source cannot be read.
  /// - Complexity: That of reading all sources, if some keys have no uses.
  package func unusedKeys(
    of files: [CatalogFile],
    knowing contexts: KeyContexts
  ) throws -> CatalogKeys {
    var unused: CatalogKeys = [:]
    for file in files where CatalogKind(ofCatalogAt: file.path) == .code {
      let dynamic = project?.configuration.dynamicKeys(ofTable: file.table) ?? []
      let keys = file.catalog.entries(inLanguages: []).lazy
        .filter { key, entry in
          entry.extractionState == .manual && !dynamic.contains { $0.matches(key) }
            && contexts.context(of: key, inCatalogAt: file.path).places.isEmpty
        }
        .map { ExactString($0.key) }
      unused[FileSystem.absolutePath(of: file.path)] = Set(keys)
    }
    guard unused.values.contains(where: { !$0.isEmpty }) else { return [:] }
    let members = try extractionInput().sources().wanted
      .reduce(into: Set<String>()) { $0.formUnion(MemberNames(in: $1.bytes)) }
    for file in files {
      let symbols = stringSymbols(
        of: [CatalogTable(file.table, file.catalog)],
        SymbolOptions(defaultTable: file.table)
      )
      for symbol in symbols.value where members.contains(symbol.name) {
        unused[FileSystem.absolutePath(of: file.path)]?.remove(ExactString(symbol.key))
      }
    }
    return unused
  }
}

/// The names after dots in a source, such as `title` in `Text(.title)`.
private struct MemberNames: Sequence, IteratorProtocol {
  private var rest: ArraySlice<UInt8>

  init(in bytes: [UInt8]) {
    rest = bytes[...]
  }

  mutating func next() -> String? {
    while let dot = rest.firstIndex(of: UInt8(ascii: ".")) {
      let name = rest[(dot + 1)...].prefix(while: \.isWordByte)
      rest = rest[name.endIndex...]
      if !name.isEmpty { return String(decoding: name, as: UTF8.self) }
    }
    return nil
  }
}
