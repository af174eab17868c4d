extension Configuration {
  /// A table and what feeds it.
  package struct Table: Hashable, Sendable {
    /// The name, which is also that of the catalog's file without its extension.
    package var name: String
    /// The targets whose default table it is, in the order of the configuration.
    package var targets: [Target]

    /// The folders and files of the sources of all its targets, each once.
    package var sources: [String] {
      var seen: Set<String> = []
      return targets.flatMap(\.sources).filter { seen.insert($0).inserted }
    }
  }

  /// The tables of the targets, in the order of the configuration.
  ///
  /// Targets that name the same table are united: a key that only one of them uses is in use.
  package var tables: [Table] {
    var tables: [Table] = []
    for target in targets {
      if let index = tables.firstIndex(where: { $0.name == target.table }) {
        tables[index].targets.append(target)
      } else {
        tables.append(Table(name: target.table, targets: [target]))
      }
    }
    return tables
  }
}
