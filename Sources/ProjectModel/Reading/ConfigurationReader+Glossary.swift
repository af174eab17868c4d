import Diagnostics
import Yams

extension ConfigurationReader {
  mutating func glossary(_ node: Node, at path: [String]) -> [Configuration.GlossaryTerm] {
    members(of: node, at: path).map { term($0) }
  }

  private mutating func term(_ term: Field<String>) -> Configuration.GlossaryTerm {
    var result = Configuration.GlossaryTerm(term.key)
    for field in fields(of: term.value, at: term.path, as: GlossaryTermKey.self) {
      let (value, path) = (field.value, field.path)
      switch field.key {
      case .definition: result.definition = text(value, at: path)
      case .translate: result.isTranslated = boolean(value, at: path) ?? result.isTranslated
      case .caseSensitive:
        result.isCaseSensitive = boolean(value, at: path) ?? result.isCaseSensitive
      case .translations: result.translations = textsByLanguage(value, at: path)
      case .forbidden: result.forbidden = textsByLanguage(value, at: path)
      }
    }
    return result
  }

  private mutating func textsByLanguage(_ node: Node, at path: [String]) -> [String: [String]] {
    var texts: [String: [String]] = [:]
    for field in members(of: node, at: path)
    where isLanguageTag(field.key, at: field.place, field.path) {
      texts[field.key] = textOrTexts(field.value, at: field.path)
    }
    return texts
  }
}
