import FoundationEssentials
import Invariants
import TestSupport
import WeightCore
import WeightExchange

/// Mutates Apple Health exports and their archives, and checks the parser.
struct HealthFuzzer: FuzzSubject {
  static let greatestTime = Duration.seconds(30)
  private static let greatestReadingTime = Duration.seconds(2)

  private let options: FuzzOptions
  private let files: [[UInt8]]
  private let folder: TemporaryFolder
  private var readCount = 0
  private var sampleCount = 0
  private var problemCount = 0
  private var slowest = Duration.zero

  init(_ options: FuzzOptions) throws {
    self.options = options
    files = HealthFuzzFiles.all(seed: options.seed).filter { options.sizes.contains($0.count) }
    folder = try TemporaryFolder()
  }

  var isEmpty: Bool { files.isEmpty }

  func files(of number: Int) -> [(name: String, bytes: [UInt8])] {
    [("export.xml", input(number))]
  }

  private func input(_ number: Int) -> [UInt8] {
    var generator = options.generator(for: number)
    let file = files.randomElement(using: &generator) ?? []
    let other = files.randomElement(using: &generator) ?? []
    return Mutator.health.mutate(file, mixing: other, using: &generator)
  }

  mutating func problems(with number: Int) async -> [String] {
    let bytes = input(number)
    let path = folder.path("input")
    var (reads, samples, wrong) = (0, 0, 0)
    let (violation, effort) = await Effort.measure {
      do {
        return try HealthInvariants.violation(by: bytes, at: path) { reading in
          reads += 1
          samples += reading.snapshot.samples.count
          wrong += reading.leftOut.values.reduce(0, +) + reading.mended.values.reduce(0, +)
        }
      } catch {
        return "the input cannot be written: \(error)"
      }
    }
    readCount += reads
    sampleCount += samples
    problemCount += wrong
    slowest = max(slowest, effort.time)
    let isSlow = effort.time > Self.greatestReadingTime
    return [violation, isSlow ? "the reader took \(effort.time)" : nil].compactMap(\.self)
  }

  var summary: String {
    """
    \(readCount) are exports, with \(sampleCount) samples and \(problemCount) problems; \
    slowest: \(slowest.microseconds) µs
    """
  }
}
