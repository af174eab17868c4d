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
      abstract: .healthWatchAbstract,
      discussion: .healthWatchDiscussion
    )
  }

  @Argument(
    help: ArgumentHelp(.healthWatchFolder, valueName: .healthWatchFolderValue),
    completion: .directory
  )
  var folder: String?

  @Flag(help: ArgumentHelp(.healthWatchOnce))
  var once = false

  @Flag(help: ArgumentHelp(.healthWatchPrintUnit))
  var printUnit = false

  @Flag(help: ArgumentHelp(.healthWatchInstall))
  var install = false

  @Flag(help: ArgumentHelp(.healthWatchUninstall))
  var uninstall = false

  @Option(help: ArgumentHelp(.healthWatchPatience, valueName: .healthWatchSecondsValue))
  var patience = 60

  @Option(help: ArgumentHelp(.healthWatchRetry, valueName: .healthWatchSecondsValue))
  var retry = 30

  @OptionGroup var zone: HealthZoneOptions
  @OptionGroup(title: GlobalOptions.title) var global: LogOptions

  func run() throws {
    let session = try Session.open(global)
    if uninstall {
      return try changeService(backgroundCommand(folder ?? "", of: session.person), in: session)
    }
    let folder = try watchedFolder(in: session)
    if install {
      return try changeService(backgroundCommand(folder, of: session.person), in: session)
    }
    if printUnit {
      let texts = backgroundCommand(folder, of: session.person).units
        .map { "# \($0.name)\n\($0.text)" }
      return session.console.print(exactly: texts.joined(separator: "\n").utf8)
    }
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

  func validate() throws {
    guard patience >= 1, retry >= 1 else { throw ValidationError(Texts.noSeconds) }
    let chosen =
      [("--once", once), ("--print-unit", printUnit), ("--install", install)]
      + [("--uninstall", uninstall)]
    let names = chosen.filter(\.1).map(\.0)
    if names.count > 1 {
      throw ValidationError(HealthConsentOptions.contradiction(names[0], names[1]))
    }
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

  /// Returns the command that watches the folder in the background.
  private func backgroundCommand(_ folder: String, of person: Person?) -> BackgroundCommand {
    var arguments = ["health", "watch", folder]
    if patience != 60 { arguments += ["--patience", "\(patience)"] }
    if retry != 30 { arguments += ["--retry", "\(retry)"] }
    if let timeZone = zone.timeZone { arguments += ["--time-zone", timeZone] }
    return BackgroundCommand(
      name: "w8-health",
      title: Texts.unitTitle(folder),
      arguments: arguments,
      person: person,
      schedule: .session(secondsToRestart: retry)
    )
  }

  /// Installs or removes the service.
  private func changeService(_ command: BackgroundCommand, in session: Session) throws {
    let installation = BackgroundInstallation(command: command)
    if install {
      try installation.install()
      session.printStatus(String(localized: .healthWatchInstalled))
    } else {
      let wasInstalled = try installation.uninstall()
      session.printStatus(
        wasInstalled
          ? String(localized: .healthWatchUninstalled) : String(localized: .healthWatchNotInstalled)
      )
    }
  }
}

// MARK: - Texts

extension HealthWatchCommand {
  enum Texts {
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
    location.folder + "/" + StoreLocation.watchLockName
  }
}
