package import Diagnostics
import FormatString
import StringCatalog

/// A rule that reports placeholders that do not match those of the source text.
///
/// Arguments are compared by position, so a translation may reorder them: `%2$@ de %1$@`. An
/// argument that the code does not pass, or that has another type, shows garbage or crashes the
/// program. A missing argument is missing information.
///
/// The plural forms `zero`, `one` and `two` may omit their number ("One day"), unless the category
/// contains several numbers: Russian `one` includes 21. If the code passes no arguments, a percent
/// sign is prose: "100 % gratis". Otherwise it must be doubled. An integer of another size, `%d`
/// for `%lld`, is a note. A percent sign before a hyphen, "50%-ig", fails the build of a target that
/// generates symbols, and is a note in others.
package struct MismatchedPlaceholdersRule: LocalizationRule {
  package static let id: Diagnostic.ID = "mismatched-placeholders"
  package static let title =
    "Every text has the placeholders of the source text, with the same types."
  package static let reason = """
    A placeholder without a value from the code, or with a value of another type, shows \
    garbage or crashes the program; a missing placeholder is missing information. Placeholders \
    are compared by position, so a translation may reorder them. The forms for zero, one and \
    two may omit their number. If the code passes no values, a percent sign is plain text, as \
    it is in storyboards, XIBs and Info.plist. In "50%-ig", Xcode still finds a placeholder: a \
    target that generates symbols does not compile, and elsewhere it is only a note.
    """
  package static let defaultSeverity = Diagnostic.Severity.error

  package func check(_ localization: LocalizationSubject, emit: (Finding) -> Void) {
    let isSource = localization.language.isSource
    let entry = localization.entry
    if isSource { checkSpelling(localization, emit) }
    checkSymbols(localization, emit)
    let conflicting = checkTypes(localization, emit)
    // Without a source text, nothing is known about the values that the code passes.
    guard isSource || !entry.hasUnknownArguments,
      let expected = isSource ? entry.placeholdersOfKey : entry.expectedPlaceholders
    else { return }
    for leaf in localization.leaves
    where leaf.isWritten && (leaf.format != nil || !expected.isEmpty)
      && !conflicting.contains(where: { $0 === leaf })
    {
      let comparison = PlaceholderComparison(leaf, of: localization, with: expected)
      if let order = comparison.order {
        var finding = localization.finding(
          Self.message(in: localization.language.tag, numbered: order.specifiers),
          at: leaf.path
        )
        finding.replacement = order.text
        emit(finding)
        continue
      }
      for problem in comparison.problems {
        var finding = localization.finding(
          Self.message(in: localization.language.tag, problem),
          at: leaf.path
        )
        finding.isMinor = problem.isMinor
        emit(finding)
      }
    }
  }
}

extension MismatchedPlaceholdersRule {
  /// Reports arguments that a text uses with different types, whatever the code passes.
  ///
  /// - Returns: The texts with such arguments.
  private func checkTypes(
    _ localization: LocalizationSubject,
    _ emit: (Finding) -> Void
  ) -> [LocalizationLeaf] {
    var conflicting: [LocalizationLeaf] = []
    for leaf in localization.leaves
    where leaf.isWritten && leaf.substitution == nil
      // Only a numbered placeholder can use the value of another one.
      && leaf.format?.specifiers.contains(where: { $0.argumentIndex != nil }) ?? false
    {
      let placeholders = PlaceholderSet(of: leaf.value, substitutions: localization.substitutions)
      guard let conflict = placeholders.conflicts.first else { continue }
      emit(
        localization.finding(
          Self.message(in: localization.language.tag, .conflict(conflict)),
          at: leaf.path
        )
      )
      conflicting.append(leaf)
    }
    return conflicting
  }

  /// Reports a misspelled placeholder of the source text, which its translations correct.
  private func checkSpelling(_ localization: LocalizationSubject, _ emit: (Finding) -> Void) {
    for leaf in localization.entry.sources {
      guard let malformed = leaf.format.flatMap(MalformedPlaceholder.init) else { continue }
      emit(
        localization.finding(
          Self.message(in: localization.language.tag, .malformed(malformed)),
          at: Self.path(of: leaf, in: localization)
        )
      )
    }
  }

  /// Returns the path of a source text; that of the localization if the text is the key.
  private static func path(
    of leaf: LocalizationLeaf,
    in localization: LocalizationSubject
  ) -> LocalizationPath {
    let isInCatalog = localization.leaves.contains { $0 === leaf || $0.value == leaf.value }
    return isInCatalog ? leaf.path : LocalizationPath()
  }

