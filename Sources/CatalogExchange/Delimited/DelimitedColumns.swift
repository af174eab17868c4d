import Diagnostics
import FileFormats

/// The columns of a table, according to its first row.
///
/// The names are the same in every language, so files of all translators can be read.
struct DelimitedColumns {
  /// The names of columns.
  enum Name: String, CaseIterable {
    /// The complete identifier of a unit, which replaces the next two columns.
    case id
    /// The key.
    case key
    /// The variant of the key.
    case variant
    /// The source string, with its language: `source (en)`.
    case source
    /// The translation, with its language: `translation (es)`.
    case translation
    /// The state of the translation, with the language: `state (es)`.
    case state
    /// The comment for translators.
    case comment
    /// The version of the source texts of the key.
    case sourceVersion
    /// The source string for which the translation was made, with its language:
    /// `formerSource (es)`.
    case formerSource
    /// The places in the code.
    case places

    /// Returns the name of the column of a language.
    func title(_ language: String) -> String {
      "\(rawValue) (\(language))"
    }
  }

  /// The columns of one language.
  struct Language {
    /// The language; `nil` if the column names contain none.
    let tag: String?
    /// The index of the column with the translations.
    let translation: Int
    /// The index of the column with the states; `nil` if there is none.
    let state: Int?
  }

  private(set) var id: Int?
  private(set) var key: Int?
  private(set) var variant: Int?
  private(set) var source: Int?
  private(set) var sourceVersion: Int?
  /// The source language; `nil` if the column names contain none.
  private(set) var sourceLanguage: String?
  /// The languages of the translations, in the order of the columns.
  private(set) var languages: [Language] = []
  /// The number of known columns.
  private(set) var count = 0
  private(set) var diagnostics: [Diagnostic] = []

  /// Whether the table cannot be read.
  var isUnfit: Bool {
    diagnostics.contains { $0.severity == .error }
  }

  /// Reads the first row.
  init(_ header: DelimitedRow, file: String) {
    var positions: [String: Int] = [:]
    var translations: [(tag: String?, position: Int)] = []
    for (position, field) in header.fields.enumerated() {
      guard let (name, tag) = Self.parsed(field.text) else {
        if !field.text.isEmpty { report(.delimitedColumnUnknown(field.text), .note, field, file) }
        continue
      }
      let title = tag.map(name.title) ?? name.rawValue
      guard positions.updateValue(position, forKey: title) == nil else {
        report(.delimitedColumnTwice(field.text), .error, field, file)
        continue
      }
      count += 1
      switch name {
      case .id: id = position
      case .key: key = position
      case .variant: variant = position
      case .source: (source, sourceLanguage) = (position, tag)
      case .translation: translations.append((tag, position))
      case .sourceVersion: sourceVersion = position
      case .state, .comment, .formerSource, .places: break
      }
    }
    languages = translations.map { tag, position in
      let title = tag.map(Name.state.title) ?? Name.state.rawValue
      // If there is only one language, the state column may lack its name.
      let other = translations.count == 1 ? positions[Name.state.rawValue] : nil
      return Language(tag: tag, translation: position, state: positions[title] ?? other)
    }
    if (id ?? key) == nil || languages.isEmpty {
      let missing = (id ?? key) == nil ? Name.key : Name.translation
      // The error already lists the other columns.
      diagnostics.removeAll { $0.severity == .note }
      let found = count == 0 ? [] : Self.shortened(header.texts)
      diagnostics.append(
        Diagnostic(
          .delimitedColumnMissing(missing.rawValue, found: found),
          .error,
          at: header.fields[0].location(in: file)
        )
      )
    }
  }

  /// Returns the column and the language of a column name; `nil` if it is unknown.
  private static func parsed(_ title: String) -> (name: Name, tag: String?)? {
    let words = title.split(separator: " ").joined(separator: " ")
    let parts = words.split(separator: "(", maxSplits: 1).map { $0.filter { $0 != " " } }
    let lowercased = parts.first?.lowercased()
    let known = Name.allCases.first { $0.rawValue.lowercased() == lowercased }
    guard let name = known else { return nil }
    guard parts.count > 1 else { return (name, nil) }
    guard parts[1].hasSuffix(")") else { return nil }
    return (name, String(parts[1].dropLast()))
  }

  /// Returns the column names for an error; those of another kind of file may be very long.
  private static func shortened(_ names: [String]) -> [String] {
    names.filter { !$0.isEmpty }.prefix(Name.allCases.count)
      .map { $0.excerpt(longestName) }
  }

  private static let longestName = 40

  private mutating func report(
    _ message: Diagnostic.Message,
    _ severity: Diagnostic.Severity,
    _ field: DelimitedField,
    _ file: String
  ) {
    diagnostics.append(Diagnostic(message, severity, at: field.location(in: file)))
  }
}
