import FileSystem
import WeightCore
import WeightExchange
import WeightPresentation
import WeightStore

/// The recorded results for files in a watched folder, which allow a watch command to continue
/// where the last one ended.
struct HealthWatchNotes {
  let store: WeightStore

  /// Restores the results for files that still exist.
  ///
  /// A file that failed is tried again at the time that was announced, even if another process
  /// announced it.
  func recall(
    _ found: [String: FileStamp],
    in files: inout ArrivingFiles,
    folder: String,
    timeouts: FileArrivalTimeouts
  ) throws(HealthFailure) {
    for note in try notes(of: folder) {
      guard let stamp = found[note.path], stamp.noteText == note.stamp else { continue }
      let isDone = note.failure.map { HealthFailure(record: $0).isPassedOver(note.path) } ?? true
      let pause = timeouts.pause(afterFailures: note.attempts)
      let retry = note.moment.secondsSince1970 * FileArrivalTimeouts.second + pause
      files.remember(
        note.path,
        stamp,
        isDone ? .done : .failed(times: note.attempts, retry: retry)
      )
    }
  }

  /// Returns the failures of existing files that wait for an answer of the user, in the order of
  /// their paths.
  ///
  /// An export that is older than the last one needs no answer, unless the user wants to go back to
  /// it.
  func waiting() throws(HealthFailure) -> [HealthFailure] {
    try notes(of: "")
      .compactMap { note in
        guard let failure = note.failure.map(HealthFailure.init(record:)),
          failure.code == .answerNeeded, failure.cause?.code != "older-export",
          FileSystem.stamp(of: note.path)?.noteText == note.stamp
        else { return nil }
        return failure
      }
  }

  /// Records that a file was imported, if the watch could not import it.
  func resolve(_ path: String, at moment: Timestamp) throws(HealthFailure) {
    do {
      guard let note = try store.healthFile(path), note.failure != nil else { return }
      try store.noteHealthFile(path, stamp: note.stamp, failure: nil, at: moment)
    } catch {
      throw HealthFailure(.eventSaveFailed, path, error)
    }
  }

  private func notes(of folder: String) throws(HealthFailure) -> [HealthFileNote] {
    do {
      return try store.healthFiles()
    } catch {
      throw HealthFailure(.eventLookupFailed, folder, error)
    }
  }

  /// Records the result for a file.
  func keep(
    _ path: String,
    _ stamp: FileStamp,
    failure: HealthFailure?,
    at moment: Timestamp
  ) throws(HealthFailure) {
    do {
      try store.noteHealthFile(
        path,
        stamp: stamp.noteText,
        failure: failure?.record,
        at: moment
      )
    } catch {
      throw HealthFailure(.eventSaveFailed, path, error)
    }
  }
}

extension HealthFailure {
  /// Returns whether a file is ignored until it changes, because reading it again would give the same
  /// result: it needs an answer of the user, or is of another kind.
  func isPassedOver(_ path: String) -> Bool {
    switch (code, cause?.code) {
    case (.answerNeeded, _): true
    case (.fetchFailed, HealthExportError.Code.notAnExport.rawValue):
      // A truncated archive may lack the export.
      !ExportEnding.isArchive(path) || ExportEnding.isWhole(path)
    default: false
    }
  }
}

extension FileStamp {
  /// A text that changes if the file is replaced.
  fileprivate var noteText: String { "\(size) \(modified) \(identifier)" }
}
