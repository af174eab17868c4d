import ICU
import OrderedCollections
import StringCatalog
import Testing

@Suite struct `Changed source strings` {
  @Test(arguments: rows) func `are updated or reported`(_ row: SyncCase) throws {
    try expectSync(row)
  }

  @Test func `mark every finished translation as needing review, including variants`() throws {
    var catalog = StringCatalog(sourceLanguage: "en")
    catalog["days"] = StringCatalog.Entry(
      extractionState: .extractedWithValue,
      localizations: [
        "en": .init("%lld days", state: .new),
        "ar": .init(
          variations: .init(plural: [.one: .init("a"), .other: .init("b", state: .new)])
        ),
        "de": .init(
          variations: .init(device: [
            .iPhone: .init(variations: .init(plural: [.other: .init("c")])),
            .other: .init("d", state: .machineTranslated),
          ])
        ),
        "es": .init(
          stringUnit: .init(state: .translated, value: "%#@days@"),
          substitutions: [
            "days": .init(
              formatSpecifier: "lld",
              variations: .init(plural: [.other: .init("%arg días")])
            )
          ]
        ),
        "fr": .init(stringSet: .init(state: .translated, values: ["e"])),
        "it": .init("f", state: .needsReview),
        "ja": .init("g", state: .new),
      ]
    )
    let (result, report) = synchronize(
      catalog,
      with: [found("days", value: "%lld nights")],
      completeness: .complete,
      options: SyncOptions(sourceChanges: .review)
    )
    let entry = try #require(result["days"])
    #expect(entry.localizations["en"]?.stringUnit == .init(state: .new, value: "%lld nights"))
    for (language, states) in [
      "ar": [StringCatalog.TranslationState.needsReview, .new], "de": [.needsReview, .needsReview],
      "es": [.needsReview, .needsReview], "it": [.needsReview], "ja": [.new],
    ] {
      #expect(entry.localizations[language]?.leaves.map(\.unit.state) == states, "\(language)")
    }
    #expect(entry.localizations["fr"]?.stringSet?.state == .needsReview)
    let change = try #require(report.changes.first)
    #expect(change.kind == .sourceTextChanged)
    #expect(change.formerText == "%lld days")
    #expect(change.reviewedLanguages == ["ar", "de", "es", "fr"])
  }

  @Test func `are distinguished from strings that a user has edited`() throws {
    for (state, isEdited) in [("new", false), ("translated", true), ("needs_review", true)] {
      let catalog = try parsedCatalog(entry(value: "Save", state: state))
      let strings = [found("save", value: "Store")]
      let report = synchronize(catalog, with: strings, completeness: .complete).report
      let difference = try #require(report.sourceDifferences.first)
      #expect(difference.catalogText == "Save")
      #expect(difference.codeText == "Store")
      #expect(difference.isEdited == isEdited)
      #expect(difference.location == strings[0].location)
    }
  }
}

private let review = SyncOptions(sourceChanges: .review)

