import Diagnostics
import Yams

extension ConfigurationReader {
  /// Reads terms, or the name of a file with terms.
  mutating func readGlossary(
    _ node: Node,
    at path: [String],
    into configuration: inout Configuration
  ) {
    if node.scalar != nil, !node.isNothing {
      configuration.glossaryFile = text(node, at: path)
        .map { Configuration.GlossaryFile($0, location: locator.location(of: node.mark)) }
    } else {
      configuration.glossary = members(of: node, at: path).map { term($0) }
    }
  }

  private mutating func term(_ term: Field<String>) -> Configuration.GlossaryTerm {
    var result = Configuration.GlossaryTerm(term.key)
    for field in fields(of: term.value, at: term.path, as: GlossaryTermKey.self) {
      let (value, path) = (field.value, field.path)
      switch field.key {
      case .definition: result.definition = text(value, at: path)
      case .note: result.note = text(value, at: path)
      case .translate: result.isTranslated = boolean(value, at: path) ?? result.isTranslated
      case .caseSensitive:
        result.isCaseSensitive = boolean(value, at: path) ?? result.isCaseSensitive
      case .match: result.match = choice(value, at: path) ?? result.match
      case .sourceVariants: result.sourceVariants = textOrTexts(value, at: path)
      case .translations: result.translations = textsByLanguage(value, at: path)
      case .variants: result.variants = textsByLanguage(value, at: path)
      case .forbidden: result.forbidden = textsByLanguage(value, at: path)
      case .scope: result.scope = scope(value, at: path)
      case .exceptions:
        result.exceptions = items(of: value, at: path).compactMap { exception($0, at: path) }
      }
    }
    return result
  }

  private mutating func scope(_ node: Node, at path: [String]) -> Configuration.TermScope {
    var result = Configuration.TermScope()
    for field in fields(of: node, at: path, as: TermScopeKey.self) {
      switch field.key {
      case .keys:
        result.keys = patternOrPatterns(field.value, at: field.path).map { KeyPattern($0) }
      case .tables: result.tables = textOrTexts(field.value, at: field.path)
      case .screens:
        result.screens = patternOrPatterns(field.value, at: field.path).map { KeyPattern($0) }
      case .roles:
        result.roles = patternOrPatterns(field.value, at: field.path).map { KeyPattern($0) }
      }
    }
    return result
  }

  private mutating func exception(
    _ node: Node,
    at path: [String]
  ) -> Configuration.TermException? {
    var result = Configuration.TermException(scope: Configuration.TermScope(), accepted: [])
    var isComplete = false
    for field in fields(of: node, at: path, as: TermExceptionKey.self) {
      switch field.key {
      case .scope: result.scope = scope(field.value, at: field.path)
      case .accept:
        result.accepted = textOrTexts(field.value, at: field.path)
        isComplete = true
      case .reason: result.reason = text(field.value, at: field.path)
      }
    }
    guard isComplete else {
      reportMissing(TermExceptionKey.accept, in: node, at: path)
      return nil
    }
    return result
  }

  private mutating func textsByLanguage(_ node: Node, at path: [String]) -> [String: [String]] {
    var texts: [String: [String]] = [:]
    for field in members(of: node, at: path)
    where isLanguageTag(field.key, at: field.location, field.path) {
      texts[field.key] = textOrTexts(field.value, at: field.path)
    }
    return texts
  }
}
