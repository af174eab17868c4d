import JSONSyntax
import StringCatalog
import TestSupport

/// Random catalogs with texts of each kind: plain, by number, by device, by both, with substitutions,
/// and phrases.
struct SequenceCatalog {
  var random: SeededGenerator

  /// Returns the text of a catalog with the languages `en`, `es` and `fr`.
  mutating func text() -> String {
    let entries = Self.keys.filter { _ in chance(of: 2) }
      .map { key in "\(quoted(key)):\(entry(key))" }
    return
      #"{"sourceLanguage":"en","strings":{\#(entries.joined(separator: ","))},"version":"1.0"}"#
  }

  /// The keys of all catalogs.
  static let keys = [
    "Open the door", "Hello, %@", "%lld files", "Tap", "%lld taps on %@",
    "%lld files in %lld folders", "door.title", "Start ${applicationName}", "Done",
  ]

  /// Returns a text that may be the translation of a key.
  mutating func value(_ key: String) -> String {
    let parts = Self.specifiers(of: key)
    guard !chance(of: 4) else {
      return pick(["", " ", "Hola, %@", "%lld", "Texto", "%1$@ %2$lld", "%d%%", "Uno\nDos", "%"])
    }
    return ([pick(["Abre", "Cierra", "Texto", "Uno"])] + parts).joined(separator: " ")
  }

  private static func specifiers(of key: String) -> [String] {
    key.split(separator: " ").map(String.init)
      .filter { $0.contains("%") || $0.contains("$") }
  }

  private mutating func entry(_ key: String) -> String {
    let languages = ["es", "fr"].filter { _ in !chance(of: 4) }
    var localizations = languages.map { "\"\($0)\":\(localization(key, isSource: false))" }
    if key == "door.title" || key.hasPrefix("%") || key == "Tap" {
      localizations.append("\"en\":\(localization(key, isSource: true))")
    }
    let manual = key == "door.title" ? #""extractionState":"manual","# : ""
    return "{\(manual)\"localizations\":{\(localizations.joined(separator: ","))}}"
  }

  private mutating func localization(_ key: String, isSource: Bool) -> String {
    func plural(_ body: (String) -> String) -> String {
      let forms = ["one", "other"].map { "\"\($0)\":\(body($0))" }
      return #"{"variations":{"plural":{\#(forms.joined(separator: ","))}}}"#
    }
    switch key {
    case "%lld files": return plural { _ in unit(key, isSource) }
    case "Tap":
      return
        #"{"variations":{"device":{"iphone":\#(unit(key, isSource)),"other":\#(unit(key, isSource))}}}"#
    case "%lld taps on %@":
      let forms = plural { _ in unit(key, isSource) }
      return #"{"variations":{"device":{"mac":\#(unit(key, isSource)),"other":\#(forms)}}}"#
    case "%lld files in %lld folders":
      let names = ["files", "folders"].enumerated()
        .map { index, name in
          #""\#(name)":{"argNum":\#(index + 1),"formatSpecifier":"lld","#
            + plural { _ in unit("%arg \(name)", isSource) }.dropFirst()
        }
      let text = unit("%#@files@ %#@folders@", isSource).dropLast()
      return "\(text),\"substitutions\":{\(names.joined(separator: ","))}}"
    case "Start ${applicationName}":
      let phrases = (0..<2).map { _ in quoted(value(key)) }.joined(separator: ",")
      return #"{"stringSet":{"state":"\#(state(isSource))","values":[\#(phrases)]}}"#
    default: return unit(key, isSource)
    }
  }

  private mutating func unit(_ key: String, _ isSource: Bool) -> String {
    // Two keys have the same source text.
    let text = quoted(isSource ? key == "door.title" ? "Open the door" : key : value(key))
    return #"{"stringUnit":{"state":"\#(state(isSource))","value":\#(text)}}"#
  }

  private mutating func state(_ isSource: Bool) -> String {
    isSource ? "translated" : pick(["translated", "translated", "needs_review", "new"])
  }

  func quoted(_ text: String) -> String {
    String(decoding: JSONValue.string(text).line, as: UTF8.self)
  }

  mutating func chance(of count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &random)]
  }
}
