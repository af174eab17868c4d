import TestSupport
import Testing

@testable import StringCatalog

struct TextSimilarityTests {
  @Test func `measures the longest common subsequence`() {
    var generator = SeededGenerator(seed: 8)
    for _ in 0..<2_000 {
      let (first, second) = (Self.random(&generator), Self.random(&generator))
      let bound = Int.random(in: 0...100, using: &generator)
      let total = first.count + second.count
      let common = Self.commonCount(Array(first)[...], Array(second)[...])
      let expected = total > 0 ? 2 * common * 100 / total : nil
      let edits = total - 2 * common
      let isSimilar = total > 0 && edits <= total * (100 - bound) / 100
      #expect(
        TextSimilarity(ComparedText(first), ComparedText(second)).percentage(atLeast: bound)
          == (isSimilar ? expected : nil),
        "\(first) \(second) \(bound)"
      )
    }
  }

  @Test func `candidates share most trigrams`() {
    let texts = (0..<3_000).map { "Text number \($0) of the list" }
    let index = TrigramIndex(texts.map { ComparedText($0) })
    for number in [0, 77, 1_234, 2_999] {
      let found = index.candidates(for: ComparedText("The text number \(number) of lists"))
      #expect(found.count == 48)
      #expect(found.contains(number))
    }
    #expect(index.candidates(for: ComparedText("xyz")).isEmpty)
  }

  @Test func `compares very long strings in a short time`() {
    let first = ComparedText(String(repeating: "one two three ", count: 5_000))
    let second = ComparedText(String(repeating: "four five six ", count: 5_000))
    #expect(TextSimilarity(first, first).percentage(atLeast: 60) == 100)
    #expect(TextSimilarity(first, second).percentage(atLeast: 99) == nil)
  }

  private static func random(_ generator: inout SeededGenerator) -> String {
    let characters: [Character] = ["a", "b", "c", "d", "ñ"]
    return String(
      (0..<Int.random(in: 0...9, using: &generator))
        .map { _ in characters.randomElement(using: &generator) ?? "a" }
    )
  }

  private static func commonCount(
    _ first: ArraySlice<Character>,
    _ second: ArraySlice<Character>
  ) -> Int {
    guard let character = first.first, let other = second.first else { return 0 }
    if character == other { return 1 + commonCount(first.dropFirst(), second.dropFirst()) }
    return max(commonCount(first.dropFirst(), second), commonCount(first, second.dropFirst()))
  }
}
