import SystemPackage

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Calls of the operating system that swift-system does not provide.
///
/// Only its files import the C library in this module. Each function only makes a call, and throws
/// the error of the operating system.
///
/// Every string that becomes one of C is checked here: C would end it at a NUL character, so that
/// the call would mean another file than the one whose name was checked before.
enum SystemCalls {
  /// The error of the last call.
  private static var lastError: Errno { Errno(rawValue: errno) }

  private static func check(_ result: CInt) throws(Errno) {
    guard result == 0 else { throw lastError }
  }

  /// Returns a string for a call.
  ///
  /// - Throws: `.invalidArgument` if it contains a NUL character.
  private static func terminated(_ text: String) throws(Errno) -> String {
    guard !text.utf8.contains(0) else { throw .invalidArgument }
    return text
  }
}

// MARK: - Names of files

extension SystemCalls {
  /// Returns a path with all symbolic links resolved.
  static func realPath(_ path: String) throws(Errno) -> String {
    guard let real = realpath(try terminated(path), nil) else { throw lastError }
    defer { free(real) }
    return String(cString: real)
  }

  /// Returns the path of an open file, without symbolic links.
  static func path(of file: FileDescriptor) throws(Errno) -> String {
    #if canImport(Darwin)
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    guard fcntl(file.rawValue, F_GETPATH, &buffer) == 0 else { throw lastError }
    return String(cString: buffer)
    #else
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/self/fd/\(file.rawValue)", &buffer, buffer.count)
    guard count >= 0 else { throw lastError }
    return String(decoding: buffer.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
    #endif
  }

  /// Returns the current folder of the process.
  static func currentFolder() throws(Errno) -> String {
    guard let path = getcwd(nil, 0) else { throw lastError }
    defer { free(path) }
    return String(cString: path)
  }

  /// Renames a file or a folder.
  ///
  /// If the new name exists, that file is replaced.
  static func rename(_ path: String, to target: String) throws(Errno) {
    let (path, target) = (try terminated(path), try terminated(target))
    #if canImport(Darwin)
    try check(Darwin.rename(path, target))
    #elseif canImport(Musl)
    try check(Musl.rename(path, target))
    #else
    try check(Glibc.rename(path, target))
    #endif
  }

  /// The ways to rename a file without removing another one.
  enum SafeRenaming {
    /// The two files exchange their names.
    case exchange
    /// No file may have the new name.
    case noReplacement
  }

  /// Renames a file, and removes no other one.
  ///
  /// - Returns: `false` if the operating system or the file system has no such function.
  /// - Throws: The error of the operating system: `.noSuchFileOrDirectory` if there is no file to
  ///   exchange, `.fileExists` if there is one with the new name.
  static func rename(
    _ path: String,
    to target: String,
    _ way: SafeRenaming
  ) throws(Errno) -> Bool {
    let (path, target) = (try terminated(path), try terminated(target))
    #if canImport(Darwin)
    let flag = way == .exchange ? RENAME_SWAP : RENAME_EXCL
    let result = renamex_np(path, target, UInt32(flag))
    #else
    guard let renameAt else { return false }
    // `RENAME_EXCHANGE` and `RENAME_NOREPLACE`.
    let result = renameAt(AT_FDCWD, path, AT_FDCWD, target, way == .exchange ? 2 : 1)
    #endif
    guard result != 0 else { return true }
    switch lastError {
    case .invalidArgument, .noFunction, .notSupported: return false
    case let error: throw error
    }
  }

  #if !canImport(Darwin)
  private typealias RenameAt =
    @convention(c) (
      CInt, UnsafePointer<CChar>, CInt, UnsafePointer<CChar>, CUnsignedInt
    ) -> CInt
  /// `renameat2`, which the C library may lack, and whose declaration needs a feature test.
  private static let renameAt: RenameAt? = dlsym(nil, "renameat2")
    .map { unsafeBitCast($0, to: RenameAt.self) }
  #endif

  /// Removes a file.
  static func removeFile(_ path: String) throws(Errno) {
    try check(unlink(terminated(path)))
  }

  /// Removes an empty folder.
  static func removeFolder(_ path: String) throws(Errno) {
    try check(rmdir(terminated(path)))
  }

  /// Creates a folder.
  ///
  /// The umask of the process removes some permissions.
  static func makeFolder(_ path: String, _ permissions: FilePermissions) throws(Errno) {
    try check(mkdir(terminated(path), permissions.rawValue))
  }

  /// Creates a file with a unique path that begins with a prefix.
  ///
  /// Only its owner may read it.
  static func makeFile(prefix: String) throws(Errno) -> (file: FileDescriptor, path: String) {
    var template = Array("\(try terminated(prefix)).XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw lastError }
    let path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    return (FileDescriptor(rawValue: descriptor), path)
  }

  /// Calls a closure with each name in a folder, and whether it is a folder.
  ///
  /// The latter is `nil` if the file system does not return it.
  static func readFolder(
    _ path: String,
    _ body: (_ name: String, _ isFolder: Bool?) -> Void
  ) throws(Errno) {
    guard let stream = opendir(try terminated(path)) else { throw lastError }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        let capacity = MemoryLayout.size(ofValue: pointer.pointee)
        return pointer.withMemoryRebound(to: CChar.self, capacity: capacity) { characters in
          String(cString: characters)
        }
      }
      switch Int(entry.pointee.d_type) {
      case Int(DT_DIR): body(name, true)
      case Int(DT_UNKNOWN): body(name, nil)
      default: body(name, false)
      }
    }
  }
}

