import FormatString
import Testing

@Suite struct FormatSpecifierTests {
  /// A specifier in a text, and its expected parts.
  struct Row: Sendable, CustomTestStringConvertible {
    var text: String
    var kind: FormatSpecifier.ArgumentKind
    var index: Int? = nil
    var width: FormatSpecifier.Extent? = nil
    var precision: FormatSpecifier.Extent? = nil
    var flags: FormatSpecifier.Flags = []
    var name: String? = nil

    var testDescription: String { text }
  }

  static let rows: [Row] = [
    Row(text: "%@", kind: .object),
    Row(text: "%[tt]@", kind: .object),
    Row(text: "%2$[tt]@", kind: .object, index: 2),
    Row(text: "%d", kind: .signedInteger(bits: 32)),
    Row(text: "%i", kind: .signedInteger(bits: 32)),
    Row(text: "%hhd", kind: .signedInteger(bits: 8)),
    Row(text: "%hd", kind: .signedInteger(bits: 16)),
    Row(text: "%ld", kind: .signedInteger(bits: 64)),
    Row(text: "%lld", kind: .signedInteger(bits: 64)),
    Row(text: "%qd", kind: .signedInteger(bits: 64)),
    Row(text: "%zd", kind: .signedInteger(bits: 64)),
    Row(text: "%u", kind: .unsignedInteger(bits: 32)),
    Row(text: "%llu", kind: .unsignedInteger(bits: 64)),
    Row(text: "%02X", kind: .unsignedInteger(bits: 32), width: .count(2), flags: .zeroPadded),
    Row(text: "%#x", kind: .unsignedInteger(bits: 32), flags: .alternateForm),
    Row(text: "%o", kind: .unsignedInteger(bits: 32)),
    Row(text: "%f", kind: .floatingPoint),
    Row(text: "%lf", kind: .floatingPoint),
    Row(text: "%.1f", kind: .floatingPoint, precision: .count(1)),
    Row(text: "%.f", kind: .floatingPoint, precision: .count(0)),
    Row(text: "%+.2e", kind: .floatingPoint, precision: .count(2), flags: .plusSign),
    Row(text: "%g", kind: .floatingPoint),
    Row(text: "%c", kind: .character),
    Row(text: "%C", kind: .character),
    Row(text: "%s", kind: .cString),
    Row(text: "%-10s", kind: .cString, width: .count(10), flags: .leftAligned),
    Row(text: "%p", kind: .pointer),
    Row(text: "%2$@", kind: .object, index: 2),
    Row(text: "%12$lld", kind: .signedInteger(bits: 64), index: 12),
    Row(
      text: "%1$03d",
      kind: .signedInteger(bits: 32),
      index: 1,
      width: .count(3),
      flags: .zeroPadded
    ),
    Row(text: "%'d", kind: .signedInteger(bits: 32), flags: .grouped),
    Row(text: "%*d", kind: .signedInteger(bits: 32), width: .argument(index: nil)),
    Row(text: "%1$*2$d", kind: .signedInteger(bits: 32), index: 1, width: .argument(index: 2)),
    Row(text: "%.*f", kind: .floatingPoint, precision: .argument(index: nil)),
    Row(text: "%1$ d", kind: .signedInteger(bits: 32), index: 1, flags: .blankSign),
    Row(text: "%(count)lld", kind: .signedInteger(bits: 64), name: "count"),
    Row(text: "%(größe)@", kind: .object, name: "größe"),
  ]

  @Test(arguments: rows)
  func `a specifier is parsed with all its parts`(row: Row) throws {
    let format = FormatString(parsing: "año \(row.text) z")
    let specifier = try #require(format.specifiers.first)
    #expect(format.segments == [.text("año "), .specifier(specifier), .text(" z")])
    #expect(specifier.text == row.text)
    #expect(specifier.argumentKind == row.kind)
    #expect(specifier.argumentIndex == row.index)
    #expect(specifier.width == row.width)
    #expect(specifier.precision == row.precision)
    #expect(specifier.flags == row.flags)
    #expect(specifier.argumentName == row.name)
    #expect(specifier.utf8Range == 5..<5 + row.text.utf8.count)
  }

  @Test(arguments: FormatSpecifier.Conversion.allCases)
  func `a length modifier is allowed only before conversions that define it`(
    conversion: FormatSpecifier.Conversion
  ) {
    for modifier in FormatSpecifier.LengthModifier.allCases {
      let text = "%\(modifier.rawValue)\(conversion.rawValue)"
      let specifiers = FormatString(parsing: text).specifiers
      #expect(specifiers.map(\.text) == (conversion.allows(modifier) ? [text] : []))
    }
  }

  @Test func `only numbers are numeric`() {
    let numeric = FormatSpecifier.Conversion.allCases.filter { conversion in
      FormatString(parsing: "%\(conversion.rawValue)").specifiers.first?.argumentKind.isNumeric
        == true
    }
    #expect(String(numeric.map(\.rawValue)) == "diouxXfFeEgGaA")
  }
}
