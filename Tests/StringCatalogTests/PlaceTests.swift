import Diagnostics
import StringCatalog
import TestSupport
import Testing

@Suite struct PlaceTests {
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
    let place = try #require(catalog.place(of: key, path: path))
    #expect(place.file == "A.xcstrings")
    #expect(place.utf8Range.lowerBound == Self.marked.utf8Offsets[mark])
    #expect(place.line == line)
    #expect(place.column == column)
  }

  @Test func `a new key has no location`() throws {
    var catalog = try Catalogs.named("Everyday.xcstrings")
    catalog["New"] = StringCatalog.Entry(comment: "c")
    #expect(catalog.place(of: "New") == nil)
    #expect(catalog.place(of: "no such key") == nil)
    #expect(catalog.place(of: "Undo", path: ["localizations", "de"]) == nil)
    #expect(catalog.place(of: "Undo", path: ["comment", "more"]) == nil)
    #expect(StringCatalog(sourceLanguage: "en").place(of: "Undo") == nil)
  }

  @Test func `locations refer to the original file after edits`() throws {
    var catalog = try Catalogs.named("Everyday.xcstrings")
    let place = catalog.place(of: "Undo")
    catalog["A"] = StringCatalog.Entry(comment: "c")
    catalog["Undo"]?.comment = "c"
    #expect(catalog.place(of: "Undo") == place)
  }
}
