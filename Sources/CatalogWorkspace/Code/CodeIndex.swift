import CatalogValidation
package import Diagnostics
import FileSystem
package import ProjectConfiguration
package import StringCatalog

/// The keys in the code of a project, by file and by key.
package struct CodeIndex: Sendable {
  /// A literal, or a text of a document, that is a key.
  package struct Use: Sendable {
    /// The string.
    package var string: ExtractedString
    /// The table of the key.
    package var table: String
    /// The paths of the catalogs to which the key belongs; empty if there is none.
    package var catalogs: [String]

    /// The range of the literal in its file.
    package var range: Range<Int> { string.location.utf8Range }
  }

  /// The uses by absolute path, in the order of each file.
  private var uses: [String: [Use]] = [:]
  /// The locations of the keys of each catalog, by its absolute path.
  private var locations: [String: [ExactString: [Location]]] = [:]
  /// The diagnostics about assumed keys.
  private var assumptions: AssumedKeys
  /// Whether all sources could be read and parsed.
  package let isComplete: Bool

  /// Creates an index without uses.
  package init() {
    assumptions = AssumedKeys([])
    isComplete = false
  }

  /// Creates the index of an extraction.
  ///
  /// - Parameters:
  ///   - extracted: The strings of the catalogs of the plan.
  ///   - plan: The catalogs with their sources.
  ///   - project: The project with the settings for tables; `nil` if there is none.
  init(_ extracted: ExtractedCatalogs, by plan: SyncPlan, in project: Project?) {
    isComplete = extracted.extraction.isComplete && plan.unreadCatalogs.isEmpty
    assumptions = AssumedKeys(plan.diagnostics + extracted.extraction.diagnostics)
    var files = FileUses()
    for (catalog, strings) in zip(plan.catalogs, extracted.strings) {
      let path = catalog.file.path
      var keys: [ExactString: [Location]] = [:]
      for string in strings {
        keys[ExactString(string.key), default: []].append(string.location)
        files.add(Use(string: string, table: catalog.file.table, catalogs: [path]))
      }
      locations[FileSystem.absolutePath(of: path), default: [:]]
        .merge(keys) { $0 + $1 }
    }
    var tables = DefaultTables(in: project)
    for string in extracted.extraction.strings.occurrences {
      let table = string.table ?? tables.table(of: string.location.file)
      files.add(Use(string: string, table: table, catalogs: []))
    }
    uses = files.sorted()
  }

  /// Returns the uses in a file, in its order.
  package func uses(inFileAt path: String) -> [Use] {
    uses[FileSystem.absolutePath(of: path)] ?? []
  }

  /// Returns the use whose literal contains an offset; `nil` if there is none.
  ///
  /// Of a literal in an interpolation of another one, it is the inner one.
  ///
  /// - Complexity: O(*n*) in the number of uses of the file.
  package func use(at offset: Int, inFileAt path: String) -> Use? {
    uses(inFileAt: path).last { $0.range.lowerBound <= offset && offset <= $0.range.upperBound }
  }

  /// Returns the locations of a key of a catalog.
  package func locations(of key: String, inCatalogAt path: String) -> [Location] {
    locations[FileSystem.absolutePath(of: path)]?[ExactString(key)] ?? []
  }

  /// The uses by file while they are collected.
  private struct FileUses {
    private var uses: [String: [Int: Use]] = [:]
    private var absolute: [String: String] = [:]

    /// Adds a use, or its catalog to the same use.
    mutating func add(_ use: Use) {
      let file = use.string.location.file
      let path = absolute[file] ?? FileSystem.absolutePath(of: file)
      absolute[file] = path
      let offset = use.range.lowerBound
      if let known = uses[path]?[offset] {
        guard !use.catalogs.isEmpty, !known.catalogs.contains(use.catalogs[0]) else { return }
        uses[path]?[offset]?.catalogs += use.catalogs
      } else {
        uses[path, default: [:]][offset] = use
      }
    }

    func sorted() -> [String: [Use]] {
      uses.mapValues { $0.values.sorted { $0.range.lowerBound < $1.range.lowerBound } }
    }
  }
}

// MARK: - Findings

extension CodeIndex {
  /// Returns the findings about keys of a file that their catalogs lack.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - files: The catalogs of the project.
  ///   - configuration: The levels of the rules.
  /// - Returns: The findings, one at each literal.
  package func missingKeys(
    inFileAt path: String,
    _ files: [CatalogFile],
    _ configuration: Configuration?
  ) -> [Diagnostic] {
    let mismatches = uses(inFileAt: path)
      .flatMap { use in
        use.catalogs.compactMap { catalog -> KeyMismatch? in
          let key = use.string.key
          guard !key.isEmpty, let file = files.first(where: { $0.path == catalog }),
            !file.catalog.contains(key)
          else { return nil }
          var mismatch = KeyMismatch(
            key,
            in: catalog,
            side: .sources,
            at: use.string.location,
            comment: use.string.comment
          )
          // A key without words to translate is often a fallback.
          mismatch.isMinor = !key.hasWords
          return mismatch
        }
      }
    return validate(
      assumptions.marked(mismatches),
      configuration: RuleLevels.validation(of: configuration)
    )
  }
}