  /// Reports a percent sign in prose that ends the generation of symbols with an error.
  ///
  /// In "50%-ig", Xcode finds a placeholder without a Swift type: "Unable to create a Swift type from
  /// the format specifier "%-i"". "50%ige" and "50% de" are no problem.
  private func checkSymbols(_ localization: LocalizationSubject, _ emit: (Finding) -> Void) {
    let entry = localization.entry
    // In a text with arguments, such a percent sign is a placeholder without a value.
    guard entry.kind == .code, entry.expectedPlaceholders.isEmpty else { return }
    let leaves = localization.language.isSource ? entry.sources : localization.leaves
    for leaf in leaves where leaf.isWritten {
      guard let format = leaf.format, format.specifiers.isEmpty,
        let found = PlaceholderComparison.conversions(in: format)
          .first(where: { $0.hasPrefix("%-") })
      else { continue }
      emit(
        localization.finding(
          Self.message(in: localization.language.tag, untyped: found),
          at: Self.path(of: leaf, in: localization),
          isMinor: !entry.project.generatesSymbols
        )
      )
    }
  }

  private static func message(
    in language: String,
    untyped placeholder: String
  ) -> Diagnostic.Message {
    Diagnostic.Message(
      id,
      variant: "untyped",
      "Xcode cannot generate symbols, because it takes \(quoted: placeholder) in the \(quoted: language) text for a placeholder; write \(quoted: "%%") for the percent sign"
    )
  }

  private static func message(
    in language: String,
    numbered placeholders: [String]
  ) -> Diagnostic.Message {
    Diagnostic.Message(
      id,
      variant: "order",
      "the \(quoted: language) text has the placeholders in another order than the source text; number them: \(quoted: placeholders)"
    )
  }

  private static func message(
    in language: String,
    missing placeholders: [String]
  ) -> Diagnostic.Message {
    placeholders.count > 1
      ? Diagnostic.Message(
        id,
        variant: "several-missing",
        "the placeholders \(quoted: placeholders) are missing from the \(quoted: language) text"
      )
      : Diagnostic.Message(
        id,
        variant: "missing",
        "the placeholder \(quoted: placeholders) is missing from the \(quoted: language) text"
      )
  }

  /// Returns the message for a text.
  private static func message(
    in language: String,
    _ problem: PlaceholderComparison.Problem
  ) -> Diagnostic.Message {
    switch problem {
    case .missing(let placeholders):
      message(in: language, missing: placeholders)
    case .unexpected(let placeholders):
      Diagnostic.Message(
        id,
        variant: "unexpected",
        "the \(quoted: language) text has \(quoted: placeholders), for which the code passes no value"
      )
    case .literal(let placeholders):
      Diagnostic.Message(
        id,
        variant: "literal",
        "the \(quoted: language) text has \(quoted: placeholders), which is shown as it is"
      )
    case .shifted(let placeholders, let shown):
      Diagnostic.Message(
        id,
        variant: "shifted",
        "the placeholder \(quoted: placeholders) is missing from the \(quoted: language) text, so \(quoted: shown) gets its value"
      )
    case .spaced(let placeholder):
      Diagnostic.Message(
        id,
        variant: "spaced",
        "the \(quoted: language) text has \(quoted: placeholder); remove the space in the placeholder"
      )
    case .strayPercentSign:
      Diagnostic.Message(
        id,
        variant: "stray-percent",
        "the \(quoted: language) text has a single percent sign where the source text has \(quoted: "%%")"
      )
    case .missingPercentSign:
      Diagnostic.Message(
        id,
        variant: "missing-percent",
        "the \(quoted: language) text lacks the percent sign of the source text"
      )
    case .malformed(let placeholder):
      Diagnostic.Message(
        id,
        variant: "malformed",
        "\(quoted: placeholder.text) in the \(quoted: language) text is not a placeholder; write \(quoted: placeholder.correction)"
      )
    case .conflict(let conflict):
      Diagnostic.Message(
        id,
        variant: "conflict",
        "the \(quoted: language) text uses one value as \(quoted: conflict.first) and as \(quoted: conflict.second)"
      )
    case .type(let placeholder, let expected), .width(let placeholder, let expected):
      Diagnostic.Message(
        id,
        "the \(quoted: language) text has \(quoted: placeholder) where the source text has \(quoted: expected)"
      )
    }
  }

