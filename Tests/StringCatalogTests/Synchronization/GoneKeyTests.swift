import StringCatalog
import Testing

@Suite struct `Keys that are gone` {
  @Test(arguments: rows) func `are removed, marked or left alone`(_ row: SyncCase) throws {
    try expectSync(row)
  }
}

private let rows = [
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
    title: "a text of another language that nobody has confirmed is kept with its key",
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
  SyncCase(
    title: "keys that the code makes at run time are neither marked nor removed",
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
    title: "a stale key that the code is now said to make is in use again, whatever was read",
    before: """
          "day.2" : {
            "extractionState" : "stale"
          }
      """,
    found: [],
    authority: .partial,
    dynamicPrefix: "day.",
    after: """
          "day.2" : {

          }
      """,
    changes: ["revived day.2"]
  ),
  SyncCase(
    title: "a key that needs no translation goes as any other",
    before: """
          "Brand" : {
            "shouldTranslate" : false
          },
          "Name" : {
            "localizations" : {
              "es" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "Nombre"
                }
              }
            },
            "shouldTranslate" : false
          }
      """,
    found: [],
    after: """
          "Name" : {
            "extractionState" : "stale",
            "localizations" : {
              "es" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "Nombre"
                }
              }
            },
            "shouldTranslate" : false
          }
      """,
    changes: ["removed Brand", "marked-stale Name"]
  ),
  SyncCase(
    title: "a text of the source language that waits for review is work, too",
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
    title: "a default value that nobody has touched is no work",
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
    title: "a key whose literal nobody can judge stays, stale or not",
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
    title: "if the user wants it, no key is marked, removed or renamed; the rest is done",
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
