import FileFormats
import Testing

struct PluralFormsTests {
  @Test(arguments: [
    ("nplurals=1; plural=0;", [0, 0, 0, 0, 0, 0]),
    ("nplurals=2; plural=(n != 1);", [1, 0, 1, 1, 1, 1]),
    ("nplurals=2; plural=n>1", [0, 0, 1, 1, 1, 1]),
    (
      "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);\n",
      [2, 0, 1, 2, 2, 0]
    ),
    (
      "nplurals=6; plural=n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5;",
      [0, 1, 2, 3, 4, 4]
    ), ("nplurals=2; plural=!(n==1) ;", [1, 0, 1, 1, 1, 1]),
    ("nplurals=9; plural=(1+2*3-n/n)%5;", [nil, 1, 1, 1, 1, 1]),
    ("nplurals=2; plural=n==0||1/n;", [1, 1, 0, 0, 0, 0]),
  ])
  func `computes the same plural forms as C`(_ text: String, _ expected: [Int?]) throws {
    let forms = try #require(POFile.PluralForms(parsing: text))
    #expect([0, 1, 2, 5, 11, 21].map { forms.index(of: $0) } == expected)
  }

  @Test(arguments: [
    "", "nplurals=2", "nplurals=x; plural=0;", "nplurals=0; plural=0;", "nplurals=2; plural=;",
    "nplurals=2; plural=m;", "nplurals=2; plural=(n;", "nplurals=2; plural=n n;",
    "nplurals=2; plural=n ? 1;", "nplurals=2; plural=n = 1;",
    "nplurals=INTEGER; plural=EXPRESSION;",
    "nplurals=2; plural=99999999999999999999999;", "nplurals=1000000; plural=0;",
  ])
  func `rejects malformed expressions`(_ text: String) {
    #expect(POFile.PluralForms(parsing: text) == nil)
  }

  @Test
  func `returns no form for an index out of range`() {
    let forms = POFile.PluralForms(parsing: "nplurals=2; plural=n;")
    #expect(forms?.index(of: 1) == 1)
    #expect(forms?.index(of: 2) == nil)
  }

  @Test(
    arguments: [
      (String(repeating: "(", count: 500) + "n" + String(repeating: ")", count: 500), false),
      (String(repeating: "!", count: 101) + "n", false),
      (String(repeating: "!(", count: 101) + "n" + String(repeating: ")", count: 101), false),
      ("n" + String(repeating: "+n", count: 10_000), false),
      (String(repeating: "!", count: 99) + "n", true),
      ("(n" + String(repeating: "+n", count: 500) + ")%2", true),
    ]
  )
  func `rejects an expression that is nested deeply or very long`(text: String, isValid: Bool) {
    #expect((POFile.PluralForms(parsing: "nplurals=2; plural=\(text);") != nil) == isValid)
  }
}
