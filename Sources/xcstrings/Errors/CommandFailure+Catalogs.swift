import CatalogWorkspace
import CommandSupport
import DiagnosticMessages
import Diagnostics
import Localization
import StringCatalog

/// Errors about catalogs, their keys and languages.
extension CommandFailure {
  static func noCatalogs(in folder: String, _ locale: UserLocale) -> CommandFailure {
    CommandFailure(
      String(
        localized: "There is no catalog (.xcstrings) in '\(folder)'.",
        locale: locale,
        comment: "Error: the argument is a folder"
      ),
      status: .noInput
    )
  }

  static func noSourceCode(_ locale: UserLocale) -> CommandFailure {
    CommandFailure(
      String(
        localized: "There is no source code here to compare the catalogs with.",
        locale: locale,
        comment: "Error of xcstrings sync in a folder with catalogs only"
      ),
      hint: String(
        localized:
          "Run the command in the folder of the Xcode project or package, or of the source files.",
        locale: locale,
        comment: "Below the error that there is no source code"
      ),
      status: .noInput
    )
  }

  /// The running command as the user typed it, without its arguments; `xcstrings sync` for a server.
  private static var command: String {
    let command = CommandContext.current.command(of: XCStringsCommand.self)
    return command == "xcstrings mcp" ? "xcstrings sync" : command
  }

  static func noFolder(forTable table: String, _ locale: UserLocale) -> CommandFailure {
    CommandFailure(
      String(
        localized:
          "\(Project.fileName) specifies no folder for the catalog of the table '\(table)'.",
        locale: locale,
        comment:
          "Error: the first argument is the name of the configuration file, the second is the name of a table"
      ),
      hint: String(
        localized: "Specify one with 'catalogs'.",
        locale: locale,
        comment:
          "Below the error that there is no folder for a catalog. 'catalogs' is a key of the configuration"
      ),
      status: .data
    )
  }

  static func noCatalogs(
    _ problems: [Diagnostic],
    _ unassigned: [String],
    _ locale: UserLocale
  ) -> CommandFailure {
    // A project that cannot be read may contain catalogs.
    let status = problems.contains { $0.severity == .error } ? ExitStatus.data : .usage
    guard let first = unassigned.first else { return noCatalogs(status, locale) }
    let message =
      unassigned.count == 1
      ? String(
        localized: "No Xcode project or package contains the catalog '\(first)'.",
        locale: locale,
        comment:
          "Error of a command without arguments. The argument is the path of the only catalog"
      )
      : String(
        localized:
          "No Xcode project or package contains any of the \(unassigned.count) catalogs here, such as '\(first)'.",
        locale: locale,
        comment:
          "Error of a command without arguments. The arguments are the number of catalogs in the folder, and the path of one"
      )
    return CommandFailure(
      message,
      hint: String(
        localized:
          "Add the catalogs to a target in Xcode, specify their paths ('\(command) \(first)'), or set up the project with 'xcstrings init'.",
        locale: locale,
        comment:
          "Below the error that no project contains the catalogs. The arguments are a command and a path"
      ),
      status: status
    )
  }

  private static func noCatalogs(_ status: ExitStatus, _ locale: UserLocale) -> CommandFailure {
    CommandFailure(
      String(
        localized:
          "No catalog (.xcstrings) was found.",
        locale: locale,
        comment: "Error of a command without arguments"
      ),
      hint: String(
        localized:
          "Set up the project with 'xcstrings init', or specify a catalog: '\(command) Localizable.xcstrings'.",
        locale: locale,
        comment: "Below the error that there is nothing to do. The argument is a command"
      ),
      status: status
    )
  }

  static func noCatalogsYet(_ locale: UserLocale) -> CommandFailure {
    CommandFailure(
      String(
        localized: "The project has no catalog yet.",
        locale: locale,
        comment: "Error: the configuration names folders without catalogs"
      ),
      hint: String(
        localized: "To create catalogs, use 'xcstrings sync'.",
        locale: locale,
        comment: "Below the error that the project has no catalog yet"
      ),
      status: .noInput
    )
  }

  static func notCatalog(
    _ path: String,
    hint: String?,
    _ locale: UserLocale
  ) -> CommandFailure {
    CommandFailure(
      String(
        localized: "'\(path)' cannot be read as a String Catalog.",
        locale: locale,
        comment: "Error with a file, below the reasons"
      ),
      hint: hint,
      status: .data
    )
  }

  static func unusedCatalog(
    _ path: String,
    table: String,
    _ near: String?,
    _ locale: UserLocale
  ) -> CommandFailure {
    CommandFailure(
      String(
        localized: "The catalog '\(path)' does not exist, and no string in the code belongs to it.",
        locale: locale,
        comment: "Error of xcstrings sync. The argument is a path"
      ),
      hint: near.map { didYouMean($0, locale) }
        ?? String(
          localized:
            "It is created when a string in the code specifies the table '\(table)', or when \(Project.fileName) assigns this table to a target.",
          locale: locale,
          comment:
            "Below the error that no string belongs to a catalog. The second argument is the file .xcstrings.yml"
        ),
      status: .noInput
    )
  }

  static func noFolder(
    forCatalogAt path: String,
    _ near: String,
    _ locale: UserLocale
  ) -> CommandFailure {
    CommandFailure(
      String(
        localized: "The catalog '\(path)' does not exist, and neither does its folder.",
        locale: locale,
        comment: "Error of xcstrings sync. The argument is a path"
      ),
      hint: didYouMean(near, locale),
      status: .noInput
    )
  }
}

