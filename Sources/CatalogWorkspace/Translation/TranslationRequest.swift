package import Diagnostics
package import MachineTranslation
package import ProjectConfiguration
package import StringCatalog

/// A request to translate the texts of catalogs by an engine.
package struct TranslationRequest: Sendable {
  /// The languages of the translations.
  package var languages: [String]
  /// The states of strings to translate.
  package var selection = TextSelection.untranslated
  /// The keys to translate; empty for all.
  package var keys: Set<String> = []
  /// The state of the translations.
  package var state = StringCatalog.TranslationState.needsReview
  /// The maximum number of texts to request; `nil` for no limit.
  package var limit: Int?
  /// Whether texts are requested again whose answers an earlier run has refused.
  package var retriesRefused = false
  /// The least score of similar texts that are used without an engine; `nil` to use only equal ones.
  package var minimumScore: Int?
  /// The limits of the conversation with the engine.
  package var limits = EngineConversation.Limits()

  /// Creates a request with the default settings.
  package init(languages: [String]) {
    self.languages = languages
  }
}

/// The progress of a translation.
package struct TranslationProgress: Hashable, Sendable {
  /// The language that is being translated.
  package var language: String
  /// The number of keys that are finished in all languages.
  package var done: Int
  /// The number of keys to translate in all languages.
  package var total: Int
  /// Whether the engine has requested a pause.
  package var isPaused = false
}

/// The result of a translation.
package struct TranslationReport: Sendable {
  /// The results by catalog and language, in the order of the catalogs.
  package var parts: [Part] = []
  /// The cost of all answers.
  package var usage = EngineUsage()
  /// The name of the engine; `nil` if it did not say.
  package var engineName: String?
  /// The number of requests that were sent, including repetitions.
  package var requestCount = 0
  /// The first problems of lines that are no answers to a request.
  package var lineProblems: [Diagnostic] = []
  /// The number of lines that are no answers to a request.
  package var invalidLineCount = 0
  /// The last part of the error output of an engine that failed.
  package var engineErrors = ""
  /// The reason why the translation ended.
  package var ending = Ending.completed

  /// Creates the report of a translation before anything was requested.
  package init(_ plans: [CatalogTranslationPlan]) {
    parts = plans.map { Part($0) }
  }

  /// The reasons for the end of a translation.
  package enum Ending: Hashable, Sendable {
    /// All texts were requested.
    case completed
    /// The number of texts has reached its limit.
    case limitReached
    /// The cost has reached its limit.
    case costReached
    /// The user interrupted the command.
    case interrupted
    /// The engine could not be used any longer.
    case failed(EngineFailure)
  }

  /// The result for one catalog and one language.
  package struct Part: Sendable {
    /// The path of the catalog.
    package let path: String
    /// The language.
    package let language: String
    /// The plan.
    package let plan: TranslationPlan
    /// The keys that were translated and written.
    package var written: [String] = []
    /// The number of keys that were already translated in an interrupted run.
    package var resumedCount = 0
    /// The number of keys that have a finished translation in the catalogs already.
    package var knownCount = 0
    /// The terms of the glossary that written translations lack, with their keys.
    package var remarks: [(key: String, remark: Diagnostic)] = []
    /// The keys that were not translated, with the reasons.
    package var failures: [(key: String, reason: EngineConversation.Failure.Reason)] = []
    /// The number of those that were not requested, because an earlier run has refused the answers.
    package var refusedBeforeCount = 0
    /// The keys that were translated but not written, because another program changed them.
    package var stale: [String] = []

    init(_ plan: CatalogTranslationPlan) {
      path = plan.path
      language = plan.language
      self.plan = plan.plan
    }

    /// The number of keys that were not requested, or not answered before the end.
    package var remainingCount: Int {
      plan.entries.count - written.count - failures.count - stale.count
    }

    /// Whether keys were not translated, or a translation lacks a term that is an error.
    package var hasFindings: Bool {
      !failures.isEmpty || !stale.isEmpty || remarks.contains { $0.remark.severity == .error }
    }
  }
}

extension Configuration.Translation {
  /// The state of drafts in catalogs.
  package var draftState: StringCatalog.TranslationState {
    StringCatalog.TranslationState(rawValue: state.rawValue)
  }
}
