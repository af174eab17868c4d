import Diagnostics
import FoundationEssentials
import Glibc
import TestSupport

/// Runs the commands of `xcstrings` in random projects of attackers.
///
/// Each command must end in time, with a limited memory and without a trap. It must neither read nor
/// change anything outside of the project, start no program of the project, and print nothing that a
/// terminal or a CI system interprets. If `strace` is installed, it lists the programs that start;
/// otherwise, only those that leave a file are found.
struct TreeFuzzer: FuzzSubject {
  static let greatestTime = Duration.seconds(60)
  /// The time limit of a command, in seconds.
  private static let timeLimit = 20
  /// The limit of the address space of a command, in KiB.
  private static let memoryLimit = 1 << 20

  private let options: FuzzOptions
  private let program = BuiltProgram("xcstrings")
  private var commandCount = 0
  private var statuses: [Int32: Int] = [:]
  private var slowest = (time: Duration.zero, command: "")
  private let repository: HostileRepositoryTemplate?
  private static let tracer = "/usr/bin/strace"
  private let isTracing = FileManager.default.fileExists(atPath: tracer)
  private var programs: [String: Int] = [:]

  init(_ options: FuzzOptions) {
    self.options = options
    repository = try? HostileRepositoryTemplate(program)
  }

  var isEmpty: Bool { false }

  func files(of number: Int) -> [(name: String, bytes: [UInt8])] {
    let tree = HostileTree(options.generator(for: number), base: "/base")
    let entries = tree.entries.map { entry in
      switch entry {
      case .file(let path, let bytes):
        "file \(path.debugDescription): \(String(decoding: bytes, as: UTF8.self).debugDescription)"
      case .link(let path, let target): "link \(path.debugDescription) -> \(target)"
      case .pipe(let path): "pipe \(path.debugDescription)"
      case .repository(let path): "repository \(path.debugDescription)"
      case .program(let path): "program \(path.debugDescription)"
      }
    }
    let commands = tree.commands.map { "run \($0.arguments) in '\($0.folder)'" }
    return [("tree.txt", Array((entries + commands).joined(separator: "\n").utf8))]
  }

  mutating func problems(with number: Int) async -> [String] {
    do {
      let base = try TemporaryFolder()
      let outside = try OutsideFolder(at: base.path("outside"))
      let tree = HostileTree(options.generator(for: number), base: base.path)
      try write(tree, to: base)
      _ = outside.accesses()
      let names = try base.names()
      for command in tree.commands {
        let found =
          try problems(with: command, of: number, in: base)
          + outside.accesses().map { "it \($0)" }
          + (try base.names() == names ? [] : ["it created \(try base.names())"])
        guard found.isEmpty else {
          return found.map { "\(command.arguments.joined(separator: " ")): \($0)" }
        }
      }
      return leaks(in: base.path("project"))
    } catch {
      return ["\(error)"]
    }
  }

  var summary: String {
    let counts = statuses.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
    return """
      \(commandCount) commands, exit status \(counts.joined(separator: ", ")); \
      slowest: \(slowest.time.microseconds / 1000) ms (\(slowest.command)); \
      most memory: \(usage.ru_maxrss / 1024) MiB; \
      programs: \(isTracing ? programs.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
        .joined(separator: ", ") : "not traced")
      """
  }
}

// MARK: - Running

extension TreeFuzzer {
  private func write(_ tree: HostileTree, to base: TemporaryFolder) throws {
    try base.write("", to: "home/.keep")
    try base.write("", to: "project/Sources/App/.keep")
    // In a git work tree, a link that leads out is refused even if the command line names it.
    try base.write("ref: refs/heads/main\n", to: "project/.git/HEAD")
    let marker = "touch '\(base.path("outside/started"))'"
    for entry in tree.entries {
      let path = base.path("project/" + entry.path)
      let folder = URL(filePath: path).deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      switch entry {
      case .file(_, let bytes): try base.write(bytes, to: "project/" + entry.path)
      case .link(_, let target): _ = symlink(target, path)
      case .pipe: _ = mkfifo(path, 0o600)
      case .repository(let name):
        try repository?.write(to: path, started: marker)
        if name == ".git" { try? FileManager.default.removeItem(atPath: "\(path)/.keep") }
      case .program:
        try base.write(
          "#!/bin/sh\n\(marker)\nexec /usr/bin/env false\n",
          to: "project/\(entry.path)"
        )
        chmod(path, 0o755)
      }
    }
  }

