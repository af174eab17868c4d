import Foundation
import TestSupport
import Testing

@testable import w8

/// A user with their own log in an otherwise empty environment.
struct TestUser {
  let folder: TemporaryFolder
  /// The program, which is run as a separate process.
  let program = BuiltProgram("w8")

  /// The user's environment variables, as `env -i` would set them.
  let variables: [String: String]

  /// Creates a home from variables such as "LANG=es_ES".
  init(_ variables: String...) throws {
    folder = try TemporaryFolder()
    self.variables = Dictionary(
      uniqueKeysWithValues: variables.map { variable in
        let parts = variable.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        return (String(parts[0]), String(parts[1]))
      }
    )
  }

  private init(folder: TemporaryFolder, variables: [String: String]) {
    self.folder = folder
    self.variables = variables
  }

  /// Returns the same log with additional environment variables.
  func with(_ variables: [String: String]) -> TestUser {
    TestUser(folder: folder, variables: variables)
  }

  /// The complete environment of a program that the user starts.
  var environment: [String: String] {
    var environment = variables
    environment["HOME"] = folder.path
    if environment["PATH"] == nil { environment["PATH"] = "/usr/bin:/bin" }
    if environment["TZ"] == nil { environment["TZ"] = "Europe/Madrid" }
    return environment
  }

  /// The path of the log.
  var store: String { folder.path("\(Self.logFolder)/default.store") }

  /// The path of a log of an earlier version.
  var formerStore: String { folder.path(".local/share/w8/default.store") }

  /// The folder of the log in the home folder.
  static let logFolder = ".local/share/w8/shared"

  /// Creates an empty log where earlier versions created it.
  func createFormerLog() throws {
    try folder.write("", to: ".local/share/w8/default.store")
    chmod(folder.path(".local/share/w8"), 0o700)
    chmod(formerStore, 0o600)
  }

  /// Runs `w8` with arguments.
  func w8(_ arguments: String...) throws -> BuiltProgram.Run {
    try w8(arguments)
  }

  /// Runs `w8` with arguments through a program that restricts it.
  func w8(_ arguments: [String], through wrapper: RestrictedLauncher) throws -> BuiltProgram.Run {
    try wrapper.run(program.path, arguments, environment: environment, in: folder.path)
  }

  /// Runs `w8` in this process with arguments and standard input.
  func w8(_ arguments: [String], input: String = "") throws -> BuiltProgram.Run {
    W8Command.program.run(arguments, environment: environment, in: folder.path, input: input)
  }

  /// Runs `w8` as a separate process.
  func process(_ arguments: String...) throws -> BuiltProgram.Run {
    try program.run(arguments, environment: environment, in: folder.path)
  }

  /// Runs `w8`, expects it to succeed, and returns the lines that it printed.
  func lines(
    _ arguments: String...,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> [String] {
    let run = try w8(arguments)
    #expect(run.status == 0, "\(run.errors)", sourceLocation: sourceLocation)
    #expect(run.errors.isEmpty, sourceLocation: sourceLocation)
    return run.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map(String.init)
  }

  /// Runs `w8`, and expects it to fail with a status and error lines, and to print nothing.
  func expectFailure(
    _ status: Int32,
    _ errors: [String],
    _ arguments: String...,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let run = try w8(arguments)
    #expect(run.status == status, sourceLocation: sourceLocation)
    #expect(run.errors == errors.map { $0 + "\n" }.joined(), sourceLocation: sourceLocation)
    #expect(run.output.isEmpty, sourceLocation: sourceLocation)
  }

  /// Returns the log from `w8 list --json`.
  func log() throws -> LogJSON {
    let run = try w8("list", "--json", "--limit", "all")
    return try JSONDecoder().decode(LogJSON.self, from: Data(run.output.utf8))
  }
}

/// The JSON output of `w8 list`.
struct LogJSON: Decodable {
  struct Entry: Decodable {
    let id: Int
    let date: String
    let kilograms: Decimal
    let note: String?
    let source: String
  }

  let entries: [Entry]
  let total: Int
}