  package static let triggering = [
    RuleExample(
      """
      ↓"A 50%-ig rise" : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : "Una subida del 50 %" } } } }
      """
    ),
    RuleExample(
      languages: ["sv"],
      """
      "Such as 160" : { "localizations" : { "sv" : { "stringUnit" : {
        "state" : "translated", "value" : ↓"160 för en 50%-ig höjning" } } } }
      """
    ),
    RuleExample(
      """
      "%lld items by %@" : { "localizations" : { "es" : { "stringUnit" : {
        "state" : "translated", "value" : ↓"%1$lld elementos de %2$@ (%1$@)" } } } },
      "a" : { "localizations" : { "en" : { "stringUnit" : {
        "state" : "translated", "value" : ↓"%1$lld or %1$@" } } } }
      """
    ),
    RuleExample(
      """
      "%lld of %@" : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : ↓"%lld" } } } }
      """
    ),
    RuleExample(
      """
      "%lld of %@" : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : ↓"De %1$@ a %2$@" } } } }
      """
    ),
    RuleExample(
      """
      "Hello" : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "needs_review", "value" : ↓"Hola, %@" } } } }
      """
    ),
    RuleExample(
      """
      "greeting" : { "localizations" : {
        "en" : { "stringUnit" : { "state" : "translated", "value" : "Hello, %@" } },
        "es" : { "stringUnit" : { "state" : "translated", "value" : ↓"Hola" } } } }
      """
    ),
    RuleExample(
      """
      "%lld days" : { "localizations" : { "es" : { "variations" : { "plural" : {
        "one" : { "stringUnit" : { "state" : "translated", "value" : ↓"%@ día" } },
        "many" : { "stringUnit" : { "state" : "translated", "value" : "%lld de días" } },
        "other" : { "stringUnit" : { "state" : "translated", "value" : ↓"días" } } } } } } }
      """
    ),
    RuleExample(
      """
      "%lld in %@" : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated", "value" : ↓"%#@days@" },
        "substitutions" : { "days" : {
          "argNum" : 1, "formatSpecifier" : "lld", "variations" : { "plural" : {
            "one" : { "stringUnit" : { "state" : "translated", "value" : "un día" } },
            "many" : { "stringUnit" : { "state" : "translated", "value" : "%arg de días" } },
            "other" : { "stringUnit" : { "state" : "translated", "value" : ↓"%arg %3$@ días" } }
          } } } } } } }
      """
    ),
    RuleExample(
      languages: ["ru"],
      """
      "%lld days" : { "localizations" : { "ru" : { "variations" : { "plural" : {
        "few" : { "stringUnit" : { "state" : "translated", "value" : "%lld дня" } },
        "many" : { "stringUnit" : { "state" : "translated", "value" : "%lld дней" } },
        "one" : { "stringUnit" : { "state" : "translated", "value" : ↓"Один день" } },
        "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld дня" } } } } } } }
      """
    ),
    RuleExample(
      """
      "%lld days" : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated", "value" : "%#@days@" },
        "substitutions" : { "days" : {
          "argNum" : 1, "formatSpecifier" : "lld", "variations" : { "plural" : {
            "one" : { "stringUnit" : { "state" : "translated", "value" : "un día" } },
            "many" : { "stringUnit" : { "state" : "translated", "value" : "%arg de días" } },
            "other" : { "stringUnit" : { "state" : "translated", "value" : ↓"días" } }
          } } } } } } }
      """
    ),
    RuleExample(
      """
      "%lld days" : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated", "value" : "%#@days@" },
        "substitutions" : { "days" : {
          "argNum" : 1, "formatSpecifier" : "lld", "variations" : { "plural" : {
            "one" : { "stringUnit" : { "state" : "translated", "value" : "día" } },
            "many" : { "stringUnit" : { "state" : "translated", "value" : ↓"días" } },
            "other" : { "stringUnit" : { "state" : "translated", "value" : ↓"días" } }
          } } } } } } }
      """
    ),
    RuleExample(
      """
      "%lld items" : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : ↓"%d elementos" } } } }
      """
    ),
    RuleExample(
      """
      "%lld%% of your goal" : { "localizations" : {
        "es" : { "stringUnit" : {
          "state" : "translated", "value" : ↓"%lld % de tu objetivo" } } } }
      """
    ),
    RuleExample(
      kind: .interfaceBuilder,
      """
      "aB3-cd-eF5.title" : { "localizations" : {
        "en" : { "stringUnit" : { "state" : "new", "value" : "Quit Ferry" } },
        "es" : { "stringUnit" : { "state" : "translated", "value" : ↓"Salir de Ferry%s" } } } },
      "gH6-ij-kL7.title" : { "localizations" : {
        "en" : { "stringUnit" : { "state" : "new", "value" : "Files in %@" } },
        "es" : { "stringUnit" : { "state" : "translated", "value" : ↓"Archivos" } } } }
      """
    ),
  ]

