import StringCatalog
import Testing

@Suite struct `Removed keys` {
  @Test(arguments: rows) func `are removed, marked as stale or kept`(_ row: SyncCase) throws {
    try expectSync(row)
  }
}

private let rows = [
  SyncCase(
    title: "a key without translations is removed",
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
    title: "a translation that is not confirmed is kept with its key",
    before: """
          "Save" : {
            "localizations" : {
              "es" : {
                "stringUnit" : {
                  "state" : "new",
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
              "es" : {
                "stringUnit" : {
                  "state" : "new",
                  "value" : "Save"
                }
              }
            }
          }
      """,
    changes: ["marked-stale Save"]
  ),
  SyncCase(
    title: "a key with a finished source string becomes stale",
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
    title: "a key with a plural form that needs review becomes stale",
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
    title: "manual, legacy and unknown entries do not change",
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
    title: "a partial extraction neither marks nor removes keys",
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
    completeness: .partial,
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
  SyncCase(
    title: "keys that the code creates at run time are neither marked nor removed",
    before: """
          "day.1" : {

          },
          "day.2" : {
            "localizations" : {
              "es" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "martes"
                }
              }
            }
          },
          "Save" : {

          }
      """,
    found: [],
    dynamicPrefix: "day.",
    after: """
          "day.1" : {

          },
          "day.2" : {
            "localizations" : {
              "es" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "martes"
                }
              }
            }
          }
      """,
    changes: ["removed Save"]
  ),
  SyncCase(
    title: "a stale key that the code now creates at run time is in use again",
    before: """
          "day.2" : {
            "extractionState" : "stale"
          }
      """,
    found: [],
    completeness: .partial,
    dynamicPrefix: "day.",
    after: """
          "day.2" : {

          }
      """,
    changes: ["revived day.2"]
  ),
  SyncCase(
    title: "a key that must not be translated is kept",
    before: """
          "ISBN" : {
            "shouldTranslate" : false
          },
          "USB" : {
            "localizations" : {
              "es" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "USB"
                }
              }
            },
            "shouldTranslate" : false
          }
      """,
    found: [],
    after: """
          "ISBN" : {
            "shouldTranslate" : false
          },
          "USB" : {
            "localizations" : {
              "es" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "USB"
                }
              }
            },
            "shouldTranslate" : false
          }
      """,
    changes: []
  ),
  SyncCase(
    title: "a source string that needs review counts as work, too",
    before: """
          "save.title" : {
            "extractionState" : "extracted_with_value",
            "localizations" : {
              "en" : {
                "stringUnit" : {
                  "state" : "needs_review",
                  "value" : "Save"
                }
              }
            }
          }
      """,
    found: [],
    after: """
          "save.title" : {
            "extractionState" : "stale",
            "localizations" : {
              "en" : {
                "stringUnit" : {
                  "state" : "needs_review",
                  "value" : "Save"
                }
              }
            }
          }
      """,
    changes: ["marked-stale save.title"]
  ),
  SyncCase(
    title: "an unedited default value does not count as work",
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
    found: [found("Back")],
    after: """
          "Back" : {

          }
      """,
    changes: ["added Back", "removed save.title"]
  ),
  SyncCase(
    title: "a key with an undecided literal is kept, stale or not",
    before: """
          "Save" : {

          },
          "Store" : {
            "extractionState" : "stale"
          }
      """,
    found: [],
    undecidedKeys: ["Save", "Store"],
    after: """
          "Save" : {

          },
          "Store" : {
            "extractionState" : "stale"
          }
      """,
    changes: []
  ),
  SyncCase(
    title: "with keepsAbsentKeys no key is marked, removed or renamed, but other changes are made",
    before: """
          "Hello, %@" : {
            "localizations" : {
              "es" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "Hola, %@"
                }
              }
            }
          },
          "Save" : {

          }
      """,
    found: [found("Hello there, %@", comment: "The title"), found("Save", comment: "The button")],
    options: SyncOptions(renames: .apply, keepsAbsentKeys: true),
    after: """
          "Hello there, %@" : {
            "comment" : "The title"
          },
          "Hello, %@" : {
            "localizations" : {
              "es" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "Hola, %@"
                }
              }
            }
          },
          "Save" : {
            "comment" : "The button"
          }
      """,
    changes: ["added Hello there, %@", "comment-changed Save"]
  ),
]
