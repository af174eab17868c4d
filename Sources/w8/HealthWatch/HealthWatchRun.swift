import CommandSupport
import FileSystem
import Foundation
import Localization
import WeightCore
import WeightExchange
import WeightPresentation
import WeightStore

/// A watch that imports the exports in a folder until it is interrupted.
///
/// It keeps nothing open while it waits. The log is opened for each file, so a move of the log or a
/// changed setting takes effect immediately.
struct HealthWatchRun: ~Copyable {
  private let folder: String
  private let global: LogOptions
  private let homeTimeZone: TimeZone?
  private let endsWhenIdle: Bool
  private let reporter: HealthWatchReporter
  private let interruption: InterruptSignal

  private var watch: FileWatch
  private let timeouts: FileArrivalTimeouts
  private var files: ArrivingFiles
  private var found: [String: FileStamp] = [:]
  /// The files that are known to be incomplete, each of which is reported once.
  private var waiting: Set<String> = []
  /// Whether a current file could not be imported, or waits for an answer of the user.
  private(set) var hasFailures = false

  /// Creates a watch.
  ///
  /// - Parameters:
  ///   - folder: The absolute path of the folder.
  ///   - pending: The path of the folder in which other programs create weigh-ins for the log.
  ///   - global: The global options.
  ///   - homeTimeZone: The user's time zone.
  ///   - patience: The timeouts for incomplete files.
  ///   - endsWhenIdle: Whether the watch ends when there is nothing left to read.
  ///   - interruption: The interruption that ends the watch.
  init(
    _ folder: String,
    pending: String,
    _ global: LogOptions,
    homeTimeZone: TimeZone?,
    patience: FileArrivalTimeouts,
    endsWhenIdle: Bool,
    until interruption: InterruptSignal
  ) {
    self.folder = folder
    self.global = global
    self.homeTimeZone = homeTimeZone
    self.endsWhenIdle = endsWhenIdle
    self.interruption = interruption
    reporter = HealthWatchReporter(global)
    timeouts = patience
    files = ArrivingFiles(patience)
    let scope = WatchScope(
      roots: [folder, pending],
      skipping: [],
      suffixes: ExportEnding.suffixes + [".json"]
    )
    watch = FileWatch(scope, until: interruption)
  }

  /// Runs until the watch is interrupted, or the sync with Apple Health is turned off.
  mutating func run() throws {
    let session = try Session.open(global)
    look(isFirst: true, in: session)
    reporter.report(HealthEvent(.watching, folder, at: session.now), [Texts.watching(folder)])
    while !interruption.hasCome, try isOn() {
      look(isFirst: false, in: session)
      let ready = inOrder(files.ready(now: FileSystem.now()))
      for path in ready where !interruption.hasCome { try read(path) }
      if ready.isEmpty, endsWhenIdle, isIdle { break }
      let pause = files.nextLook(now: FileSystem.now()).map(Self.milliseconds)
      if ready.isEmpty, !watch.waitForHint(atMost: pause) { break }
    }
    let now = try Session(global, readsSettings: false).now
    reporter.report(
      HealthEvent(.stopped, folder, at: now),
      [String(localized: .healthWatchRunStopped)]
    )
  }

  /// Whether no file is being written.
  private var isIdle: Bool {
    files.states.values.allSatisfy { state in
      if case .growing = state { false } else { true }
    }
  }

  private static func milliseconds(until time: Int64) -> Int32 {
    // One more millisecond, so the time has passed when it is checked.
    Int32(clamping: max(0, time - FileSystem.now()) / 1_000_000 + 1)
  }

  /// Returns whether the sync with Apple Health is turned on, which may change during the watch.
  ///
  /// Opening the log also imports the weigh-ins of other programs.
  private func isOn() throws -> Bool {
    try HealthStateStore(Session.open(global)).state().isEnabled
  }

  private mutating func look(isFirst: Bool, in session: Session) {
    found = watch.files()
      .filter { path, _ in
        path.hasPrefix(FileSystem.join(folder, "")) && ExportEnding.mayBeExport(path)
      }
    let now = FileSystem.now()
    if isFirst { recall(in: session) }
    files.look(at: found, now: now, isWhole: ExportEnding.isWhole)
    let context = CommandContext.current
    let growing = files.states.filter { if case .growing = $0.value { true } else { false } }
    for path in Set(growing.keys).subtracting(waiting).sorted() {
      guard let moment = Timestamp(context.now(), in: context.timeZone) else { continue }
      reporter.report(HealthEvent(.waiting, path, at: moment), [Texts.waiting(path)])
    }
    waiting = Set(growing.keys)
  }

  private mutating func recall(in session: Session) {
    do throws(HealthFailure) {
      guard let store = try? session.log.existing() else { return }
      let notes = HealthWatchNotes(store: store)
      try notes.recall(found, in: &files, folder: folder, timeouts: timeouts)
      for failure in try notes.waiting() where found[failure.subject] != nil {
        hasFailures = true
        reporter.report(failure, failure.subject, retry: nil, at: session.now)
      }
    } catch {
      // All files are read again, which does not add anything twice.
      reporter.report(error, folder, retry: session.now, at: session.now)
    }
  }

  /// Returns the paths in the order in which phones wrote the exports, so older exports are never
  /// imported after newer ones.
  ///
  /// Files without an export date are sorted by modification time.
  private func inOrder(_ paths: [String]) -> [String] {
    guard paths.count > 1 else { return paths }
    let second = FileArrivalTimeouts.second
    let ages = paths.map { path in
      let exported = try? HealthExportFile.find(at: path).exported()
      let written = (found[path]?.modified ?? 0) / second
      return (path: path, time: exported.map(\.secondsSince1970) ?? written)
    }
    return ages.sorted { ($0.time, $0.path) < ($1.time, $1.path) }.map(\.path)
  }

