import CommandSupport
import FileSystem
import Foundation

/// The crontab of the user, in which each command of w8 has a marked block of lines.
struct Crontab {
  private static var tool: SystemTool { SystemTool("crontab") }

  /// Whether cron is installed.
  static var isAvailable: Bool { tool.isInstalled }

  /// The lines.
  private(set) var lines: [String]

  /// Reads the crontab of the user.
  ///
  /// - Throws: ``CommandFailure`` if the user may not use cron.
  init() throws {
    let listing = try Self.tool.result(["-l"])
    // An empty crontab is reported as an error, like a missing one.
    guard listing.hasSucceeded || listing.errors.contains("no crontab") else {
      throw CommandFailure.toolFailed(Self.tool.name, listing)
    }
    self.init(text: listing.hasSucceeded ? listing.output : "")
  }

  /// Creates a crontab from its text.
  init(text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    while lines.last == "" { lines.removeLast() }
  }

  /// The text.
  var text: String { lines.map { $0 + "\n" }.joined() }

  /// Returns whether there is a block of a command.
  func contains(_ command: BackgroundCommand) -> Bool { block(of: command) != nil }

  /// Replaces the block of a command, or adds one at the end.
  mutating func set(_ command: BackgroundCommand) {
    let block = [start(of: command)] + command.cronLines + [end(of: command)]
    lines.replaceSubrange(self.block(of: command) ?? lines.endIndex..<lines.endIndex, with: block)
  }

  /// Removes the block of a command.
  mutating func remove(_ command: BackgroundCommand) {
    if let block = block(of: command) { lines.removeSubrange(block) }
  }

  /// Replaces the crontab of the user.
  ///
  /// - Throws: ``CommandFailure`` if cron rejects it.
  func save() throws {
    let file = FileManager.default.temporaryDirectory.path(percentEncoded: false)
    let path = FileSystem.join(file, "w8-crontab-\(UUID().uuidString)")
    try FileSystem.write(Array(text.utf8), to: path, isPrivate: true)
    defer { try? FileSystem.removeFile(path) }
    try Self.tool.run([path])
  }

  private func start(of command: BackgroundCommand) -> String { "# \(command.name): begin" }

  private func end(of command: BackgroundCommand) -> String { "# \(command.name): end" }

  /// Returns the lines of a command; `nil` if one of its two comments is missing.
  private func block(of command: BackgroundCommand) -> Range<Int>? {
    guard let first = lines.firstIndex(of: start(of: command)),
      let last = lines[first...].firstIndex(of: end(of: command))
    else { return nil }
    return first..<last + 1
  }
}
