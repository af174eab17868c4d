import Diagnostics
import StringExtraction
import TestSupport
import Testing

@Suite struct `Reading extracted strings` {
  @Test(arguments: rows)
  func `reads files of compilers and scripts`(_ row: Row) {
    let parsed = StringsData.parse(Array(row.text.utf8), file: "A.stringsdata")
    #expect(parsed.value == row.value)
    #expect(parsed.diagnostics.isEmpty)
  }

  @Test(arguments: damagedRows)
  func `reports problems with their locations`(_ row: DamagedRow) {
    let parsed = StringsData.parse(Array(row.text.utf8), file: "A.stringsdata")
    let reported = parsed.diagnostics.map { diagnostic in
      "\(diagnostic.location?.line ?? 0):\(diagnostic.location?.column ?? 0): "
        + "\(diagnostic.severity) \(diagnostic.id.rawValue)"
    }
    #expect(reported == row.reported)
    #expect(parsed.value?.tables.flatMap { $0.entries.map(\.key) } == row.keys)
  }

  /// The content of a file, and the expected strings.
  struct Row: Sendable, CustomTestStringConvertible {
    var title: String
    var text: String
    var value: StringsData

    var testDescription: String { title }
  }

  /// The content of a damaged file, the expected diagnostics, and the keys that are read
  /// nevertheless.
  struct DamagedRow: Sendable, CustomTestStringConvertible {
    var title: String
    var text: String
    var reported: [String]
    var keys: [String]?

    var testDescription: String { title }
  }

  private static let source = "/Users/ci/App/View.swift"

  private static func table(
    _ name: String = "Localizable",
    _ entries: StringsData.Entry...
  ) -> StringsData {
    StringsData(source: source, tables: [StringsData.Table(name: name, entries: entries)])
  }

