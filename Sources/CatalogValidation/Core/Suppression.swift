import Diagnostics

/// The rules that an entry's comment switches off.
///
/// `[validate:off]` switches off all of them, `[validate:off placeholders-agree]` one; several
/// names have blanks or commas between them. The mark may stand anywhere in the comment.
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

  func contains(_ rule: Diagnostic.ID) -> Bool {
    includesAll || (!rules.isEmpty && rules.contains(rule))
  }

  private mutating func insert(_ names: Substring) {
    guard names.first.map({ $0 == " " || $0 == "," }) ?? true else { return }
    let ids = names.split { $0 == " " || $0 == "," }.map { Diagnostic.ID(rawValue: String($0)) }
    if ids.isEmpty { includesAll = true }
    rules.formUnion(ids)
  }

  private static let opening = "[validate:off"
}