  private mutating func read(_ path: String) throws {
    let session = try Session.open(global)
    reportStart(path, at: session.now)
    let state = try HealthStateStore(session).state()
    var run = HealthSyncRun(session: session, categories: state.categories)
    run.firstDay = state.firstDay
    run.homeTimeZone = homeTimeZone
    run.acceptsIncomplete = false
    run.interruption = interruption
    do throws(HealthFailure) {
      let result = try run.run(path)
      finish(path, nil, in: session)
      report(result, in: session)
    } catch {
      guard error.code != .cancelled else { return }
      finish(path, error, in: session)
    }
  }

  private func reportStart(_ path: String, at moment: Timestamp) {
    if case .failed(let times, _) = files.states[path] {
      let event = HealthEvent(.retrying, path, at: moment, attempt: times + 1)
      reporter.report(event, [Texts.retrying(path)])
    } else {
      reporter.report(HealthEvent(.importing, path, at: moment), [Texts.importing(path)])
    }
  }

  /// Records and reports the result for a file, also in the log.
  private mutating func finish(_ path: String, _ failure: HealthFailure?, in session: Session) {
    let isDone = failure?.isPassedOver(path) ?? true
    files.finish(path, isDone: isDone, now: FileSystem.now())
    if let failure {
      if !isDone || failure.code == .answerNeeded { hasFailures = true }
      reporter.report(failure, path, retry: isDone ? nil : retry(path), at: session.now)
    }
    guard let stamp = found[path] else { return }
    do throws(HealthFailure) {
      guard let store = try? session.log.existing() else { return }
      try HealthWatchNotes(store: store).keep(path, stamp, failure: failure, at: session.now)
    } catch {
      reporter.report(error, path, retry: session.now, at: session.now)
    }
  }

  private func retry(_ path: String) -> Timestamp? {
    guard case .failed(_, let time) = files.states[path] else { return nil }
    let date = Date(timeIntervalSince1970: Double(time) / 1e9)
    return Timestamp(date, in: CommandContext.current.timeZone)
  }

  private func report(_ result: HealthSyncResult, in session: Session) {
    let event = HealthEvent(result, entries: Self.entries(result, in: session), at: session.now)
    let summary = HealthSummary(result, unit: session.notation.unit)
    reporter.report(event, summary.lines + summary.table(session.notation.locale))
  }

  /// Returns the entries of the last year in the period of the changes.
  private static func entries(_ result: HealthSyncResult, in session: Session) -> [WeightEntry.ID] {
    guard let changed = result.report.changedTime else { return [] }
    let year: Int64 = 365 * 86_400
    let start = Timestamp(secondsSince1970: session.now.secondsSince1970 - year, utcOffset: 0)
    guard let start, start <= changed.upperBound, let store = try? session.log.existing() else {
      return []
    }
    let range = max(start, changed.lowerBound)...changed.upperBound
    let entries = (try? store.entries(in: range)) ?? []
    return entries.filter { $0.source.kind == .appleHealth }.map(\.id)
  }
}

// MARK: - Texts

extension HealthWatchRun {
  enum Texts {
    static func watching(_ folder: String) -> String {
      String(
        localized: "Waiting for exports in '\(folder)'. Press Ctrl-C to stop.",
        comment: "After 'w8 health watch': the path of a folder"
      )
    }
    static func waiting(_ path: String) -> String {
      String(
        localized: "'\(path)' is still being written.",
        comment: "While 'w8 health watch' runs: the path of a file"
      )
    }
    static func importing(_ path: String) -> String {
      String(
        localized: "Reading '\(path)'.",
        comment: "While 'w8 health watch' runs: the path of a file"
      )
    }
    static func retrying(_ path: String) -> String {
      String(
        localized: "Reading '\(path)' again.",
        comment: "While 'w8 health watch' runs: the path of a file that could not be read before"
      )
    }
  }
}

/// A check for the end of an export, which determines whether it is complete.
enum ExportEnding {
  /// The file extensions of possible exports.
  static let suffixes = [".xml", ".zip", ".XML", ".ZIP"]

  /// Returns whether a file may be an export.
  ///
  /// The clinical documents next to it are not.
  static func mayBeExport(_ path: String) -> Bool {
    suffixes.contains(where: path.hasSuffix) && !path.lowercased().hasSuffix("_cda.xml")
  }

  /// Returns whether a file ends like a complete export: with its last tag, or with the directory
  /// of an archive.
  static func isWhole(_ path: String) -> Bool {
    guard isArchive(path) else {
      return ends(path, within: 256, with: Array("</HealthData>".utf8))
    }
    // The directory may be followed by a comment, which is rare.
    return ends(path, within: 22, with: endOfArchive)
      || ends(path, within: 22 + 0xFFFF, with: endOfArchive)
  }

  /// Returns whether a file has the extension of an archive.
  static func isArchive(_ path: String) -> Bool { path.lowercased().hasSuffix(".zip") }

  private static let endOfArchive: [UInt8] = [0x50, 0x4B, 0x05, 0x06]

  private static func ends(_ path: String, within count: Int, with mark: [UInt8]) -> Bool {
    guard let bytes = try? FileSystem.ending(of: path, count: count) else { return false }
    return !bytes.ranges(of: mark).isEmpty
  }
}
