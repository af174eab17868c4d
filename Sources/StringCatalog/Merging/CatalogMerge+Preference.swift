import JSONSyntax
import OrderedCollections

extension CatalogMerge {
  /// The side that is taken where both sides changed a part differently.
  package enum Preference: String, Hashable, Sendable, CaseIterable {
    /// Our version.
    case ours
    /// Their version.
    case theirs
    /// The side that finished a text, if the other one did not. If one side removed a part in which
    /// the other one finished no text, the part is removed.
    case finished
  }

  /// Resolves the conflicts for which there is a preferred side.
  ///
  /// - Parameters:
  ///   - preference: The preference.
  ///   - ours: The version into which the other one was merged.
  ///   - theirs: The version that was merged.
  package mutating func resolve(
    preferring preference: Preference,
    ours: StringCatalog,
    theirs: StringCatalog
  ) {
    for conflict in conflicts {
      switch preference.side(of: conflict, ours, theirs) {
      case .ours: resolve(conflict, as: conflict.ours)
      case .theirs: resolve(conflict, as: conflict.theirs)
      case nil: continue
      }
    }
  }
}

extension CatalogMerge.Preference {
  /// Returns the side to take; `nil` if a person must decide.
  fileprivate func side(
    of conflict: CatalogMerge.Conflict,
    _ ours: StringCatalog,
    _ theirs: StringCatalog
  ) -> CatalogMerge.Side? {
    switch self {
    case .ours: return .ours
    case .theirs: return .theirs
    case .finished: break
    }
    func texts(_ value: JSONValue?) -> [FinishedPart] {
      value.map { FieldTree($0).finishedTexts() } ?? []
    }
    let former = texts(conflict.base)
    let hasOurs = !texts(conflict.ours).allSatisfy(former.contains)
    let hasTheirs = !texts(conflict.theirs).allSatisfy(former.contains)
    if hasOurs != hasTheirs {
      // The text that one side finished may translate another source text than that of the other.
      guard let key = conflict.path.key, ours.sourceText(of: key) == theirs.sourceText(of: key)
      else { return nil }
      return hasOurs ? .ours : .theirs
    }
    guard !hasOurs, conflict.path.key != nil else { return nil }
    return conflict.ours == nil ? .ours : conflict.theirs == nil ? .theirs : nil
  }
}

extension StringCatalog {
  fileprivate func sourceText(of key: String) -> Localization? {
    self[key, inLanguages: [sourceLanguage]]?.localizations[sourceLanguage]
  }
}

/// A finished text at a path.
private struct FinishedPart: Equatable {
  var path: [ExactString]
  var text: [ExactString: FieldTree]
}

extension FieldTree {
  /// Returns the texts in the state `translated`.
  fileprivate func finishedTexts(at path: [ExactString] = []) -> [FinishedPart] {
    guard var fields else { return [] }
    guard let state = fields.removeValue(forKey: Self.stateField)?.text else {
      return fields.flatMap { $0.value.finishedTexts(at: path + [$0.key]) }
    }
    let isFinished = state == StringCatalog.TranslationState.translated.rawValue
    return isFinished ? [FinishedPart(path: path, text: fields)] : []
  }

  private static let stateField = ExactString("state")
}
