import Foundation

/// Measures a part of the package and its alternatives: `benchmark SUBJECT ARGUMENTS...`.
///
/// `Scripts/benchmark` formats the output as tables.
@main enum Benchmark {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    let options = Array(arguments.dropFirst())
    switch (arguments.first, options.count) {
    case ("runtime-times", 1): try RuntimeBenchmark.times(catalog: options[0])
    case ("runtime-forms", 0): FormsBenchmark.run()
    case ("runtime-allocations", 0): try RuntimeBenchmark.allocations()
    case ("health", 2): try HealthBenchmark.run(contestant: options[0], path: options[1])
    case ("interfaces", 1...):
      try InterfaceBenchmark.run(contestant: options[0], options.dropFirst())
    case ("memory", 1...2):
      guard let count = Int(options[0]), count > 0 else { fallthrough }
      try MemoryBenchmark.run(count: count, folder: options.dropFirst().first)
    case ("memory-suggestions", 1...): try MemorySuggestions.run(paths: options)
    default:
      print(
        """
        usage: benchmark runtime-times CATALOG          nanoseconds; the catalog is one to load
               benchmark runtime-forms                  nanoseconds with many formats and threads
               benchmark runtime-allocations            how often memory is allocated
               benchmark interfaces ours | libxml2 [FILE...]   how fast storyboards and XIBs are read
               benchmark memory UNITS [FOLDER]          how fast a translation memory is searched
               benchmark memory-suggestions CATALOG...  how its suggestions agree with what people wrote
               benchmark health ours | libxml2 FILE     how fast an export of Apple Health is read
        """
      )
      exit(64)
    }
  }
}
