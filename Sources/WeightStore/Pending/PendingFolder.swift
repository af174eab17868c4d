import Foundation

/// The folder beside a log in which other programs leave weigh-ins, each in a file.
///
/// They write a file under another name and give it its own when it is complete, so that none is read
/// half.
package struct PendingFolder: Hashable, Sendable {
  /// The path of the folder.
  package let path: String

  /// How many files are read at once; the others have to wait for the next time.
  private static let most = 1_000

  /// Finds the folder of a log.
  package init(_ location: StoreLocation) {
    path = location.folder + "/pending"
  }

  /// Reads the files that are there, in the order of their names.
  ///
  /// - Returns: Nothing if there is no folder; one failed look is all that costs.
  /// - Throws: ``StoreError`` if there is something else, or it cannot be read.
  package func files() throws(StoreError) -> [SmallFile] {
    try paths().prefix(Self.most).map(SmallFile.init)
  }

  /// Returns the paths of the files that wait to be read.
  func traces() throws(StoreError) -> [String] {
    try paths().filter(StoreFolder.isPlainFile)
  }

  private func paths() throws(StoreError) -> [String] {
    guard let names = try StoreFolder.names(in: path) else { return [] }
    // What is in a folder somewhere else is not for us to remove.
    guard !StoreFolder.isLink(path) else { throw StoreError(.notAFolder, path: path) }
    return names.filter { $0.hasSuffix(".json") && !$0.hasPrefix(".") }
      .sorted()
      .map { path + "/" + $0 }
  }
}
