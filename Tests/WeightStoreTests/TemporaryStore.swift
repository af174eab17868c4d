import Foundation
import WeightCore
import WeightStore

/// A location for a store, which is removed at the end of the test.
final class TemporaryStore {
  let root: String
  let location: StoreLocation

  init() throws {
    root = NSTemporaryDirectory() + "/w8-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
    location = StoreLocation(folder: root + "/data/w8")
  }

  deinit {
    for path in [root, location.folder] { chmod(path, 0o700) }
    try? FileManager.default.removeItem(atPath: root)
  }

  /// Opens the log, which is created where earlier versions created it, so that it can be moved.
  func open() throws -> WeightStore {
    if try location.current() == location.shared, !hasLog { try place([]) }
    return try openNew()
  }

  /// Opens the log, which is created at the location of new logs.
  func openNew() throws -> WeightStore {
    try WeightStore.open(at: location, patience: .milliseconds(50))
  }

  /// The permissions of a file or folder, such as `0o600`.
  func permissions(_ path: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    return attributes[.posixPermissions] as? Int ?? -1
  }

  /// Whether there is a file at the path of a log of an earlier version.
  var exists: Bool {
    FileManager.default.fileExists(atPath: location.database)
  }

  /// Whether there is a log at one of the locations.
  private var hasLog: Bool {
    [location, location.shared].contains { FileManager.default.fileExists(atPath: $0.database) }
  }

  /// Creates a file at the path of the database.
  func place(_ bytes: some Sequence<UInt8>) throws {
    try FileManager.default.createDirectory(
      atPath: location.folder,
      withIntermediateDirectories: true
    )
    try Data(bytes).write(to: URL(filePath: location.database))
  }

  func bytes() throws -> [UInt8] {
    Array(try Data(contentsOf: URL(filePath: location.database)))
  }
}

/// Returns a weigh-in of a number of kilograms at a second of November 2026 in Madrid.
func draft(
  _ kilograms: Double,
  at second: Int64 = 0,
  offset: Int = 3_600,
  note: String = "",
  source: EntrySource = .manual
) throws -> WeightEntry.Draft {
  guard
    let mass = Mass(kilograms, .kilogram),
    let moment = Timestamp(secondsSince1970: 1_795_257_365 + second, utcOffset: offset)
  else { throw CocoaError(.formatting) }
  return WeightEntry.Draft(mass: mass, moment: moment, note: try EntryNote(note), source: source)
}

extension WeightStore {
  /// Adds an entry at the moment of the weigh-in.
  func add(_ draft: WeightEntry.Draft) throws -> WeightEntry {
    try add(draft, at: draft.moment)
  }
}
