/// A String Catalog of the size of a large app, which is the same for the same seed.
///
/// A quarter of its keys has a number and plurals, a quarter has a string argument, and the rest
/// are plain.
public struct SampleCatalog: Sendable {
  /// The keys, as written in the catalog.
  public let keys: [String]
  /// The languages in addition to English.
  public let languages: [String]
  private let seed: UInt64

  /// Creates a catalog.
  public init(
    keyCount: Int = 700,
    languages: [String] = [
      "ar", "be", "ca", "de", "es", "eu", "fr", "gl", "it", "ja", "ko", "nb", "nl", "pl", "pt",
      "tr",
      "uk", "zh-Hans",
    ],
    seed: UInt64 = 1
  ) {
    var words = Words(seed: seed)
    keys = (0..<keyCount)
      .map { index in
        let text = words.sentence() + " \(index)"
        return switch index % 4 {
        case 0: "%lld " + text
        case 1: "%@ " + text
        default: text
        }
      }
    self.languages = languages
    self.seed = seed
  }

  /// The catalog in Xcode's layout.
  public var text: String {
    var words = Words(seed: seed + 1)
    let entries = keys.map { key in
      let localizations = languages.map { language in
        #"        "\#(language)" : \#(localization(of: key, &words))"#
      }
      return """
            "\(key)" : {
              "localizations" : {
        \(localizations.joined(separator: ",\n"))
              }
            }
        """
    }
    return """
      {
        "sourceLanguage" : "en",
        "strings" : {
      \(entries.joined(separator: ",\n"))
        },
        "version" : "1.0"
      }
      """
  }

  private func localization(of key: String, _ words: inout Words) -> String {
    guard key.hasPrefix("%lld") else {
      return unit((key.hasPrefix("%@") ? "%@ " : "") + words.sentence(), indent: "          ")
    }
    let forms = ["one", "other"]
      .map { category in
        #"                "\#(category)" : \#(unit("%lld " + words.sentence(), indent: "                  "))"#
      }
    return """
      {
                "variations" : {
                  "plural" : {
      \(forms.joined(separator: ",\n"))
                  }
                }
              }
      """
  }

  private func unit(_ value: String, indent: String) -> String {
    """
    {
    \(indent)"stringUnit" : {
    \(indent)  "state" : "translated",
    \(indent)  "value" : "\(value)"
    \(indent)}
    \(indent.dropLast(2))}
    """
  }
}
