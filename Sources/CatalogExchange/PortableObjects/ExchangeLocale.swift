/// The names that gettext has for languages: `pt_BR` for `pt-BR`, `sr@latin` for `sr-Latn`.
enum ExchangeLocale {
  private static let scripts = ["latin": "Latn", "cyrillic": "Cyrl", "arabic": "Arab"]

  /// Returns the name of a language.
  static func name(ofTag tag: String) -> String {
    tag.replacing("-", with: "_")
  }

  /// Returns the language of a name; `nil` if there is none in it.
  static func tag(ofName name: String) -> String? {
    let parts = name.split(separator: "@", maxSplits: 1)
    guard let locale = parts.first else { return nil }
    var subtags = locale.prefix { $0 != "." }.split(separator: "_").map(String.init)
    guard !subtags.isEmpty else { return nil }
    if parts.count > 1 {
      let modifier = String(parts[1])
      if let script = scripts[modifier] {
        subtags.insert(script, at: 1)
      } else {
        subtags.append(modifier)
      }
    }
    return subtags.joined(separator: "-")
  }
}
