import TestSupport
import Testing

@testable import CatalogValidation

/// Compares the stems of words with those of Snowball 3.1.1.
///
/// The words are a random sample of Snowball's vocabularies, and the exceptions of the algorithms.
@Suite struct StemmerTests {
  @Test(arguments: ["english", "spanish"])
  func `returns the stems of Snowball`(_ language: String) throws {
    let text = String(decoding: try Fixtures().bytes(of: "\(language).tsv"), as: UTF8.self)
    let rows = text.split(separator: "\n")
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
    #expect(rows.count > 300)
    let wrong = rows.compactMap { row -> String? in
      let word = String(row[0])
      let stem = language == "english" ? EnglishStemmer.stem(word) : SpanishStemmer.stem(word)
      return stem == row[1] ? nil : "\(word): \(stem) instead of \(row[1])"
    }
    #expect(wrong.isEmpty, "\(wrong.count) of \(rows.count): \(wrong.prefix(20))")
  }

  @Test(arguments: [
    "", "'", "''", "y", "yy", "s", "ss", "ía", "¿", "日本語", "e\u{301}", "👍🏽s", "gues",
  ])
  func `accepts any word`(_ word: String) {
    #expect(EnglishStemmer.stem(word).unicodeScalars.count <= word.unicodeScalars.count)
    #expect(SpanishStemmer.stem(word).unicodeScalars.count <= word.unicodeScalars.count)
  }
}
