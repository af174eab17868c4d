import Localization
import TestSupport

/// Writes cases to the standard output, and generates their random parts.
struct CaseWriter {
  private var generator: SeededGenerator
  private var remaining: Int
  private var output: [UInt8] = []

  init(limit: Int, generator: SeededGenerator) {
    remaining = limit
    self.generator = generator
  }

  /// Whether the requested number of cases has been written.
  var isFull: Bool { remaining == 0 }

  /// Writes one case.
  mutating func write(_ kind: String, _ locale: String, _ fields: [String], _ text: String) {
    guard !isFull else { return }
    remaining -= 1
    output += "\(kind)\t\(locale)\t\(fields.joined(separator: "\t"))\t\(text)\n".utf8
    if output.count > blockSize { flush() }
  }

  /// Writes the buffered output.
  mutating func flush() {
    print(String(decoding: output, as: UTF8.self), terminator: "")
    output.removeAll(keepingCapacity: true)
  }

  /// Returns an integer in a range.
  mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  /// Returns one of several values.
  mutating func pick<Value>(_ values: [Value]) -> Value {
    values[number(0...values.count - 1)]
  }

  /// Returns one of several values, with its name in the output.
  mutating func pick<Value>(named values: KeyValuePairs<String, Value>) -> (String, Value) {
    let (name, value) = values[number(0...values.count - 1)]
    return (name, value)
  }

  /// Returns `true` with a given probability.
  mutating func chance(_ probability: Double) -> Bool {
    Double.random(in: 0..<1, using: &generator) < probability
  }

  /// Returns a number of a random magnitude: small ones are as likely as large ones.
  mutating func decimal(greatest: Double = 1e9) -> Double {
    switch number(0...9) {
    case 0: return pick([0, -0.0, 0.5, 1, 1.5, 2, 2.5, 10, 100, 1000, 9999.95, 1e6, -1, 999.5])
    case 1: return Double(number(-200_000...200_000)) / 100
    case 2: return Double(number(0...4_000)) / 10
    case 3: return Double(number(-40_000...40_000)) / 20
    case 4: return Double(number(-2_000_000...2_000_000))
    case 5: return Double(number(0...1_000_000)) / 1000
    default:
      let magnitude = pick([1e-3, 1, 1e1, 1e2, 1e3, 1e5, 1e7, greatest])
      return Double.random(in: -magnitude...magnitude, using: &generator)
    }
  }

  /// Returns a mass in kilograms, most often that of a person.
  mutating func kilograms() -> Double {
    switch number(0...5) {
    case 0: Double(number(0...40_000)) / 100
    case 1: Double(number(0...8_000)) / 20
    case 2: Double(number(-300...300)) / 10
    case 3: Double(number(0...5_600)) / 14 * MassUnit.kilogramsPerPound
    case 4: Double.random(in: 0...400, using: &generator)
    default: Double.random(in: -10...20_000, using: &generator)
    }
  }
}

private let blockSize = 1 << 16
