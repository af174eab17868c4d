import Foundation

/// A program of this package, from the build of the tests.
package struct BuiltProgram: Sendable {
  private let url: URL

  /// Creates a program with a name.
  package init(_ name: String) {
    // The test runner and the programs are in the same folder.
    let runner = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    url = runner.deletingLastPathComponent().appending(path: name)
  }

  /// Creates a program at a path.
  package init(at path: String) {
    url = URL(filePath: path)
  }

  /// The path of the program.
  package var path: String {
    url.path
  }

  /// The result of a run.
  package struct Run: Sendable {
    /// The exit status.
    package var status: Int32
    /// The standard output.
    package var output: String
    /// The standard error output.
    package var errors: String
  }

  /// Runs the program until it ends.
  ///
  /// - Parameters:
  ///   - arguments: The arguments, without the name of the program.
  ///   - environment: The complete environment of the program.
  ///   - folder: The path of the current folder of the program.
  ///   - input: The standard input.
  /// - Returns: The exit status and the output.
  /// - Throws: An error if it cannot be started.
  package func run(
    _ arguments: [String],
    environment: [String: String],
    in folder: String,
    input: String = ""
  ) throws -> Run {
    // The output goes to files, because a pipe that is not read would fill up.
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
