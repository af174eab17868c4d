import FormatString
import Testing

@Suite struct `Reordering arguments` {
  @Test(arguments: [
    ("%@ - %lld", [2, 1], "%2$@ - %1$lld"), ("%2$@ - %1$@", [2, 1], "%1$@ - %2$@"),
    ("%@, %@, %@", [3, 1, 2], "%2$@, %3$@, %1$@"), ("100% of %%", [2, 1], "100% of %%"),
    ("%*d %@", [3, 1, 2], "%3$*2$d %1$@"), ("%1$#@days@ of %2$@", [2, 1], "%2$#@days@ of %1$@"),
    ("%@ %@ %@", [2, 1], "%2$@ %1$@ %3$@"),
  ])
  func `numbers every placeholder by its new position`(
    _ text: String,
    _ order: [Int],
    _ expected: String
  ) {
    #expect(FormatString(parsing: text).reordered(by: order).text == expected)
  }

  @Test(arguments: [("%@", "%@"), ("%2$@", "%@"), ("%12$.2f", "%.2f"), ("%1$-10s", "%-10s")])
  func `can remove the number again`(_ text: String, _ expected: String) {
    #expect(FormatString(parsing: text).specifiers.map(\.unnumberedText) == [expected])
  }
}
