import FormatString
import Testing

@Suite struct ArgumentTests {
  @Test(arguments: [
    ("no arguments", []),
    ("%@ - %lld", [1, 2]),
    ("%2$@ - %1$@", [2, 1]),
    ("%1$@ %1$@", [1, 1]),
    ("%2$@ %@", [2, 1]),
    ("%@ has %#@count@", [1, 2]),
    ("%#@a@ %#@b@ %#@a@", [1, 2, 1]),
    ("%2$#@a@ %@ %#@a@", [2, 1, 2]),
    ("%*d %@", [1, 2, 3]),
    ("%3$*1$.*2$f", [1, 2, 3]),
    ("%(name)@ %(count)lld %(name)@", [1, 2, 1]),
    ("%arg of %@", [1]),
    ("%[tt]@ and %[tt]@", [1, 2]),
  ])
  func `each use of an argument has its position`(text: String, positions: [Int]) {
    #expect(FormatString(parsing: text).argumentUses.map(\.position) == positions)
  }

  @Test func `an argument has the first specifier of its position`() {
    let arguments = FormatString(parsing: "%2$@ %1$lld %2$d %#@x@").arguments
    #expect(arguments.mapValues(\.text) == [1: "%1$lld", 2: "%2$@"])
  }

  @Test func `the kinds of uses of an argument are distinguished`() throws {
    let users = FormatString(parsing: "%*d %#@name@").argumentUses.map(\.user)
    let specifier = try #require(FormatString(parsing: "%*d").specifiers.first)
    #expect(users == [.extent, .specifier(specifier), .substitution(name: "name")])
  }

  @Test(arguments: [
    ("%@ - %@", 2, "%1$@ - %2$@"),
    ("%@ · %lld%% · %.1f", 3, "%1$@ · %2$lld%% · %3$.1f"),
    ("%2$@ - %@", 1, "%2$@ - %1$@"),
    ("%1$@ - %2$@", 0, "%1$@ - %2$@"),
    ("%@ has %#@count@", 2, "%1$@ has %2$#@count@"),
    ("%*d", 2, "%2$*1$d"),
    ("%-*.*f|", 3, "%3$-*1$.*2$f|"),
    ("%2$*1$d %@", 1, "%2$*1$d %1$@"),
    ("%(name)@ and %@", 1, "%(name)@ and %2$@"),
    ("%[tt]@ and %@", 2, "%1$[tt]@ and %2$@"),
    ("50% of %@, %arg", 1, "50% of %1$@, %arg"),
  ])
  func `numbering adds the position to every placeholder without one`(
    text: String,
    unnumbered: Int,
    numbered: String
  ) {
    let format = FormatString(parsing: text)
    #expect(format.unnumberedCount == unnumbered)
    #expect(format.numbered().text == numbered)
    #expect(format.numbered().argumentUses.map(\.position) == format.argumentUses.map(\.position))
  }
}
