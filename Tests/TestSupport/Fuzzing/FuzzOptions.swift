import FoundationEssentials

/// What the command line of a fuzzer asks for.
package struct FuzzOptions: Sendable {
  /// How many inputs are tried.
  package var runs = 20_000
  /// The number that all others come from.
  package var seed: UInt64 = 1
  /// The number of the first input.
  package var first = 0
  /// The least and the greatest size of the files that are damaged, in bytes.
  package var sizes = 0...32_768
  /// Folders that are searched for files to damage.
  package var corpora: [String] = []
  /// The folder for inputs that break something.
  package var failures = "."
  /// The file that holds the number of the current input, for the one that watches over a crash.
  package var state: String?
  /// Whether the first input is written to files and nothing is tried.
  package var savesInput = false

  /// Reads the arguments; `nil` if they are none that a fuzzer knows.
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
  /// Returns what decides an input: the same for the same number and seed.
  package func generator(for number: Int) -> SeededGenerator {
    SeededGenerator(seed: seed &+ UInt64(number) &* 0xD129_0D2B_6E27_4A93)
  }

  /// Reads the files of the folders whose names end in `suffix`, links left out, in the order of
  /// their paths.
  ///
  /// - Throws: What the file system says when it cannot.
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
