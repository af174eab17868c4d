import CatalogExchange
import Diagnostics
import FileSystem
import StringCatalog
import TranslationMemory

/// Measures how similar the suggestions of a translation memory are to the translations of people.
///
/// Each translation of a catalog is left out in turn, and its text is searched among the other keys.
/// The best match is compared with the translation that was left out.
enum MemorySuggestions {
  /// The lower bounds of the scores of each row.
  private static let bands = [100, 95, 90, 85, 75]
  /// The similarity of two translations from which a suggestion is useful, in percent.
  private static let usefulSimilarity = 75

  /// The suggestions with scores of one band.
  private struct Band {
    var count = 0
    var equalCount = 0
    var usefulCount = 0

    mutating func add(_ suggestion: String, for translation: String) {
      count += 1
      equalCount += suggestion == translation ? 1 : 0
      let isUseful = similarity(suggestion, translation) >= usefulSimilarity
      usefulCount += isUseful ? 1 : 0
    }
  }

  /// The suggestions for texts with several measures.
  private struct Measurement {
    var textCount = 0
    var bands: [Int: Band] = [:]
    var bandsByCharacters: [Int: Band] = [:]
    /// The texts whose equal texts all have the same translation, as `memory apply` takes them.
    var applied = Band()
  }

  /// Measures catalogs, and prints a table for Markdown.
  ///
  /// The columns are the suggestions, those that are equal to people's translation, those that are
  /// similar to it by 75 percent (edit distance of characters), and the same for a comparison by the
  /// longest common subsequence of characters alone.
  ///
  /// - Parameter paths: The catalogs.
  /// - Throws: An error if a file cannot be read.
  static func run(paths: some Collection<String>) throws {
    var measurement = Measurement()
    for path in paths {
      guard let catalog = StringCatalog.parse(try FileSystem.read(path), file: path).value else {
        print("\(path) is no catalog")
        continue
      }
      add(catalog, to: &measurement)
    }
    print("\(measurement.textCount) texts")
    print("| Score | Suggestions | Equal | Useful | By characters | Equal | Useful |")
    print("|---|---:|---:|---:|---:|---:|---:|")
    for (index, bound) in bands.enumerated() {
      let name = index == 0 ? "100" : "\(bound)–\(bands[index - 1] - 1)"
      let parts = [measurement.bands[bound], measurement.bandsByCharacters[bound]]
        .flatMap { band in
          let band = band ?? Band()
          return ["\(band.count)", "\(band.equalCount)", share(band.usefulCount, band.count)]
        }
      print("| \(name) | \(parts.joined(separator: " | ")) |")
    }
    let applied = measurement.applied
    print("`memory apply`: \(applied.equalCount) of \(applied.count) equal to people's translation")
  }

  private static func share(_ part: Int, _ whole: Int) -> String {
    whole == 0 ? "–" : "\((100 * part + whole / 2) / whole) %"
  }

  /// Adds the suggestions for the translations of a catalog.
  private static func add(_ catalog: StringCatalog, to measurement: inout Measurement) {
    let languages = catalog.localizedLanguages.sorted().filter { $0 != catalog.sourceLanguage }
    let translations = languages.map { catalog.translatedTexts(in: $0).filter { !$0.isMachine } }
    var positions: [TranslationUnit.ID: Int] = [:]
    var texts: [TranslatedText] = []
    for text in translations.joined() where positions[text.id] == nil {
      positions[text.id] = texts.count
      texts.append(text)
    }
    let matches = matches(of: texts)
    let matchesByCharacters = matchesByCharacters(of: texts)
    for translation in translations {
      measurement.textCount += translation.count
      var targets = [String?](repeating: nil, count: texts.count)
      for text in translation { targets[positions[text.id] ?? 0] = text.target }
      for (position, target) in targets.enumerated() {
        guard let target else { continue }
        add(matches[position], targets, for: target, to: &measurement.bands)
        add(matchesByCharacters[position], targets, for: target, to: &measurement.bandsByCharacters)
        let equal = matches[position].filter { $0.score >= bands[0] }
          .compactMap { targets[$0.index] }
        if Set(equal).count == 1 { measurement.applied.add(equal[0], for: target) }
      }
    }
  }

  /// Adds the best match that is translated into a language.
  private static func add(
    _ matches: [(score: Int, index: Int)],
    _ targets: [String?],
    for target: String,
    to bands: inout [Int: Band]
  ) {
    guard let best = matches.first(where: { targets[$0.index] != nil }),
      let band = self.bands.first(where: { $0 <= best.score }), let text = targets[best.index]
    else { return }
    bands[band, default: Band()].add(text, for: target)
  }

  /// More than a text of a catalog has similar ones.
  private static let matchLimit = 200

  /// Returns the matches of each text among those of the other keys, the best first.
  private static func matches(of texts: [TranslatedText]) -> [[(score: Int, index: Int)]] {
    let origin = MemoryUnit.Origin(file: "")
    // The position identifies the match, because the memory returns a translation once.
    let memory = TranslationMemory(
      texts.enumerated()
        .map { position, text in
          MemoryUnit(source: text.source, target: "\(position)", comment: nil, origin: origin)
        }
    )
    return texts.map { text in
      memory.matches(for: MemoryQuery(text.source, limit: matchLimit))
        .compactMap { match in Int(match.unit.target).map { (match.score, $0) } }
        .filter { texts[$0.1].id.key != text.id.key }
    }
  }

  /// Returns the texts of other keys that are similar by their longest common subsequence alone.
  private static func matchesByCharacters(
    of texts: [TranslatedText]
  ) -> [[(score: Int, index: Int)]] {
    var compared = texts.map { MemoryText($0.source).compared }
    let counts = compared.map(\.unicodeScalars.count)
    let least = bands[bands.count - 1]
    return texts.indices.map { position in
      let common = CommonSubsequence(compared[position])
      var matches: [(score: Int, index: Int)] = []
      for index in texts.indices where texts[index].id.key != texts[position].id.key {
        let total = counts[position] + counts[index]
        guard total > 0, 200 * min(counts[position], counts[index]) >= least * total else {
          continue
        }
        let length = compared[index].withUTF8 { common.length(with: $0) }
        let isEqual = texts[index].source == texts[position].source
        let score = isEqual ? bands[0] : min(99, 200 * length / total)
        if score >= least { matches.append((score, index)) }
      }
      return matches.sorted { ($1.score, $0.index) < ($0.score, $1.index) }
    }
  }

  /// Returns the share of characters that an edit from one text to the other leaves, in percent.
  private static func similarity(_ first: String, _ second: String) -> Int {
    let (first, second) = (Array(first.unicodeScalars), Array(second.unicodeScalars))
    let longest = max(first.count, second.count)
    guard longest > 0, first != second else { return 100 }
    var costs = Array(0...second.count)
    for (row, scalar) in first.enumerated() {
      var diagonal = costs[0]
      costs[0] = row + 1
      for (column, other) in second.enumerated() {
        let replaced = diagonal + (scalar == other ? 0 : 1)
        diagonal = costs[column + 1]
        costs[column + 1] = min(replaced, diagonal + 1, costs[column] + 1)
      }
    }
    return 100 * (longest - costs[second.count]) / longest
  }
}
