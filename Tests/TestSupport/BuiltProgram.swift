import Foundation

/// A program of this package, as the build of the tests made it.
package struct BuiltProgram: Sendable {
  private let url: URL

  /// Creates the program that is called `name`.
  package init(_ name: String) {
    // The runner of the tests and the programs stand in one folder.
    let runner = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    url = runner.deletingLastPathComponent().appending(path: name)
  }

  /// Creates the program that stands at a path of this machine.
  package init(at path: String) {
    url = URL(filePath: path)
  }

  /// The path of the program.
  package var path: String {
    url.path
  }

  /// What came of a run.
  package struct Run: Sendable {
    /// How the program ended.
    package var status: Int32
    /// What it printed.
    package var output: String
    /// What it complained about.
    package var errors: String
  }

  /// Runs the program to its end.
  ///
  /// - Parameters:
  ///   - arguments: The arguments, without the name of the program.
  ///   - environment: All variables that the program sees.
  ///   - folder: The path of the folder that it works in.
  ///   - input: What it reads from standard input.
  /// - Returns: How it ended, and what it printed.
  /// - Throws: That it could not be started.
  package func run(
    _ arguments: [String],
    environment: [String: String],
    in folder: String,
    input: String = ""
  ) throws -> Run {
    // Files take what a pipe could not while nobody reads it.
    let streams = try TemporaryFolder()
    try streams.write(input, to: "input")
    try streams.write("", to: "output")
    try streams.write("", to: "errors")
    let process = Process()
    process.executableURL = url
    process.arguments = arguments
    process.environment = environment
    process.currentDirectoryURL = URL(filePath: folder)
    process.standardInput = try FileHandle(forReadingFrom: URL(filePath: streams.path("input")))
    process.standardOutput = try FileHandle(forWritingTo: URL(filePath: streams.path("output")))
    process.standardError = try FileHandle(forWritingTo: URL(filePath: streams.path("errors")))
    try process.run()
    process.waitUntilExit()
    return Run(
      status: process.terminationStatus,
      output: try streams.text(of: "output"),
      errors: try streams.text(of: "errors")
    )
  }
}
