import Diagnostics
import OrderedCollections
import StringCatalog
import Testing

/// Keys whose texts are in storyboards, XIBs and Info.plists.
@Suite struct `Keys of documents and Info.plists` {
  @Test(arguments: rows) func `are updated as in Xcode`(_ row: SyncCase) throws {
    try expectSync(row)
  }

  @Test func `are decided by their own files if other sources were not read`() throws {
    let entries = """
          "a1-b2-c3d.title" : {
            "comment" : "Class = \\"NSButton\\"; title = \\"OK\\"; ObjectID = \\"a1-b2-c3d\\";",
            "extractionState" : "extracted_with_value",
            "localizations" : {
              "es" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "Vale"
                }
              }
            }
          },
          "code" : {
            "localizations" : {
              "es" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "código"
                }
              }
            }
          }
      """
    let isOfDocument: @Sendable (String, StringCatalog.Entry) -> Bool = { _, entry in
      entry.comment?.hasPrefix("Class = ") ?? false
    }
    for (code, resources, stale) in [
      (.partial, .complete, ["a1-b2-c3d.title"]), (.complete, .partial, []),
      (.complete, .complete, ["a1-b2-c3d.title", "code"]), (.partial, .partial, []),
    ] as [(ExtractedStrings.Completeness, ExtractedStrings.Completeness, [String])] {
      let (_, report) = synchronize(
        try parsedCatalog(entries),
        with: [],
        completeness: SourceCompleteness(
          code: code,
          resources: resources,
          isOfResource: isOfDocument
        )
      )
      #expect(report.changes(of: .markedStale).map(\.key) == stale)
    }
  }

  @Test func `of several Info.plists have the first text in the order of code points`() throws {
    let strings = ["watchOS Widget", "Widget", "Ärger"].map { inPlist("CFBundleName", $0) }
    let (catalog, report) = synchronize(
      try parsedCatalog(""),
      with: strings,
      completeness: .complete
    )
    #expect(catalog["CFBundleName"]?.localizations["en"]?.stringUnit?.value == "Widget")
    #expect(report.diagnostics.isEmpty)
    let other = StringCatalog.Localization("watchOS Widget", state: .new)
    var edited = catalog
    edited["CFBundleName"]?.localizations["en"] = other
    // Xcode writes the text of the target that was built last.
    #expect(synchronize(edited, with: strings, completeness: .complete).report.isUnchanged)
  }
}

/// Returns a text of a document.
private func inDocument(_ key: String, _ text: String) -> ExtractedString {
  var string = found(key, value: text, comment: "Class = \"NSMenuItem\"; title = \"\(text)\";")
  string.origin = .interfaceBuilder
  return string
}

/// Returns a text of an Info.plist.
private func inPlist(
  _ key: String,
  _ text: String?,
  comment: String? = "Bundle name"
) -> ExtractedString {
  var string = found(key, value: text, comment: comment)
  string.origin = .infoPlist
  return string
}

/// Returns an entry of the key `7.title` as JSON.
private func entry(
  _ text: String?,
  state: String? = "extracted_with_value",
  unit: String = "new",
  es: String? = nil,
  comment: String
) -> String {
  let source = text.map {
    """
            "en" : {
              "stringUnit" : {
                "state" : "\(unit)",
                "value" : "\($0)"
              }
            }
    """
  }
  let translation = es.map {
    """
            "es" : {
              "stringUnit" : {
                "state" : "\($0)",
                "value" : "Abrir…"
              }
            }
    """
  }
  let texts = [source, translation].compactMap(\.self).joined(separator: ",\n")
  let line = state.map { "\n      \"extractionState\" : \"\($0)\"," } ?? ""
  return """
        "7.title" : {
          "comment" : "Class = \\"NSMenuItem\\"; title = \\"\(comment)\\";",\(line)
          "localizations" : {
    \(texts)
          }
        }
    """
}

private let open = [inDocument("7.title", "Open %@ and %@")]

