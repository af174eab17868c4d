import FileSystem
import WeightCore

/// The folder beside a log in which widgets stand for other programs.
///
/// Whoever shows them reads these files, and never the log.
package struct WidgetFolder: Hashable, Sendable {
  /// The path of the folder.
  package let path: String

  /// The name of the file that says that widgets are wanted, and which.
  private static let wishName = "publishing.json"
  /// The name of the values and the words.
  private static let snapshotName = "snapshot.json"

  /// Finds the folder of a log.
  package init(_ location: StoreLocation) {
    path = location.folder + "/widgets"
  }

  /// The path of the file that says that widgets are wanted, and which.
  package var wish: String { file(Self.wishName) }

  /// The path of the values and the words.
  package var snapshot: String { file(Self.snapshotName) }

  /// Whether widgets are wanted; this is all that is looked at for those who want none.
  package var isWanted: Bool {
    FileSystem.kind(of: wish) != nil
  }

  /// Returns the path of a file in the folder.
  package func file(_ name: String) -> String { path + "/" + name }

  /// Makes the folder, for the eyes of its owner alone.
  package func create() throws(StoreError) {
    try StoreFolder.create(path)
  }

  /// Does something while no other process writes widgets, so that none puts older ones in the place
  /// of newer ones.
  ///
  /// - Throws: ``StoreError`` with the code `busy` if others write all the time.
  package func hold(
    patience: Duration = .seconds(30),
    _ body: () throws(StoreError) -> Void
  ) throws(StoreError) {
    try StoreFolder.withLock(of: path, patience: patience, body)
  }

  /// Returns the paths of all that we have left in the folder.
  package func traces() throws(StoreError) -> [String] {
    let own = WidgetFamily.allCases.map(\.rawValue) + [Self.wishName, Self.snapshotName]
    return (try StoreFolder.names(in: path) ?? [])
      .filter { name in own.contains { name.hasPrefix($0) } }
      .map(file)
      .filter(StoreFolder.isPlainFile)
      .sorted()
  }

  /// Removes all that we have left, and the folder if nothing else is in it.
  ///
  /// - Returns: The paths that were removed.
  /// - Throws: ``StoreError`` for the first file that could not be removed.
  package func remove() throws(StoreError) -> [String] {
    // The wish goes first: who writes meanwhile sees that no widgets are wanted any more.
    let traces = try traces().sorted { ($0 == wish ? 0 : 1, $0) < ($1 == wish ? 0 : 1, $1) }
    for trace in traces { try StoreFolder.erase(trace) }
    return traces + (StoreFolder.remove(path) ? [path] : [])
  }
}
