import Diagnostics

/// The rules that the comment of an entry turns off.
///
/// `[validate:off]` turns off all rules, `[validate:off mismatched-placeholders]` one. Several ids are
/// separated by spaces or commas. The directive can be anywhere in the comment.
struct Suppression: Hashable, Sendable {
  private var includesAll = false
  private var rules: Set<Diagnostic.ID> = []

  init(comment: String?) {
    guard var rest = comment?[...], rest.utf8.contains(UInt8(ascii: "[")) else { return }
    while let start = rest.firstRange(of: Self.opening)?.upperBound {
      rest = rest[start...]
      guard let end = rest.firstIndex(of: "]") else { return }
      insert(rest[..<end])
      rest = rest[end...]
    }
  }

  /// The rules that are turned off, `*` for all; `nil` if there are none.
  var names: [String]? {
    if includesAll { return ["*"] }
    return rules.isEmpty ? nil : rules.map(\.rawValue).sorted()
  }

  func contains(_ rule: Diagnostic.ID) -> Bool {
    includesAll || (!rules.isEmpty && rules.contains(rule))
  }

  private mutating func insert(_ names: Substring) {
    guard names.first.map({ $0 == " " || $0 == "," }) ?? true else { return }
    let names = names.split { $0 == " " || $0 == "," }
    if names.isEmpty { includesAll = true }
    rules.formUnion(names.map { Diagnostic.ID(rawValue: String($0)) })
  }

  /// Returns whether a comment says that a text is not translated.
  ///
  /// This is the note of an object in Interface Builder (`Note = "Placeholder - do not translate"`),
  /// the ignore mark of BartyCrouch, and a comment that says nothing else.
  static func exempts(comment: String?) -> Bool {
    guard let comment else { return false }
    if comment.utf8.contains(UInt8(ascii: "#")), comment.contains("#bc-ignore!") { return true }
    if let note = InterfaceBuilderComment(comment)?.note { return forbidsTranslation(note) }
    return comment.utf8.count < 40 && forbidsTranslation(comment)
      && comment.split { !$0.isLetter && $0 != "'" && $0 != "’" }.count <= 4
  }

  private static func forbidsTranslation(_ text: String) -> Bool {
    // Few comments contain both words.
    let words = text.lowercasedLetterRuns
    guard words.contains("not") || words.contains("don"),
      words.contains("translate") || words.contains("localize")
    else { return false }
    let text = text.lowercased().replacing("’", with: "'")
    return ["do not translate", "don't translate", "do not localize", "don't localize"]
      .contains { text.contains($0) }
  }

  /// The start of a directive.
  static let opening = "[validate:off"
}
