/// Tests the libraries from a separate program without other dependencies: `probe linkage`, or
/// `probe threads THREADS SECONDS`.
///
/// `Scripts/check linkage` checks the libraries that the program loads: Foundation would multiply
/// the start-up time of every small tool.
@main enum Probe {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    let hasPassed =
      switch arguments.first {
      case "linkage": LinkageProbe.run()
      case "threads": try ThreadProbe.run(arguments.dropFirst().compactMap { Int($0) })
      default: fatalError("usage: probe linkage | threads THREADS SECONDS")
      }
    precondition(hasPassed, "the probe found something wrong")
  }
}
