import Diagnostics
import Invariants
import StringCatalog
import TestSupport

/// Mutates catalogs, and checks the parser, the printer and the editor.
struct CatalogFuzzer: FuzzSubject {
  static let greatestTime = Duration.seconds(60)
  private static let greatestParsingTime = Duration.seconds(2)
  private static let greatestMemoryFactor = 20
  /// The memory that an allocator reserves.
  ///
  /// For a file of ten bytes, twenty times its size would not be enough.
  private static let memoryAllowance = 1 << 16

  private let inputs: CatalogInputs
  private var catalogCount = 0
  private var slowest = Duration.zero
  private var greatestFactor = 0.0

  init(inputs: CatalogInputs) {
    self.inputs = inputs
  }

  var isEmpty: Bool { inputs.isEmpty }

  func files(of number: Int) -> [(name: String, bytes: [UInt8])] {
    [("catalog.xcstrings", inputs.input(number).bytes)]
  }

  mutating func problems(with number: Int) async -> [String] {
    var (bytes, generator) = inputs.input(number)
    let limit = Self.greatestMemoryFactor * bytes.count + Self.memoryAllowance
    var (parsed, effort) = await Effort.measure { StringCatalog.parse(bytes, file: "input") }
    if effort.memory > limit {
      // Code that runs for the first time also uses resident memory, so a second attempt may need
      // less.
      (parsed, effort) = await Effort.measure { StringCatalog.parse(bytes, file: "input") }
    }
    if parsed.value != nil { catalogCount += 1 }
    slowest = max(slowest, effort.time)
    if bytes.count > Self.memoryAllowance / 8 {
      greatestFactor = max(greatestFactor, Double(effort.memory) / Double(bytes.count))
    }
    let problems = [
      CatalogInvariants.violation(by: parsed, of: bytes, using: &generator),
      effort.time > Self.greatestParsingTime ? "the parser took \(effort.time)" : nil,
      effort.memory > limit
        ? "the parser took \(effort.memory) bytes for \(bytes.count)" : nil,
    ]
    return problems.compactMap(\.self)
  }

  var summary: String {
    let factor = Double(Int(greatestFactor * 10)) / 10
    return """
      \(catalogCount) are catalogs; slowest parse: \(slowest.microseconds) µs; \
      most memory: \(factor) times the input
      """
  }
}
