import CatalogWorkspace
import CommandSupport
import DiagnosticMessages
import Diagnostics
import ICU
import Localization
import StringCatalog

/// Errors about edits, sources, translations and git.
extension CommandFailure {
  static func refused(
    _ error: StringCatalog.EditError,
    _ path: String,
    _ nearest: String?,
    _ locale: UserLocale
  ) -> CommandFailure {
    let key = KeyQuotation(error.key, limit: 72).text
    switch error.code {
    case .noSuchKey:
      return .noKey(error.key, in: [path], nearest, locale)
    case .textVaries(let names):
      return .textVaries(key, error.language, by: names.joined(separator: ", "), locale)
    case .noSuchSubstitution(let name, let existing):
      return .noSubstitution(name, existing, key, locale)
    case .categoryNotInLanguage(let category, let existing):
      let names = existing.map(\.rawValue).joined(separator: ", ")
      return .noCategory(category.rawValue, names, error.language, locale)
    case .isStringSet:
      return .isStringSet(key, locale)
    case .isSourceLanguage:
      return .isSourceLanguage(error.language, path, locale)
    }
  }

  private static func textVaries(
    _ key: String,
    _ language: String,
    by names: String,
    _ locale: UserLocale
  ) -> CommandFailure {
    CommandFailure(
      String(
        localized: "The string for \(key) in '\(language)' has several variants: \(names).",
        locale: locale,
        comment: "Error. The arguments are a key, a language, and a list such as plural.one"
      ),
      hint: String(
        localized:
          "Choose one with --plural, --device or --phrase, or replace all of them with --replace.",
        locale: locale,
        comment: "Below the error that a string varies"
      ),
      status: .usage
    )
  }

  private static func noSubstitution(
    _ name: String,
    _ existing: [String],
    _ key: String,
    _ locale: UserLocale
  ) -> CommandFailure {
    let known = String(
      localized: "Available: \(Quotation.list(existing, locale: locale)).",
      locale: locale,
      comment: "Below the error that a string or a language lacks something"
    )
    return CommandFailure(
      String(
        localized: "\(key) has no substitution '\(name)'.",
        locale: locale,
        comment: "Error. The first argument is a key"
      ),
      hint: name.closest(of: existing).map { didYouMean($0, locale) }
        ?? (existing.isEmpty ? nil : known),
      status: .findings
    )
  }

  private static func noCategory(
    _ category: String,
    _ existing: String,
    _ language: String,
    _ locale: UserLocale
  ) -> CommandFailure {
    CommandFailure(
      String(
        localized: "The language '\(language)' has no plural category '\(category)'.",
        locale: locale,
        comment: "Error"
      ),
      hint: String(
        localized: "Available: \(existing).",
        locale: locale,
        comment: "Below the error that a string or a language lacks something"
      ),
      status: .usage
    )
  }

  private static func isStringSet(_ key: String, _ locale: UserLocale) -> CommandFailure {
    CommandFailure(
      String(
        localized: "\(key) has the phrases of an App Shortcut.",
        locale: locale,
        comment: "Error. The argument is a key"
      ),
      hint: String(
        localized: "Choose one with --phrase, such as --phrase 0.",
        locale: locale,
        comment: "Below the error that a key has several phrases. Do not translate the options"
      ),
      status: .usage
    )
  }

  private static func isSourceLanguage(
    _ language: String,
    _ path: String,
    _ locale: UserLocale
  ) -> CommandFailure {
    CommandFailure(
      String(
        localized:
          "'\(language)' is the source language of \(path); it cannot be added or removed.",
        locale: locale,
        comment: "Error. The first argument is a language, the second the path of a catalog"
      ),
      status: .usage
    )
  }

