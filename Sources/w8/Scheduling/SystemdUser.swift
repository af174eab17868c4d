import CommandSupport
import FileSystem

/// The service manager of the user: `systemd --user`.
struct SystemdUser {
  /// The folder of the user's units.
  let folder: String

  /// Creates the access to the user's service manager.
  ///
  /// - Returns: `nil` if there is no home folder.
  init?(environment: [String: String] = CommandContext.current.environment) {
    func value(_ name: String) -> String? {
      environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    guard let configuration = value("XDG_CONFIG_HOME") ?? value("HOME").map({ $0 + "/.config" })
    else { return nil }
    folder = configuration + "/systemd/user"
  }

  /// Whether the service manager runs.
  var isRunning: Bool {
    SystemTool("systemctl").succeeds(["--user", "show-environment"])
  }

  /// Returns whether the units of a command are installed.
  func isInstalled(_ command: BackgroundCommand) -> Bool {
    FileSystem.kind(of: path(of: command.enabledUnit)) == .file
  }

  /// Writes the units of a command, and starts them.
  ///
  /// - Throws: ``CommandFailure`` if systemd rejects the units. In this case, the former ones are
  ///   restored.
  func install(_ command: BackgroundCommand) throws {
    try FileSystem.createFolder(folder)
    let units = command.units
    let former = units.map { try? FileSystem.read(path(of: $0.name)) }
    do {
      for unit in units { try FileSystem.write(Array(unit.text.utf8), to: path(of: unit.name)) }
      try verify(units)
      try run(["daemon-reload"])
      try run(["enable", command.enabledUnit])
      // A running service or timer would keep its former settings.
      try run(["restart", command.enabledUnit])
    } catch {
      for (unit, bytes) in zip(units, former) {
        if let bytes {
          try? FileSystem.write(bytes, to: path(of: unit.name))
        } else {
          try? FileSystem.removeFile(path(of: unit.name))
        }
      }
      _ = SystemTool("systemctl").succeeds(["--user", "daemon-reload"])
      throw error
    }
  }

  /// Stops the units of a command, and removes them.
  ///
  /// - Throws: ``FileError`` if a file cannot be removed.
  func uninstall(_ command: BackgroundCommand) throws {
    // Without a running manager, removing the files is sufficient.
    _ = SystemTool("systemctl").succeeds(["--user", "disable", "--now", command.enabledUnit])
    for unit in command.units where FileSystem.kind(of: path(of: unit.name)) != nil {
      try FileSystem.removeFile(path(of: unit.name))
    }
    _ = SystemTool("systemctl").succeeds(["--user", "daemon-reload"])
  }

  private func path(of unit: String) -> String { FileSystem.join(folder, unit) }

  private func verify(_ units: [UnitFile]) throws {
    let tool = SystemTool("systemd-analyze")
    guard tool.isInstalled else { return }
    try tool.run(["--user", "verify"] + units.map { path(of: $0.name) })
  }

  private func run(_ arguments: [String]) throws {
    try SystemTool("systemctl").run(["--user"] + arguments)
  }
}
