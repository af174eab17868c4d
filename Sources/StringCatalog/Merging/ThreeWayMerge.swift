/// The values of a part in a common ancestor and in the two versions derived from it; `nil` means
/// that the part does not exist.
struct ThreeWayMerge<Value> {
  var base: Value?
  var ours: Value?
  var theirs: Value?

  /// Returns the versions with a transformation applied to each.
  func map<Result>(_ transform: (Value) -> Result?) -> ThreeWayMerge<Result> {
    ThreeWayMerge<Result>(
      base: base.flatMap(transform),
      ours: ours.flatMap(transform),
      theirs: theirs.flatMap(transform)
    )
  }
}

extension ThreeWayMerge where Value: Equatable {
  /// The result of comparing the versions.
  enum Outcome {
    /// Both sides have the same value, or only one differs from the ancestor.
    case agreed(Value?)
    /// Both differ from the ancestor and from each other.
    case conflict
  }

  /// The result of comparing the two versions with the ancestor.
  var outcome: Outcome {
    if ours == theirs || theirs == base { return .agreed(ours) }
    return ours == base ? .agreed(theirs) : .conflict
  }
}

// MARK: - Settling

extension ThreeWayMerge<FieldTree> {
  /// The extraction state if both sides changed it, or `nil` if the conflict cannot be
  /// resolved.
  ///
  /// Synchronization ran on each branch separately. A state that a user set takes precedence. A key
  /// that is in use in either branch takes precedence over a stale one. Only the merged code shows
  /// whether the key was removed, and the next synchronization updates the state.
  var resolvedExtractionState: FieldTree?? {
    guard let own = Self.rank(of: ours), let other = Self.rank(of: theirs) else { return nil }
    return .some(own >= other ? ours : theirs)
  }

  private static func rank(of state: FieldTree?) -> Int? {
    guard let state else { return ranks.firstIndex(of: nil) }
    guard let text = state.text else { return nil }
    return ranks.firstIndex(of: StringCatalog.ExtractionState(rawValue: text))
  }

  /// The known states, from the lowest precedence to the highest; `nil` is the state of a key that
  /// is in the code.
  private static let ranks: [StringCatalog.ExtractionState?] = [
    .stale, .migrated, nil, .extractedWithValue, .manual,
  ]

  /// Returns the text that both sides have with different states, with the state that was decided
  /// last: a finished one, or else the one that needs a person.
  ///
  /// - Parameter hasSameSource: Whether both sides have the same source text. Otherwise, a finished
  ///   state may belong to another one.
  /// - Returns: `nil` if the texts differ, or if the states do not decide.
  func resolvedText(hasSameSource: Bool) -> FieldTree? {
    guard let own = Self.textAndRank(of: ours), let other = Self.textAndRank(of: theirs),
      own.text == other.text
    else { return nil }
    let finished = Self.textStates.count - 1
    guard hasSameSource || own.rank != finished && other.rank != finished else { return nil }
    return own.rank >= other.rank ? ours : theirs
  }

  private static func textAndRank(
    of unit: FieldTree?
  ) -> (text: [ExactString: FieldTree], rank: Int)? {
    guard var text = unit?.fields, let state = text.removeValue(forKey: stateField)?.text,
      let rank = textStates.firstIndex(of: StringCatalog.TranslationState(rawValue: state))
    else { return nil }
    return (text, rank)
  }

  private static var stateField: ExactString { ExactString("state") }
  /// The states of a text, from the lowest precedence to the highest.
  private static var textStates: [StringCatalog.TranslationState] {
    [.new, .machineTranslated, .needsReview, .translated]
  }

  /// The format version if both sides changed it.
  ///
  /// This is the higher one, because the lower version may lack a field that the other side has
  /// written.
  var resolvedVersion: FieldTree?? {
    guard let own = ours?.text, let other = theirs?.text else { return .some(ours ?? theirs) }
    return .some(Self.isLower(own, than: other) ? theirs : ours)
  }

  private static func isLower(_ version: String, than other: String) -> Bool {
    let (left, right) = (numbers(of: version), numbers(of: other))
    return left == right
      ? version.utf8.lexicographicallyPrecedes(other.utf8) : left.lexicographicallyPrecedes(right)
  }

  private static func numbers(of version: String) -> [Int] {
    version.split(separator: ".").map { Int($0) ?? 0 }
  }
}
