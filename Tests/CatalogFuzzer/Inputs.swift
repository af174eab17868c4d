import Diagnostics
import FoundationEssentials
import StringCatalog
import TestSupport

/// The files that are damaged, and the damaged ones by number.
struct Inputs {
  private let seed: UInt64
  private let files: [[UInt8]]

  /// The number of files.
  var count: Int { files.count }

  /// Reads the files of the options, and shortens those that are too large.
  init(_ options: Options) throws {
    seed = options.seed
    let greatest = options.sizes.upperBound
    var files = try options.corpora.sorted().flatMap(Self.files(in:))
      .map { Self.shorten($0, to: greatest) }
    files.append(Self.grow(files, to: greatest))
    self.files = files.filter { options.sizes.contains($0.count) }
  }

  /// Returns a damaged file, which is the same for the same number and seed, and what else the number
  /// decides.
  func input(_ number: Int) -> (bytes: [UInt8], generator: SeededGenerator) {
    var generator = SeededGenerator(seed: seed &+ UInt64(number) &* 0xD129_0D2B_6E27_4A93)
    let file = files.randomElement(using: &generator) ?? []
    let other = files.randomElement(using: &generator) ?? []
    return (Mutator.catalogs.mutate(file, mixing: other, using: &generator), generator)
  }

  private static func files(in folder: String) throws -> [[UInt8]] {
    let manager = FileManager.default
    return try manager.subpathsOfDirectory(atPath: folder).sorted()
      .filter { $0.hasSuffix(".xcstrings") }
      .map { Array(try Data(contentsOf: URL(filePath: "\(folder)/\($0)"))) }
  }

  /// Returns a file without the last of its entries, so that it is no longer than `limit`.
  private static func shorten(_ file: [UInt8], to limit: Int) -> [UInt8] {
    guard file.count > limit, var catalog = StringCatalog.parse(file, file: "").value else {
      return file.count > limit ? Array(file.prefix(limit)) : file
    }
    var keys = catalog.keys
    var size = file.count
    while size > limit, let last = keys.popLast() {
      let start = catalog.place(of: last)?.utf8Range.lowerBound ?? 0
      size = min(size, start)
      catalog[last] = nil
    }
    let shortened = catalog.printed()
    return Array(shortened.prefix(limit))
  }

  /// Returns a catalog that holds the entries of the files, again and again, until it has a size.
  private static func grow(_ files: [[UInt8]], to size: Int) -> [UInt8] {
    var catalog = StringCatalog(sourceLanguage: "en")
    let entries = files.compactMap { StringCatalog.parse($0, file: "").value }
      .flatMap { Array($0.entries) }
    guard !entries.isEmpty else { return [] }
    var round = 0
    while catalog.printed().count < size {
      for (key, entry) in entries { catalog["\(key) \(round)"] = entry }
      // The size of a round is that of the first one, more or less.
      let count = max(catalog.printed().count / (round + 1), 1)
      let rounds = max((size - catalog.printed().count) / count, 0)
      for round in (round + 1)..<(round + 1 + rounds) {
        for (key, entry) in entries { catalog["\(key) \(round)"] = entry }
      }
      round += rounds + 1
    }
    return shorten(catalog.printed(), to: size)
  }
}
