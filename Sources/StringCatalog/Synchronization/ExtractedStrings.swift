package import Diagnostics

/// The result of an extraction: every occurrence, and the completeness of the sources.
package struct ExtractedStrings: Hashable, Sendable {
  /// The occurrences, ordered by file and offset.
  package var occurrences: [ExtractedString]
  /// Whether every source of the catalogs was read.
  package var completeness: Completeness

  /// Creates the result of an extraction.
  package init(_ occurrences: [ExtractedString], completeness: Completeness) {
    self.occurrences = occurrences
    self.completeness = completeness
  }

  /// The completeness of the sources that an extraction read.
  package enum Completeness: Hashable, Sendable {
    /// All sources were read: a key that was not found has been removed.
    case complete
    /// Some sources were read: a key that was not found may be in another one.
    case partial
  }
}

/// One occurrence of a localizable string in the sources.
package struct ExtractedString: Hashable, Sendable {
  /// The key as the compiler generates it, with specifiers for interpolations (`%lld`, `%@`).
  package var key: String
  /// The table that the call names, or `nil` for the default table of its target.
  package var table: String?
  /// The default value with specifiers for interpolations, or `nil` if the code has none.
  package var defaultValue: String?
  /// The phrases of an App Shortcut; empty for any other string.
  package var phrases: [String]
  /// The comment for translators, or `nil` if the code has none or an empty one.
  package var comment: String?
  /// The location of the literal.
  package var location: Location
  /// Whether the code is compiled only with the `DEBUG` condition.
  package var isDebugOnly: Bool
  /// The kind of file that has the string.
  package var origin: Origin
  /// The placeholders of the key and the default value that are assumed.
  package var assumed: AssumedSpecifiers

  /// Creates an extracted string.
  package init(
    key: String,
    table: String? = nil,
    defaultValue: String? = nil,
    phrases: [String] = [],
    comment: String? = nil,
    location: Location,
    isDebugOnly: Bool = false,
    origin: Origin = .code,
    assumed: AssumedSpecifiers = AssumedSpecifiers()
  ) {
    self.key = key
    self.table = table
    self.defaultValue = defaultValue
    self.phrases = phrases
    self.comment = comment
    self.location = location
    self.isDebugOnly = isDebugOnly
    self.origin = origin
    self.assumed = assumed
  }

  /// The kinds of files that have strings.
  package enum Origin: Hashable, Sendable, CaseIterable {
    /// A source file.
    case code
    /// A storyboard or XIB.
    case interfaceBuilder
    /// An Info.plist, or a build setting from which Xcode makes a value of it.
    case infoPlist
  }
}

/// The combined occurrences of one key in the sources.
struct KeyOccurrences {
  let key: String
  /// The locations of the key, ordered by file and offset.
  let locations: [Location]
  /// The distinct comments in the order of code points, or `nil` if there are none.
  let comment: String?
  /// The last default value in the first file that has one, as in Xcode, or `nil` if none does.
  ///
  /// A default value equal to the key is ignored. Compilers do not write it to `.stringsdata` files
  /// either.
  let defaultValue: String?
  /// The phrases of an App Shortcut; empty for any other key.
  let phrases: [String]
  /// The location of ``defaultValue``.
  let defaultValuePlace: Location?
  /// The default values of all occurrences, both as written in a catalog and as written in the
  /// code.
  let possibleDefaults: Set<String>
  /// The occurrences whose default values differ from ``defaultValue``, with those values.
  let conflicts: [(location: Location, defaultValue: String)]

  /// The kind of file that has the key; not code if any occurrence is elsewhere.
  let origin: ExtractedString.Origin

  /// Whether the sources contain only the key, without any default value.
  var isWithoutText: Bool { possibleDefaults.isEmpty && phrases.isEmpty }

  /// - Precondition: There is at least one occurrence.
  init(_ occurrences: [ExtractedString]) {
    precondition(!occurrences.isEmpty, "A key that was found has a place.")
    let ordered = occurrences.sorted { $0.location < $1.location }
    let key = ordered[0].key
    let origin = ordered.first { $0.origin != .code }?.origin ?? .code
    let defaults =
      ordered.compactMap { occurrence in
        occurrence.defaultValue.map { (location: occurrence.location, defaultValue: $0) }
      }
      .filter { origin != .code || !$0.defaultValue.hasSameCodePoints(as: key) }
    let chosen = Self.chosen(defaults, origin)
    self.origin = origin
    self.key = key
    phrases = ordered.first { !$0.phrases.isEmpty }?.phrases ?? []
    locations = ordered.map(\.location)
    comment = Self.joined(ordered.compactMap(\.comment))
    defaultValue = chosen?.defaultValue
    possibleDefaults = Set(
      ordered.compactMap(\.defaultValue).flatMap { origin == .code ? [$0, numbered($0)] : [$0] }
    )
    defaultValuePlace = chosen?.location
    conflicts =
      origin == .code ? defaults.filter { $0.defaultValue != chosen?.defaultValue } : []
  }

  /// Returns the default value that counts.
  ///
  /// Of the values that the Info.plists of several targets have, Xcode takes the first one in the
  /// order of code points.
  private static func chosen(
    _ defaults: [(location: Location, defaultValue: String)],
    _ origin: ExtractedString.Origin
  ) -> (location: Location, defaultValue: String)? {
    switch origin {
    case .code: defaults.last { $0.location.file == defaults[0].location.file }
    case .interfaceBuilder: defaults.first
    case .infoPlist: defaults.min { precedesByCodePoint($0.defaultValue, $1.defaultValue) }
    }
  }

  /// Returns the comments joined with newlines, in the order of code points, as in Xcode.
  private static func joined(_ comments: [String]) -> String? {
    let sorted = Set(comments.filter { !$0.isEmpty }).sorted(by: precedesByCodePoint)
    return sorted.isEmpty ? nil : sorted.joined(separator: "\n")
  }
}
