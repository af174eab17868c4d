import Diagnostics
import OrderedCollections
import StringCatalog
import TestSupport
import Testing
import TranslationReview

@Suite struct `Merging review records` {
  private func line(_ key: String, _ text: String?, kind: String = "from") -> String {
    guard let text else { return "" }
    return kind == "from"
      ? #"{"catalog":"A","key":"\#(key)","language":"es","from":{"":"\#(text)"}}"# + "\n"
      : #"{"catalog":"A","key":"\#(key)","note":"\#(text)"}"# + "\n"
  }

  /// All combinations of a line in three versions, with an independent statement of the result.
  @Test func `takes each line from the version that changed it`() {
    let choices: [String?] = [nil, "a", "b", "c"]
    for base in choices {
      for ours in choices {
        for theirs in choices {
          let merge = ReviewRecords.merging(
            base: parse(line("k", base)).value,
            ours: parse(line("k", ours)).value,
            theirs: parse(line("k", theirs)).value
          )
          let expected =
            ours == theirs || theirs == base ? ours : ours == base ? theirs : ours ?? theirs
          #expect(text(merge.records) == line("k", expected), "\([base, ours, theirs])")
          #expect(merge.conflicts.isEmpty)
        }
      }
    }
  }

  @Test func `reports a conflict only for lines of unknown kinds`() {
    let versions = ["a", "b", "c"].map { parse(line("k", $0, kind: "note")).value }
    let merge = ReviewRecords.merging(base: versions[0], ours: versions[1], theirs: versions[2])
    #expect(merge.conflicts.map(\.key) == ["k"])
    #expect(text(merge.records) == line("k", "b", kind: "note"))
  }

  /// Two processes that edit different lines of the same file lose none of them.
  @Test(arguments: 0..<4)
  func `keeps the changes of both sides to different lines`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 1...50 {
      var expected: [String: String?] = [:]
      var (base, ours, theirs) = ("", "", "")
      for number in 0..<12 {
        let key = "k\(number)"
        let old = Bool.random(using: &generator) ? "old" : nil
        let new = Bool.random(using: &generator) ? "new" : nil
        let isOurs = Bool.random(using: &generator)
        base += line(key, old)
        ours += line(key, isOurs ? new : old)
        theirs += line(key, isOurs ? old : new)
        expected[key] = new
      }
      let merge = ReviewRecords.merging(
        base: parse(base).value,
        ours: parse(ours).value,
        theirs: parse(theirs).value
      )
      for (key, value) in expected {
        let found = merge.records.formerSource(of: key, in: "A", language: "es")?[""]
        #expect(found == value)
      }
    }
  }

  @Test func `merges lines that cannot be read as sets`() {
    let merge = ReviewRecords.merging(
      base: parse("{\"v\":1}\n{\"v\":2}\n").value,
      ours: parse("{\"v\":1}\n{\"v\":2}\n{\"v\":3}\n").value,
      theirs: parse("{\"v\":2}\n{\"v\":4}\n").value
    )
    #expect(text(merge.records) == "{\"v\":2}\n{\"v\":3}\n{\"v\":4}\n")
  }
}
