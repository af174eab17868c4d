import Foundation
import TestSupport
import TranslationMemory

/// Measures look-ups in a translation memory.
enum MemoryBenchmark {
  /// Searches texts in a memory of generated units, and prints a tab-separated line.
  ///
  /// The fields are: the contestant, the number of units, the seconds to create the memory, the
  /// median, the 95th percentile and the maximum of the milliseconds of a look-up, the number of
  /// texts with a match, and the resident memory in bytes that the units and the index take.
  ///
  /// - Parameters:
  ///   - count: The number of units.
  ///   - folder: A folder for the texts of other contestants, `sources.txt` and `queries.txt`; `nil`
  ///     to write none.
  /// - Throws: An error if a file cannot be written.
  static func run(count: Int, folder: String?) throws {
    var texts = GeneratedTexts()
    let sources = (0..<count).map { _ in texts.next() }
    let queries = (0..<300)
      .map { number in
        number % 3 == 0 ? texts.next() : texts.changed(sources[number * 7919 % count])
      }
    if let folder {
      for (name, lines) in [("sources.txt", sources), ("queries.txt", queries)] {
        let path = URL(filePath: folder).appending(path: name)
        try Data(lines.joined(separator: "\n").utf8).write(to: path)
      }
    }
    let origin = MemoryUnit.Origin(file: "Localizable.xcstrings")
    let before = MemoryMeter.peak
    var memory = TranslationMemory()
    let creation = ContinuousClock()
      .measure {
        memory = TranslationMemory(
          sources.lazy.map { source in
            MemoryUnit(source: source, target: "→ \(source)", context: source, origin: origin)
          }
        )
      }
    let size = MemoryMeter.peak - before
    var times: [Double] = []
    var found = 0
    for query in queries {
      var matches: [MemoryMatch] = []
      let time = ContinuousClock().measure { matches = memory.matches(for: MemoryQuery(query)) }
      times.append(time / .milliseconds(1))
      if !matches.isEmpty { found += 1 }
    }
    times.sort()
    print(
      "TranslationMemory",
      count,
      creation / .seconds(1),
      times[times.count / 2],
      times[times.count * 95 / 100],
      times.last ?? 0,
      found,
      size,
      separator: "\t"
    )
  }
}

/// Texts of two to twelve words, of which some are frequent and most are rare.
private struct GeneratedTexts {
  private var generator = SeededGenerator(seed: 1)
  private let words: [String]

  init() {
    let consonants = Array("bcdfglmnprst")
    let vowels = Array("aeiou")
    var generator = generator
    words = (0..<6_000)
      .map { _ in
        (0..<Int.random(in: 1...4, using: &generator))
          .map { _ in
            String([
              consonants.randomElement(using: &generator) ?? "b",
              vowels.randomElement(using: &generator) ?? "a",
            ])
          }
          .joined()
      }
    self.generator = generator
  }

  /// Returns a text.
  mutating func next() -> String {
    let count = Int.random(in: 2...12, using: &generator)
    return (0..<count).map { _ in word() }.joined(separator: " ")
  }

  /// Returns a text in which a word is another one.
  mutating func changed(_ text: String) -> String {
    var words = text.split(separator: " ").map(String.init)
    words[Int.random(in: words.indices, using: &generator)] = word()
    return words.joined(separator: " ")
  }

  /// Returns a word; half of them are among two hundred.
  private mutating func word() -> String {
    let limit = Bool.random(using: &generator) ? 200 : words.count
    return words[Int.random(in: 0..<limit, using: &generator)]
  }
}
