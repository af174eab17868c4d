import ICU
import Testing

@testable import CatalogExchange

struct LegacyUnitIDTests {
  @Test(arguments: [
    (
      "/%lld days:dict/days:dict/one:dict/:string",
      LegacyUnitID(key: "%lld days", variable: "days", plural: .one)
    ),
    (
      "/%lld days:dict/NSStringLocalizedFormatKey:dict/:string",
      LegacyUnitID(key: "%lld days")
    ),
    (
      "/a/b:dict/c:dict/v:dict/other:dict/:string",
      .init(key: "a/b:dict/c", variable: "v", plural: .other)
    ),
    ("/:dict/v:dict/many:dict/:string", .init(key: "", variable: "v", plural: .many)),
    ("days:count:dict/one:dict/:string", .init(key: "days", variable: "count", plural: .one)),
    ("a:b:dict/c:v:dict/few:dict/:string", .init(key: "a:b:dict/c", variable: "v", plural: .few)),
  ])
  func `reads key, variable and category from a path in a dictionary`(
    _ id: String,
    _ expected: LegacyUnitID
  ) {
    #expect(LegacyUnitID(parsing: id) == expected)
  }

  @Test(arguments: [
    "", "days", "/days", "/a:dict/b:dict/:string", "/a:dict/b:dict/lots:dict/:string",
    "a:dict/one:dict/:string", "/a:dict/b:dict/one:dict/", "/a:dict/one:dict/:string",
    ":string", "a:b:dict/:string", "one:dict/:string", "/one:dict/:string",
  ])
  func `rejects other identifiers`(_ id: String) {
    #expect(LegacyUnitID(parsing: id) == nil)
  }
}
