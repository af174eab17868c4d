import StringCatalog
import Testing

@Suite struct `Keys that are known` {
  @Test(arguments: rows) func `take over what the sources say, and nothing else`(
    _ row: SyncCase
  ) throws {
    try expectSync(row)
  }
}

private let rows = [
  SyncCase(
    title: "a stale key that is found again is not stale",
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
    title: "some sources alone revive a key; its comment may stand in the others",
    before: """
          "Save" : {
            "comment" : "In the toolbar\\nThe button",
            "extractionState" : "stale"
          }
      """,
    found: [found("Save", comment: "The button")],
    authority: .partial,
    after: """
          "Save" : {
            "comment" : "In the toolbar\\nThe button"
          }
      """,
    changes: ["revived Save"]
  ),
  SyncCase(
    title: "some sources alone give a key in use neither a comment nor a default value",
    before: """
          "save" : {

          }
      """,
    found: [found("save", value: "Store", comment: "The button")],
    authority: .partial,
    after: """
          "save" : {

          }
      """,
    changes: []
  ),
  SyncCase(
    title: "a key that some sources revived gains its default value from all of them",
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
    title: "a stale key that is found with a default value keeps the text that somebody edited",
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
    title: "a text that somebody edited is not said to be that of the code",
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
    title: "a text that varies is not said to be that of the code",
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
    title: "a key of a legacy file that is found is an extracted one",
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
    title: "an entry by hand is left alone even where its key stands in the code",
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
    title: "a comment of the code replaces a generated one and its mark",
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
    title: "a comment of the code that says what the generated one says takes its mark away",
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
    title: "without a comment in the code the catalog's stays",
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
    title: "a changed default value leaves the texts as they are",
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
    title: "a key that gains a default value keeps its translations",
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
    title: "a stale key that is found with a first default value gets it",
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
    title: "the comments of all places take the place of the former one",
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
    title: "a key that needs no translation still gets the comment of the code",
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
    title: "an entry of which the sources say the same keeps the layout that somebody gave it",
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
