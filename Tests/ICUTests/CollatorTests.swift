import ICU
import Testing

@Suite struct `Collator` {
  @Test(arguments: [
    ("", "a"), ("Step 2", "Step 10"), ("a", "B"), ("a", "A"), ("a", "á"), ("á", "b"),
    ("%lld", "1"), ("9", "a"), ("(%@)", "%"), ("© 2026", "+%lld"),
  ])
  func `sorts the left string first`(left: String, right: String) throws {
    let collator = try ICU.Collator(locale: "en", numeric: true)
    #expect(collator.compare(left, right) == .ascending)
    #expect(collator.compare(right, left) == .descending)
    #expect(collator.compare(left, left) == .same)
  }

  @Test func `sorts digits as characters unless it is numeric`() throws {
    let collator = try ICU.Collator(locale: "en")
    #expect(collator.compare("Step 10", "Step 2") == .ascending)
  }

  @Test func `sorts ñ between n and o in Spanish`() throws {
    let collator = try ICU.Collator(locale: "es")
    #expect(
      ["o", "ñ", "nz"].sorted { collator.compare($0, $1) == .ascending } == ["nz", "ñ", "o"]
    )
  }

  @Test func `uses the traditional order that a keyword selects`() throws {
    let modern = try ICU.Collator(locale: "es")
    let traditional = try ICU.Collator(locale: "es@collation=traditional")
    #expect(modern.compare("chico", "curva") == .ascending)
    #expect(traditional.compare("chico", "curva") == .descending)
  }

  @Test func `ignores accents and case at primary strength`() throws {
    let collator = try ICU.Collator(locale: "es", strength: .primary)
    #expect(collator.compare("PERÍODO", "periodo") == .same)
  }
}
