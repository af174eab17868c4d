package import CatalogExchange
package import Diagnostics
import FileFormats
import FileSystem
package import ProjectConfiguration
import ProjectDiscovery

/// The formats of files with terms.
package enum GlossaryFormat: String, CaseIterable, Sendable {
  /// A table with a row for each word.
  case csv
  /// TermBase eXchange, TBX-Basic of 2008.
  case tbx

  /// The format of a file according to its extension; tables are the default.
  package init(ofFileAt path: String) {
    self = path.lowercased().hasSuffix(".tbx") ? .tbx : .csv
  }

  /// Reads terms.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - file: The path for the locations of diagnostics.
  ///   - language: The source language, which a termbase contains among others.
  ///   - codes: The codes of languages in the file.
  /// - Returns: The terms, and the problems.
  package func parse(
    _ bytes: [UInt8],
    file: String,
    sourceLanguage language: String,
    codes: LanguageCodes = LanguageCodes()
  ) -> ParseResult<[Configuration.GlossaryTerm]> {
    switch self {
    case .csv: return GlossaryTable.parse(bytes, file: file, codes: codes)
    case .tbx:
      let parsed = TBXDocument.parse(bytes, file: file)
      return ParseResult(
        [Configuration.GlossaryTerm](parsed.value, sourceLanguage: language, codes: codes),
        diagnostics: parsed.diagnostics
      )
    }
  }

  /// Returns a file with terms.
  ///
  /// - Parameters:
  ///   - terms: The terms.
  ///   - language: The source language.
  ///   - codes: The codes of languages in the file.
  /// - Returns: The content, warnings about terms that could not be written, and errors about languages
  ///   that have the same code.
  package func printed(
    _ terms: [Configuration.GlossaryTerm],
    sourceLanguage language: String,
    codes: LanguageCodes = LanguageCodes()
  ) -> ParseResult<[UInt8]> {
    let source = codes.code(of: language)
    let languages = Set(terms.flatMap(\.languages)).union([language]).sorted()
    let terms = terms.map { $0.replacingLanguages(codes.code(of:)) }
    var printed =
      switch self {
      case .csv: ParseResult(GlossaryTable.printed(terms), diagnostics: [])
      case .tbx:
        terms.termbase(sourceLanguage: source).printed(sourceLanguage: source, tool: "xcstrings")
      }
    printed.diagnostics = codes.problems(of: languages) + printed.diagnostics
    return printed
  }
}

extension Project {
  /// The source language of the project.
  package var sourceLanguage: String { configuration.sourceLanguage ?? Self.defaultSourceLanguage }

  /// The codes of languages in the files of other programs.
  package var languageCodes: LanguageCodes { LanguageCodes(configuration.languageCodes) }

  /// Reads the terms in the file that a configuration names, and adds them to it.
  ///
  /// - Parameters:
  ///   - parsed: The configuration.
  ///   - folder: The folder of its file.
  static func addGlossary(
    to parsed: inout ParseResult<Configuration>,
    inFolder folder: String
  ) {
    guard let file = parsed.value.glossaryFile else { return }
    let path = FileSystem.join(folder, file.path)
    do throws(FileError) {
      let bytes = try FileSystem.read(path, as: .project)
      let terms = GlossaryFormat(ofFileAt: path)
        .parse(
          bytes,
          file: path,
          sourceLanguage: parsed.value.sourceLanguage ?? Self.defaultSourceLanguage
        )
      parsed.value.glossary += terms.value
      parsed.diagnostics += terms.diagnostics
    } catch {
      parsed.diagnostics.append(
        Diagnostic(.glossaryUnreadable(file.path), .error, at: file.location)
      )
    }
  }
}

extension Diagnostic.ID {
  /// The file with terms that a configuration names cannot be read.
  package static let glossaryUnreadable = Diagnostic.Message.glossaryUnreadable("").id
}

extension Diagnostic.Message {
  /// The file with terms that a configuration names cannot be read; an error.
  fileprivate static func glossaryUnreadable(_ path: String) -> Self {
    Self("glossary-unreadable", "the glossary \(quoted: path) cannot be read")
  }
}

extension Configuration.GlossaryTerm {
  /// The languages of its words, other than the source language.
  var languages: Set<String> {
    Set(translations.keys).union(variants.keys).union(forbidden.keys)
  }

  /// Returns the term with other names of the languages.
  fileprivate func replacingLanguages(_ name: (String) -> String) -> Self {
    func replaced(_ words: [String: [String]]) -> [String: [String]] {
      Dictionary(words.map { (name($0.key), $0.value) }, uniquingKeysWith: +)
    }
    var term = self
    term.translations = replaced(translations)
    term.variants = replaced(variants)
    term.forbidden = replaced(forbidden)
    return term
  }

  /// Returns the term with the words of some languages.
  package func limited(to languages: [String]) -> Self {
    var term = self
    term.translations = translations.filter { languages.contains($0.key) }
    term.variants = variants.filter { languages.contains($0.key) }
    term.forbidden = forbidden.filter { languages.contains($0.key) }
    return term
  }
}
