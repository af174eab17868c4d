import BenchmarkPeers
import Foundation
import Localization

/// Messages, looked up by key only and formatted with values.
struct Messages {
  private let spanish = UserLocale("es_ES")
  private let keys = plainKeys
  private let values = plainKeys.map { String.LocalizationValue($0) }
  private let texts: [String: String]
  /// Whether gettext supports Spanish on this machine.
  private let hasGettext: Bool

  /// Loads the strings of the catalog, and writes them for gettext.
  init(folder: URL) throws {
    let spanish = spanish
    texts = Dictionary(
      uniqueKeysWithValues: plainKeys.map { ($0, String(localized: .init($0), locale: spanish)) }
    )
    let counted = ["%d book by %s\0%d books by %s": "%d libro de %s\0%d libros de %s"]
    try MessageFile.write(texts.merging(counted) { $1 }, below: folder)
    hasGettext = peer_use_messages(folder.path, keys[0], texts[keys[0]]) != 0
    if !hasGettext { print("gettext does not speak Spanish here: it is left out") }
  }

  func time() throws {
    try timeLookups("look one message up", mask: 0)
    try timeLookups("look 64 messages up in turn", mask: 63)
    try timeMessages()
  }

  func countAllocations() {
    printAllocations("look a message up", goal: 0) { lookUp($0 & 63) }
    printAllocations("show a message with a plural and two values", goal: 1, show)
  }

  private func lookUp(_ index: Int) -> Int {
    String(localized: values[index], locale: spanish).utf8.count
  }

  private func show(_ number: Int) -> Int {
    String(localized: "\(number) books by \("Cervantes")", locale: spanish).utf8.count
  }

  /// Measures lookups; the mask determines the number of keys.
  private func timeLookups(_ job: String, mask: Int) throws {
    let cKeys = keys.map { strdup($0) }
    defer { for key in cKeys { free(key) } }
    try compare(
      job,
      [
        .localization { lookUp($0 & mask) },
        BenchmarkSubject("Dictionary<String, String>", goal: 1) {
          (texts[keys[$0 & mask]] ?? "").utf8.count
        },
      ]
        + gettext { Int(peer_look_up(cKeys[$0 & mask])) }
    )
  }

  private func timeMessages() throws {
    let number = peer_number_format(".0", "es_ES")
    let locale = Locale(identifier: "es_ES")
    try compare(
      "show a message with a plural and two values",
      [
        .localization(show),
        BenchmarkSubject("ICU in C, one number alone", goal: 1) {
          Int(peer_format_number(number, Double($0) / 7))
        },
        BenchmarkSubject("String(format:locale:)", goal: 0.01, count: 200) {
          String(format: "%lld books by %@", locale: locale, $0, NSString("Cervantes")).utf8.count
        },
      ]
        + gettext {
          Int(peer_show_message("%d book by %s", "%d books by %s", Int32($0), "Cervantes"))
        }
    )
  }

  private func gettext(_ work: @escaping (Int) -> Int) -> [BenchmarkSubject] {
    hasGettext ? [BenchmarkSubject("gettext in C", work)] : []
  }
}
