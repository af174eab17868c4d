import Foundation
import Invariants
import TestSupport
import WeightCore
import WeightExchange

/// Mutates tables of weights, and checks the parser.
struct WeightTableFuzzer: FuzzSubject {
  static let greatestTime = Duration.seconds(30)
  private static let greatestReadingTime = Duration.seconds(2)

  private let options: FuzzOptions
  private let files: [[UInt8]]
  private let importing: ImportOptions
  private var slowest = Duration.zero

  init(_ options: FuzzOptions) throws {
    self.options = options
    files = try [".csv", ".json", ".tsv"].flatMap { try options.files(endingIn: $0) }
      .filter { options.sizes.contains($0.count) }
    guard let now = Timestamp(secondsSince1970: 1_780_000_000, utcOffset: 7_200),
      let zone = TimeZone(identifier: "Europe/Madrid")
    else { preconditionFailure("the moment and the zone exist") }
    importing = ImportOptions(timeZone: zone, now: now)
  }

  var isEmpty: Bool { files.isEmpty }

  func files(of number: Int) -> [(name: String, bytes: [UInt8])] {
    [("weights", input(number).bytes)]
  }

  mutating func problems(with number: Int) async -> [String] {
    let (bytes, importing) = input(number)
    let (violation, effort) = await Effort.measure {
      WeightTableInvariants.violation(by: bytes, importing)
    }
    slowest = max(slowest, effort.time)
    let isSlow = effort.time > Self.greatestReadingTime
    return [violation, isSlow ? "the reader took \(effort.time)" : nil].compactMap(\.self)
  }

  var summary: String { "slowest: \(slowest.microseconds) µs" }

  /// Returns a mutated file and the options for parsing it, which are the same for the same number
  /// and seed.
  private func input(_ number: Int) -> (bytes: [UInt8], options: ImportOptions) {
    var generator = options.generator(for: number)
    let file = files.randomElement(using: &generator) ?? []
    let other = files.randomElement(using: &generator) ?? []
    let bytes = Mutator.tables.mutate(file, mixing: other, using: &generator)
    var importing = importing
    importing.unit = WeightUnit.allCases.randomElement(using: &generator)
    importing.dateOrder = DateOrder.allCases.randomElement(using: &generator)
    importing.decimalMark = DecimalSeparator.allCases.randomElement(using: &generator)
    return (bytes, importing)
  }
}
