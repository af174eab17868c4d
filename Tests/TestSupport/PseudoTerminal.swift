#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A program that runs on a pseudo-terminal, as if a person used it.
package final class PseudoTerminal {
  /// The process identifier of the program.
  package let process: Int32
  private let master: Int32
  /// Everything that the program has displayed, with carriage returns removed.
  package private(set) var output = ""
  private var position = "".startIndex

  /// An error of the operating system.
  package struct SystemError: Error {
    package let number: Int32
  }

  /// The program has not displayed an expected text in time.
  package struct NotDisplayed: Error {
    package let text: String
    package let output: String
  }

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - program: The program.
  ///   - arguments: The arguments, without the name of the program.
  ///   - environment: The complete environment.
  ///   - folder: The path of the current folder.
  ///   - columns: The width of the terminal.
  /// - Throws: ``SystemError`` if the terminal or the process cannot be created.
  package init(
    _ program: BuiltProgram,
    _ arguments: [String],
    environment: [String: String],
    in folder: String,
    columns: UInt16 = 80
  ) throws {
    let (master, name) = try Self.open()
    self.master = master
    _ = fcntl(master, F_SETFD, FD_CLOEXEC)
    var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    var attributes: posix_spawnattr_t?
    #else
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // The first terminal that the leader of a session opens sends it the signal of Ctrl-C.
    posix_spawn_file_actions_addopen(&actions, 0, name, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, Self.newSession)
    // A shell changes the folder, because no portable call does.
    let command = ["/bin/sh", "-c", #"cd "$0" && exec "$@""#, folder, program.path] + arguments
    var words = command.map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for text in words + variables { free(text) } }
    var child = pid_t()
    let number = posix_spawn(&child, "/bin/sh", &actions, &attributes, &words, &variables)
    guard number == 0 else { throw SystemError(number: number) }
    process = child
  }

  /// The flag `POSIX_SPAWN_SETSID`, which the headers declare only with a macro that Swift does not
  /// define.
  private static var newSession: Int16 {
    #if canImport(Darwin)
    0x400
    #else
    0x80
    #endif
  }

  /// Creates a terminal.
  ///
  /// - Returns: The descriptor of its controlling side, and the path of the side of the program.
  private static func open() throws -> (master: Int32, name: String) {
    #if canImport(Darwin)
    let master = posix_openpt(O_RDWR | O_NOCTTY)
    guard master >= 0, grantpt(master) == 0, unlockpt(master) == 0, let name = ptsname(master)
    else {
      throw SystemError(number: errno)
    }
    return (master, String(cString: name))
    #else
    // The functions of POSIX are not available for the same reason.
    let (unlock, getNumber): (UInt, UInt) = (0x4004_5431, 0x8004_5430)
    var (locked, number): (Int32, UInt32) = (0, 0)
    let master = Glibc.open("/dev/ptmx", O_RDWR | O_NOCTTY)
    guard master >= 0, ioctl(master, unlock, &locked) == 0, ioctl(master, getNumber, &number) == 0
    else {
      throw SystemError(number: errno)
    }
    return (master, "/dev/pts/\(number)")
    #endif
  }

  deinit {
    close(master)
    if !hasEnded { _ = kill(process, SIGKILL) }
  }

  private var hasEnded = false

  /// Types a text.
  package func type(_ text: String) {
    var bytes = Array(text.utf8)
    _ = write(master, &bytes, bytes.count)
  }

  /// Sends a signal to the program.
  package func signal(_ number: Int32) {
    _ = kill(process, number)
  }

  /// Waits until the program displays a text after the last one that was waited for.
  ///
  /// - Parameter text: The text.
  /// - Throws: ``NotDisplayed`` if it does not appear within a minute, or before the program ends.
  package func wait(for text: String) throws {
    let deadline = ContinuousClock.now + .seconds(60)
    while true {
      if let range = output[position...].firstRange(of: text) {
        position = range.upperBound
        return
      }
      guard ContinuousClock.now < deadline, readOutput() else {
        throw NotDisplayed(text: text, output: output)
      }
    }
  }

  /// Waits for the end of the program.
  ///
  /// - Returns: The exit status, or 128 plus the signal number if a signal ended it.
  package func waitForEnd() -> Int32 {
    while readOutput() {}
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    hasEnded = true
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }

  /// Reads what the program has displayed, and waits for it at most a second.
  ///
  /// - Returns: Whether there may be more.
  private func readOutput() -> Bool {
    var polled = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard poll(&polled, 1, 1_000) > 0 else { return true }
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = read(master, &bytes, bytes.count)
    guard count > 0 else { return false }
    let offset = output.utf8.distance(from: output.startIndex, to: position)
    let shown = bytes[..<count].filter { $0 != UInt8(ascii: "\r") }
    output += String(decoding: shown, as: UTF8.self)
    position = output.utf8.index(output.startIndex, offsetBy: offset)
    return true
  }
}
