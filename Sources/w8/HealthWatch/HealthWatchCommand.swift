import ArgumentParser
import CommandSupport
import FileSystem
import Foundation
import Localization
import SystemPackage
import WeightCore
import WeightPresentation
import WeightStore

/// The command that imports Apple Health exports when they appear in a folder.
struct HealthWatchCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "watch",
      abstract: Texts.abstract,
      discussion: Texts.discussion
    )
  }

  @Argument(help: ArgumentHelp(Texts.folder, valueName: Texts.folderValue), completion: .directory)
  var folder: String?

  @Flag(help: ArgumentHelp(Texts.once))
  var once = false

  @Flag(help: ArgumentHelp(Texts.printUnit))
  var printUnit = false

  @Option(help: ArgumentHelp(Texts.patience, valueName: Texts.secondsValue))
  var patience = 60

  @Option(help: ArgumentHelp(Texts.retry, valueName: Texts.secondsValue))
  var retry = 30

  @OptionGroup var zone: HealthZoneOptions
  @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

  func run() throws {
    let session = try Session.open(global)
    try session.runHealth(global) {
      let folder = try watchedFolder(in: session)
      if printUnit { return session.console.print(exactly: units(folder).utf8) }
      guard let interruption = InterruptSignal() else { throw ExitStatus.inputOutput }
      guard let lock = WatchLock(session.location) else {
        throw HealthFailure(.backgroundDeliveryFailed, folder, cause: Texts.alreadyWatched)
      }
      var run = HealthWatchRun(
        folder,
        pending: PendingFolder(session.location).path,
        global,
        homeTimeZone: try zone.homeTimeZone(),
        patience: arrivalPatience,
        endsWhenIdle: once,
        until: interruption
      )
      try run.run()
      if once, run.hasFailures { throw ExitStatus.findings }
      _ = consume lock
    }
  }

  func validate() throws {
    guard patience >= 1, retry >= 1 else { throw ValidationError(Texts.noSeconds) }
  }

  private var arrivalPatience: FileArrivalTimeouts {
    let second = FileArrivalTimeouts.second
    return FileArrivalTimeouts(
      unfinished: Int64(patience) * second,
      firstPause: Int64(retry) * second,
      longestPause: max(Int64(retry), 3_600) * second
    )
  }

  /// Returns the absolute path of the folder: the given one, or that of the last export.
  private func watchedFolder(in session: Session) throws(HealthFailure) -> String {
    let state = try HealthStateStore(session).state()
    guard state.isEnabled, let place = folder ?? state.path else {
      throw HealthFailure(.notAvailable)
    }
    let path = FileSystem.absolutePath(of: place)
    let isFile = folder == nil && FileSystem.kind(of: path) != .folder
    let found = isFile ? FilePath(path).removingLastComponent().string : path
    guard FileSystem.kind(of: found) == .folder else {
      let cause = FileSystem.kind(of: found) == nil ? Texts.noFolder : Texts.notAFolder
      throw HealthFailure(.backgroundDeliveryFailed, place, cause: cause)
    }
    guard access(found, R_OK | X_OK) == 0 else {
      throw HealthFailure(.backgroundDeliveryFailed, place, cause: Texts.notReadable)
    }
    return found
  }

  /// Returns systemd units that import files in the folder.
  private func units(_ folder: String) -> String {
    let title = Texts.unitTitle(folder)
    var command = [programPath, "health", "watch", folder, "--once"]
    if let home = CommandContext.current.environment["W8_HOME"], !home.isEmpty {
      command = ["/usr/bin/env", "W8_HOME=\(FileSystem.absolutePath(of: home))"] + command
    }
    let path = PathUnit(description: "w8: \(title)", folder: folder)
    let service = ServiceUnit(
      description: "w8: \(title)",
      command: command,
      secondsToRestart: retry
    )
    return "# w8-health.path\n\(path.text)\n# w8-health.service\n\(service.text)"
  }

  private var programPath: String {
    FileSystem.realPath("/proc/self/exe") ?? FileSystem.absolutePath(of: CommandLine.arguments[0])
  }
}

