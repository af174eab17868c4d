import Diagnostics
import StringCatalog
import TestSupport

/// The catalogs to mutate, and the mutated ones by number.
struct CatalogInputs {
  private let options: FuzzOptions
  private let files: [[UInt8]]

  /// Whether there are no files.
  var isEmpty: Bool { files.isEmpty }

  /// Reads the files of the options, and truncates those that are too large.
  init(_ options: FuzzOptions) throws {
    self.options = options
    let greatest = options.sizes.upperBound
    var files = try options.files(endingIn: ".xcstrings").map { Self.shorten($0, to: greatest) }
    files.append(Self.grow(files, to: greatest))
    self.files = files.filter { options.sizes.contains($0.count) }
  }

  /// Returns a mutated file and a random number generator, which are the same for the same number
  /// and seed.
  func input(_ number: Int) -> (bytes: [UInt8], generator: SeededGenerator) {
    var generator = options.generator(for: number)
    let file = files.randomElement(using: &generator) ?? []
    let other = files.randomElement(using: &generator) ?? []
    return (Mutator.catalogs.mutate(file, mixing: other, using: &generator), generator)
  }

  /// Returns a file without its last entries, so that its size does not exceed `limit`.
  private static func shorten(_ file: [UInt8], to limit: Int) -> [UInt8] {
    guard file.count > limit, var catalog = StringCatalog.parse(file, file: "").value else {
      return file.count > limit ? Array(file.prefix(limit)) : file
    }
    var keys = catalog.keys
    var size = file.count
    while size > limit, let last = keys.popLast() {
      let start = catalog.location(of: last)?.utf8Range.lowerBound ?? 0
      size = min(size, start)
      catalog[last] = nil
    }
    let shortened = catalog.printed()
    return Array(shortened.prefix(limit))
  }

  /// Returns a catalog with the entries of the files, repeated until it has a given size.
  private static func grow(_ files: [[UInt8]], to size: Int) -> [UInt8] {
    var catalog = StringCatalog(sourceLanguage: "en")
    let entries = files.compactMap { StringCatalog.parse($0, file: "").value }
      .flatMap { Array($0.entries) }
    guard !entries.isEmpty else { return [] }
    var round = 0
    while catalog.printed().count < size {
      for (key, entry) in entries { catalog["\(key) \(round)"] = entry }
      // All rounds have approximately the size of the first one.
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