  package static let nonTriggering = [
    RuleExample(
      languages: ["de", "es", "sv"],
      """
      "Such as 160" : { "localizations" : {
        "de" : { "stringUnit" : { "state" : "translated", "value" : "Eine 50%ige Steigerung" } },
        "es" : { "stringUnit" : { "state" : "translated", "value" : "Un 50% de aumento" } },
        "sv" : { "stringUnit" : { "state" : "translated", "value" : "En 50%%-ig höjning" } } } }
      """
    ),
    RuleExample(
      """
      "help" : { "localizations" : {
        "en" : { "stringUnit" : {
          "state" : "translated", "value" : "[Ask](mailto:a@example.com?subject=A%20Good%20day)" } },
        "es" : { "stringUnit" : {
          "state" : "translated", "value" : "[Pregunta](mailto:a@example.com?subject=Una%20C)" } }
      } },
      "%1$lld, %1$d" : { "localizations" : { "es" : { "stringUnit" : {
        "state" : "translated", "value" : "%1$lld; %1$d" } } } }
      """
    ),
    RuleExample(
      """
      "%lld days of rest" : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated", "value" : "%#@days@" },
        "substitutions" : { "days" : {
          "argNum" : 1, "formatSpecifier" : "lld", "variations" : { "plural" : {
            "one" : { "stringUnit" : { "state" : "translated", "value" : "un día" } },
            "many" : { "stringUnit" : { "state" : "translated", "value" : "%lld de días" } },
            "other" : { "stringUnit" : { "state" : "translated", "value" : "%1$lld días" } }
          } } } } } } }
      """
    ),
    RuleExample(
      """
      "%@ has %lld" : { "localizations" : {
        "en" : { "stringUnit" : { "state" : "new", "value" : "%1$@ has %2$lld" } },
        "es" : { "stringUnit" : { "state" : "translated", "value" : "Hay %2$lld de %1$@" } } } }
      """
    ),
    RuleExample(
      languages: ["de", "es"],
      """
      "errorTitle" : { "localizations" : {
        "de" : { "stringUnit" : { "state" : "translated", "value" : "Fehler %lld" } },
        "es" : { "stringUnit" : { "state" : "translated", "value" : "Error %lld" } } } }
      """
    ),
    RuleExample(
      """
      "100% free" : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : "100 % gratis" } } } }
      """
    ),
    RuleExample(
      """
      "Save 20%" : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : "20%de ahorro" } } } }
      """
    ),
    RuleExample(
      """
      "%lld days" : { "localizations" : { "es" : { "variations" : { "plural" : {
        "one" : { "stringUnit" : { "state" : "translated", "value" : "Un día" } },
        "many" : { "stringUnit" : { "state" : "translated", "value" : "%lld de días" } },
        "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld días" } } } } } } }
      """
    ),
    RuleExample(
      """
      "%lld followers of %@" : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated", "value" : "%#@followers@" },
        "substitutions" : { "followers" : { "formatSpecifier" : "lld", "variations" : {
          "plural" : {
            "one" : { "stringUnit" : {
              "state" : "translated", "value" : "un seguidor de %2$@" } },
            "many" : { "stringUnit" : {
              "state" : "translated", "value" : "%arg de seguidores de %2$@" } },
            "other" : { "stringUnit" : {
              "state" : "translated", "value" : "%arg seguidores de %2$@" } }
          } } } } } } }
      """
    ),
    RuleExample(
      """
      "%lld %@ people" : { "localizations" : {
        "en" : {
          "stringUnit" : { "state" : "translated", "value" : "%#@people@" },
          "substitutions" : { "people" : { "formatSpecifier" : "lld", "variations" : {
            "plural" : {
              "one" : { "stringUnit" : { "state" : "translated", "value" : "%2$@ person" } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "%2$@ people" } }
            } } } } },
        "es" : { "stringUnit" : { "state" : "translated", "value" : "Personas: %2$@" } } } }
      """
    ),
    RuleExample(
      """
      "%lld items" : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : "%ld elementos" } } } }
      """
    ),
    RuleExample(
      kind: .interfaceBuilder,
      """
      "aB3-cd-eF5.title" : { "localizations" : {
        "en" : { "stringUnit" : { "state" : "new", "value" : "Limit volume to 100%" } },
        "es" : { "stringUnit" : {
          "state" : "translated", "value" : "Limitar al 100%del volumen" } } } }
      """
    ),
  ]
}
