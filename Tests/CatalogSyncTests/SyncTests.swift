import CatalogSync
import Diagnostics
import ExtractedStrings
import StringCatalog
import Testing

@Suite struct `One synchronization` {
  @Test(arguments: newKeys) func `of new keys`(_ row: SyncCase) throws {
    try expectSync(row)
  }

  @Test(arguments: goneKeys) func `of keys that are gone`(_ row: SyncCase) throws {
    try expectSync(row)
  }

  @Test(arguments: knownKeys) func `of keys that are known`(_ row: SyncCase) throws {
    try expectSync(row)
  }
}

private let newKeys = [
  SyncCase(
    title: "a bare key",
    before: "",
    found: [found("Save")],
    after: """
          "Save" : {

          }
      """,
    changes: ["added Save"]
  ),
  SyncCase(
    title: "a key with a comment, at its place among the others",
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
    title: "a default value that repeats the key is none",
    before: "",
    found: [found("Save", value: "Save")],
    after: """
          "Save" : {

          }
      """,
    changes: ["added Save"]
  ),
  SyncCase(
    title: "a key with two unnumbered arguments gets a text with numbers",
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
    title: "a key with one argument or with numbers stays bare",
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
    title: "comments are joined in the order of code points, each once",
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
    title: "an extraction of some sources adds all the same",
    before: "",
    found: [found("Save")],
    authority: .partial,
    after: """
          "Save" : {

          }
      """,
    changes: ["added Save"]
  ),
]

private let goneKeys = [
  SyncCase(
    title: "a key that nobody has worked on is removed",
    before: """
          "Back" : {

          },
          "Save" : {
            "comment" : "The button",
            "localizations" : {
              "es" : {
                "stringUnit" : {
                  "state" : "new",
                  "value" : ""
                }
              }
            }
          }
      """,
    found: [found("Back")],
    after: """
          "Back" : {

          }
      """,
    changes: ["removed Save"]
  ),
  SyncCase(
    title: "a key with a finished text of the source language becomes stale",
    before: """
          "Save" : {
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
    found: [],
    after: """
          "Save" : {
            "extractionState" : "stale",
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
    changes: ["marked-stale Save"]
  ),
  SyncCase(
    title: "a key with a plural form that waits for review becomes stale",
    before: """
          "%lld days" : {
            "extractionState" : "extracted_with_value",
            "localizations" : {
              "es" : {
                "variations" : {
                  "plural" : {
                    "other" : {
                      "stringUnit" : {
                        "state" : "needs_review",
                        "value" : "%lld días"
                      }
                    }
                  }
                }
              }
            }
          }
      """,
    found: [],
    after: """
          "%lld days" : {
            "extractionState" : "stale",
            "localizations" : {
              "es" : {
                "variations" : {
                  "plural" : {
                    "other" : {
                      "stringUnit" : {
                        "state" : "needs_review",
                        "value" : "%lld días"
                      }
                    }
                  }
                }
              }
            }
          }
      """,
    changes: ["marked-stale %lld days"]
  ),
  SyncCase(
    title: "what came by hand, from a legacy file or from a later Xcode is left alone",
    before: """
          "by.hand" : {
            "extractionState" : "manual"
          },
          "from.later" : {
            "extractionState" : "foretold"
          },
          "from.legacy" : {
            "extractionState" : "migrated"
          }
      """,
    found: [],
    after: """
          "by.hand" : {
            "extractionState" : "manual"
          },
          "from.later" : {
            "extractionState" : "foretold"
          },
          "from.legacy" : {
            "extractionState" : "migrated"
          }
      """,
    changes: []
  ),
  SyncCase(
    title: "an extraction of some sources neither marks nor removes",
    before: """
          "Back" : {

          },
          "Save" : {
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
    found: [],
    authority: .partial,
    after: """
          "Back" : {

          },
          "Save" : {
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
    changes: []
  ),
]

private let knownKeys = [
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
    authority: .partial,
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
    title: "a stale key that is found with a default value says so",
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
            "extractionState" : "extracted_with_value",
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
    changes: ["revived save.title"]
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
    changes: []
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
]
