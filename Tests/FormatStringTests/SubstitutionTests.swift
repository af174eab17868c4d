import FormatString
import Testing

@Suite struct SubstitutionTests {
  @Test func `a substitution is parsed with its name and its number`() {
    let format = FormatString(parsing: "%#@count_posts@ by %2$#@arg 2@")
    #expect(
      format.segments == [
        .substitution(name: "count_posts", argument: nil),
        .text(" by "),
        .substitution(name: "arg 2", argument: 2),
      ]
    )
    #expect(format.substitutionNames == ["count_posts", "arg 2"])
  }

  @Test func `the argument of a substitution is not a hexadecimal float`() {
    let format = FormatString(parsing: "%arg people, %a")
    #expect(format.segments.first == .argument)
    #expect(format.specifiers.map(\.text) == ["%a"])
  }
}
