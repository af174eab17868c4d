import ArgumentParser
import CommandSupport
import Foundation
import Localization
import WeightCore
import WeightPresentation
import WeightStore

/// Takes in the exports of Apple Health that come into a folder.
struct HealthWatchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch",
    abstract: Texts.abstract,
    discussion: Texts.discussion
  )

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
    let session = try Session(global)
    try session.runHealth(global) {
      let folder = try watchedFolder(in: session)
      if printUnit { return session.console.print(exactly: units(folder).utf8) }
      guard let interruption = Interruption() else { throw ExitStatus.inputOutput }
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

  private var arrivalPatience: ArrivalPatience {
    let second = ArrivalPatience.second
    return ArrivalPatience(
      unfinished: Int64(patience) * second,
      firstPause: Int64(retry) * second,
      longestPause: max(Int64(retry), 3_600) * second
    )
  }

  /// Returns the folder, from the root on: the one that was named, or else that of the export.
  private func watchedFolder(in session: Session) throws(HealthFailure) -> String {
    let state = try HealthStateKeeper(session).state()
    guard state.isEnabled, let place = folder ?? state.path else {
      throw HealthFailure(.notAvailable)
    }
    let path = FileSystem.absolutePath(of: place)
    let isFile = folder == nil && FileSystem.kind(of: path) != .folder
    let found = isFile ? String(path[..<(path.lastIndex(of: "/") ?? path.endIndex)]) : path
    guard FileSystem.kind(of: found) == .folder else {
      let cause = FileSystem.kind(of: found) == nil ? Texts.noFolder : Texts.notAFolder
      throw HealthFailure(.backgroundDeliveryFailed, place, cause: cause)
    }
    guard access(found, R_OK | X_OK) == 0 else {
      throw HealthFailure(.backgroundDeliveryFailed, place, cause: Texts.notReadable)
    }
    return found
  }

  /// Returns units of systemd that read what comes into the folder.
  private func units(_ folder: String) -> String {
    let title = Texts.unitTitle(folder)
    var command = [programPath, "health", "watch", folder, "--once"]
    if let home = ProcessInfo.processInfo.environment["W8_HOME"], !home.isEmpty {
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
