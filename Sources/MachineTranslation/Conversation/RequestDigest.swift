import ICU
import OrderedCollections
import StringCatalog

/// The identity of the texts of an entry for an engine.
///
/// Equal digests mean that the same translation would be requested. What may change while
/// other texts are translated, such as neighbours, is not part of it.
package struct RequestDigest: Hashable, Sendable {
  /// 32 hexadecimal digits.
  package let text: String

  /// Creates a digest from its digits, which are not checked.
  package init(text: String) {
    self.text = text
  }

  /// Creates the digest of an entry.
  ///
  /// - Parameters:
  ///   - entry: The entry.
  ///   - engine: The command that starts the engine.
  ///   - style: How the texts are written.
  ///   - catalog: The path of the catalog.
  package init(
    of entry: PlannedEntry,
    engine: String,
    style: [String: String] = [:],
    catalog: String
  ) {
    var parts = [
      EngineProtocol.name, engine, catalog, entry.key, entry.sourceLanguage, entry.language,
      entry.entry.comment ?? "", entry.lengthLimit.map(String.init) ?? "",
      entry.sourceVersion.rawValue, entry.targetVersion.rawValue,
    ]
    for text in entry.texts {
      parts.append(text.place.name)
      switch text.content {
      case .text(let value): parts.append(value)
      case .plural(let forms, let needs):
        for (category, value) in forms { parts += [category.rawValue, value] }
        parts += needs.keys.map { "\($0.rawValue)\(text.written.contains($0))" }
      }
    }
    for (name, text) in style.sorted(by: { $0.key < $1.key }) { parts += [name, text] }
    for term in entry.terms { parts += [term.source] + term.accepted + term.forbidden }
    parts += entry.protectedTerms.map(\.text)
    // Two hashes of 64 bits with different beginnings are as good as one of 128 bits here.
    text = Self.hash(parts, after: "1") + Self.hash(parts, after: "2")
  }

  /// Returns a hash of a prefix and the parts, with a byte after each part that occurs in no text.
  private static func hash(_ parts: [String], after prefix: String) -> String {
    var hash = FNV1a()
    hash.append(prefix)
    for part in parts {
      hash.append(part)
      hash.append(0xFF)
    }
    return hash.hexadecimal
  }
}
