import CatalogCompiler
import CatalogWorkspace
import CommandSupport
import FileSystem
import Localization

/// Reports the generated source files for the symbols of catalogs.
struct SymbolReport {
  private let files: [SymbolGeneration.File]
  private let changes: [FileChange]
  private let isPreview: Bool
  private let mayMissKeys: Bool

  /// Creates the report.
  ///
  /// - Parameters:
  ///   - files: The generated source files.
  ///   - changes: The change to each of them.
  ///   - isPreview: Whether nothing was written; the paths are then the result.
  ///   - mayMissKeys: Whether keys of the code get no symbol.
  init(
    _ files: [SymbolGeneration.File],
    _ changes: [FileChange],
    isPreview: Bool,
    mayMissKeys: Bool
  ) {
    self.mayMissKeys = mayMissKeys
    self.files = files
    self.changes = changes
    self.isPreview = isPreview
  }

  /// Prints the report, as JSON or as text.
  func print(asJSON: Bool, to console: Console) throws {
    if asJSON { return try console.print(json: json) }
    for file in files {
      if isPreview {
        console.print(file.path)
      } else if !console.isQuiet {
        console.print(Self.sentence(file.path, file.symbols.count))
      }
    }
    if mayMissKeys, files.allSatisfy(\.symbols.isEmpty) { console.printStatus(Self.howToGetMore) }
  }

  private static var howToGetMore: String {
    String(
      localized:
        "No keys were added manually; --keys all also creates symbols for the keys from the code.",
      comment: "Status message of xcstrings generate-symbols"
    )
  }

  private static func sentence(_ path: String, _ count: Int) -> String {
    String(
      localized: "\(path): \(count) symbols.",
      comment: "Result of xcstrings generate-symbols. The first argument is the path of a file"
    )
  }

  /// The output with `--json`.
  private struct JSON: Encodable {
    struct File: Encodable {
      var catalog: String
      var path: String
      var isWritten: Bool
      var symbols: [Symbol]
    }
    struct Symbol: Encodable {
      var key: String
      var name: String
      var namespace: String?
      var arguments: [Argument]
    }
    struct Argument: Encodable {
      var label: String?
      var type: String
      var specifier: String?
    }
    var files: [File]
  }

  private var json: JSON {
    JSON(
      files: zip(files, changes)
        .map { file, change in
          JSON.File(
            catalog: file.catalog,
            path: file.path,
            isWritten: !isPreview && change.original.bytes != change.bytes,
            symbols: file.symbols.map(symbol)
          )
        }
    )
  }

  private func symbol(_ symbol: StringSymbol) -> JSON.Symbol {
    JSON.Symbol(
      key: symbol.key,
      name: symbol.name,
      namespace: symbol.namespace,
      arguments: symbol.arguments.map {
        JSON.Argument(label: $0.label, type: $0.type, specifier: $0.specifier)
      }
    )
  }
}