  static func refused(
    _ error: StringCatalog.RenameError,
    _ key: String,
    _ newKey: String,
    _ path: String,
    _ locale: UserLocale
  ) -> CommandFailure {
    switch error {
    case .noSuchKey: .noKey(key, in: [path], nil, locale)
    case .keyExists: .keyExists(newKey, in: path, locale)
    case .placeholdersDiffer(let old, let new): .placeholdersDiffer(old, new, locale)
    case .textsVary: .textsVary(of: key, locale)
    }
  }

  private static func keyExists(
    _ key: String,
    in path: String,
    _ locale: UserLocale
  ) -> CommandFailure {
    CommandFailure(
      String(
        localized: "\(path) already has the key \(KeyQuotation(key, limit: 72).text).",
        locale: locale,
        comment: "Error of xcstrings rename. The first argument is the path of a catalog"
      ),
      status: .findings
    )
  }

  private static func placeholdersDiffer(
    _ old: [String],
    _ new: [String],
    _ locale: UserLocale
  ) -> CommandFailure {
    CommandFailure(
      placeholderSentence(old, new, locale),
      hint: String(
        localized: "--force renames the key anyway; its translations do not change.",
        locale: locale,
        comment: "Below the error that the placeholders of two keys differ"
      ),
      status: .data
    )
  }

  private static func placeholderSentence(
    _ old: [String],
    _ new: [String],
    _ locale: UserLocale
  ) -> String {
    if new.isEmpty {
      return String(
        localized:
          "The new key does not have the placeholders of the old one: \(Quotation.list(old, locale: locale)).",
        locale: locale,
        comment: "Error of xcstrings rename. The argument is a list of placeholders such as '%@'"
      )
    }
    if old.isEmpty {
      return String(
        localized:
          "The new key has placeholders that the old one does not have: \(Quotation.list(new, locale: locale)).",
        locale: locale,
        comment: "Error of xcstrings rename. The argument is a list of placeholders such as '%@'"
      )
    }
    return String(
      localized:
        "The new key has different placeholders: \(Quotation.list(new, locale: locale)) instead of \(Quotation.list(old, locale: locale)).",
      locale: locale,
      comment: "Error of xcstrings rename. The arguments are lists of placeholders such as '%@'"
    )
  }

  private static func textsVary(of key: String, _ locale: UserLocale) -> CommandFailure {
    CommandFailure(
      String(
        localized:
          "The arguments of \(KeyQuotation(key, limit: 72).text) cannot be reordered: its translations vary with a number.",
        locale: locale,
        comment: "Error of xcstrings rename"
      ),
      status: .data
    )
  }
}

// MARK: - Sources

extension CommandFailure {
  static func noSources(of target: String, at path: String, _ locale: UserLocale) -> CommandFailure
  {
    CommandFailure(
      String(
        localized: "The target '\(target)' has no source files in '\(path)'.",
        locale: locale,
        comment: "Error: a path in .xcstrings.yml does not exist"
      ),
      hint: String(
        localized: "Specify their folder with 'sources' in \(Project.fileName).",
        locale: locale,
        comment: "Below the error that a target has no source files. The argument is a file"
      ),
      status: .noInput
    )
  }

  static func incompleteSources(_ locale: UserLocale) -> CommandFailure {
    CommandFailure(
      String(
        localized: "Some source files could not be parsed; nothing was changed.",
        locale: locale,
        comment: "Error of xcstrings rename --in-sources, below the reasons"
      ),
      status: .data
    )
  }

  static func unfitLiterals(_ key: String, _ locale: UserLocale) -> CommandFailure {
    CommandFailure(
      String(
        localized:
          "The values in the code do not match the placeholders of the key \(KeyQuotation(key, limit: 72).text); nothing was changed.",
        locale: locale,
        comment: "Error of xcstrings rename --in-sources, below the locations"
      ),
      status: .data
    )
  }

  static func differentLiterals(_ keys: [String], _ locale: UserLocale) -> CommandFailure {
    let list = keys.map { KeyQuotation($0, limit: 72).text }.joined(separator: ", ")
    return CommandFailure(
      String(
        localized: "The literals would get different keys: \(list). Nothing was changed.",
        locale: locale,
        comment: "Error of xcstrings rename --in-sources. The argument is a list of keys"
      ),
      status: .data
    )
  }
}