private let rows = [
  SyncCase(
    title: "by default, the string and its translations are kept",
    before: entry(value: "Save", state: "new"),
    found: [found("save", value: "Store")],
    after: entry(value: "Save", state: "new"),
    changes: [],
    differences: ["save"]
  ),
  SyncCase(
    title: "with the policy 'review', the string is updated and the translation needs review",
    before: entry(value: "Save", state: "new"),
    found: [found("save", value: "Store")],
    options: review,
    after: entry(value: "Store", state: "new", spanish: "needs_review"),
    changes: ["source-text-changed save"]
  ),
  SyncCase(
    title: "the new string is numbered like that of a new key",
    before: entry(value: "Save", state: "new"),
    found: [found("save", value: "%@ saves %@")],
    options: review,
    after: entry(value: "%1$@ saves %2$@", state: "new", spanish: "needs_review"),
    changes: ["source-text-changed save"]
  ),
  SyncCase(
    title: "a string without numbers is equal to the numbered one",
    before: entry(value: "%@ saves %@", state: "new"),
    found: [found("save", value: "%@ saves %@")],
    options: review,
    after: entry(value: "%@ saves %@", state: "new"),
    changes: []
  ),
  SyncCase(
    title: "an edit by a user in the catalog is not a change in the code",
    before: entry(value: "Save it", state: "translated"),
    found: [found("save", value: "Save")],
    options: review,
    after: entry(value: "Save it", state: "translated"),
    changes: [],
    differences: ["save"]
  ),
  SyncCase(
    title: "a manual entry never changes",
    before: entry(value: "Save", state: "new", extraction: "manual"),
    found: [found("save", value: "Store")],
    options: review,
    after: entry(value: "Save", state: "new", extraction: "manual"),
    changes: []
  ),
  SyncCase(
    title: "a string with substitutions was written by a user and is kept",
    before: """
          "days" : {
            "extractionState" : "extracted_with_value",
            "localizations" : {
              "en" : {
                "stringUnit" : {
                  "state" : "new",
                  "value" : "%#@count@ left"
                },
                "substitutions" : {
                  "count" : {
                    "argNum" : 1,
                    "formatSpecifier" : "lld",
                    "variations" : {
                      "plural" : {
                        "other" : {
                          "stringUnit" : {
                            "state" : "new",
                            "value" : "%arg days"
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
      """,
    found: [found("days", value: "%lld days are left")],
    options: review,
    after: """
          "days" : {
            "extractionState" : "extracted_with_value",
            "localizations" : {
              "en" : {
                "stringUnit" : {
                  "state" : "new",
                  "value" : "%#@count@ left"
                },
                "substitutions" : {
                  "count" : {
                    "argNum" : 1,
                    "formatSpecifier" : "lld",
                    "variations" : {
                      "plural" : {
                        "other" : {
                          "stringUnit" : {
                            "state" : "new",
                            "value" : "%arg days"
                          }
                        }
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
    title: "a partial extraction cannot detect a changed string",
    before: entry(value: "Save", state: "new"),
    found: [found("save", value: "Store")],
    completeness: .partial,
    options: review,
    after: entry(value: "Save", state: "new"),
    changes: []
  ),
  SyncCase(
    title: "contradictory occurrences change nothing if one of them agrees with the catalog",
    before: entry(value: "Save", state: "new"),
    found: [found("save", value: "Store", line: 1), found("save", value: "Save", line: 2)],
    options: review,
    after: entry(value: "Save", state: "new"),
    changes: []
  ),
  SyncCase(
    title: "a stale key that is found with another string is revived and changed",
    before: entry(value: "Save", state: "new", extraction: "stale"),
    found: [found("save", value: "Store")],
    options: review,
    after: entry(value: "Store", state: "new", spanish: "needs_review"),
    changes: ["revived save", "source-text-changed save"]
  ),
  SyncCase(
    title: "a first default value differs from the key that translators used",
    before: """
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
    found: [found("Save", value: "Store")],
    options: review,
    after: """
          "Save" : {
            "extractionState" : "extracted_with_value",
            "localizations" : {
              "en" : {
                "stringUnit" : {
                  "state" : "new",
                  "value" : "Store"
                }
              },
              "es" : {
                "stringUnit" : {
                  "state" : "needs_review",
                  "value" : "Guardar"
                }
              }
            }
          }
      """,
    changes: ["gained-default-value Save"]
  ),
  SyncCase(
    title: "a default value that the code no longer has is removed",
    before: entry(value: "Save it", state: "new"),
    found: [found("save")],
    after: entry(spanish: "translated"),
    changes: ["lost-default-value save"]
  ),
  SyncCase(
    title: "with the policy 'review', translations of a removed default value need review",
    before: entry(value: "Save it", state: "new"),
    found: [found("save")],
    options: review,
    after: entry(spanish: "needs_review"),
    changes: ["lost-default-value save"]
  ),
  SyncCase(
    title: "a default value equal to the key is not a change when it is removed",
    before: entry(value: "save", state: "new"),
    found: [found("save")],
    options: review,
    after: entry(spanish: "translated"),
    changes: ["lost-default-value save"]
  ),
  SyncCase(
    title: "a default value that becomes equal to the key is still one",
    before: entry(value: "save", state: "new"),
    found: [found("save", value: "save")],
    after: entry(value: "save", state: "new"),
    changes: []
  ),
  SyncCase(
    title: "a string that a user edited is kept if the code has no default value",
    before: entry(value: "Save it", state: "translated"),
    found: [found("save")],
    options: review,
    after: entry(english: "translated", spanish: "translated"),
    changes: ["lost-default-value save"]
  ),
  SyncCase(
    title: "the source string of a stale key that is found is kept, because its origin is unknown",
    before: entry(value: "Save it", state: "new", extraction: "stale"),
    found: [found("save")],
    after: entry(english: "new", spanish: "translated"),
    changes: ["revived save"]
  ),
  SyncCase(
    title: "the string of a legacy file is kept in any state",
    before: entry(value: "Save it", state: "new", extraction: "migrated"),
    found: [found("save")],
    after: entry(english: "new", spanish: "translated"),
    changes: ["adopted save"]
  ),
  SyncCase(
    title: "a partial extraction cannot detect a removed default value",
    before: entry(value: "Save it", state: "new"),
    found: [found("save")],
    completeness: .partial,
    after: entry(value: "Save it", state: "new"),
    changes: []
  ),
]

/// Returns the entry `save` with a source string and a Spanish one.
private func entry(
  value: String,
  state: String,
  extraction: String = "extracted_with_value",
  spanish: String = "translated"
) -> String {
  """
      "save" : {
        "extractionState" : "\(extraction)",
        "localizations" : {
          "en" : {
            "stringUnit" : {
              "state" : "\(state)",
              "value" : "\(value)"
            }
          },
          "es" : {
            "stringUnit" : {
              "state" : "\(spanish)",
              "value" : "Guardar"
            }
          }
        }
      }
  """
}

/// Returns the entry `save` with only a Spanish string.
private func entry(spanish: String) -> String {
  """
      "save" : {
        "localizations" : {
          "es" : {
            "stringUnit" : {
              "state" : "\(spanish)",
              "value" : "Guardar"
            }
          }
        }
      }
  """
}

/// Returns the entry `save` with strings that are not those of the code.
private func entry(english: String, spanish: String) -> String {
  """
      "save" : {
        "localizations" : {
          "en" : {
            "stringUnit" : {
              "state" : "\(english)",
              "value" : "Save it"
            }
          },
          "es" : {
            "stringUnit" : {
              "state" : "\(spanish)",
              "value" : "Guardar"
            }
          }
        }
      }
  """
}
