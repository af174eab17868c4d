import Diagnostics
import StringCatalog
import TestSupport
import Testing

@Suite struct LocationTests {
  private static let marked = MarkedText(
    """
    {
      "sourceLanguage" : "en",
      "strings" : {
        ↓"ñandú" : {
          "localizations" : {
            "es" : ↓{
              "stringUnit" : { "state" : "translated", "value" : ↓"Ñandú" }
            }
          }
        },
        "z" : { "x" : [ 1, ↓2 ] }
      }
    }
    """
  )

  @Test(arguments: [
    (0, "ñandú", [], 4, 5),
    (1, "ñandú", ["localizations", "es"], 6, 16),
    (2, "ñandú", ["localizations", "es", "stringUnit", "value"], 7, 62),
    (3, "z", ["x", "1"], 11, 24),
  ])
  func `every key and value has a location`(
    mark: Int,
    key: String,
    path: [String],
    line: Int,
    column: Int
  ) throws {
    let catalog = try #require(
      StringCatalog.parse(Array(Self.marked.text.utf8), file: "A.xcstrings").value
    )
    let location = try #require(catalog.location(of: key, path: path))
    #expect(location.file == "A.xcstrings")
    #expect(location.utf8Range.lowerBound == Self.marked.utf8Offsets[mark])
    #expect(location.line == line)
    #expect(location.column == column)
  }

  @Test func `a new key has no location`() throws {
    var catalog = try Catalogs.named("Everyday.xcstrings")
    catalog["New"] = StringCatalog.Entry(comment: "c")
    #expect(catalog.location(of: "New") == nil)
    #expect(catalog.location(of: "no such key") == nil)
    #expect(catalog.location(of: "Undo", path: ["localizations", "de"]) == nil)
    #expect(catalog.location(of: "Undo", path: ["comment", "more"]) == nil)
    #expect(StringCatalog(sourceLanguage: "en").location(of: "Undo") == nil)
  }

  @Test func `locations refer to the original file after edits`() throws {
    var catalog = try Catalogs.named("Everyday.xcstrings")
    let location = catalog.location(of: "Undo")
    catalog["A"] = StringCatalog.Entry(comment: "c")
    catalog["Undo"]?.comment = "c"
    #expect(catalog.location(of: "Undo") == location)
  }
}
