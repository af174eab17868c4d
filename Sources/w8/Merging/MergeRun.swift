import CommandSupport
import FileSystem
import Localization
import SystemPackage
import WeightCore
import WeightStore

/// One run of `w8 merge`: the logs that it reads, and what becomes of them.
struct MergeRun {
  private let session: Session
  private let isTrial: Bool
  private var logs: [OtherLog] = []

  /// The result of the merge.
  private(set) var report = MergeReport()
  /// The copies that cannot be merged.
  private(set) var failures: [StoreError] = []
  /// The new paths of the copies that were put away, by their former path.
  private(set) var putAway: [String: String] = [:]
  /// The entries that were changed in two logs.
  var conflicts: [MergeConflict] = []

  init(session: Session, isTrial: Bool) {
    self.session = session
    self.isTrial = isTrial
  }

  /// Whether the user has to look at a copy.
  var needsAttention: Bool {
    !failures.isEmpty || report.logs.contains { !$0.isComplete }
  }

  /// Reads the named logs, or the copies next to the log.
  ///
  /// A copy that cannot be read does not prevent merging the others. A named file does, because the
  /// argument is probably wrong.
  ///
  /// - Throws: ``CommandFailure`` or `FileError` if a named file is not a log.
  mutating func read(_ files: [String], copies: [String]) throws {
    guard !files.isEmpty else {
      for path in copies {
        do throws(StoreError) {
          logs.append(try OtherLog(reading: path))
        } catch {
          failures.append(error)
        }
      }
      return
    }
    for file in files { logs.append(try named(file)) }
  }

  private func named(_ file: String) throws -> OtherLog {
    let path = FileSystem.absolutePath(of: file)
    switch FileSystem.kind(of: path) {
    case nil: throw FileError(.system(.noSuchFileOrDirectory), .read, path: file)
    case .folder: throw FileError(.isFolder, .read, path: file)
    default: break
    }
    guard FileSystem.realPath(path) != FileSystem.realPath(try ownPath()) else {
      throw CommandFailure(
        String(
          localized: "'\(file)' is the log itself.",
          comment: "Error of 'w8 merge': the path of a file"
        ),
        status: .usage,
        code: "same-log"
      )
    }
    do throws(StoreError) {
      return try OtherLog(reading: path)
    } catch {
      guard error.isAboutContent else { throw error }
      throw CommandFailure(
        error.message(in: .current),
        hint: error.code == .newerVersion ? error.hint(in: .current) : nil,
        status: .data,
        code: error.code.rawValue
      )
    }
  }

  private func ownPath() throws -> String { try session.location.current().database }

  /// Merges the logs, in one step.
  mutating func merge() throws {
    guard !logs.isEmpty else { return }
    let (logs, isTrial, now) = (logs, isTrial, session.now)
    let merge = { (store: WeightStore) in try store.merge(logs, at: now, isTrial: isTrial) }
    guard isTrial else {
      report = try session.write(merge)
      return
    }
    // A dry run does not create a log.
    report = try session.read(merge) ?? MergeReport(ofNewLogFrom: logs)
  }

  /// Moves the copies whose content is in the log now to a subfolder.
  mutating func putAway(_ copies: [String]) {
    guard !isTrial else { return }
    let places = Dictionary(copies.map { (FileSystem.realPath($0) ?? $0, $0) }) { first, _ in first
    }
    for (log, result) in zip(logs, report.logs) where result.isComplete {
      guard places[FileSystem.realPath(log.path) ?? log.path] != nil else { continue }
      do throws(StoreError) {
        putAway[log.path] = try ConflictingCopies.putAway(log, at: session.now)
      } catch {
        // The entries are in the log, and the copy stays where it is.
        failures.append(error)
      }
    }
  }
}