// MARK: - Texts

extension HealthWatchCommand {
  enum Texts {
    static var abstract: String {
      String(
        localized: "Import exports as they arrive in a folder.",
        comment: "Help of w8 health watch"
      )
    }
    static var discussion: String {
      String(
        localized: """
          Waits for exports in a folder, such as the download folder of your browser or a cloud \
          folder. w8 waits until a file is complete, and tries to read failed files again at \
          increasing intervals. If an import requires an answer from you, w8 reports this and \
          changes nothing.

          With '--json', each event is one line: watching, waiting, importing, imported, skipped, \
          failed, retrying, stopped.

          Examples:
            w8 health watch Downloads
            w8 health watch Downloads --once
            w8 health watch Downloads --print-unit
            systemctl --user enable --now w8-health.path
          """,
        comment: "Help of w8 health watch. Do not translate commands and the names of events"
      )
    }
    static var folder: String {
      String(
        localized:
          "The folder. (default: the one that contains the export passed to 'w8 health enable')",
        comment: "Help of the argument of w8 health watch"
      )
    }
    static var folderValue: String {
      String(localized: "folder", comment: "Help: name of the value of --catalogs, one word")
    }
    static var once: String {
      String(
        localized: "Read the existing exports and exit.",
        comment: "Help of w8 health watch --once"
      )
    }
    static var printUnit: String {
      String(
        localized: "Print systemd units for this command and exit.",
        comment: "Help of w8 health watch --print-unit"
      )
    }
    static var patience: String {
      String(
        localized: "The number of seconds without a change after which an unfinished file is read.",
        comment: "Help of w8 health watch --patience"
      )
    }
    static var retry: String {
      String(
        localized:
          "The number of seconds before a file that could not be read is tried again; doubled after each attempt.",
        comment: "Help of w8 health watch --retry"
      )
    }
    static var secondsValue: String {
      String(localized: "seconds", comment: "Help: placeholder for a number of seconds, one word")
    }
    static var noSeconds: String {
      String(
        localized: "The minimum number of seconds is \("1").",
        comment: "Error: a number is too small"
      )
    }
    static func unitTitle(_ folder: String) -> String {
      String(
        localized: "Apple Health exports in \(folder)",
        comment: "The title of a unit of systemd: the path of a folder"
      )
    }
    static var alreadyWatched: HealthFailure.Cause {
      .init(
        "already-watched",
        String(
          localized: "Another 'w8 health watch' is running.",
          comment: "Reason that a folder cannot be watched; it follows another sentence"
        )
      )
    }
    static var noFolder: HealthFailure.Cause {
      .init(
        "no-such-folder",
        String(
          localized: "It does not exist.",
          comment: "Reason that a folder cannot be watched; it follows another sentence"
        )
      )
    }
    static var notAFolder: HealthFailure.Cause {
      .init(
        "not-a-folder",
        String(
          localized: "It is not a folder.",
          comment: "Reason that a folder cannot be watched; it follows another sentence"
        )
      )
    }
    static var notReadable: HealthFailure.Cause {
      .init(
        "permission-denied",
        String(
          localized: "You do not have permission to open it.",
          comment: "Reason that a folder cannot be watched; it follows another sentence"
        )
      )
    }
  }
}

/// A lock that prevents two watch commands of one log from reading the same files.
struct WatchLock: ~Copyable {
  private let lock: FileLock

  /// Acquires the lock, or returns `nil` if another watch command holds it or it cannot be created.
  init?(_ location: StoreLocation) {
    guard let lock = FileLock(file: Self.path(location), permissions: .ownerReadWrite) else {
      return nil
    }
    self.lock = lock
  }

  /// Returns whether a watch command holds the lock.
  static func isLocked(_ location: StoreLocation) -> Bool {
    FileLock.isHeld(path(location))
  }

  private static func path(_ location: StoreLocation) -> String {
    location.folder + "/health-watch.lock"
  }
}
