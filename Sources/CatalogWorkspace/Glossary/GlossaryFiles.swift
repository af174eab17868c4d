package import CatalogValidation
package import Diagnostics
import FileFormats
package import FileSystem
package import ProjectConfiguration
import ProjectDiscovery
package import StringCatalog

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

extension Configuration {
  /// The terms that translations must use or avoid, in the form that the rules use.
  ///
  /// Terms and exceptions for some keys are left out, because these are unknown.
  var validatedGlossary: Glossary { validatedGlossary { $0.isEverything ? .all : .none } }

  /// Returns the terms that the translations of a catalog must use or avoid.
  ///
  /// - Parameters:
  ///   - catalog: The catalog.
  ///   - file: The path of the catalog.
  /// - Returns: The terms in the form that the rules use.
  package func validatedGlossary(of catalog: StringCatalog, file: String) -> Glossary {
    let table = CatalogFile.table(ofCatalogAt: file)
    return validatedGlossary { scope in
      scope.isEverything
        ? .all
        : .some(Set(catalog.keys.filter { scope.contains($0, inTable: table) }))
    }
  }

  private enum ScopeKeys {
    case all
    case none
    case some(Set<String>)

    var keys: Set<String>? { if case .some(let keys) = self { keys } else { nil } }
    var isNone: Bool { if case .none = self { true } else { false } }
  }

  private func validatedGlossary(_ keys: (TermScope) -> ScopeKeys) -> Glossary {
    Glossary(
      glossary.compactMap { term in
        let scope = keys(term.scope)
        guard !scope.isNone else { return nil }
        return Glossary.Term(
          term.term,
          isCaseSensitive: term.isCaseSensitive,
          isTranslated: term.isTranslated,
          isLiteral: term.match == .literal,
          sourceVariants: term.sourceVariants,
          translations: term.translations,
          variants: term.variants,
          forbidden: term.forbidden,
          keys: scope.keys,
          exceptions: term.exceptions.compactMap { exception in
            let scope = keys(exception.scope)
            guard !scope.isNone else { return nil }
            return Glossary.Term.Exception(keys: scope.keys, accepted: exception.accepted)
          }
        )
      }
    )
  }
}
