package import Diagnostics

extension EngineConversation {
  /// The limits of a conversation.
  package struct Limits: Hashable, Sendable {
    /// The number of requests that are open at the same time; `nil` for the wish of the engine.
    package var window: Int?
    /// The cost after which no further request is sent; `nil` for no limit.
    package var cost: Double?
    /// The time after which a request counts as lost, if later ones were answered.
    ///
    /// An engine that answers nothing for so long is given up. It is also the greatest sum of the
    /// pauses that an engine can request before it answers.
    package var timeout = Duration.seconds(120)

    /// The number of seconds of the timeout.
    var timeoutSeconds: Double { Double(timeout.components.seconds) }

    /// Creates the default limits.
    package init() {}
  }

  /// An entry with its accepted translations.
  package struct Accepted: Sendable {
    /// The index of the entry.
    package let entry: Int
    /// The translations, in the order of the texts.
    package let translations: [TextTranslation]
    /// The terms of the glossary that they lack.
    package let remarks: [Diagnostic]
  }

  /// An entry that was not translated.
  package struct Failure: Hashable, Sendable {
    /// The index of the entry.
    package let entry: Int
    /// The reason.
    package let reason: Reason

    /// The reasons.
    package enum Reason: Hashable, Sendable {
      /// The answers were refused twice, the last one with these problems.
      case refused([String])
      /// The engine does not translate the text.
      case skipped(note: String?)
      /// The engine reported an error.
      case error(EngineError)
      /// The engine requests a longer pause than the timeout.
      case delayed(EngineError)
      /// The engine did not answer.
      case unanswered
    }
  }

  /// A reason why the engine cannot be used any longer.
  package enum Breakdown: Hashable, Sendable {
    /// The first line is not a greeting.
    case noGreeting
    /// The engine reported that it cannot work.
    case reported(EngineError)
    /// Too many lines were no answers.
    case tooManyInvalidLines
  }
}
