import FormatString
import ICU
import StringCatalog

/// The arguments that the texts of an entry may use, and those that they must use.
struct ExpectedPlaceholders: Hashable, Sendable {
  /// The arguments that the code passes, according to the key and the source text.
  private(set) var available: [Int: PlaceholderUse]
  /// The positions that every complete source text uses.
  private(set) var required: Set<Int>

  /// Creates the expectation of an entry.
  ///
  /// Without a source text, the key is the source text.
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
    // The source text is more precise than the key, because it numbers the arguments.
    available = sets.reduce(into: [:]) { $0.merge($1.1) { first, _ in first } }
    available.merge(keyUses) { source, _ in source }
    let complete = sets.filter { !$0.0.mayLeaveOutNumber }
    required =
      (complete.isEmpty ? sets : complete).map { Self.indispensable($0.1) }
      .reduce(nil) { $0?.intersection($1) ?? $1 } ?? []
  }

  /// Creates the expectation of a source text, which may omit arguments of its key.
  init(optionalIn key: String) {
    available = PlaceholderSet(of: key).uses
    required = []
  }

  /// Whether the code passes no arguments, so that percent signs are prose.
  var isEmpty: Bool {
    available.isEmpty
  }

  /// The position of the argument that selects the plural form of the text, which is the first
  /// number; `nil` if there is none.
  var pluralArgument: Int? {
    available.filter { $0.value.kind.isNumeric }.keys.min()
  }

  private static func indispensable(_ uses: [Int: PlaceholderUse]) -> Set<Int> {
    Set(uses.filter { !$0.value.isDispensable }.keys)
  }
}

extension LocalizationLeaf {
  /// Whether the text may omit the number that selects its form: "One day", "No days".
  ///
  /// These categories contain few numbers, mostly one, which a word can express.
  var mayLeaveOutNumber: Bool {
    switch pluralCategory {
    case .zero, .one, .two: true
    case .few, .many, .other, nil: false
    }
  }

  /// Returns whether the text may omit the number that selects its form in a language.
  func mayLeaveOutNumber(in language: LanguageSubject) -> Bool {
    guard mayLeaveOutNumber, let pluralCategory else { return false }
    return language.plurals?.standsForOneNumber(pluralCategory) ?? true
  }
}
