/// A part of a unit in version 2.
struct Segment {
  /// Whether it needs no translation, as the blanks between sentences.
  let isIgnorable: Bool
  /// Where it stands in the unit, counted from 0.
  let number: Int
  let source: String?
  let target: String?
  /// Where the translation stands among those of the other parts, counted from 1.
  let order: Int
  let state: String?
  let subState: String?
  let hasInlineElements: Bool

  /// Whether there is something to translate in it.
  fileprivate var isTranslatable: Bool { !isIgnorable && source != "" }

  /// What stands for it in the translation; `nil` if there is nothing.
  fileprivate var translation: String? { target ?? (isTranslatable ? nil : source) }
}

/// The parts of a unit in version 2 as one.
struct JoinedSegments {
  /// The text to translate; `nil` if that of a part is unknown.
  let source: String?
  /// The translation; `nil` if a part lacks it.
  let target: String?
  /// The least of the states; `nil` if none has one.
  let state: String?
  /// What the state is divided into; `nil` if it is not.
  let subState: String?
  /// Whether some parts are translated and others are not.
  let isPartial: Bool

  init(_ segments: [Segment]) {
    let sources = segments.compactMap(\.source)
    source = sources.isEmpty || sources.count < segments.count ? nil : sources.joined()

    let isTranslated =
      segments.contains { $0.target != nil && $0.isTranslatable }
      || !segments.isEmpty && segments.allSatisfy { $0.target != nil }
    let translations = segments.filter { $0.translation != nil }
    isPartial = isTranslated && translations.count < segments.count
    target =
      isTranslated && !isPartial
      ? translations.sorted { ($0.order, $0.number) < ($1.order, $1.number) }
        .compactMap(\.translation).joined() : nil

    let least = segments.filter { $0.state != nil && !$0.isIgnorable }
      .min { Self.rank($0.state) < Self.rank($1.state) }
    state = least?.state
    subState = least?.subState
  }

  /// How far a state has come; one that the version does not have comes first, so that it is told.
  private static func rank(_ state: String?) -> Int {
    ["initial", "translated", "reviewed", "final"].firstIndex { $0 == state } ?? -1
  }
}
