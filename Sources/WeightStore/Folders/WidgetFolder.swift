import FileSystem
import WeightCore

/// The folder next to a log in which widgets are published for other programs.
///
/// Programs that show widgets read these files, and never the log.
package struct WidgetFolder: Hashable, Sendable {
  /// The path of the folder.
  package let path: String

  /// The name of the file with the options of published widgets.
  ///
  /// It exists if widgets are enabled.
  private static let optionsName = "publishing.json"
  /// The name of the file with the values and texts.
  private static let snapshotName = "snapshot.json"

  /// Creates the folder reference of a log.
  package init(_ location: StoreLocation) {
    path = location.folder + "/widgets"
  }

  /// The path of the file with the options.
  package var options: String { file(Self.optionsName) }

  /// The path of the file with the values and texts.
  package var snapshot: String { file(Self.snapshotName) }

  /// Whether widgets are enabled.
  ///
  /// This is the only check if they are not.
  package var isWanted: Bool {
    FileSystem.kind(of: options) != nil
  }

  /// Returns the path of a file in the folder.
  package func file(_ name: String) -> String { path + "/" + name }

  /// Creates the folder, accessible only to its owner.
  package func create() throws(StoreError) {
    try StoreFolder.create(path)
  }

  /// Performs an operation while no other process writes widgets, so older widgets never replace
  /// newer ones.
  ///
  /// - Throws: ``StoreError`` with the code `busy` if other processes write for too long.
  package func withLock(
    patience: Duration = .seconds(30),
    _ body: () throws(StoreError) -> Void
  ) throws(StoreError) {
    try StoreFolder.withLock(of: path, patience: patience, body)
  }

  /// Returns the paths of all files that the program created in the folder.
  package func traces() throws(StoreError) -> [String] {
    let own = WidgetFamily.allCases.map(\.rawValue) + [Self.optionsName, Self.snapshotName]
    return (try StoreFolder.names(in: path) ?? [])
      .filter { name in own.contains { name.hasPrefix($0) || name.hasPrefix(".\($0)") } }
      .map(file)
      .filter(StoreFolder.isPlainFile)
      .sorted()
  }

  /// Removes all files that the program created, and the folder if it is then empty.
  ///
  /// - Returns: The paths that were removed.
  /// - Throws: ``StoreError`` for the first file that could not be removed.
  package func remove() throws(StoreError) -> [String] {
    // The options are removed first, so concurrent writers see that widgets are disabled.
    let traces = try traces().sorted { ($0 == options ? 0 : 1, $0) < ($1 == options ? 0 : 1, $1) }
    for trace in traces { try StoreFolder.erase(trace) }
    return traces + (StoreFolder.remove(path) ? [path] : [])
  }
}
