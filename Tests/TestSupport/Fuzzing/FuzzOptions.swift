import FoundationEssentials

/// The command-line options of a fuzzer.
package struct FuzzOptions: Sendable {
  /// The number of inputs.
  package var runs = 20_000
  /// The seed of all random numbers.
  package var seed: UInt64 = 1
  /// The number of the first input.
  package var first = 0
  /// The minimum and maximum size of the mutated files, in bytes.
  package var sizes = 0...32_768
  /// The folders with files to mutate.
  package var corpora: [String] = []
  /// The folder for inputs that cause a failure.
  package var failures = "."
  /// The file with the number of the current input, which the supervising process reads after a
  /// crash.
  package var state: String?
  /// Whether to only write the first input to files.
  package var savesInput = false

  /// Parses the arguments; returns `nil` if they are invalid.
  package init?(_ arguments: some Sequence<String>) {
    var rest = Array(arguments)[...]
    while let name = rest.popFirst() {
      guard name != "--save" else {
        savesInput = true
        continue
      }
      guard let value = rest.popFirst(), set(name, value) else { return nil }
    }
  }

  private mutating func set(_ name: String, _ value: String) -> Bool {
    let number = Int(value).flatMap { $0 >= 0 ? $0 : nil }
    switch (name, number) {
    case ("--runs", let number?): runs = number
    case ("--seed", let number?): seed = UInt64(number)
    case ("--first", let number?): first = number
    case ("--least", let number?): sizes = number...max(number, sizes.upperBound)
    case ("--size", let number?): sizes = min(sizes.lowerBound, number)...number
    case ("--corpus", _): corpora.append(value)
    case ("--failures", _): failures = value
    case ("--state", _): state = value
    default: return false
    }
    return true
  }
}

extension FuzzOptions {
  /// Returns the random number generator for an input, which is the same for the same number and
  /// seed.
  package func generator(for number: Int) -> SeededGenerator {
    SeededGenerator(seed: seed &+ UInt64(number) &* 0xD129_0D2B_6E27_4A93)
  }

  /// Reads the files of the folders whose names end in `suffix`, sorted by path, without symbolic
  /// links.
  ///
  /// - Throws: An error if a folder or a file cannot be read.
  package func files(endingIn suffix: String) throws -> [[UInt8]] {
    let manager = FileManager.default
    return try corpora.sorted()
      .flatMap { folder in
        try manager.subpathsOfDirectory(atPath: folder).sorted()
          .filter { $0.hasSuffix(suffix) }
          .map { "\(folder)/\($0)" }
      }
      .filter { path in
        let type = try manager.attributesOfItem(atPath: path)[.type] as? FileAttributeType
        return type == .typeRegular
      }
      .map { Array(try Data(contentsOf: URL(filePath: $0))) }
  }
}
