import JSONSyntax
import OrderedCollections

/// An entry that was set: with its localizations in all languages, or in some of them.
///
/// A change of one language then neither decodes nor prints the others.
struct EntryEdit: Sendable {
  /// The entry; without the localizations of other languages than those of the edit.
  private(set) var entry: StringCatalog.Entry
  /// The languages whose localizations were set, or `nil` for all.
  ///
  /// In all other languages, the entry has the localizations that were read.
  private(set) var languages: Set<String>?

  /// Creates an edit of all languages.
  init(_ entry: StringCatalog.Entry) {
    self.entry = entry
    languages = nil
  }

  /// Creates an edit of some languages.
  ///
  /// - Parameters:
  ///   - entry: The entry. Its localizations in other languages are ignored.
  ///   - languages: The languages.
  ///   - previous: The edit that this one changes, or `nil` if the entry is as it was read.
  ///   - origin: The value that was read; `nil` if there is none.
  init(
    _ entry: StringCatalog.Entry,
    inLanguages languages: Set<String>,
    changing previous: EntryEdit?,
    origin: JSONElement?
  ) {
    if let previous {
      self.entry = previous.entry
      self.languages = previous.languages?.union(languages)
    } else if let origin, Self.canKeepLanguages(of: origin) {
      self.entry = StringCatalog.Entry()
      self.languages = languages
    } else {
      self.entry = origin.flatMap { StringCatalog.Entry($0) } ?? StringCatalog.Entry()
      self.languages = nil
    }
    self.entry.set(entry, inLanguages: languages)
  }

  /// Returns the entry with its localizations in some languages, or more.
  ///
  /// - Parameters:
  ///   - wanted: The languages, or `nil` for all.
  ///   - origin: The value that was read; `nil` if there is none.
  /// - Returns: The entry.
  func entry(inLanguages wanted: SelectedKeys?, origin: JSONElement?) -> StringCatalog.Entry {
    guard let languages, let origin, !(wanted?.names.isSubset(of: languages) ?? false),
      var read = StringCatalog.Entry(origin, inLanguages: wanted)
    else { return entry }
    read.set(entry, inLanguages: languages)
    return read
  }

  /// Whether the localizations of single languages can be copied from the bytes that were read.
  private static func canKeepLanguages(of origin: JSONElement) -> Bool {
    origin.isObject && (origin.member(StringCatalog.Entry.localizationsField)?.hasMembers ?? true)
  }
}

extension StringCatalog.Entry {
  /// The name of the field with the localizations.
  static let localizationsField = "localizations"

  /// Replaces everything except the localizations in other languages.
  ///
  /// - Parameters:
  ///   - other: The entry with the new content.
  ///   - languages: The languages whose localizations are replaced, or removed.
  fileprivate mutating func set(_ other: Self, inLanguages languages: Set<String>) {
    var result = other
    result.localizations = localizations
    result.localizations.removeAll { member in
      languages.contains(member.key) && other.localizations[member.key] == nil
    }
    for (language, localization) in other.localizations where languages.contains(language) {
      result.localizations[language] = localization
    }
    result.unknownFields = unknownFields
    result.unknownFields.set(other.unknownFields) { map, name in
      map == Self.localizationsField && !languages.contains(name)
    }
    self = result
  }
}
