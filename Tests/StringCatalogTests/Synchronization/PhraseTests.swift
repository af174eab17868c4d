import StringCatalog
import Testing

@Suite struct `Phrases of App Shortcuts` {
  @Test(arguments: rows) func `have one entry, as in Xcode`(_ row: SyncCase) throws {
    try expectSync(row)
  }
}

private let open = found(
  "Open ${applicationName}",
  phrases: ["Open ${applicationName}", "Show it"]
)

private let rows = [
  SyncCase(
    title: "a new shortcut has all its phrases",
    before: "",
    found: [open],
    after: entry(english: ["Open ${applicationName}", "Show it"]),
    changes: ["added Open ${applicationName}"]
  ),
  SyncCase(
    title: "what Xcode wrote is not touched",
    before: entry(english: ["Open ${applicationName}", "Show it"]),
    found: [open],
    after: entry(english: ["Open ${applicationName}", "Show it"]),
    changes: []
  ),
  SyncCase(
    title: "a set stays where the sources do not tell its phrases",
    before: entry(english: ["Open ${applicationName}"]),
    found: [found("Open ${applicationName}")],
    after: entry(english: ["Open ${applicationName}"]),
    changes: []
  ),
  SyncCase(
    title: "an entry without texts gets the phrases, and those of the other phrases go",
    before: """
          "Open ${applicationName}" : {

          },
          "Show it" : {

          }
      """,
    found: [open],
    after: entry(english: ["Open ${applicationName}", "Show it"]),
    changes: ["gained-default-value Open ${applicationName}", "removed Show it"]
  ),
  SyncCase(
    title: "phrases that somebody translated one by one are in use",
    before: phrases,
    found: [open],
    after: phrases,
    changes: []
  ),
  SyncCase(
    title: "a set whose key is another phrase now is stale",
    before: entry("Show it", english: ["Show it"], spanish: "translated"),
    found: [open],
    after: entry(english: ["Open ${applicationName}", "Show it"]) + ",\n"
      + entry("Show it", state: "stale", english: ["Show it"], spanish: "translated"),
    changes: ["added Open ${applicationName}", "marked-stale Show it"]
  ),
]

/// Two entries with a Spanish text each.
private let phrases = ["Open ${applicationName}", "Show it"]
  .map { key in
    """
        "\(key)" : {
          "localizations" : {
            "es" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "t"
              }
            }
          }
        }
    """
  }
  .joined(separator: ",\n")

/// Returns the entry of a shortcut, with a Spanish phrase in a state if one is given.
private func entry(
  _ key: String = "Open ${applicationName}",
  state: String = "extracted_with_value",
  english: [String],
  spanish: String? = nil
) -> String {
  let values = english.map { "              \"\($0)\"" }.joined(separator: ",\n")
  let translation =
    spanish.map {
      """
      ,
              "es" : {
                "stringSet" : {
                  "state" : "\($0)",
                  "values" : [
                    "t"
                  ]
                }
              }
      """
    } ?? ""
  return """
        "\(key)" : {
          "extractionState" : "\(state)",
          "localizations" : {
            "en" : {
              "stringSet" : {
                "state" : "new",
                "values" : [
    \(values)
                ]
              }
            }\(translation)
          }
        }
    """
}
