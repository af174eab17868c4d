import CatalogValidation
import Diagnostics
import StringCatalog
import TestSupport
import Testing

@Suite struct `Mutated catalogs` {
  @Test(arguments: 0..<200 as Range<UInt64>) func `are validated as far as they can be parsed`(
    _ seed: UInt64
  ) {
    var generator = SeededGenerator(seed: seed)
    let rules = ValidationRules.all.map { type(of: $0) }
    let examples = rules.flatMap { $0.triggering + $0.nonTriggering }
    guard let example = examples.randomElement(using: &generator) else { return }
    var bytes = MarkedText(example.markedCatalog).bytes
    for _ in 0..<Int.random(in: 1...4, using: &generator) { bytes.mutate(using: &generator) }
    guard let catalog = StringCatalog.parse(bytes, file: "A.xcstrings").value else { return }
    let findings = validate(catalog, languages: example.languages)
    #expect(
      findings.allSatisfy { $0.location.map { $0.utf8Range.upperBound <= bytes.count } ?? true }
    )
  }
}

extension [UInt8] {
  /// Deletes or repeats a part, or overwrites a byte with a significant one.
  fileprivate mutating func mutate(using generator: inout SeededGenerator) {
    guard count > 20 else { return }
    let start = Int.random(in: 0..<count - 10, using: &generator)
    let piece = start..<start + Int.random(in: 1...10, using: &generator)
    switch Int.random(in: 0..<3, using: &generator) {
    case 0: removeSubrange(piece)
    case 1: insert(contentsOf: self[piece], at: piece.upperBound)
    default: self[start] = Array("%@{}\"\\$#0".utf8).randomElement(using: &generator) ?? 0
    }
  }
}