// MARK: - Opening files

extension SystemCalls {
  /// Opens a file or a folder.
  static func open(
    _ path: String,
    _ mode: FileDescriptor.AccessMode,
    options: FileDescriptor.OpenOptions,
    permissions: FilePermissions?
  ) throws -> FileDescriptor {
    try FileDescriptor.open(
      terminated(path),
      mode,
      options: options,
      permissions: permissions
    )
  }

  /// Returns the metadata of a file or a folder.
  static func status(of path: String, followsLinks: Bool) throws(Errno) -> Stat {
    try Stat(terminated(path), followTargetSymlink: followsLinks)
  }
}

// MARK: - Permissions

extension FilePermissions {
  /// The permissions to run a file, also as another user.
  static let runBits: FilePermissions = [
    .ownerExecute, .groupExecute, .otherExecute, .setUserID, .setGroupID,
  ]
}

extension SystemCalls {
  /// Checks that this process may write a file.
  static func checkWritable(_ path: String) throws(Errno) {
    try check(access(terminated(path), W_OK))
  }

  static func setPermissions(_ permissions: FilePermissions, of path: String) throws(Errno) {
    try check(chmod(terminated(path), permissions.rawValue))
  }

  static func setPermissions(
    _ permissions: FilePermissions,
    of file: FileDescriptor
  ) throws(Errno) {
    try check(fchmod(file.rawValue, permissions.rawValue))
  }

  /// The permissions of a new file.
  ///
  /// The umask of the process can be read only by setting it, so it is read once.
  static let newFilePermissions: FilePermissions = {
    let mask = umask(0)
    umask(mask)
    return FilePermissions(rawValue: 0o666 & ~mask)
  }()
}

// MARK: - Open files

extension SystemCalls {
  /// Waits until the content of a file or folder is on the disk.
  static func synchronize(_ file: FileDescriptor) throws(Errno) {
    try check(fsync(file.rawValue))
  }

  /// The modes of a lock.
  enum LockMode {
    case shared
    case exclusive
  }

  /// Acquires the lock of an open file without waiting.
  ///
  /// - Throws: `.wouldBlock` if another process has it.
  static func lock(_ file: FileDescriptor, _ mode: LockMode) throws(Errno) {
    try check(flock(file.rawValue, (mode == .shared ? LOCK_SH : LOCK_EX) | LOCK_NB))
  }

  /// Returns whether the first bytes of two buffers are the same.
  static func haveSameBytes(
    _ first: UnsafeRawBufferPointer,
    _ second: UnsafeRawBufferPointer,
    count: Int
  ) -> Bool {
    precondition(count <= first.count && count <= second.count)
    guard let start = first.baseAddress, let other = second.baseAddress else { return true }
    return memcmp(start, other, count) == 0
  }

