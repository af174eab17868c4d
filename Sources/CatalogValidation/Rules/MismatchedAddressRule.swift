package import Diagnostics
import StringCatalog

/// A rule that reports addresses of another host than in the source text.
///
/// A link to a misspelled host is dead, and an e-mail to it is lost. The path of a link and the
/// mailbox of an e-mail address may depend on the language, and so may a country or a language in the
/// name of the host: *es.example.org*, *example.de*. The reserved names of RFC 2606 are samples, which
/// a translation may replace with its own.
package struct MismatchedAddressRule: LocalizationRule {
  package static let id: Diagnostic.ID = "mismatched-address"
  package static let title =
    "The links and e-mail addresses of a translation have the same hosts as those of the source text."
  package static let reason = """
    A link to a misspelled host is dead. The path may differ, and so may a country or a language in \
    the name of the host.
    """
  package static let defaultSeverity = Diagnostic.Severity.warning

  package func check(_ localization: LocalizationSubject, emit: (Finding) -> Void) {
    for translation in localization.translations
    where translation.leaf.traits.contains(.addressMark)
      && translation.source.traits.contains(.addressMark)
    {
      let wanted = Host.hosts(in: translation.source.value)
      guard !wanted.isEmpty,
        !Self.isSample(translation.leaf.value, of: translation.source.value)
      else { continue }
      let found = Host.hosts(in: translation.leaf.value)
      guard let lost = wanted.first(where: { !found.contains($0) }),
        let added = found.first(where: { !wanted.contains($0) })
      else { continue }
      emit(
        localization.finding(
          Self.message(in: localization.language.tag, added.name, insteadOf: lost.name),
          at: translation.leaf.path
        )
      )
    }
  }
}

extension MismatchedAddressRule {
  /// Returns whether a text is only an email address, whose user is translated as well:
  /// *usuario@servidor.com* for *user@server.com*.
  private static func isSample(_ text: String, of source: String) -> Bool {
    let (own, other) = (text.split(separator: "@"), source.split(separator: "@"))
    return own.count == 2 && other.count == 2 && own[0] != other[0]
      && !text.contains(where: \.isWhitespace) && !source.contains(where: \.isWhitespace)
  }
}

extension MismatchedAddressRule {
  /// Returns the message of a finding.
  package static func message(
    in language: String,
    _ host: String,
    insteadOf other: String
  ) -> Diagnostic.Message {
    Diagnostic.Message(
      id,
      "the \(quoted: language) translation has an address of \(quoted: host) where the source text has one of \(quoted: other)"
    )
  }

  package static let triggering = [
    RuleExample(
      """
      "See https://swift.org/privacy" : { "localizations" : { "es" : { "stringUnit" : {
        "state" : "translated", "value" : ↓"Consulta https://swift.or/privacidad" } } } },
      "Write to help@swift.org" : { "localizations" : { "es" : { "stringUnit" : {
        "state" : "translated", "value" : ↓"Escribe a ayuda@swfit.org" } } } }
      """
    )
  ]

  package static let nonTriggering = [
    RuleExample(
      languages: ["es"],
      """
      "sample" : { "localizations" : {
        "en" : { "stringUnit" : { "state" : "translated", "value" : "user@server.com" } },
        "es" : { "stringUnit" : { "state" : "translated", "value" : "usuario@servidor.com" } } } }
      """
    ),
    RuleExample(
      """
      "See https://en.swift.org/privacy or https://swift.app" : { "localizations" : { "es" : {
        "stringUnit" : {
          "state" : "translated",
          "value" : "Consulta https://es.swift.org/privacidad o https://www.swift.es" } } } },
      "Write to help@swift.org." : { "localizations" : { "es" : { "stringUnit" : {
        "state" : "translated", "value" : "Escribe a ayuda@swift.org." } } } },
      "jane@example.com" : { "localizations" : { "es" : { "stringUnit" : {
        "state" : "translated", "value" : "juana@ejemplo.com" } } } },
      "@name" : { "localizations" : { "es" : { "stringUnit" : {
        "state" : "translated", "value" : "@nombre" } } } }
      """
    ),
  ]
}

/// The host of an address.
private struct Host: Equatable {
  /// The name as written.
  let name: String
  /// The parts of the name that are no country, no language and not `www`.
  private let labels: [Substring]

  /// The last part of the name.
  private let ending: String

  static func == (first: Host, second: Host) -> Bool {
    first.labels == second.labels
      || first.isNational(besides: second) || second.isNational(besides: first)
  }

  /// Returns whether the host is that of another one for a country: *example.de* for *example.app*.
  ///
  /// An ending that begins like that of the other one is a mistake: *example.co* for *example.com*.
  private func isNational(besides other: Host) -> Bool {
    ending.count == 2 && !other.ending.hasPrefix(ending)
      && labels.elementsEqual(other.labels.dropLast())
  }

  private init?(_ name: Substring) {
    let all = name.lowercased().split(separator: ".", omittingEmptySubsequences: false)
    guard all.count > 1, all.allSatisfy({ !$0.isEmpty }) else { return nil }
    self.name = String(name)
    guard !all.contains("example") else { return nil }
    ending = String(all.last ?? "")
    let isNumber = all.allSatisfy { $0.allSatisfy(\.isNumber) }
    guard isNumber || all.last?.allSatisfy(\.isLetter) ?? false else { return nil }
    let isNational = all.last?.count == 2
    // The ending of a national address replaces that of the international one.
    labels =
      isNumber
      ? all : all.filter { $0.count > 2 && $0 != "www" && !(isNational && $0 == all.last) }
  }

  /// Finds the hosts of links and of e-mail addresses.
  static func hosts(in text: String) -> [Host] {
    guard mayContainHost(text) else { return [] }
    return text.split { $0.isWhitespace || "()<>[]\"“”«»,;".contains($0) }
      .compactMap { word in
        guard let start = word.firstRange(of: "://")?.upperBound ?? mailHost(of: word) else {
          return nil
        }
        let name = word[start...]
          .prefix {
            $0.isLetter || $0.isNumber || $0 == "." || $0 == "-"
          }
        return Host(name.hasSuffix(".") ? name.dropLast() : name)
      }
  }

  /// Returns whether a text may contain a host; few do, apart from the placeholder `%@`.
  private static func mayContainHost(_ text: String) -> Bool {
    var previous: UInt8 = 0
    for byte in text.utf8 {
      if byte == UInt8(ascii: "/"), previous == byte { return true }
      if byte == UInt8(ascii: "@"), previous > 0, previous != UInt8(ascii: "%") { return true }
      previous = byte
    }
    return false
  }

  /// Returns the start of the host of an e-mail address, or `nil` if a word is none.
  private static func mailHost(of word: Substring) -> Substring.Index? {
    guard let mark = word.firstIndex(of: "@"), mark > word.startIndex,
      word[word.index(before: mark)].isLetter || word[word.index(before: mark)].isNumber
    else { return nil }
    return word.index(after: mark)
  }
}
