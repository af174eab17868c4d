import TestSupport
import Testing

@testable import CatalogValidation

/// Searches verbs with changing stems and irregular ones in four forms each, which are those of the
/// dictionary of Apertium.
///
/// A hundred verbs are frequent in the texts of programs; a hundred others were chosen from the
/// dictionary at random.
@Suite struct `The forms of Spanish verbs` {
  private struct Verb {
    let group, infinitive: String
    let forms: [String]
  }

  private static func verbs() throws -> [Verb] {
    String(decoding: try Fixtures().bytes(of: "spanish-verbs.tsv"), as: UTF8.self)
      .split(separator: "\n")
      .map { line in
        let fields = line.split(separator: "\t").map(String.init)
        return Verb(group: fields[0], infinitive: fields[1], forms: Array(fields[2...]))
      }
  }

  private static func uses(_ text: String, _ term: String) -> Bool {
    TermText(text, in: "es")
      .contains(term, isLiteral: false, isCaseSensitive: false, acceptsEndings: true)
  }

  @Test(arguments: ["chosen", "random"])
  func `are found`(_ group: String) throws {
    let verbs = try Self.verbs().filter { $0.group == group }
    let pairs = verbs.flatMap { verb in verb.forms.map { (verb.infinitive, $0) } }
    #expect(pairs.count == 400)
    let wrong = pairs.filter { !Self.uses("Ahora \($0.1), por favor", $0.0) }
    #expect(wrong.isEmpty, "\(wrong)")
  }

  @Test(arguments: ["chosen", "random"])
  func `are not those of other verbs`(_ group: String) throws {
    let verbs = try Self.verbs().filter { $0.group == group }
    var wrong: [(String, String)] = []
    var count = 0
    for (index, verb) in verbs.enumerated() {
      // The list is sorted, so that the neighbors are the verbs that are most easily confused.
      for offset in 1...5 {
        let other = verbs[(index + offset) % verbs.count]
        for form in verb.forms {
          count += 1
          if Self.uses(form, other.infinitive) { wrong.append((form, other.infinitive)) }
        }
      }
    }
    // The stem of *son* is that of *sonar*.
    #expect(count == 2_000)
    #expect(wrong.count <= 1, "\(wrong)")
  }

  @Test(arguments: ["", "r", "ar", "ir", "rse", "irse", "日本", "guir", "e\u{301}r"])
  func `accept any word`(_ word: String) {
    #expect(SpanishVerb(infinitive: word)?.hasForm(word) ?? true)
    #expect(SpanishVerb(infinitive: word)?.hasForm("zzz") != true)
  }
}
