import TestSupport
import Testing
import TranslationMemory

@Suite struct TranslationMemoryTests {
  private static let origin = MemoryUnit.Origin(file: "Localizable.xcstrings")

  /// A query, a unit, and the expected score; the texts are separated from keys and comments by `|`.
  static let rows: [(query: String, unit: String, score: Int)] = [
    ("Open the door", "Open the door", 100),
    ("Open the door|k1", "Open the door|k1", 101),
    ("Open the door|Open the door", "Open the door|Open the door", 101),
    ("Open the door|k1|c", "Open the door|k2|c", 101),
    ("Open the door|k1|c", "Open the door|k2|d", 99),
    ("Open the door|k1|c", "Open the door|k1|d", 101),
    ("Open the door|k1", "open the door|k1", 99),
    ("Open the door", "open the door.", 99),
    ("Open the door", "Open the\ndoor", 99),
    ("Open  the\ndoor!", "Open the door", 99),
    ("Open the door ", "Open the door", 99),
    ("…", "...", 0),
    // Composed differently.
    ("Caf\u{E9}", "Cafe\u{301}", 100),
    // Placeholders of the same kind are the same, unless they have other arguments.
    ("%1$@ has %2$lld files", "%@ has %d files", 100),
    ("%2$@ of %1$@", "%1$@ of %2$@", 99),
    ("%#@files@ left", "%#@songs@ left", 99),
    ("100 %% of it", "100 % of it", 100),
    // The weight of a placeholder is 7, of which half differs; those of the words are 6 and 8.
    ("%@ has %@ files", "%@ has %d files", 100 - 13 - 10),
    ("%@ files", "%u files", 100 - 24 - 10),
    // The weights are 7, 6 and 8. Three tenths of that of another form of a word differ.
    ("Open the door", "Open the doors", 100 - 12),
    ("Open the door|k1|c", "Open the doors|k1|d", 100 - 12 - 1),
    // 2 * 4 / (4 + 8) of the characters.
    ("Stop", "Stopping", 66),
    ("Save the file", "Saved the file", 100 - 12),
    // Words that begin in the same way are no forms of one word.
    ("Remote service list", "Remove service list", 100 - 36),
    ("Leading", "Reading", 0),
    ("Bot account", "Log Out Account", 42),
    // Another number: 15 points less than by the characters, 2 * 18 / 38, or by the words.
    ("Page 12 of the book", "Page 15 of the book", 100 - 22),
    (
      "Page 1 of the very long book of fairy tales", "Page 2 of the very long book of fairy tales",
      97 - 15
    ),
    ("6 hours", "12 hours", 100 - 47),
    // Negations and opposites.
    ("Enable notifications", "Disable notifications", 100 - 50),
    ("Unmute", "Mute", 0),
    ("The selected item is complete", "The selected item is incomplete", 60),
    ("Encrypt the selected files now", "Decrypt the selected files now", 60),
    ("This file can be restored later", "This file can't be restored later", 60),
    ("Do not show this message again", "Show this message again", 60),
    ("Turn on the notifications of all accounts", "Turn off the notifications of all accounts", 60),
    ("Continuar sin guardar los cambios hechos", "Continuar guardar los cambios hechos", 60),
    ("Die Datei wird nicht gespeichert", "Die Datei wird gespeichert", 60),
    ("Ne pas afficher ce message", "Afficher ce message", 60),
    ("Not found in this folder", "Never found in this folder", 100 - 22),
    ("日本語", "日本", 100 - 34),
    ("打开所有文件夹", "打开所有文件", 100 - 15),
    ("→", "←", 0),
    ("Close", "Open the door", 0),
    ("", "", 100),
    ("", "Open the door", 0),
  ]

  private static func parts(_ text: String) -> (String, String?, String?) {
    let parts = text.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    return (parts[0], parts.count > 1 ? parts[1] : nil, parts.count > 2 ? parts[2] : nil)
  }

  @Test(arguments: rows.indices) func `scores a match`(_ index: Int) {
    let row = Self.rows[index]
    let (text, context, comment) = Self.parts(row.query)
    let (source, key, note) = Self.parts(row.unit)
    let unit = MemoryUnit(
      source: source,
      target: "x",
      context: key,
      comment: note,
      origin: Self.origin
    )
    let memory = TranslationMemory([unit])
    let query = MemoryQuery(text, context: context, comment: comment, minimumScore: 30)
    #expect(memory.matches(for: query).first?.score ?? 0 == row.score, "\(row)")
    #expect(Array(memory.units) == [unit])
  }

