import CommandSupport
import Localization
import StringCatalog

/// How many keys were and are in which state, for the languages and states in which that changed.
struct StateCountTable {
  /// The lines of the table, the headings first; none if no number changed.
  let lines: [String]

  /// Creates the table of what a synchronization does to a catalog.
  init(from old: StateCounts, to new: StateCounts) {
    func isChanged(_ state: TextState, _ language: String) -> Bool {
      old.count(state, in: language) != new.count(state, in: language)
    }
    let languages = new.languages.filter { language in
      StateCounts.states.contains { isChanged($0, language) }
    }
    let states = StateCounts.states.filter { state in
      languages.contains { isChanged(state, $0) }
    }
    guard !languages.isEmpty else {
      lines = []
      return
    }
    let headings = [""] + states.map(\.label)
    let rows = languages.map { language in
      [language]
        + states.map { state in
          let (before, after) = (old.count(state, in: language), new.count(state, in: language))
          return before == after ? "\(after)" : "\(before) → \(after)"
        }
    }
    lines = Self.aligned([headings] + rows)
  }

  private static func aligned(_ rows: [[String]]) -> [String] {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      zip(row, widths).enumerated()
        .map { column, cell in
          let padding = String(repeating: " ", count: cell.1 - cell.0.count)
          // Names stand at the left, numbers at the right.
          return column == 0 ? cell.0 + padding : padding + cell.0
        }
        .joined(separator: "  ")
    }
  }
}
