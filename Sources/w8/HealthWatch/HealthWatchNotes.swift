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
  func recall(
    _ found: [String: FileStamp],
    in files: inout ArrivingFiles,
    folder: String,
    now: Int64
  ) throws(HealthFailure) {
    let notes: [HealthFileNote]
    do {
      notes = try store.healthFiles()
    } catch {
      throw HealthFailure(.eventLookupFailed, folder, error)
    }
    for note in notes {
      guard let stamp = found[note.path], stamp.noteText == note.stamp else { continue }
      let isDone = note.failure.map { HealthFailure(record: $0).isPassedOver(note.path) } ?? true
      files.remember(
        note.path,
        stamp,
        isDone ? .done : .failed(times: note.attempts, retry: now)
      )
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
  /// Returns whether a file is ignored until it changes: one that is older than the last export, or
  /// of another kind.
  func isPassedOver(_ path: String) -> Bool {
    switch (code, cause?.code) {
    case (.answerNeeded, "older-export"): true
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