// MARK: - Exchange

extension CommandFailure {
  static func noLanguageFolder(_ path: String, _ locale: UserLocale) -> CommandFailure {
    CommandFailure(
      String(
        localized: "'\(path)' is not a .strings or .stringsdict file in a LANGUAGE.lproj folder.",
        locale: locale,
        comment: "Error of xcstrings migrate with a file that the user specifies"
      ),
      status: .usage
    )
  }

  static func noTranslations(in folder: String, _ locale: UserLocale) -> CommandFailure {
    CommandFailure(
      String(
        localized: "There are no translated files in '\(folder)'.",
        locale: locale,
        comment: "Error of xcstrings import. The argument is a folder"
      ),
      hint: String(
        localized: "File names must end in .xliff, .xcloc, .csv, .tsv or .po.",
        locale: locale,
        comment: "Below the error that a folder has no translated files"
      ),
      status: .noInput
    )
  }

  static func oneFile(_ path: String, for count: Int, _ locale: UserLocale) -> CommandFailure {
    CommandFailure(
      String(
        localized: "'\(path)' is a single file, but there are \(count) files to write.",
        locale: locale,
        comment: "Error of xcstrings export --output. The first argument is a path"
      ),
      hint: String(
        localized: "Specify a folder, or one language and one catalog.",
        locale: locale,
        comment: "Below the error that one file is specified for several"
      ),
      status: .usage
    )
  }

  static func collidingPaths(
    _ path: String,
    _ other: String,
    _ locale: UserLocale
  ) -> CommandFailure {
    CommandFailure(
      String(
        localized:
          "'\(path)' and '\(other)' are the same on a disk that ignores upper and lower case.",
        locale: locale,
        comment: "Error: the arguments are the paths of two files or folders to be written"
      ),
      hint: String(
        localized: "Nothing was written. Give one of them another name.",
        locale: locale,
        comment: "Below the error that two paths differ only in case"
      ),
      status: .data
    )
  }

  static func invalidFileNames(_ locale: UserLocale) -> CommandFailure {
    CommandFailure(
      String(
        localized: "Nothing was written, because a name cannot be used in a path.",
        locale: locale,
        comment: "Error, below a line for each name of a language or a table"
      ),
      hint: String(
        localized:
          "Names may not contain slashes or control characters, nor begin with a period or a hyphen.",
        locale: locale,
        comment: "Below the error that the name of a language or a table cannot be used in a path"
      ),
      status: .data
    )
  }

  static func invalidBaseline(_ path: String, _ locale: UserLocale) -> CommandFailure {
    CommandFailure(
      String(
        localized: "'\(path)' is not a baseline file.",
        locale: locale,
        comment: "Error of xcstrings validate --baseline"
      ),
      hint: String(
        localized: "--update-baseline writes a new one.",
        locale: locale,
        comment: "Below the error that a file is not a baseline"
      ),
      status: .data
    )
  }
}

// MARK: - Git

extension CommandFailure {
  static func otherDriver(
    _ line: String,
    _ number: Int,
    _ path: String,
    _ locale: UserLocale
  ) -> CommandFailure {
    CommandFailure(
      String(
        localized:
          "\(path) already sets another driver for catalogs on line \("\(number)"): \(line)",
        locale: locale,
        comment:
          "Error of xcstrings install-git-drivers. The arguments are a path, the number of a line and the line"
      ),
      hint: String(
        localized:
          "Remove the line or its attributes 'merge', 'diff' and 'binary'; nothing was changed.",
        locale: locale,
        comment:
          "Below the error that .gitattributes has another driver. The names are attributes of git"
      ),
      status: .data
    )
  }

