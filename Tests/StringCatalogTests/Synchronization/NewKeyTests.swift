import StringCatalog
import Testing

@Suite struct `New keys` {
  @Test(arguments: rows) func `are added as in Xcode`(_ row: SyncCase) throws {
    try expectSync(row)
  }
}

private let rows = [
  SyncCase(
    title: "a key without comment and default value",
    before: "",
    found: [found("Save")],
    after: """
          "Save" : {

          }
      """,
    changes: ["added Save"]
  ),
  SyncCase(
    title: "a key with a comment, at its position among the others",
    before: """
          "Cancel" : {

          },
          "Zoom" : {

          }
      """,
    found: [found("Cancel"), found("Save", comment: "The button"), found("Zoom")],
    after: """
          "Cancel" : {

          },
          "Save" : {
            "comment" : "The button"
          },
          "Zoom" : {

          }
      """,
    changes: ["added Save"]
  ),
  SyncCase(
    title: "a key with a default value",
    before: "",
    found: [found("save.title", value: "Save")],
    after: """
          "save.title" : {
            "extractionState" : "extracted_with_value",
            "localizations" : {
              "en" : {
                "stringUnit" : {
                  "state" : "new",
                  "value" : "Save"
                }
              }
            }
          }
      """,
    changes: ["added save.title"]
  ),
  SyncCase(
    title: "a default value with two arguments gets numbers",
    before: "",
    found: [found("copy", value: "%@ copy %lld")],
    after: """
          "copy" : {
            "extractionState" : "extracted_with_value",
            "localizations" : {
              "en" : {
                "stringUnit" : {
                  "state" : "new",
                  "value" : "%1$@ copy %2$lld"
                }
              }
            }
          }
      """,
    changes: ["added copy"]
  ),
  SyncCase(
    title: "a default value equal to the key is ignored",
    before: "",
    found: [found("Save", value: "Save")],
    after: """
          "Save" : {

          }
      """,
    changes: ["added Save"]
  ),
  SyncCase(
    title: "a key with two unnumbered arguments gets a string with numbers",
    before: "",
    found: [found("%@ - %@")],
    after: """
          "%@ - %@" : {
            "localizations" : {
              "en" : {
                "stringUnit" : {
                  "state" : "new",
                  "value" : "%1$@ - %2$@"
                }
              }
            }
          }
      """,
    changes: ["added %@ - %@"]
  ),
  SyncCase(
    title: "a key with one argument or with numbers gets no string",
    before: "",
    found: [found("%1$@ - %2$@"), found("%lld%%"), found("100% free")],
    after: """
          "%1$@ - %2$@" : {

          },
          "%lld%%" : {

          },
          "100% free" : {

          }
      """,
    changes: ["added %1$@ - %2$@", "added %lld%%", "added 100% free"]
  ),
  SyncCase(
    title: "distinct comments are joined in the order of code points",
    before: "",
    found: [
      found("Save", comment: "ä", line: 1),
      found("Save", comment: "a", line: 2),
      found("Save", comment: "Z", line: 3),
      found("Save", comment: "a", line: 4),
      found("Save", comment: "", line: 5),
    ],
    after: #"""
          "Save" : {
            "comment" : "Z\na\nä"
          }
      """#,
    changes: ["added Save"]
  ),
  SyncCase(
    title: "a partial extraction adds keys, too",
    before: "",
    found: [found("Save")],
    completeness: .partial,
    after: """
          "Save" : {

          }
      """,
    changes: ["added Save"]
  ),
]