  /// Maps the bytes of a file as read-only memory.
  static func map(_ file: FileDescriptor, count: Int) throws(Errno) -> UnsafeRawBufferPointer {
    let start = mmap(nil, count, PROT_READ, MAP_PRIVATE, file.rawValue, 0)
    guard let start, start != MAP_FAILED else { throw lastError }
    return UnsafeRawBufferPointer(start: start, count: count)
  }

  static func unmap(_ bytes: UnsafeRawBufferPointer) {
    munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count)
  }

  /// Waits until one of several files can be read.
  ///
  /// - Parameters:
  ///   - files: The files. Entries that are `nil` are ignored.
  ///   - milliseconds: The maximum time to wait; negative for no limit.
  /// - Returns: Whether each file can be read, and whether the time limit was reached.
  static func waitForInput(
    of files: [FileDescriptor?],
    milliseconds: CInt
  ) -> (isReady: [Bool], isTimeOut: Bool) {
    var polled = files.map { pollfd(fd: $0?.rawValue ?? -1, events: Int16(POLLIN), revents: 0) }
    let count = poll(&polled, nfds_t(polled.count), milliseconds)
    return (polled.map { $0.revents != 0 }, count == 0)
  }

  /// Waits until one of several files can be read, or one can be written.
  ///
  /// - Parameters:
  ///   - inputs: The files to read. Entries that are `nil` are ignored.
  ///   - output: The file to write; `nil` for none.
  ///   - milliseconds: The maximum time to wait; negative for no limit.
  /// - Returns: Whether each of the inputs can be read, and whether the output can be written.
  static func waitForTransfer(
    of inputs: [FileDescriptor?],
    to output: FileDescriptor?,
    milliseconds: CInt
  ) -> (isReadable: [Bool], isWritable: Bool) {
    var polled = inputs.map { pollfd(fd: $0?.rawValue ?? -1, events: Int16(POLLIN), revents: 0) }
    polled.append(pollfd(fd: output?.rawValue ?? -1, events: Int16(POLLOUT), revents: 0))
    // An interrupted call changes nothing, so no file counts as ready.
    guard poll(&polled, nfds_t(polled.count), milliseconds) > 0 else {
      return (inputs.map { _ in false }, false)
    }
    return (polled.dropLast().map { $0.revents != 0 }, polled.last?.revents != 0)
  }

  /// Returns whether the other end of a pipe or a socket is closed for writing.
  ///
  /// Bytes that were written before may still be read.
  static func isClosedByWriter(_ file: FileDescriptor) -> Bool {
    #if os(Linux)
    let events = Int16(0x2000)  // POLLRDHUP, a macro with a feature test
    #else
    let events = Int16(0)
    #endif
    var polled = pollfd(fd: file.rawValue, events: events, revents: 0)
    return poll(&polled, 1, 0) > 0 && polled.revents & (Int16(POLLHUP) | events) != 0
  }

  /// Makes reads and writes return immediately, with the error `.wouldBlock` if they would wait.
  static func makeNonBlocking(_ file: FileDescriptor) throws(Errno) {
    let flags = fcntl(file.rawValue, F_GETFL)
    guard flags >= 0, fcntl(file.rawValue, F_SETFL, flags | O_NONBLOCK) >= 0 else {
      throw lastError
    }
  }

  /// Creates a pipe that child processes do not inherit.
  static func makePipe() throws -> (readEnd: FileDescriptor, writeEnd: FileDescriptor) {
    #if os(Linux)
    return try FileDescriptor.pipe(options: .closeOnExec)
    #else
    let pipe = try FileDescriptor.pipe()
    for end in [pipe.readEnd, pipe.writeEnd] { _ = fcntl(end.rawValue, F_SETFD, FD_CLOEXEC) }
    return pipe
    #endif
  }

  /// Opens an inotify instance for folder events.
  static func openFolderEvents() throws(Errno) -> FileDescriptor {
    #if os(Linux)
    let descriptor = inotify_init1(O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw lastError }
    return FileDescriptor(rawValue: descriptor)
    #else
    throw .noFunction
    #endif
  }

  /// Adds a folder to an inotify instance.
  static func addFolder(_ path: String, to events: FileDescriptor) throws(Errno) {
    #if os(Linux)
    let mask =
      IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_DELETE_SELF | IN_MOVED_FROM | IN_MOVED_TO
      | IN_MOVE_SELF | IN_ATTRIB | IN_ONLYDIR
    guard inotify_add_watch(events.rawValue, try terminated(path), UInt32(mask)) >= 0 else {
      throw lastError
    }
    #else
    throw .noFunction
    #endif
  }
}

