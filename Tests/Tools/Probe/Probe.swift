/// Examines the libraries from a program of its own that uses nothing else: `probe linkage`, or
/// `probe threads THREADS SECONDS`.
///
/// `Scripts/check linkage` looks at the libraries that the program loads: full Foundation would multiply
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