  private static let rows = [
    Row(
      title: "a source without strings",
      text: #"{"source":"/Users/ci/App/View.swift","tables":{},"version":1}"#,
      value: StringsData(source: source)
    ),
    Row(
      title: "a string, its comment empty",
      text: """
        {
          "source" : "/Users/ci/App/View.swift",
          "tables" : {
            "Localizable" : [
              {
                "comment" : "",
                "key" : "%lld of %@",
                "location" : { "startingColumn" : 14, "startingLine" : 7 }
              }
            ]
          },
          "version" : 1
        }
        """,
      value: table(
        "Localizable",
        .init(key: "%lld of %@", location: .init(line: 7, column: 14))
      )
    ),
    Row(
      title: "a default value and a comment, fields in another order, slashes escaped",
      text: #"""
        {"version":1,"source":"\/Users\/ci\/App\/View.swift","tables":{"Other":[{"key":"k",
        "value":"Grüße\n","comment":"\u00bfqu\u00e9?","location":{"startingLine":1,"startingColumn":2}}]}}
        """#,
      value: table(
        "Other",
        .init(key: "k", value: "Grüße\n", comment: "¿qué?", location: .init(line: 1, column: 2))
      )
    ),
    Row(
      title: "a key alone, null for nothing, no location, fields of a later version",
      text: """
        {"source":"/Users/ci/App/View.swift","version":1,"compiler":{"build":[1,2]},
        "tables":{"Localizable":["Bare",{"key":"k","comment":null,"value":null,"isNew":true}]}}
        """,
      value: table("Localizable", .init(key: "Bare"), .init(key: "k"))
    ),
    Row(
      title: "the phrases of App Shortcuts",
      text: """
        {"source":"/Users/ci/App/View.swift","version":1,"tables":{"AppShortcuts":[
        {"key":"Open ${applicationName}","comment":"","values":["Open ${applicationName}","Start it"]}]}}
        """,
      value: table(
        "AppShortcuts",
        .init(key: "Open ${applicationName}", phrases: ["Open ${applicationName}", "Start it"])
      )
    ),
    Row(
      title: "what every target has of App Shortcuts, though there are none",
      text: #"{"source":"ExtractedAppShortcutsMetadata","tables":{},"version":2}"#,
      value: StringsData(source: StringsData.appShortcutsSource)
    ),
    Row(
      title: "the same without tables",
      text: #"{"version":2,"source":"ExtractedAppShortcutsMetadata"}"#,
      value: StringsData(source: StringsData.appShortcutsSource)
    ),
    Row(
      title: "a source that could not be read to its end",
      text: #"{"incomplete":true,"source":"/Users/ci/App/View.swift","tables":{},"version":1}"#,
      value: StringsData(source: source, isIncomplete: true)
    ),
    Row(
      title: "places that cannot be",
      text: """
        {"source":"/Users/ci/App/View.swift","version":1,"tables":{"Localizable":[
        {"key":"a","location":{"startingLine":0,"startingColumn":0}},
        {"key":"b","location":{"startingLine":99999999999999999999,"startingColumn":1}},
        {"key":"c","location":[1,2]}]}}
        """,
      value: table("Localizable", .init(key: "a"), .init(key: "b"), .init(key: "c"))
    ),
  ]

  private static let damagedRows = [
    DamagedRow(title: "nothing", text: " ", reported: ["1:2: error file-empty"]),
    DamagedRow(
      title: "a file that was cut short",
      text: "{\n  \"source\" : \"A\",\n  \"tab",
      reported: ["3:3: error json-string-unterminated"]
    ),
    DamagedRow(title: "a list", text: "[]", reported: ["1:1: error strings-data-not-object"]),
    DamagedRow(title: "no source", text: #"{"version":1}"#, reported: ["1:1: error field-missing"]),
    DamagedRow(
      title: "no version",
      text: #"{"source":"A"}"#,
      reported: ["1:1: error field-missing"]
    ),
    DamagedRow(
      title: "a version of later days",
      text: "{\"source\":\"A\",\n\"version\":3,\"tables\":{}}",
      reported: ["2:11: error strings-data-version-unsupported"]
    ),
    DamagedRow(
      title: "the version of App Shortcuts for a source",
      text: #"{"source":"A","version":2,"tables":{}}"#,
      reported: ["1:25: error strings-data-version-unsupported"]
    ),
    DamagedRow(
      title: "tables that are none",
      text: #"{"source":"A","version":1,"tables":[]}"#,
      reported: ["1:36: warning field-not-object"],
      keys: []
    ),
    DamagedRow(
      title: "one table that is none",
      text: "{\"source\":\"A\",\"version\":1,\"tables\":{\n\"T\":{},\n\"U\":[\"k\"]}}",
      reported: ["2:5: warning strings-data-table-not-list"],
      keys: ["k"]
    ),
    DamagedRow(
      title: "strings without a key",
      text: "{\"source\":\"A\",\"version\":1,\"tables\":{\"T\":[\n{},\n7,{\"key\":1},\"k\"]}}",
      reported: [
        "2:1: warning strings-data-entry-invalid", "3:1: warning strings-data-entry-invalid",
        "3:3: warning strings-data-entry-invalid",
      ],
      keys: ["k"]
    ),
    DamagedRow(
      title: "texts that are none",
      text: """
        {"source":"A","version":1,"tables":{"T":[
        {"key":"k","comment":1,
        "value":[],
        "values":["a",2]}]}}
        """,
      reported: [
        "2:22: warning field-not-text", "3:9: warning field-not-text",
        "4:10: warning field-not-text-list",
      ],
      keys: ["k"]
    ),
    DamagedRow(
      title: "a duplicate table",
      text: "{\"source\":\"A\",\"version\":1,\"tables\":{\n\"T\":[\"a\"],\n\"T\":[\"b\"]}}",
      reported: ["3:1: error key-duplicate"],
      keys: ["a", "b"]
    ),
  ]
}