// MARK: - Processes

extension SystemCalls {
  /// The identifier of this process.
  static var processNumber: Int32 { getpid() }

  /// Returns whether a file belongs to the user of this process.
  static func isOfCurrentUser(_ status: Stat) -> Bool {
    status.userID.rawValue == geteuid()
  }

  /// Whether the user of this process is the administrator.
  static var isAdministrator: Bool { geteuid() == 0 }

  /// Returns whether a process with an identifier exists, even one of another user.
  static func hasProcess(_ number: Int32) -> Bool {
    kill(number, 0) == 0 || errno == EPERM
  }

  /// The environment variables with their values, such as `LANG=es_ES`.
  static var environment: [String] {
    #if canImport(Darwin)
    var next = _NSGetEnviron().pointee
    #else
    var next = environ
    #endif
    var variables: [String] = []
    while let variable = next.pointee {
      variables.append(String(cString: variable))
      next += 1
    }
    return variables
  }

  static func endProcess(status: Int32) -> Never {
    exit(status)
  }

  /// Ends the process without a final action of a library, while other threads run.
  static func endProcessAtOnce(status: Int32) -> Never {
    _exit(status)
  }

  /// The standard input, output and error of a child process.
  enum ChildStreams {
    /// Those of this process, such as its terminal.
    case inherited
    /// Descriptors; an input of `nil` has no content.
    case redirected(input: FileDescriptor?, output: FileDescriptor, errors: FileDescriptor)
  }

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - program: The name of a program on the `PATH`, or a path.
  ///   - arguments: The arguments, without the name of the program.
  ///   - environment: Its environment variables.
  ///   - streams: Its standard input, output and error.
  ///   - leadsGroup: Whether it leads a new process group, so that Ctrl-C in the terminal does not
  ///     reach it, and a signal can be sent to the programs that it starts as well.
  /// - Returns: The process identifier.
  /// - Throws: An error if it cannot be started.
  static func spawn(
    _ program: String,
    _ arguments: [String],
    environment: [String: String],
    _ streams: ChildStreams,
    leadsGroup: Bool = false
  ) throws(Errno) -> pid_t {
    let texts = try ([program] + arguments).map(terminated)
    let settings = try environment.map { name, value throws(Errno) in
      try terminated("\(name)=\(value)")
    }
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    var attributes: posix_spawnattr_t?
    #else
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if case .redirected(let input, let output, let errors) = streams {
      if let input {
        posix_spawn_file_actions_adddup2(&actions, input.rawValue, STDIN_FILENO)
      } else {
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
      }
      posix_spawn_file_actions_adddup2(&actions, output.rawValue, STDOUT_FILENO)
      posix_spawn_file_actions_adddup2(&actions, errors.rawValue, STDERR_FILENO)
    }
    // Child processes would inherit that this process ignores signals, and that the threads of
    // libdispatch block all of them.
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var usual = sigset_t()
    sigemptyset(&usual)
    for number in signalsOfWriting { sigaddset(&usual, number) }
    posix_spawnattr_setsigdefault(&attributes, &usual)
    var blocked = sigset_t()
    sigemptyset(&blocked)
    posix_spawnattr_setsigmask(&attributes, &blocked)
    let signalFlags = POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
    let flags = signalFlags | (leadsGroup ? POSIX_SPAWN_SETPGROUP : 0)
    posix_spawnattr_setflags(&attributes, Int16(flags))

    var words = texts.map { strdup($0) } + [nil]
    var variables = settings.map { strdup($0) } + [nil]
    defer { for text in words + variables { free(text) } }
    var child = pid_t()
    let number = posix_spawnp(&child, texts[0], &actions, &attributes, &words, &variables)
    guard number == 0 else { throw Errno(rawValue: number) }
    return child
  }

