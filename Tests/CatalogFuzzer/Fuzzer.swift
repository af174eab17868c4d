import CatalogInvariants
import Diagnostics
import FoundationEssentials
import Glibc
import StringCatalog
import TestSupport

/// Damages catalogs and looks at what the parser, the printer and the editor make of them.
///
/// `Scripts/fuzz` builds and watches it: a trap or a hang ends this process, and the file with the
/// number of the input tells which one it was.
@main
struct Fuzzer {
  private static let greatestTime = Duration.seconds(2)
  private static let greatestMemoryFactor = 20
  /// What an allocator keeps in reserve; a file of ten bytes cannot be held to twenty times its size.
  private static let memoryAllowance = 1 << 16

  private let options: Options
  private let inputs: Inputs
  private var state: UnsafeMutablePointer<FILE>?
  private var catalogCount = 0
  private var failureCount = 0
  private var slowest = Duration.zero
  private var greatestFactor = 0.0

  static func main() throws {
    guard let options = Options(CommandLine.arguments.dropFirst()) else {
      print("Scripts/fuzz --help tells the options.")
      exit(64)
    }
    let inputs = try Inputs(options)
    guard inputs.count > 0 else {
      print("There are no catalogs of that size to damage.")
      exit(66)
    }
    var fuzzer = Fuzzer(options: options, inputs: inputs)
    if options.savesInput {
      try fuzzer.save(inputs.input(options.first).bytes, number: options.first)
    } else {
      try fuzzer.run()
      exit(fuzzer.failureCount == 0 ? 0 : 1)
    }
  }

  private init(options: Options, inputs: Inputs) {
    self.options = options
    self.inputs = inputs
    state = options.state.flatMap { fopen($0, "w") }
  }

  private mutating func run() throws {
    let clock = ContinuousClock()
    let start = clock.now
    for number in options.first..<options.first + options.runs {
      announce(number)
      try check(number)
      let done = number - options.first + 1
      if done % max(options.runs / 10, 1) == 0 { report(done, clock.now - start) }
    }
    alarm(0)
  }

  /// Writes the number of the input for the one that watches, who is also told of a hang.
  private func announce(_ number: Int) {
    if let state {
      rewind(state)
      fputs("\(number)\n", state)
      fflush(state)
    }
    alarm(60)
  }

  private mutating func check(_ number: Int) throws {
    var (bytes, generator) = inputs.input(number)
    let limit = Self.greatestMemoryFactor * bytes.count + Self.memoryAllowance
    var (parsed, time, memory) = Self.parse(bytes)
    // Code that runs for the first time is resident memory too; it does not come a second time.
    if memory > limit { (parsed, time, memory) = Self.parse(bytes) }
    if parsed.value != nil { catalogCount += 1 }
    slowest = max(slowest, time)
    if bytes.count > Self.memoryAllowance / 8 {
      greatestFactor = max(greatestFactor, Double(memory) / Double(bytes.count))
    }
    let violation = CatalogInvariants.violation(by: parsed, of: bytes, using: &generator)
    let problems = [
      violation,
      time > Self.greatestTime ? "the parser took \(time)" : nil,
      memory > limit ? "the parser took \(memory) bytes for \(bytes.count)" : nil,
    ]
    for problem in problems.compactMap(\.self) { try fail(number, bytes, problem) }
  }

  /// What the processor has spent on this process, whatever else it has to do.
  private static var processorTime: Duration {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  private static func parse(
    _ bytes: [UInt8]
  ) -> (parsed: Parsed<StringCatalog?>, time: Duration, memory: Int) {
    MemoryMeter.resetPeak()
    let peakBefore = MemoryMeter.peak
    var parsed = Parsed<StringCatalog?>(nil)
    let start = processorTime
    parsed = StringCatalog.parse(bytes, file: "input")
    return (parsed, processorTime - start, MemoryMeter.peak - peakBefore)
  }

  private mutating func fail(_ number: Int, _ bytes: [UInt8], _ problem: String) throws {
    failureCount += 1
    print("Input \(number): \(problem).")
    try save(bytes, number: number)
  }

  private func save(_ bytes: [UInt8], number: Int) throws {
    let path = "\(options.failures)/seed-\(options.seed)-input-\(number).xcstrings"
    try Data(bytes).write(to: URL(filePath: path))
    print("It is saved as \(path)")
  }

  private func report(_ done: Int, _ time: Duration) {
    let seconds = time.components.seconds
    let factor = Double(Int(greatestFactor * 10)) / 10
    let microseconds = slowest.components.attoseconds / 1_000_000_000_000
    print(
      """
      \(done) inputs in \(seconds) s, \(catalogCount) of them catalogs; failures: \(failureCount); \
      slowest parse: \(slowest.components.seconds * 1_000_000 + microseconds) µs; \
      most memory: \(factor) times the input
      """
    )
    fflush(nil)
  }
}
