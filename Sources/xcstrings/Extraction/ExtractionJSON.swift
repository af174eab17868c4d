import CatalogValidation
import CatalogWorkspace
import Diagnostics
import StringCatalog
import StringExtraction

/// The output of `extract --format json` for the strings of files, most of which are in a snapshot.
///
/// It is the same as that of an `ExtractionReport`, but the strings are not decoded.
struct ExtractionJSON: Sendable {
  private let files: [FoundStrings]
  private let project: Project?
  private let table: String?

  /// The number of files that one task writes.
  private static let batchSize = 16

  /// Creates the output.
  ///
  /// - Parameters:
  ///   - files: The strings of each file.
  ///   - project: The project with the tables of targets; `nil` if there is none.
  ///   - table: The table whose strings are printed; `nil` for all.
  init(_ files: [FoundStrings], in project: Project?, table: String?) {
    self.files = files
    self.project = project
    self.table = table
  }

  /// Prints the output in parts.
  ///
  /// - Parameter print: Prints a part.
  /// - Returns: Whether the output was printed. It is not if the names of tables differ only in their
  ///   Unicode normalization, because then strings have to be decoded to group them.
  func print(_ print: ([UInt8]) -> Void) async -> Bool {
    var parts = ExtractionJSONParts()
    if let only = onlyTable {
      if table == nil || table == only {
        // Parts that were printed make room for the next ones.
        await batches.concurrentForEach(stringsOfOnlyTable) { strings in
          print(parts.next(strings))
          return true
        }
      }
    } else {
      guard let tables = await tables() else { return false }
      for strings in tables { print(parts.next(strings)) }
    }
    print(parts.end)
    return true
  }

  @Sendable private func stringsOfOnlyTable(_ files: ArraySlice<FoundStrings>) -> [UInt8] {
    write(files).values.first ?? []
  }

  private var batches: [ArraySlice<FoundStrings>] {
    stride(from: 0, to: files.count, by: Self.batchSize)
      .map { files[$0..<min($0 + Self.batchSize, files.count)] }
  }

  /// The table of all strings; `nil` if some may be in another one.
  private var onlyTable: String? {
    var defaults = DefaultTables(in: project)
    var only: String?
    for file in files {
      guard let path = file.path else { continue }
      guard !file.namesTables else { return nil }
      let name = defaults.table(of: path)
      guard only ?? name == name else { return nil }
      only = name
    }
    return only
  }

  /// Returns the strings of the tables, each in parts; `nil` if the names of tables differ only in
  /// their Unicode normalization.
  private func tables() async -> [[UInt8]]? {
    let written = await batches.concurrentMap { write($0) }
    let names = written.reduce(into: Set<[UInt8]>()) { $0.formUnion($1.keys) }
      .map { String(decoding: $0, as: UTF8.self) }
    guard Set(names).count == names.count else { return nil }
    return names.filter { table == nil || $0 == table }.sorted()
      .flatMap { name in written.compactMap { $0[Array(name.utf8)] } }
  }

  /// Returns the strings of files by table.
  private func write(_ files: ArraySlice<FoundStrings>) -> [[UInt8]: [UInt8]] {
    var defaults = DefaultTables(in: project)
    if let (table, bytes) = encodedBytes(of: files, &defaults) { return [table: bytes] }
    var tables: [[UInt8]: ExtractionJSONWriter] = [:]
    for string in files.lazy.flatMap(\.strings) {
      let name = string.table ?? defaults.table(of: string.location.file)
      tables[Array(name.utf8), default: ExtractionJSONWriter()].write(string, in: name)
    }
    return tables.mapValues(\.bytes)
  }

  /// Returns the strings of files and their table if all of them are encoded and in one table, as
  /// most are; `nil` otherwise.
  private func encodedBytes(
    of files: ArraySlice<FoundStrings>,
    _ defaults: inout DefaultTables
  ) -> (table: [UInt8], bytes: [UInt8])? {
    var encoded: [(strings: EncodedStrings, path: [UInt8])] = []
    var table: String?
    for file in files {
      guard case .encoded(let strings) = file else { return nil }
      let name = defaults.table(of: strings.path)
      guard table ?? name == name else { return nil }
      table = name
      encoded.append((strings, ExtractionJSONWriter.literal(of: strings.path)))
    }
    guard let table else { return nil }
    let (name, literal) = (Array(table.utf8), ExtractionJSONWriter.literal(of: table))
    var isComplete = true
    let room = encoded.reduce(0) {
      $0 + EncodedJSONWriter.room(for: $1.strings, other: $1.path.count + literal.count)
    }
    let bytes = [UInt8](unsafeUninitializedCapacity: room) { memory, count in
      var writer = EncodedJSONWriter(UnsafeMutableRawBufferPointer(memory))
      for (strings, path) in encoded {
        strings.visit { string in
          if string.file != nil || !(string.table?.elementsEqual(name) ?? true) {
            isComplete = false
          } else {
            writer.write(string, inFile: path, literal)
          }
        }
      }
      if writer.isFull { isComplete = false }
      count = writer.count
    }
    return isComplete ? (name, bytes) : nil
  }
}
