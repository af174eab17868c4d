import FormatString
import ICU
import StringCatalog

/// The arguments that the texts of an entry may use, and those that they must.
struct ExpectedPlaceholders: Hashable, Sendable {
  /// What the code passes, as far as the key and the source text tell.
  private(set) var available: [Int: PlaceholderUse]
  /// The positions that every complete text of the source uses.
  private(set) var required: Set<Int>

  /// Creates the expectation of an entry.
  ///
  /// Without a source text the key itself is the text.
  init(key: String, source: StringCatalog.Localization?, outline: LocalizationOutline) {
    let keyUses = PlaceholderSet(of: key).uses
    let texts = outline.leaves.filter { $0.substitution == nil && !$0.value.isEmpty }
    guard let source, !texts.isEmpty else {
      available = keyUses
      required = Self.indispensable(keyUses)
      return
    }
    let sets = texts.map { leaf in
      (leaf, PlaceholderSet(of: leaf.value, substitutions: source.substitutions).uses)
    }
    // The source text says more exactly than the key what is passed: it numbers the arguments.
    available = sets.reduce(into: [:]) { $0.merge($1.1) { first, _ in first } }
    available.merge(keyUses) { source, _ in source }
    let complete = sets.filter { !$0.0.mayLeaveOutNumber }
    required =
      (complete.isEmpty ? sets : complete).map { Self.indispensable($0.1) }
      .reduce(nil) { $0?.intersection($1) ?? $1 } ?? []
  }

  /// Creates the expectation of a source text, which may leave out what its key has.
  init(optionalIn key: String) {
    available = PlaceholderSet(of: key).uses
    required = []
  }

  /// Whether the code passes nothing, so that a percent sign in a text is prose.
  var isEmpty: Bool {
    available.isEmpty
  }

  /// The position of the argument that a plural of the text itself varies with; `nil` if there is
  /// none: it is the first number.
  var pluralArgument: Int? {
    available.filter { $0.value.kind.isNumeric }.keys.min()
  }

  private static func indispensable(_ uses: [Int: PlaceholderUse]) -> Set<Int> {
    Set(uses.filter { !$0.value.isDispensable }.keys)
  }
}

extension LocalizationLeaf {
  /// Whether the text may do without the number that it varies with: "One day", "No days".
  ///
  /// These categories stand for few numbers, and mostly for one, so that a word can say it.
  var mayLeaveOutNumber: Bool {
    switch pluralCategory {
    case .zero, .one, .two: true
    case .few, .many, .other, nil: false
    }
  }

  /// Whether the text may do without the number that it varies with in a language.
  func mayLeaveOutNumber(in language: LanguageSubject) -> Bool {
    guard mayLeaveOutNumber, let pluralCategory else { return false }
    return language.plurals?.standsForOneNumber(pluralCategory) ?? true
  }
}
