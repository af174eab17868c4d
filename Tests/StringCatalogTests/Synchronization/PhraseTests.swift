import StringCatalog
import Testing

@Suite struct `Phrases of App Shortcuts` {
  @Test(arguments: rows) func `have one entry for all phrases, as in Xcode`(_ row: SyncCase) throws
  {
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
    title: "an entry that Xcode wrote does not change",
    before: entry(english: ["Open ${applicationName}", "Show it"]),
    found: [open],
    after: entry(english: ["Open ${applicationName}", "Show it"]),
    changes: []
  ),
  SyncCase(
    title: "a set is kept if the sources do not contain its phrases",
    before: entry(english: ["Open ${applicationName}"]),
    found: [found("Open ${applicationName}")],
    after: entry(english: ["Open ${applicationName}"]),
    changes: []
  ),
  SyncCase(
    title: "an entry without strings gets all phrases, and the other entries are removed",
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
    title: "phrases that a user translated individually are in use",
    before: phrases,
    found: [open],
    after: phrases,
    changes: []
  ),
  SyncCase(
    title: "a set becomes stale if another phrase is now its key",
    before: entry("Show it", english: ["Show it"], spanish: "translated"),
    found: [open],
    after: entry(english: ["Open ${applicationName}", "Show it"]) + ",\n"
      + entry("Show it", state: "stale", english: ["Show it"], spanish: "translated"),
    changes: ["added Open ${applicationName}", "marked-stale Show it"]
  ),
]

/// Two entries, each with a Spanish string.
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

/// Returns the entry of a shortcut, with a Spanish phrase in the given state, if any.
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
