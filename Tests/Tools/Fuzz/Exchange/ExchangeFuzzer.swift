import TestSupport

/// Mutates translation files, and checks the parsers and printers.
struct ExchangeFuzzer: FuzzSubject {
  static let greatestTime = Duration.seconds(60)
  private static let greatestReadingTime = Duration.seconds(2)
  /// An entry of four bytes results in values with locations, and in an array that is copied while
  /// it grows.
  private static let greatestMemoryFactor = 50
  /// The memory that an allocator reserves, and that libxml2 uses for a parser.
  private static let memoryAllowance = 1 << 19

  private let options: FuzzOptions
  private let kinds: [ExchangeKind]
  private let mutator: Mutator
  private var readCount = 0
  private var slowest = Duration.zero
  private var greatestFactor = 0.0

  init(options: FuzzOptions, kinds: [ExchangeKind], mutator: Mutator = .exchange) {
    self.options = options
    self.kinds = kinds
    self.mutator = mutator
  }

  var isEmpty: Bool { kinds.contains(where: \.files.isEmpty) }

  func files(of number: Int) -> [(name: String, bytes: [UInt8])] {
    [(kind(of: number).fileName, input(number))]
  }

  mutating func problems(with number: Int) async -> [String] {
    let bytes = input(number)
    let limit = Self.greatestMemoryFactor * bytes.count + Self.memoryAllowance
    var trial = await kind(of: number).trial(bytes)
    if trial.effort.memory > limit {
      // Code that runs for the first time also uses resident memory, so a second attempt may need
      // less.
      trial = await kind(of: number).trial(bytes)
    }
    let (time, memory) = (trial.effort.time, trial.effort.memory)
    if trial.isRead { readCount += 1 }
    slowest = max(slowest, time)
    if bytes.count > 8_192 {
      greatestFactor = max(greatestFactor, Double(memory) / Double(bytes.count))
    }
    let problems = [
      trial.problem,
      time > Self.greatestReadingTime ? "the reader took \(time)" : nil,
      memory > limit ? "the reader took \(memory) bytes for \(bytes.count)" : nil,
    ]
    return problems.compactMap(\.self)
  }

  var summary: String {
    let factor = Double(Int(greatestFactor * 10)) / 10
    return """
      \(readCount) are read; slowest: \(slowest.microseconds) µs; \
      most memory: \(factor) times the input
      """
  }

  private func kind(of number: Int) -> ExchangeKind {
    kinds[number % kinds.count]
  }

  /// Returns a mutated file, which is the same for the same number and seed.
  private func input(_ number: Int) -> [UInt8] {
    var generator = options.generator(for: number)
    let files = kind(of: number).files
    let file = files.randomElement(using: &generator) ?? []
    let other = files.randomElement(using: &generator) ?? []
    return mutator.mutate(file, mixing: other, using: &generator)
  }
}
