import CommandSupport
import HealthImport
import Localization
import WeightCore
import WeightPresentation
import WeightStore

/// What `w8 health debug` tells.
struct HealthFacts {
  let state: HealthState
  /// What is wrong with the export that was named; `nil` if nothing is, or none was.
  let problem: HealthFailure?
  let database: String
  /// The identifier of the log; `nil` if there is none yet.
  let identifier: String?
  let anchors: [HealthAnchor]
  let files: [HealthFileNote]
  let isWatched: Bool

  init(_ session: Session) throws {
    state = try HealthStateKeeper(session).state()
    problem = state.path.flatMap { path in
      do throws(HealthExportError) {
        _ = try HealthExportFile.find(at: path)
        return nil
      } catch {
        return HealthFailure(error)
      }
    }
    database = session.location.database
    identifier = try session.read { store throws(StoreError) in try store.identifier() }
    anchors = try session.read { store throws(StoreError) in try store.healthAnchors() } ?? []
    files = try session.read { store throws(StoreError) in try store.healthFiles() } ?? []
    isWatched = WatchLock.isHeld(session.location)
  }

  /// How many files of watched folders could not be taken in.
  var failedFiles: Int { files.count { $0.failure != nil } }

  /// The facts, a line each.
  func lines(in session: Session) -> [String] {
    let number = NumberStyle.number(fractionDigits: 0)
    let locale = session.notation.locale.formats
    let more: [(String, String?)] = [
      (Texts.problem, problem?.refusal().message), (Texts.log, database),
      (Texts.identifier, identifier), (Texts.watch, isWatched ? Texts.running : Texts.notRunning),
      (Texts.files, number.format(Double(files.count), locale: locale)),
      (Texts.failed, number.format(Double(failedFiles), locale: locale)),
      (Texts.anchors, number.format(Double(anchors.count), locale: locale)),
    ]
    return HealthStatusLines(session.notation)
      .facts(state, and: more, width: session.lineWidth)
  }

  private enum Texts {
    static var problem: String {
      String(localized: "Problem", comment: "Name of a sentence, in a table")
    }
    static var log: String { String(localized: "Log", comment: "Name of a path, in a table") }
    static var identifier: String {
      String(localized: "Identifier", comment: "Name of the identifier of the log, in a table")
    }
    static var watch: String {
      String(
        localized: "Watch",
        comment: "Name of a state, in a table: does 'w8 health watch' run?"
      )
    }
    static var running: String {
      String(localized: "running", comment: "'w8 health watch' runs")
    }
    static var notRunning: String {
      String(localized: "not running", comment: "'w8 health watch' does not run")
    }
    static var files: String {
      String(localized: "Files seen", comment: "Name of a number, in a table")
    }
    static var failed: String {
      String(localized: "Not imported", comment: "Name of a number of files, in a table")
    }
    static var anchors: String {
      String(localized: "Anchors", comment: "Name of a number, in a table: see 'w8 health anchors'")
    }
  }
}
