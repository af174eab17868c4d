import Diagnostics
import FileFormats

/// The columns of a table, as its first row names them.
///
/// The names are the same in every language, so that files of all translators can be read.
struct DelimitedColumns {
  /// The columns that there can be.
  enum Name: String, CaseIterable {
    /// The whole identifier of a unit, in the place of the next two.
    case id
    /// The key.
    case key
    /// Which of the texts of the key.
    case variant
    /// The text to translate, with its language: `source (en)`.
    case source
    /// The translation, with its language: `translation (es)`.
    case translation
    /// How far it has come, with the language: `state (es)`.
    case state
    /// What helps translators.
    case comment

    /// Returns the name of the column of a language.
    func title(_ language: String) -> String {
      "\(rawValue) (\(language))"
    }
  }

  /// The columns of one language.
  struct Language {
    /// The language; `nil` if no name tells it.
    let tag: String?
    /// Where the translations are.
    let translation: Int
    /// Where the states are; `nil` if nowhere.
    let state: Int?
  }

  private(set) var id: Int?
  private(set) var key: Int?
  private(set) var variant: Int?
  private(set) var source: Int?
  /// The language of the sources; `nil` if no name tells it.
  private(set) var sourceLanguage: String?
  /// The languages of the translations, in the order of the columns.
  private(set) var languages: [Language] = []
  /// How many columns are known.
  private(set) var count = 0
  private(set) var diagnostics: [Diagnostic] = []

  /// Whether there is nothing to read.
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
      case .state, .comment: break
      }
    }
    languages = translations.map { tag, position in
      let title = tag.map(Name.state.title) ?? Name.state.rawValue
      // Where there is one language, its state may go without its name.
      let other = translations.count == 1 ? positions[Name.state.rawValue] : nil
      return Language(tag: tag, translation: position, state: positions[title] ?? other)
    }
    if (id ?? key) == nil || languages.isEmpty {
      let missing = (id ?? key) == nil ? Name.key : Name.translation
      // What else there is stands in the error.
      diagnostics.removeAll { $0.severity == .note }
      diagnostics.append(
        Diagnostic(
          .delimitedColumnMissing(missing.rawValue, found: Self.shortened(header.texts)),
          .error,
          at: header.fields[0].place(in: file)
        )
      )
    }
  }

  /// Returns the column and the language that a name tells; `nil` if it is no name of a column.
  private static func parsed(_ title: String) -> (name: Name, tag: String?)? {
    let words = title.split(separator: " ").joined(separator: " ")
    let parts = words.split(separator: "(", maxSplits: 1).map { $0.filter { $0 != " " } }
    guard let first = parts.first, let name = Name(rawValue: first.lowercased()) else { return nil }
    guard parts.count > 1 else { return (name, nil) }
    guard parts[1].hasSuffix(")") else { return nil }
    return (name, String(parts[1].dropLast()))
  }

  /// The names that an error tells; a file of another kind may have very long ones.
  private static func shortened(_ names: [String]) -> [String] {
    names.filter { !$0.isEmpty }.prefix(Name.allCases.count)
      .map { $0.count > longestName ? "\($0.prefix(longestName))…" : $0 }
  }

  private static let longestName = 40

  private mutating func report(
    _ message: Diagnostic.Message,
    _ severity: Diagnostic.Severity,
    _ field: DelimitedField,
    _ file: String
  ) {
    diagnostics.append(Diagnostic(message, severity, at: field.place(in: file)))
  }
}
