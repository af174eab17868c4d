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
  /// - Returns: The terms, and the problems.
  package func parse(
    _ bytes: [UInt8],
    file: String,
    sourceLanguage language: String
  ) -> ParseResult<[Configuration.GlossaryTerm]> {
    switch self {
    case .csv: return GlossaryTable.parse(bytes, file: file)
    case .tbx:
      let parsed = TBXDocument.parse(bytes, file: file)
      return ParseResult(
        [Configuration.GlossaryTerm](parsed.value, sourceLanguage: language),
        diagnostics: parsed.diagnostics
      )
    }
  }

  /// Returns a file with terms.
  ///
  /// - Parameters:
  ///   - terms: The terms.
  ///   - language: The source language.
  /// - Returns: The content, and warnings about terms that could not be written.
  package func printed(
    _ terms: [Configuration.GlossaryTerm],
    sourceLanguage language: String
  ) -> ParseResult<[UInt8]> {
    switch self {
    case .csv: ParseResult(GlossaryTable.printed(terms), diagnostics: [])
    case .tbx:
      terms.termbase(sourceLanguage: language)
        .printed(sourceLanguage: language, tool: "xcstrings")
    }
  }
}

extension Project {
  /// The source language of the project.
  package var sourceLanguage: String { configuration.sourceLanguage ?? Self.defaultSourceLanguage }

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
  /// Returns the term with the words of some languages.
  package func limited(to languages: [String]) -> Self {
    var term = self
    term.translations = translations.filter { languages.contains($0.key) }
    term.variants = variants.filter { languages.contains($0.key) }
    term.forbidden = forbidden.filter { languages.contains($0.key) }
    return term
  }
}