  @Test func `takes penalties off, and returns each translation once`() {
    let machine = MemoryUnit.Origin(file: "a", isMachine: true)
    let foreign = MemoryUnit.Origin(file: "b.tmx", penalty: 20)
    let memory = TranslationMemory([
      MemoryUnit(source: "Save", target: "Grabar", origin: machine),
      MemoryUnit(source: "Save", target: "Salvar", origin: foreign),
      MemoryUnit(source: "Save", target: "Guardar", origin: Self.origin),
      MemoryUnit(source: "Save.", target: "Guardar", origin: Self.origin),
    ])
    let matches = memory.matches(for: MemoryQuery("Save"))
    #expect(matches.map(\.unit.target) == ["Guardar", "Grabar", "Salvar"])
    #expect(matches.map(\.score) == [100, 95, 80])
    #expect(memory.matches(for: MemoryQuery("Save", limit: 1)).count == 1)
    #expect(memory.matches(for: MemoryQuery("Save", minimumScore: 96)).count == 1)
    #expect(memory.matches(for: MemoryQuery("Save", limit: 0)).isEmpty)
    #expect(TranslationMemory().matches(for: MemoryQuery("Save")).isEmpty)
  }

  @Test func `takes the match of the same key before earlier ones`() {
    let units = (0..<300)
      .map { number in
        MemoryUnit(source: "Open", target: "\(number)", context: "\(number)", origin: Self.origin)
      }
    let matches = TranslationMemory(units).matches(for: MemoryQuery("Open", context: "299"))
    #expect(matches.map(\.unit.target) == ["299", "0", "1", "2", "3"])
    #expect(matches.map(\.score) == [101, 100, 100, 100, 100])
  }

  /// The scores are the same as those of a comparison with each unit by the definitions of the longest
  /// common subsequence and of the distance of words.
  @Test(arguments: [(30, 1), (60, 5), (75, 1), (75, 5), (90, 20)])
  func `finds the same matches as a comparison with all units`(minimum: Int, limit: Int) {
    var generator = SeededGenerator(seed: UInt64(minimum + limit))
    let words = [
      "move", "close", "the", "door", "of", "Haus", "Gärten", "ключ", "日本",
      "\u{1F469}\u{200D}\u{1F467}", "a",
    ]
    func sentence() -> String {
      let longest = Bool.random(using: &generator) ? 7 : 24
      return (0..<Int.random(in: 1...longest, using: &generator))
        .compactMap { _ in words.randomElement(using: &generator) }
        .joined(separator: " ")
    }
    let units = (0..<400)
      .map { index in
        MemoryUnit(source: sentence(), target: "\(index)", origin: Self.origin)
      }
    let memory = TranslationMemory(units)
    for _ in 0..<12 {
      let text = sentence()
      let found = memory.matches(for: MemoryQuery(text, minimumScore: minimum, limit: limit))
      let expected = units.map { Self.score($0.source, text) }
        .filter { $0 >= minimum }
        .sorted(by: >)
        .prefix(limit)
      #expect(found.map(\.score) == Array(expected), "\(text)")
    }
  }

  /// Returns the score of two texts without placeholders, numbers, marks and superfluous spaces.
  private static func score(_ first: String, _ second: String) -> Int {
    if first == second { return 100 }
    let first = Array(first.lowercased().unicodeScalars)
    let second = Array(second.lowercased().unicodeScalars)
    if first == second { return 99 }
    var lengths = [Int](repeating: 0, count: second.count + 1)
    for scalar in first {
      var diagonal = 0
      for index in second.indices {
        let above = lengths[index + 1]
        lengths[index + 1] =
          scalar == second[index] ? diagonal + 1 : max(above, lengths[index])
        diagonal = above
      }
    }
    let characters = min(98, 200 * (lengths.last ?? 0) / (first.count + second.count))
    return min(characters, wordScore(first, second))
  }

  /// Returns the score of the words of two texts in which no word is a form of another one.
  private static func wordScore(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar]) -> Int {
    let (first, second) = (words(first), words(second))
    func weight(_ words: some Sequence<String>) -> Int {
      words.reduce(0) { $0 + 3 + min($1.unicodeScalars.count, 6) }
    }
    var costs = (0...second.count).map { weight(second[..<$0]) }
    for word in first {
      var diagonal = costs[0]
      costs[0] += weight([word])
      for (index, other) in second.enumerated() {
        let replaced = diagonal + (word == other ? 0 : max(weight([word]), weight([other])))
        diagonal = costs[index + 1]
        costs[index + 1] = min(
          replaced,
          diagonal + weight([word]),
          costs[index] + weight([other])
        )
      }
    }
    let total = max(weight(first), weight(second))
    return total == 0 ? 100 : 100 - (100 * costs[second.count] + total - 1) / total
  }

  private static func words(_ text: [Unicode.Scalar]) -> [String] {
    text.split(separator: " ")
      .flatMap { word -> [String] in
        let letters = word.filter(\.properties.isAlphabetic).map(String.init)
        return word.contains("日") ? letters : letters.isEmpty ? [] : [letters.joined()]
      }
  }
}
