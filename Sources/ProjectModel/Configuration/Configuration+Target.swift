package import Diagnostics

extension Configuration {
  /// A target whose sources feed a table.
  package struct Target: Hashable, Sendable {
    /// The name that the build gives the target.
    package var name: String
    /// The table of the calls that name none.
    package var table: String
    /// The folders and files of its sources.
    package var sources: [String]
    /// Where the file names each of them, or the target where it names none; empty if the target does
    /// not come from a file.
    ///
    /// Two targets are the same wherever they stand.
    package var sourcePlaces: [Place] = []

    /// Creates a target.
    ///
    /// - Parameters:
    ///   - name: The name that the build gives the target.
    ///   - table: The table of the calls that name none; Apple's default is `Localizable`.
    ///   - sources: The folders and files of its sources; `nil` for where SwiftPM looks for them.
    package init(name: String, table: String = "Localizable", sources: [String]? = nil) {
      self.name = name
      self.table = table
      self.sources = sources ?? ["Sources/\(name)"]
    }

    package static func == (left: Target, right: Target) -> Bool {
      left.name == right.name && left.table == right.table && left.sources == right.sources
    }

    package func hash(into hasher: inout Hasher) {
      hasher.combine(name)
      hasher.combine(table)
      hasher.combine(sources)
    }
  }
}
