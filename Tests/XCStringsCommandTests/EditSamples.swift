import TestSupport

extension Samples {
  /// A catalog with a plural, a stale key and a plain one.
  static let texts = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "%lld files" : {
          "localizations" : {
            "en" : {
              "variations" : {
                "plural" : {
                  "one" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%lld file"
                    }
                  },
                  "other" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%lld files"
                    }
                  }
                }
              }
            },
            "es" : {
              "stringUnit" : {
                "state" : "needs_review",
                "value" : "%lld archivos"
              }
            }
          }
        },
        "Gone" : {
          "extractionState" : "stale",
          "localizations" : {
            "es" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Ido"
              }
            }
          }
        },
        "Hello, %@" : {
          "comment" : "Greets the user",
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
      },
      "version" : "1.0"
    }
    """
}

extension Shell {
  /// A folder with ``Samples/texts`` as `Texts.xcstrings`.
  static func withTexts() throws -> Shell {
    let shell = try Shell()
    try shell.folder.write(Samples.texts, to: "Texts.xcstrings")
    return shell
  }

  /// Returns the removed and added lines since ``withTexts()``, without indentation.
  func difference() throws -> [String] {
    let before = Samples.texts.split(separator: "\n", omittingEmptySubsequences: false)
    let after = try folder.text(of: "Texts.xcstrings")
      .split(separator: "\n", omittingEmptySubsequences: false)
    let difference = after.difference(from: before)
    return difference.removals.map { "- \($0.trimmed)" }
      + difference.insertions.map { "+ \($0.trimmed)" }
  }
}

extension CollectionDifference<Substring>.Change {
  fileprivate var trimmed: Substring {
    switch self {
    case .insert(_, let line, _), .remove(_, let line, _): line.drop { $0 == " " }
    }
  }
}