  static func noGit(_ locale: UserLocale) -> CommandFailure {
    CommandFailure(
      String(
        localized: "Git could not be started.",
        locale: locale,
        comment: "Error: the program git is not installed"
      ),
      hint: String(
        localized: "Install git, and make sure that it is in the PATH.",
        locale: locale,
        comment: "Below the error that git could not be started"
      ),
      status: .noInput
    )
  }

  static func noRepository(_ locale: UserLocale) -> CommandFailure {
    CommandFailure(
      String(
        localized: "This folder is not in a git repository.",
        locale: locale,
        comment: "Error of xcstrings install-git-drivers"
      ),
      hint: String(
        localized: "Run the command in a repository, or use --global for all your repositories.",
        locale: locale,
        comment: "Below the error that the folder is in no git repository"
      ),
      status: .noInput
    )
  }

  static func gitFailed(
    _ command: String,
    _ reason: String,
    _ locale: UserLocale
  ) -> CommandFailure {
    CommandFailure(
      String(
        localized: "'\(command.excerpt(200))' failed: \(reason.excerpt(200))",
        locale: locale,
        comment:
          "Error. The arguments are a command line and the output of git, in its own language"
      ),
      status: .inputOutput
    )
  }

  static func unknownRevision(_ revision: String, _ locale: UserLocale) -> CommandFailure {
    CommandFailure(
      String(
        localized: "The repository has no revision '\(revision.excerpt(200))'.",
        locale: locale,
        comment: "Error. The argument names a commit of git, such as HEAD~2 or v1.0"
      ),
      hint: String(
        localized: "Name a commit, a branch or a tag that 'git log' shows.",
        locale: locale,
        comment: "Below the error that there is no such revision of git"
      ),
      status: .inputOutput
    )
  }
}

// MARK: - Review

extension CommandFailure {
  static func invalidTranslations(_ path: String, _ locale: UserLocale) -> CommandFailure {
    CommandFailure(
      String(
        localized: "The translations in '\(path)' cannot be read.",
        locale: locale,
        comment: "Error of xcstrings review. The argument is the path of a file"
      ),
      status: .data
    )
  }

  static func unwritable(_ key: String, in path: String, _ locale: UserLocale) -> CommandFailure {
    CommandFailure(
      String(
        localized: "'\(path)' cannot contain this translation of \(KeyQuotation(key).text).",
        locale: locale,
        comment: "Error of xcstrings review. The arguments are the path of a file and a key"
      ),
      hint: String(
        localized: "This decision was not saved; the file is unchanged.",
        locale: locale,
        comment: "Below the error that a file cannot contain a translation"
      ),
      status: .data
    )
  }

  static func invalidReviewRecords(_ path: String, _ locale: UserLocale) -> CommandFailure {
    CommandFailure(
      String(
        localized: "'\(path)' has lines that cannot be read.",
        locale: locale,
        comment: "Error of xcstrings sync and review. The argument is the path of a file"
      ),
      hint: String(
        localized: "Fix or remove these lines; nothing was changed.",
        locale: locale,
        comment: "Below the error that a file has lines that cannot be read"
      ),
      status: .data
    )
  }

  static func reviewRecordsExist(_ path: String, _ locale: UserLocale) -> CommandFailure {
    CommandFailure(
      String(
        localized: "'\(path)' already exists.",
        locale: locale,
        comment: "Error of xcstrings review --init. The argument is the path of a file"
      ),
      hint: String(
        localized: "To start again, delete it first.",
        locale: locale,
        comment: "Below the error that a file already exists"
      ),
      status: .data
    )
  }

  static func noHistory(_ locale: UserLocale) -> CommandFailure {
    CommandFailure(
      String(
        localized: "Git has no history of these catalogs.",
        locale: locale,
        comment: "Error of xcstrings review --init history"
      ),
      hint: String(
        localized:
          "Use '--init trust' to accept all finished translations, or '--init review' to mark them as needing review.",
        locale: locale,
        comment: "Below the error that git has no history of catalogs"
      ),
      status: .data
    )
  }
}
