extension GlossaryTermKey {
  var field: ConfigurationField {
    let (shape, documentation) = description
    return ConfigurationField(
      name: rawValue,
      shape: shape,
      isRequired: false,
      documentation: documentation
    )
  }

  private var description: (ConfigurationShape, String) {
    switch self {
    case .definition: (.text, "What the term means, for translators.")
    case .note: (.text, "A note for translators.")
    case .translate:
      (.boolean, "Whether the term has another name in other languages; a brand has not.")
    case .caseSensitive: (.boolean, "Whether only the same capitals are the term.")
    case .match:
      (
        .choice(Configuration.TermMatch.allCases.map(\.rawValue)),
        "Which words are the term: inflected forms too (word), or exactly these (literal); word by default."
      )
    case .sourceVariants: (.textOrTexts, "Other forms of the term in the source language.")
    case .translations:
      (
        .languageMap(of: .textOrTexts),
        "The translations by language; a text has to use one of those of its language."
      )
    case .variants:
      (
        .languageMap(of: .textOrTexts),
        "Other forms of the translations that a text may use instead, by language."
      )
    case .forbidden:
      (.languageMap(of: .textOrTexts), "The words that translations must not use, by language.")
    case .scope:
      (.object(TermScopeKey.allCases.map(\.field)), "The keys to which the term applies.")
    case .exceptions:
      (
        .list(of: .object(TermExceptionKey.allCases.map(\.field))),
        "The keys that may use other words."
      )
    }
  }
}

extension TermScopeKey {
  var field: ConfigurationField {
    let documentation =
      switch self {
      case .keys: "The keys; * matches any characters, \\* a star; all by default."
      case .tables: "The tables that hold them; all by default."
      case .screens:
        "The types, windows or scenes that contain them in the code; * matches any characters; all by default."
      case .roles:
        "The elements that display them, such as Button; * matches any characters; all by default."
      }
    return ConfigurationField(
      name: rawValue,
      shape: .textOrTexts,
      isRequired: false,
      documentation: documentation
    )
  }
}

extension TermExceptionKey {
  var field: ConfigurationField {
    let (shape, documentation): (ConfigurationShape, String) =
      switch self {
      case .scope:
        (.object(TermScopeKey.allCases.map(\.field)), "The keys; all by default.")
      case .accept: (.textOrTexts, "The words that their texts may use instead.")
      case .reason: (.text, "Why, for translators.")
      }
    return ConfigurationField(
      name: rawValue,
      shape: shape,
      isRequired: self == .accept,
      documentation: documentation
    )
  }
}

/// The keys of a glossary term.
package enum GlossaryTermKey: String, CaseIterable, Sendable {
  case definition
  case note
  case translate
  case caseSensitive
  case match
  case sourceVariants
  case translations
  case variants
  case forbidden
  case scope
  case exceptions
}

/// The keys of the scope of a term.
package enum TermScopeKey: String, CaseIterable, Sendable {
  case keys
  case tables
  case screens
  case roles
}

/// The keys of an exception from a term.
package enum TermExceptionKey: String, CaseIterable, Sendable {
  case scope
  case accept
  case reason
}