private let rows = [
  SyncCase(
    title: "a new text is its own value, without numbered arguments",
    before: "",
    found: open,
    after: entry("Open %@ and %@", comment: "Open %@ and %@"),
    changes: ["added 7.title"]
  ),
  SyncCase(
    title: "a changed text replaces the value, and finished translations need review",
    before: entry("Open", es: "translated", comment: "Open"),
    found: open,
    after: entry("Open %@ and %@", es: "needs_review", comment: "Open %@ and %@"),
    changes: ["source-text-changed 7.title", "comment-changed 7.title"]
  ),
  SyncCase(
    title: "an edited text is kept, and the comment follows the document",
    before: entry("Open it", state: nil, unit: "translated", es: "translated", comment: "Open"),
    found: open,
    after: entry(
      "Open it",
      state: nil,
      unit: "translated",
      es: "translated",
      comment: "Open %@ and %@"
    ),
    changes: ["comment-changed 7.title"],
    differences: ["7.title"]
  ),
  SyncCase(
    title: "a manual key is never changed",
    before: entry("Open", state: "manual", es: "translated", comment: "Open"),
    found: open,
    after: entry("Open", state: "manual", es: "translated", comment: "Open"),
    changes: []
  ),
  SyncCase(
    title: "a migrated key gets the text of the document",
    before: entry("Open", state: "migrated", unit: "translated", es: "translated", comment: "Open"),
    found: open,
    after: entry("Open %@ and %@", es: "translated", comment: "Open %@ and %@"),
    changes: ["adopted 7.title", "comment-changed 7.title"]
  ),
  SyncCase(
    title: "a stale key whose object is back is in use again",
    before: entry("Open %@ and %@", state: "stale", es: "translated", comment: "Open %@ and %@"),
    found: open,
    after: entry("Open %@ and %@", es: "translated", comment: "Open %@ and %@"),
    changes: ["revived 7.title"]
  ),
  SyncCase(
    title: "a key without translation is removed with its object",
    before: entry("Open", comment: "Open"),
    found: [],
    after: "",
    changes: ["removed 7.title"]
  ),
  SyncCase(
    title: "an empty text of a build setting is a value",
    before: "",
    found: [inPlist("NSHumanReadableCopyright", "", comment: "Copyright (human-readable)")],
    after: """
          "NSHumanReadableCopyright" : {
            "comment" : "Copyright (human-readable)",
            "extractionState" : "extracted_with_value",
            "localizations" : {
              "en" : {
                "stringUnit" : {
                  "state" : "new",
                  "value" : ""
                }
              }
            }
          }
      """,
    changes: ["added NSHumanReadableCopyright"]
  ),
  SyncCase(
    title: "the comment of a user stays for the key of an Info.plist",
    before: """
          "CFBundleName" : {
            "comment" : "The short name",
            "extractionState" : "extracted_with_value",
            "localizations" : {
              "en" : {
                "stringUnit" : {
                  "state" : "new",
                  "value" : "Shop"
                }
              }
            }
          }
      """,
    found: [inPlist("CFBundleName", "Shop")],
    after: """
          "CFBundleName" : {
            "comment" : "The short name",
            "extractionState" : "extracted_with_value",
            "localizations" : {
              "en" : {
                "stringUnit" : {
                  "state" : "new",
                  "value" : "Shop"
                }
              }
            }
          }
      """,
    changes: []
  ),
  SyncCase(
    title: "a key without a source text gets it, and finished translations need review",
    before: entry(nil, state: nil, es: "translated", comment: "Open %@ and %@"),
    found: open,
    after: entry("Open %@ and %@", es: "needs_review", comment: "Open %@ and %@"),
    changes: ["gained-default-value 7.title"]
  ),
  SyncCase(
    title: "the name of a type is a bare key",
    before: "",
    found: [inPlist("Image, %@ and %@", nil, comment: nil)],
    after: """
          "Image, %@ and %@" : {

          }
      """,
    changes: ["added Image, %@ and %@"]
  ),
]
