import SwiftTypeChecker
import TestSupport

/// The sources to mutate, and the mutated projects by number.
struct SourceInputs {
  private let options: FuzzOptions
  private let files: [[UInt8]]

  /// A small project: sources whose strings are extracted, and sources with declarations only.
  struct Project {
    var sources: [SourceFile]
    var known: [SourceFile]
  }

  /// Whether there are no files.
  var isEmpty: Bool { files.isEmpty }

  /// Reads the files of the options, and truncates those that are too large.
  init(_ options: FuzzOptions) throws {
    self.options = options
    files = try options.files(endingIn: ".swift")
      .map { Array($0.prefix(options.sizes.upperBound)) }
      .filter { options.sizes.contains($0.count) }
  }

  /// Returns a project with mutated sources, which is the same for the same number and seed.
  func project(_ number: Int) -> Project {
    var generator = options.generator(for: number)
    var sources = [damagedSource(using: &generator)]
    while Int.random(in: 0..<3, using: &generator) == 0 {
      sources.append(damagedSource(using: &generator))
    }
    var known: [[UInt8]] = []
    while Int.random(in: 0..<3, using: &generator) == 0 {
      known.append(file(using: &generator))
    }
    return Project(
      sources: sources.enumerated().map { SourceFile(path: "Source\($0).swift", bytes: $1) },
      known: known.enumerated().map { SourceFile(path: "Known\($0).swift", bytes: $1) }
    )
  }

  private func damagedSource(using generator: inout SeededGenerator) -> [UInt8] {
    var source = file(using: &generator)
    let other = file(using: &generator)
    switch Int.random(in: 0..<20, using: &generator) {
    case 0..<7:
      return Mutator.sources.mutate(source, mixing: other, using: &generator)
    case 7..<14:
      var tokens = SourceTokens(source)
      tokens.damage(mixing: SourceTokens(other), using: &generator)
      return tokens.source
    case 14:
      source.insert(
        contentsOf: hugeLiteral(using: &generator),
        at: location(in: source, &generator)
      )
      return source
    case 15:
      let repeated = Array(repetition(using: &generator).utf8)
      source.insert(contentsOf: repeated, at: location(in: source, &generator))
      return source
    case 16..<19:
      return Array(repetition(using: &generator).utf8)
    default:
      let repeated = Array(repetition(using: &generator).utf8)
      return Mutator.sources.mutate(repeated, mixing: other, using: &generator)
    }
  }

  private func file(using generator: inout SeededGenerator) -> [UInt8] {
    files.randomElement(using: &generator) ?? []
  }

  private func location(in source: [UInt8], _ generator: inout SeededGenerator) -> Int {
    Int.random(in: 0...source.count, using: &generator)
  }

  private func repetition(using generator: inout SeededGenerator) -> String {
    let repetition = Repetition.all.randomElement(using: &generator) ?? Repetition(opening: "(")
    let scale = 1 << Int.random(in: 1...12, using: &generator)
    let count = min(Int.random(in: 1...scale, using: &generator), repetition.greatestCount)
    let isClosed = Int.random(in: 0..<4, using: &generator) > 0
    return repetition.source(count: count, isClosed: isClosed)
  }

  private func hugeLiteral(using generator: inout SeededGenerator) -> [UInt8] {
    let piece = ["x", "\\n", "\\u{1F600}", "\\(a)", "%", "\"\\(b)\"", "体", "\n", "\\", "9"]
      .randomElement(using: &generator)
    let quotes = ["\"", "\"\"\"\n", "#\"", ""].randomElement(using: &generator) ?? ""
    let count = 1 << Int.random(in: 4...15, using: &generator)
    return Array("\(quotes)\(String(repeating: piece ?? "", count: count))\(quotes)".utf8)
  }
}
