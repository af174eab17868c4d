import Diagnostics
import ExtractedStrings
import ProjectModel

/// The strings of one table.
struct TableStrings {
  /// The name of the table.
  var table: String
  /// Where the sources use it, in the order of files and offsets.
  var occurrences: [ExtractedString]

  /// Returns `occurrences` by table, in the order of the tables' names.
  ///
  /// A call that names no table uses that of its target, or the usual one outside of a project.
  static func group(_ occurrences: [ExtractedString], in project: Project?) -> [TableStrings] {
    let tables = Dictionary(grouping: occurrences) { occurrence in
      occurrence.table ?? project?.defaultTable(of: occurrence.place.file) ?? Project.defaultTable
    }
    return tables.sorted { $0.key < $1.key }
      .map { TableStrings(table: $0.key, occurrences: $0.value) }
  }
}