extension UnsupportedCatalogFile {
  /// Returns a hint on how to use the file.
  func hint(_ locale: UserLocale) -> String {
    switch self {
    case .swift:
      String(
        localized: "Specify the catalog first, and Swift files with --sources.",
        locale: locale,
        comment: "Below the error that a Swift file is not a catalog"
      )
    case .strings, .stringsdict:
      String(
        localized:
          "To convert .strings and .stringsdict files to catalogs, use 'xcstrings migrate'.",
        locale: locale,
        comment: "Below the error that such a file is not a catalog"
      )
    case .xliff, .xlf, .csv, .tsv, .po:
      String(
        localized: "To import translations from such files, use 'xcstrings import'.",
        locale: locale,
        comment: "Below the error that a translated file is not a catalog"
      )
    }
  }
}

// MARK: - Keys

extension CommandFailure {
  static func noKey(
    _ key: String,
    in catalogs: [String],
    _ nearest: String?,
    _ locale: UserLocale
  ) -> CommandFailure {
    let key = KeyQuotation(key, limit: 72).text
    let message =
      catalogs.count == 1
      ? String(
        localized: "There is no key \(key) in \(catalogs[0]).",
        locale: locale,
        comment: "Error. The second argument is the path of a catalog"
      )
      : String(
        localized: "There is no key \(key) in any of \(catalogs.count) catalogs.",
        locale: locale,
        comment: "Error. The first argument is a key"
      )
    return CommandFailure(
      message,
      hint: nearest.map { didYouMean(key: $0, locale) },
      status: .findings
    )
  }

  private static func didYouMean(key: String, _ locale: UserLocale) -> String {
    String(
      localized: "Did you mean \(KeyQuotation(key).text)?",
      locale: locale,
      comment: "Below the error that there is no such key"
    )
  }

  static func ambiguousKey(
    _ key: String,
    in paths: [String],
    _ locale: UserLocale
  ) -> CommandFailure {
    let key = KeyQuotation(key, limit: 72).text
    return CommandFailure(
      String(
        localized:
          "Several catalogs have the key \(key): \(Quotation.list(paths, locale: locale)).",
        locale: locale,
        comment: "Error. The second argument is a list of paths"
      ),
      hint: String(
        localized: "Specify one of them.",
        locale: locale,
        comment: "Below the error that several catalogs have the key"
      ),
      status: .usage
    )
  }

  static func noKeys(_ keys: [String], _ locale: UserLocale) -> CommandFailure {
    let list = keys.map { KeyQuotation($0, limit: 72).text }.joined(separator: ", ")
    return CommandFailure(
      String(
        localized: "\(keys.count) keys do not exist: \(list).",
        locale: locale,
        comment: "Error. The second argument is a list of keys"
      ),
      hint: String(
        localized: "Nothing was written. To add missing keys, use '--add'.",
        locale: locale,
        comment: "Below the error that keys do not exist"
      ),
      status: .findings
    )
  }

  static func ambiguousCatalog(_ paths: [String], _ locale: UserLocale) -> CommandFailure {
    CommandFailure(
      String(
        localized:
          "The key could be added to several catalogs: \(Quotation.list(paths, locale: locale)).",
        locale: locale,
        comment: "Error of xcstrings set --add. The argument is a list of paths"
      ),
      hint: String(
        localized: "Specify one of them.",
        locale: locale,
        comment: "Below the error that several catalogs have the key"
      ),
      status: .usage
    )
  }
}

// MARK: - Languages

extension CommandFailure {
  /// Returns the error for a language without strings.
  static func noTexts(
    in language: String,
    known: [String],
    _ locale: UserLocale = .current
  ) -> CommandFailure {
    CommandFailure(
      String(
        localized: "There are no strings in '\(language)'.",
        locale: locale,
        comment: "Error. The argument is a language"
      ),
      hint: language.closest(of: known).map { didYouMean($0, locale) },
      status: .findings
    )
  }

  static func fileAsLanguage(_ path: String, _ locale: UserLocale) -> CommandFailure {
    CommandFailure(
      String(
        localized: "'\(path)' is not a language code.",
        locale: locale,
        comment: "Error: a file is specified instead of a language"
      ),
      hint: String(
        localized: "Specify the language first, then the catalog.",
        locale: locale,
        comment: "Below the error that a file is specified instead of a language"
      ),
      status: .usage
    )
  }

  static func unknownLanguage(
    _ tag: String,
    _ near: String?,
    _ locale: UserLocale
  ) -> CommandFailure {
    CommandFailure(
      String(
        localized: "'\(tag)' is not a language code.",
        locale: locale,
        comment: "Error of --language. The argument is what the user wrote"
      ),
      hint: near.map { didYouMean($0, locale) } ?? languageHint(locale),
      status: .usage
    )
  }

  static func misspelled(_ tag: String, _ form: String, _ locale: UserLocale) -> CommandFailure {
    CommandFailure(
      String(
        localized: "Write '\(form)' instead of '\(tag)'.",
        locale: locale,
        comment: "Error of --language. The arguments are language tags, such as es_ES and es-ES"
      ),
      status: .usage
    )
  }

  /// Returns the question whether the user meant another word.
  static func didYouMean(_ word: String, _ locale: UserLocale = .current) -> String {
    String(
      localized: "Did you mean '\(word)'?",
      locale: locale,
      comment: "Below the error that there is no such thing. The argument is a language or a name"
    )
  }

  private static func languageHint(_ locale: UserLocale) -> String {
    String(
      localized: "Write 'es', 'pt-BR' or 'zh-Hans', for example.",
      locale: locale,
      comment: "Below the error that there is no such language"
    )
  }
}
