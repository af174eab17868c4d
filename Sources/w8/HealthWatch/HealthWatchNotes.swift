import FileSystem
import WeightCore
import WeightExchange
import WeightPresentation
import WeightStore

/// What the log knows of the files of a watched folder, so that a watch goes on where one before it
/// has ended.
struct HealthWatchNotes {
  let store: WeightStore

  /// Tells what was done before with files that are there now.
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

  /// Keeps what became of a file.
  func keep(
    _ path: String,
    _ stamp: FileStamp,
    failure: HealthFailure?,
    at moment: Moment
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
  /// Whether a file for which nothing can be done until it changes is passed over: one that is older
  /// than what the log has, or of another kind.
  func isPassedOver(_ path: String) -> Bool {
    switch (code, cause?.code) {
    case (.answerNeeded, "older-export"): true
    case (.fetchFailed, HealthExportError.Code.notAnExport.rawValue):
      // An archive that lacks its end may have lost the export with it.
      !ExportEnding.isArchive(path) || ExportEnding.isWhole(path)
    default: false
    }
  }
}

extension FileStamp {
  /// What tells a file from one that is written in its place later.
  fileprivate var noteText: String { "\(size) \(modified) \(identifier)" }
}