  private mutating func problems(
    with command: HostileTree.Command,
    of number: Int,
    in base: TemporaryFolder
  ) throws -> [String] {
    let clock = ContinuousClock()
    let start = clock.now
    let limits =
      "ulimit -v \(Self.memoryLimit); exec /usr/bin/timeout -s KILL \(Self.timeLimit) \"$@\""
    let trace = base.path("trace")
    let tracing =
      isTracing
      ? [Self.tracer, "-f", "-qq", "-e", "trace=execve,execveat", "-s", "4096", "-o", trace] : []
    let run = try BuiltProgram(at: "/bin/sh")
      .run(
        ["-c", limits, "sh"] + tracing + [program.path] + command.arguments,
        environment: [
          "HOME": base.path("home"), "PATH": ".::bin:/usr/bin:/bin", "LANG": "en_US.UTF-8",
        ],
        in: base.path("project/\(command.folder)")
      )
    defer { try? FileManager.default.removeItem(atPath: trace) }
    let time = clock.now - start
    commandCount += 1
    statuses[run.status, default: 0] += 1
    if time > slowest.time {
      slowest = (time, "\(number), \(command.arguments.joined(separator: " "))")
    }
    var problems: [String] = []
    if run.status == 137 || run.status == 9 { problems.append("it took over \(Self.timeLimit) s") }
    if run.status > 128, run.status != 137 {
      problems.append("status \(run.status): \(run.errors.suffix(400).debugDescription)")
    }
    return problems + Self.problems(ofOutput: run.output) + Self.problems(ofOutput: run.errors)
      + startedPrograms(trace, in: base.path)
  }

  /// Returns the programs of the tree that were started, and counts all.
  private mutating func startedPrograms(_ trace: String, in base: String) -> [String] {
    guard isTracing, let data = FileManager.default.contents(atPath: trace) else { return [] }
    var problems: [String] = []
    // strace divides a call during which another process is traced. Only the first part has the path.
    var unfinished: [Substring: String] = [:]
    for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
      let process = line.prefix { $0.isNumber }
      let named = line.split(separator: "\"", maxSplits: 2).dropFirst().first.map(String.init)
      if line.hasSuffix("<unfinished ...>") { unfinished[process] = named }
      guard line.hasSuffix(" = 0") else { continue }
      let path = (line.contains("resumed>") ? unfinished[process] : named) ?? ""
      programs[path.split(separator: "/").last.map(String.init) ?? "", default: 0] += 1
      if !path.hasPrefix("/") || path.hasPrefix(base) {
        problems.append("it started '\(path)'")
      }
    }
    return problems
  }

  /// Returns what a terminal or a CI system would interpret in an output.
  private static func problems(ofOutput text: String) -> [String] {
    var problems: [String] = []
    if let scalar = text.unicodeScalars.first(where: {
      !"\n\t".unicodeScalars.contains($0) && $0.isInterpreted
    }) {
      problems.append("it printed \(scalar.swiftEscape)")
    }
    for line in text.split(separator: "\n") {
      let start = line.drop { $0 == " " || $0 == "\t" }
      if start.hasPrefix("::add-mask") || start.hasPrefix("::stop-commands")
        || line.contains("##[add-mask]")
      {
        problems.append("it printed the command \(line.prefix(120))")
      }
    }
    if text.contains(OutsideFolder.secret) { problems.append("it printed a file from outside") }
    return problems
  }

  /// Returns the files of a project that contain text from outside.
  private func leaks(in project: String) -> [String] {
    let manager = FileManager.default
    let paths = (try? manager.subpathsOfDirectory(atPath: project)) ?? []
    return paths.compactMap { name in
      let path = "\(project)/\(name)"
      var status = stat()
      guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
        let data = manager.contents(atPath: path)
      else { return nil }
      let isLeak = data.firstRange(of: Data(OutsideFolder.secret.utf8)) != nil
      return isLeak ? "'\(name)' contains a text from outside" : nil
    }
  }
}
