package import Diagnostics

/// What an extraction found: every occurrence, and how much of the sources it saw.
package struct ExtractedStrings: Hashable, Sendable {
  /// The occurrences, in the order of files and offsets.
  package var occurrences: [ExtractedString]
  /// Whether every source that feeds the catalogs was read.
  package var authority: Authority

  /// Creates the result of an extraction.
  package init(_ occurrences: [ExtractedString], authority: Authority) {
    self.occurrences = occurrences
    self.authority = authority
  }

  /// How much of the sources an extraction saw.
  package enum Authority: Hashable, Sendable {
    /// All of them: a key that was not found is gone.
    case complete
    /// Some of them: a key that was not found may stand elsewhere.
    case partial
  }
}

/// One localizable string as one place of the sources has it.
package struct ExtractedString: Hashable, Sendable {
  /// The key as the compiler makes it: interpolations are specifiers (`%lld`, `%@`).
  package var key: String
  /// The table that the call names; `nil` stands for the default table of its target.
  package var table: String?
  /// The default value, interpolations as specifiers; `nil` if the code gives none.
  package var defaultValue: String?
  /// The phrases of an App Shortcut; empty for any other string.
  package var phrases: [String]
  /// The comment for translators; `nil` if the code gives none or an empty one.
  package var comment: String?
  /// Where the literal stands.
  package var place: Place
  /// Whether the place is compiled only with the `DEBUG` condition.
  package var isDebugOnly: Bool

  /// Creates an extracted string.
  package init(
    key: String,
    table: String? = nil,
    defaultValue: String? = nil,
    phrases: [String] = [],
    comment: String? = nil,
    place: Place,
    isDebugOnly: Bool = false
  ) {
    self.key = key
    self.table = table
    self.defaultValue = defaultValue
    self.phrases = phrases
    self.comment = comment
    self.place = place
    self.isDebugOnly = isDebugOnly
  }
}

/// The occurrences of one key in the sources, united.
struct KeyOccurrences {
  let key: String
  /// Where the key stands, in the order of files and offsets.
  let places: [Place]
  /// The comments, each once, in the order of code points; `nil` if no place has one.
  let comment: String?
  /// The default value of the first place that gives one; `nil` if none does.
  ///
  /// A default that repeats the key says nothing that the key does not say: compilers do not even
  /// write it down.
  let defaultValue: String?
  /// The phrases of an App Shortcut; empty for any other key.
  let phrases: [String]
  /// Where ``defaultValue`` stands.
  let defaultValuePlace: Place?
  /// The default values of all places, each as a catalog would write it and as the code does.
  let possibleDefaults: Set<String>
  /// The places whose default values differ from ``defaultValue``, with what they say instead.
  let conflicts: [(place: Place, defaultValue: String)]

  /// Whether the sources give nothing but the key, not even a default value that repeats it.
  var isWithoutText: Bool { possibleDefaults.isEmpty && phrases.isEmpty }

  /// - Precondition: There is at least one occurrence.
  init(_ occurrences: [ExtractedString]) {
    precondition(!occurrences.isEmpty, "A key that was found has a place.")
    let ordered = occurrences.sorted { $0.place < $1.place }
    let key = ordered[0].key
    let defaults =
      ordered.compactMap { occurrence in
        occurrence.defaultValue.map { (place: occurrence.place, defaultValue: $0) }
      }
      .filter { !$0.defaultValue.utf8.elementsEqual(key.utf8) }
    let first = defaults.first?.defaultValue
    self.key = key
    phrases = ordered.first { !$0.phrases.isEmpty }?.phrases ?? []
    places = ordered.map(\.place)
    comment = Self.joined(ordered.compactMap(\.comment))
    defaultValue = first
    possibleDefaults = Set(
      ordered.compactMap(\.defaultValue).flatMap { [$0, numbered($0)] }
    )
    defaultValuePlace = defaults.first?.place
    conflicts = defaults.filter { $0.defaultValue != first }
  }

  /// Xcode joins the comments of a key with newlines, in the order of code points.
  private static func joined(_ comments: [String]) -> String? {
    let sorted = Set(comments.filter { !$0.isEmpty }).sorted(by: precedesByCodePoint)
    return sorted.isEmpty ? nil : sorted.joined(separator: "\n")
  }
}
