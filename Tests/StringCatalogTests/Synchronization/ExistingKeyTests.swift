import StringCatalog
import Testing

@Suite struct `Existing keys` {
  @Test(arguments: rows) func `are updated from the sources as in Xcode`(
    _ row: SyncCase
  ) throws {
    try expectSync(row)
  }
}

private let rows = [
  SyncCase(
    title: "a stale key that is found is in use again",
    before: """
          "Save" : {
            "extractionState" : "stale",
            "localizations" : {
              "es" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "Guardar"
                }
              }
            }
          }
      """,
    found: [found("Save", comment: "The button")],
    after: """
          "Save" : {
            "comment" : "The button",
            "localizations" : {
              "es" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "Guardar"
                }
              }
            }
          }
      """,
    changes: ["revived Save", "comment-changed Save"]
  ),
  SyncCase(
    title: "a partial extraction revives a key, but keeps the comment",
    before: """
          "Save" : {
            "comment" : "In the toolbar\\nThe button",
            "extractionState" : "stale"
          }
      """,
    found: [found("Save", comment: "The button")],
    completeness: .partial,
    after: """
          "Save" : {
            "comment" : "In the toolbar\\nThe button"
          }
      """,
    changes: ["revived Save"]
  ),
  SyncCase(
    title: "a partial extraction adds neither comment nor default value to a key in use",
    before: """
          "save" : {

          }
      """,
    found: [found("save", value: "Store", comment: "The button")],
    completeness: .partial,
    after: """
          "save" : {

          }
      """,
    changes: []
  ),
  SyncCase(
    title: "a key that a partial extraction revived gets its default value from a complete one",
    before: """
          "save" : {

          }
      """,
    found: [found("save", value: "Store")],
    after: """
          "save" : {
            "extractionState" : "extracted_with_value",
            "localizations" : {
              "en" : {
                "stringUnit" : {
                  "state" : "new",
                  "value" : "Store"
                }
              }
            }
          }
      """,
    changes: ["gained-default-value save"]
  ),
  SyncCase(
    title: "a stale key that is found with a default value keeps the string that a user edited",
    before: """
          "save.title" : {
            "extractionState" : "stale",
            "localizations" : {
              "en" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "Save it"
                }
              }
            }
          }
      """,
    found: [found("save.title", value: "Save")],
    after: """
          "save.title" : {
            "localizations" : {
              "en" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "Save it"
                }
              }
            }
          }
      """,
    changes: ["revived save.title"],
    differences: ["save.title"]
  ),
  SyncCase(
    title: "a string that a user edited loses the state for default values",
    before: """
          "save.title" : {
            "localizations" : {
              "en" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "Save"
                }
              }
            }
          }
      """,
    found: [found("save.title", value: "Save")],
    after: """
          "save.title" : {
            "localizations" : {
              "en" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "Save"
                }
              }
            }
          }
      """,
    changes: []
  ),
  SyncCase(
    title: "a string that varies loses the state for default values",
    before: """
          "found.message" : {
            "localizations" : {
              "en" : {
                "variations" : {
                  "plural" : {
                    "other" : {
                      "stringUnit" : {
                        "state" : "new",
                        "value" : "%lld matches"
                      }
                    }
                  }
                }
              }
            }
          }
      """,
    found: [found("found.message", value: "%lld matches")],
    after: """
          "found.message" : {
            "localizations" : {
              "en" : {
                "variations" : {
                  "plural" : {
                    "other" : {
                      "stringUnit" : {
                        "state" : "new",
                        "value" : "%lld matches"
                      }
                    }
                  }
                }
              }
            }
          }
      """,
    changes: []
  ),
  SyncCase(
    title: "a legacy key that is found becomes an extracted one",
    before: """
          "Save" : {
            "extractionState" : "migrated"
          }
      """,
    found: [found("Save")],
    after: """
          "Save" : {

          }
      """,
    changes: ["adopted Save"]
  ),
  SyncCase(
    title: "a manual entry does not change, even if its key is in the code",
    before: """
          "Save" : {
            "comment" : "By hand",
            "extractionState" : "manual"
          }
      """,
    found: [found("Save", value: "Store", comment: "From the code")],
    after: """
          "Save" : {
            "comment" : "By hand",
            "extractionState" : "manual"
          }
      """,
    changes: []
  ),
  SyncCase(
    title: "a comment in the code replaces a generated one and its flag",
    before: """
          "Save" : {
            "comment" : "A button.",
            "isCommentAutoGenerated" : true
          }
      """,
    found: [found("Save", comment: "Saves the entry")],
    after: """
          "Save" : {
            "comment" : "Saves the entry"
          }
      """,
    changes: ["comment-changed Save"]
  ),
  SyncCase(
    title: "a comment in the code that is equal to the generated one removes its flag",
    before: """
          "Save" : {
            "comment" : "A button.",
            "isCommentAutoGenerated" : true
          }
      """,
    found: [found("Save", comment: "A button.")],
    after: """
          "Save" : {
            "comment" : "A button."
          }
      """,
    changes: ["comment-changed Save"]
  ),
  SyncCase(
    title: "without a comment in the code, that of the catalog is kept",
    before: """
          "Back" : {
            "comment" : "A button.",
            "isCommentAutoGenerated" : true
          },
          "Save" : {
            "comment" : "The button"
          }
      """,
    found: [found("Back"), found("Save")],
    after: """
          "Back" : {
            "comment" : "A button.",
            "isCommentAutoGenerated" : true
          },
          "Save" : {
            "comment" : "The button"
          }
      """,
    changes: []
  ),
  SyncCase(
    title: "a changed default value does not change the strings",
    before: """
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
    found: [found("save.title", value: "Store")],
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
    changes: [],
    differences: ["save.title"]
  ),
  SyncCase(
    title: "a key that gets a default value keeps its translations",
    before: """
          "save.title" : {
            "localizations" : {
              "es" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "Guardar"
                }
              }
            }
          }
      """,
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
              },
              "es" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "Guardar"
                }
              }
            }
          }
      """,
    changes: ["gained-default-value save.title"]
  ),
  SyncCase(
    title: "a stale key that is found with its first default value gets it",
    before: """
          "save.title" : {
            "extractionState" : "stale",
            "localizations" : {
              "es" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "Guardar"
                }
              }
            }
          }
      """,
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
              },
              "es" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "Guardar"
                }
              }
            }
          }
      """,
    changes: ["revived save.title"]
  ),
  SyncCase(
    title: "the comments of all occurrences replace the former one",
    before: """
          "Save" : {
            "comment" : "The button"
          }
      """,
    found: [
      found("Save", comment: "The menu", line: 1), found("Save", comment: "The button", line: 2),
    ],
    after: #"""
          "Save" : {
            "comment" : "The button\nThe menu"
          }
      """#,
    changes: ["comment-changed Save"]
  ),
  SyncCase(
    title: "a key that needs no translation still gets the comment from the code",
    before: """
          "Brand" : {
            "shouldTranslate" : false
          }
      """,
    found: [found("Brand", comment: "A name")],
    after: """
          "Brand" : {
            "comment" : "A name",
            "shouldTranslate" : false
          }
      """,
    changes: ["comment-changed Brand"]
  ),
  SyncCase(
    title: "an unchanged entry keeps its layout",
    before: #"""
          "Save" : { "comment":"The button" }
      """#,
    found: [found("Save", comment: "The button")],
    after: #"""
          "Save" : { "comment":"The button" }
      """#,
    changes: []
  ),
]