  /// Waits until a child process ends, and returns its exit status, or 128 plus the signal number
  /// if a signal ended it.
  static func waitForEnd(of child: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    return exitStatus(status)
  }

  /// Returns the exit status of a child process like ``waitForEnd(of:)``, or `nil` if it still runs.
  static func endStatus(of child: pid_t) -> Int32? {
    var status: Int32 = 0
    return waitpid(child, &status, WNOHANG) == child ? exitStatus(status) : nil
  }

  private static func exitStatus(_ status: Int32) -> Int32 {
    // The C macros that decode an exit status are not available in Swift.
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }

  /// Ends the processes of a group.
  ///
  /// - Parameters:
  ///   - group: The identifier of the process that leads the group.
  ///   - isForced: Whether they end immediately, without the possibility to finish their work.
  static func endGroup(_ group: pid_t, isForced: Bool) {
    _ = kill(-group, isForced ? SIGKILL : SIGTERM)
  }

  /// Returns the path of the current executable.
  static func programPath() throws(Errno) -> String {
    #if canImport(Darwin)
    var size: UInt32 = 0
    _NSGetExecutablePath(nil, &size)
    var buffer = [CChar](repeating: 0, count: Int(size))
    guard _NSGetExecutablePath(&buffer, &size) == 0 else { throw .noSuchFileOrDirectory }
    return try realPath(String(cString: buffer))
    #else
    return try realPath("/proc/self/exe")
    #endif
  }

  /// Makes writes to a closed pipe, or beyond the file size limit, fail with an error instead of
  /// ending the process.
  static func ignoreSignalsOfWriting() {
    for number in signalsOfWriting { signal(number, SIG_IGN) }
  }

  /// The signals of failed writes, which this process ignores and its children do not.
  private static let signalsOfWriting = [SIGPIPE, SIGXFSZ]

  /// Writes a byte to a pipe on the first signal that requests termination.
  ///
  /// The next such signal ends the process.
  static func noteEndingSignals(in pipe: FileDescriptor) {
    endingSignalPipe = pipe.rawValue
    // A program that is started from a thread with blocked signals inherits the mask.
    var awaited = sigset_t()
    sigemptyset(&awaited)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      sigaddset(&awaited, number)
      signal(number) { number in
        signal(number, SIG_DFL)
        var byte: UInt8 = 0
        _ = write(endingSignalPipe, &byte, 1)
      }
    }
    pthread_sigmask(SIG_UNBLOCK, &awaited, nil)
  }
}

/// The pipe to which the signal handler writes.
///
/// It is not isolated: it is set once, before the first signal can arrive, and a signal handler may
/// neither lock nor wait.
private nonisolated(unsafe) var endingSignalPipe: Int32 = -1

// MARK: - Time

extension SystemCalls {
  /// Returns the time since 1970.
  static func time() -> timespec {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return time
  }

  /// Returns a time in nanoseconds.
  static func nanoseconds(_ time: timespec) -> Int64 {
    Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }

  /// Suspends the thread.
  static func sleep(milliseconds: Int) {
    var time = timespec(tv_sec: milliseconds / 1000, tv_nsec: milliseconds % 1000 * 1_000_000)
    nanosleep(&time, nil)
  }

  /// Returns the hour, minute and second of the local time.
  static func localClock(secondsSince1970 seconds: Int64) -> (hour: Int, minute: Int, second: Int) {
    var (seconds, parts) = (time_t(seconds), tm())
    localtime_r(&seconds, &parts)
    return (Int(parts.tm_hour), Int(parts.tm_min), Int(parts.tm_sec))
  }

  /// Returns the date in UTC.
  static func date(secondsSince1970 seconds: Int64) -> (year: Int, month: Int, day: Int) {
    var (seconds, parts) = (time_t(seconds), tm())
    gmtime_r(&seconds, &parts)
    return (Int(parts.tm_year) + 1900, Int(parts.tm_mon) + 1, Int(parts.tm_mday))
  }
}
