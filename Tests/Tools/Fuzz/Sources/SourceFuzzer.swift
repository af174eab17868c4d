import Diagnostics
import Invariants
import StringCatalog
import StringExtraction
import SwiftTypeChecker
import TestSupport

/// Mutates Swift sources, and extracts the strings of the result.
struct SourceFuzzer: FuzzSubject {
  #if DEBUG
  static let greatestTime = Duration.seconds(60)
  #else
  static let greatestTime = Duration.seconds(5)
  #endif
  /// The time limit for each of a first and a second extraction.
  private static let greatestExtractionTime = greatestTime / 2
  private static let greatestMemoryFactor = 1_000
  /// The memory that an allocator reserves, and that every extraction needs.
  private static let memoryAllowance = 1 << 25

  private let inputs: SourceInputs
  private var stringCount = 0
  private var slowest = (time: Duration.zero, number: 0)
  private var greatestMemory = 0

  init(inputs: SourceInputs) {
    self.inputs = inputs
  }

  var isEmpty: Bool { inputs.isEmpty }

  func files(of number: Int) -> [(name: String, bytes: [UInt8])] {
    let project = inputs.project(number)
    return (project.sources + project.known).map { ($0.path, $0.bytes) }
  }

  mutating func problems(with number: Int) async -> [String] {
    let project = inputs.project(number)
    let (result, effort) = await Effort.measure { await Self.extract(project) }
    let again = await Self.extract(project)
    stringCount += result.value.occurrences.count
    if effort.time > slowest.time { slowest = (effort.time, number) }
    greatestMemory = max(greatestMemory, effort.memory)
    let size = (project.sources + project.known).reduce(0) { $0 + $1.bytes.count }
    let limit = Self.greatestMemoryFactor * size + Self.memoryAllowance
    let problems = [
      ExtractionInvariants.violation(by: result, of: project.sources),
      result.value == again.value && result.diagnostics == again.diagnostics
        ? nil : "a second extraction gives something else",
      effort.time > Self.greatestExtractionTime ? "the extraction took \(effort.time)" : nil,
      effort.memory > limit ? "the extraction took \(effort.memory) bytes for \(size)" : nil,
    ]
    return problems.compactMap(\.self)
  }

  private static func extract(
    _ project: SourceInputs.Project
  ) async -> ParseResult<ExtractedStrings> {
    await extractStrings(from: project.sources, knowing: project.known)
  }

  var summary: String {
    """
    \(stringCount) strings; slowest: \(slowest.time.microseconds / 1000) ms (input \
    \(slowest.number)); most memory: \(greatestMemory >> 20) MiB
    """
  }
}
