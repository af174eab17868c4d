import Diagnostics
package import StringCatalog

/// The strings of one table.
package struct TableStrings: Sendable {
  /// The name of the table.
  package var table: String
  /// The uses in the sources, in the order of files and offsets.
  package var occurrences: [ExtractedString]

  /// Creates the strings of a table.
  package init(table: String, occurrences: [ExtractedString]) {
    self.table = table
    self.occurrences = occurrences
  }

  /// Returns `occurrences` by table, in the order of the table names.
  ///
  /// A call without a table uses that of its target, or the default table outside of a project.
  package static func group(
    _ occurrences: [ExtractedString],
    in project: Project?
  ) -> [TableStrings] {
    var tables = DefaultTables(in: project)
    let names = occurrences.map { $0.table ?? tables.table(of: $0.location.file) }
    // Most projects have one table, whose strings need not be copied.
    guard let table = names.first else { return [] }
    if names.allSatisfy({ $0 == table }) {
      return [TableStrings(table: table, occurrences: occurrences)]
    }
    return Dictionary(grouping: zip(names, occurrences), by: \.0).sorted { $0.key < $1.key }
      .map { TableStrings(table: $0.key, occurrences: $0.value.map(\.1)) }
  }
}

/// The tables of calls without a table, by file.
///
/// Each file is looked up once.
package struct DefaultTables {
  private let project: Project?
  private var tables: [String: String] = [:]
  private var last: (file: String, table: String)?

  /// Creates the tables of a project; the default table for all files if there is none.
  package init(in project: Project?) {
    self.project = project
  }

  /// Returns the table of calls without a table in a file.
  package mutating func table(of file: String) -> String {
    guard let project else { return Project.defaultTable }
    if let last, last.file == file { return last.table }
    let table = tables[file] ?? project.defaultTable(of: file)
    tables[file] = table
    last = (file, table)
    return table
  }
}
