package import CatalogValidation
package import Diagnostics
import JSONSyntax
package import StringCatalog

/// The decision about a conflict of a merge.
package struct ConflictResolution: Hashable, Sendable {
  /// The values between which a person or program decides.
  package enum Choice: Hashable, Sendable {
    /// The value of our version.
    case ours
    /// The value of their version.
    case theirs
    /// The value of the common ancestor.
    case base
    /// Another text.
    case text(String)
  }

  /// The identifier of the conflict.
  package let id: String
  /// The decision.
  package let choice: Choice

  /// Creates a decision.
  package init(id: String, _ choice: Choice) {
    self.id = id
    self.choice = choice
  }
}

/// What became of a decision about a conflict.
package enum ResolutionResult: Hashable, Sendable {
  /// The merged catalog contains the value.
  case applied
  /// There is no such conflict: one of the versions has changed, or it was decided before.
  case noConflict
  /// The conflict is not about a text, so no other text can replace it.
  case noText
  /// The text has errors.
  case invalid([Diagnostic])
}

extension CatalogMerge.Conflict {
  /// The identifier of the conflict: `c1-` and 16 hexadecimal digits.
  ///
  /// It depends on the part and on its values in the three versions only, so a repeated merge of the
  /// same texts gives the same identifier, and another text gives another one.
  package var id: String {
    let parts: [JSONValue] = [
      path.key.map { .string($0) } ?? .null, .array(path.fields.map { .string($0) }),
      base.map { .array([$0]) } ?? .null, ours.map { .array([$0]) } ?? .null,
      theirs.map { .array([$0]) } ?? .null,
    ]
    var hash = FNV1a()
    for byte in JSONValue.array(parts).line { hash.append(byte) }
    return "c1-\(hash.hexadecimal)"
  }

  /// Returns the value of the part with another text; `nil` if the part is no text.
  fileprivate func value(of text: String, sourceLanguage: String) -> JSONValue? {
    if path.key != nil, path.fields == ["comment"] { return .string(text) }
    guard let language = path.language, path.fields.last == "stringUnit" else { return nil }
    let draft = StringCatalog.TranslationState.needsReview
    let state = language == sourceLanguage ? StringCatalog.TranslationState.translated : draft
    return .object([
      JSONValue.Member("state", .string(state.rawValue)), JSONValue.Member("value", .string(text)),
    ])
  }
}

extension CatalogMerge {
  /// Decides about conflicts, in order.
  ///
  /// Another text than those of the versions is a draft, and is checked like a translation.
  ///
  /// - Parameters:
  ///   - resolutions: The decisions.
  ///   - rules: The levels of the rules. Texts with findings that are errors are left out.
  /// - Returns: The result of each decision.
  package mutating func resolve(
    _ resolutions: [ConflictResolution],
    _ rules: ValidationConfiguration
  ) -> [ResolutionResult] {
    let known = Dictionary(conflicts.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var decided: Set<String> = []
    return resolutions.map { resolution in
      guard let conflict = known[resolution.id], !decided.contains(resolution.id) else {
        return .noConflict
      }
      let result = resolve(conflict, resolution.choice, rules)
      if result == .applied { decided.insert(resolution.id) }
      return result
    }
  }

  private mutating func resolve(
    _ conflict: Conflict,
    _ choice: ConflictResolution.Choice,
    _ rules: ValidationConfiguration
  ) -> ResolutionResult {
    switch choice {
    case .ours: resolve(conflict, as: conflict.ours)
    case .theirs: resolve(conflict, as: conflict.theirs)
    case .base: resolve(conflict, as: conflict.base)
    case .text(let text):
      let source = catalog.sourceLanguage
      guard let value = conflict.value(of: text, sourceLanguage: source) else { return .noText }
      let previous = self
      resolve(conflict, as: value)
      let errors = errors(in: conflict.path, before: previous, rules)
      guard errors.isEmpty else {
        self = previous
        return .invalid(errors)
      }
    }
    return .applied
  }

  private func errors(
    in path: CatalogPath,
    before previous: CatalogMerge,
    _ rules: ValidationConfiguration
  ) -> [Diagnostic] {
    guard let key = path.key, let language = path.language, language != catalog.sourceLanguage,
      let entry = catalog[key]
    else { return [] }
    return EntryCheck(of: catalog, in: language, configuration: rules)
      .errors(of: [path.partName], in: entry, before: previous.catalog[key], key: key)
  }
}

extension CatalogPath {
  /// The name of the part in its entry or in its language: that of a variant, such as `plural.one`,
  /// or that of a field, such as `comment`; empty for a text without variants.
  package var partName: String {
    var fields = language == nil ? fields[...] : fields.dropFirst(2)
    if isText { fields = fields.dropLast() }
    return fields.filter { $0 != "variations" }.joined(separator: ".")
  }

  /// Whether the part is a text of a language, or its phrases.
  package var isText: Bool {
    language != nil && (fields.last == "stringUnit" || fields.last == "stringSet")
  }
}
