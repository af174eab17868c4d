package import CatalogValidation
package import ProjectConfiguration
package import StringCatalog

extension Configuration {
  /// The terms that translations must use or avoid, in the form that the rules use.
  ///
  /// Terms for some keys are left out, because the keys are not known, and exceptions for some keys
  /// apply to all.
  var validatedGlossary: Glossary {
    validatedGlossary { scope, isException in
      scope.isEverything || isException ? .all : .none
    }
  }

  /// Returns the terms that the translations of a catalog must use or avoid.
  ///
  /// If the uses of a key are not known, terms for screens or roles do not apply to it, and
  /// exceptions for them do: only what is certain is reported.
  ///
  /// - Parameters:
  ///   - catalog: The catalog.
  ///   - file: The path of the catalog.
  ///   - contexts: The uses of the keys, if any term has a scope that depends on them.
  /// - Returns: The terms in the form that the rules use.
  package func validatedGlossary(
    of catalog: StringCatalog,
    file: String,
    usedIn contexts: KeyContexts = KeyContexts()
  ) -> Glossary {
    let table = CatalogFile.table(ofCatalogAt: file)
    return validatedGlossary { scope, isException in
      guard !scope.isEverything else { return .all }
      let keys = catalog.keys.filter { key in
        let uses =
          scope.dependsOnUses ? contexts.context(of: key, inCatalogAt: file).termUses : []
        return scope.contains(key, inTable: table, usedIn: uses) ?? isException
      }
      return .some(Set(keys))
    }
  }

  private enum ScopeKeys {
    case all
    case none
    case some(Set<String>)

    var keys: Set<String>? { if case .some(let keys) = self { keys } else { nil } }
    var isNone: Bool { if case .none = self { true } else { false } }
  }

  private func validatedGlossary(
    _ keys: (TermScope, _ isException: Bool) -> ScopeKeys
  ) -> Glossary {
    Glossary(
      glossary.compactMap { term in
        let scope = keys(term.scope, false)
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
          exceptions: term.exceptions.map { exception in
            Glossary.Term.Exception(
              keys: keys(exception.scope, true).keys,
              accepted: exception.accepted
            )
          }
        )
      }
    )
  }
}

extension KeyContext {
  /// The uses in the form of the configuration.
  fileprivate var termUses: [Configuration.TermUse] {
    places.map { Configuration.TermUse(screen: $0.screen, role: $0.role) }
  }
}

// MARK: - Reading the sources

extension Workspace {
  /// Returns the uses of the keys for which the glossary has terms or exceptions for screens or
  /// roles.
  ///
  /// Without such a term, no source is read.
  ///
  /// - Parameters:
  ///   - catalogs: The paths of the catalogs.
  ///   - request: The conditions and the cache of the extraction.
  ///   - progress: Receives the progress of the extraction.
  /// - Returns: The uses.
  /// - Throws: `CancellationError`, or an error if the cache cannot be read.
  package func glossaryContexts(
    ofCatalogsAt catalogs: [String],
    request: SyncRequest = SyncRequest(),
    progress: ExtractionProgressHandler? = nil
  ) async throws -> KeyContexts {
    let scopes = (project?.configuration.glossary ?? [])
      .flatMap { [$0.scope] + $0.exceptions.map(\.scope) }.filter(\.dependsOnUses)
    guard !scopes.isEmpty, !catalogs.isEmpty else { return KeyContexts() }
    return try await keyContexts(
      ofCatalogsAt: catalogs,
      where: { path, key in
        let table = CatalogFile.table(ofCatalogAt: path)
        return scopes.contains { $0.mayContain(key, inTable: table) }
      },
      request: request,
      progress: progress
    )
  }
}
