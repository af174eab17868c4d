package import Diagnostics
import MachineTranslation
import StringCatalog

extension TranslationReport {
  /// Warnings about the keys that were not translated, and the terms that translations lack.
  ///
  /// - Parameter files: The catalogs as they were read, for the locations.
  /// - Returns: The warnings, in the order of the report.
  package func diagnostics(_ files: [CatalogFile]) -> [Diagnostic] {
    parts.flatMap { part in
      let catalog = files.first { $0.path == part.path }?.catalog
      func warning(_ message: Diagnostic.Message, _ key: String) -> Diagnostic {
        Diagnostic(message, .warning, at: catalog?.location(of: key), path: [key, part.language])
      }
      let failures = part.failures.map { key, reason in
        warning(.notTranslated(key, part.language, reason), key)
      }
      let stale = part.stale.map { warning(.staleTranslation(of: $0, part.language), $0) }
      let remarks = part.remarks.map { key, remark in
        var remark = remark
        remark.location = catalog?.location(of: key)
        return remark
      }
      return failures + stale + remarks
    }
  }
}

/// The maximum number of characters of a reason that an engine gives.
private let longestReason = 200

extension Diagnostic.Message {
  fileprivate static func notTranslated(
    _ key: String,
    _ language: String,
    _ reason: EngineConversation.Failure.Reason
  ) -> Self {
    switch reason {
    case .refused(let problems):
      Self(
        "not-translated",
        variant: "refused",
        "\(key: key) is not translated into \(quoted: language), because the answers are wrong: \(problems.joined(separator: "; ").excerpt(longestReason))"
      )
    case .skipped(let note?):
      Self(
        "not-translated",
        variant: "skipped-note",
        "\(key: key) is not translated into \(quoted: language), because the engine leaves it out: \(note.excerpt(longestReason))"
      )
    case .skipped(nil):
      Self(
        "not-translated",
        variant: "skipped",
        "\(key: key) is not translated into \(quoted: language), because the engine leaves it out"
      )
    case .error(let error):
      Self(
        "not-translated",
        variant: "error",
        "\(key: key) is not translated into \(quoted: language), because the engine reports an error: \((error.message.isEmpty ? error.code : error.message).excerpt(longestReason))"
      )
    case .delayed:
      Self(
        "not-translated",
        variant: "delayed",
        "\(key: key) is not translated into \(quoted: language), because the engine requests a longer pause than --timeout permits"
      )
    case .unanswered:
      Self(
        "not-translated",
        variant: "unanswered",
        "\(key: key) is not translated into \(quoted: language), because the engine did not answer"
      )
    }
  }

  fileprivate static func staleTranslation(of key: String, _ language: String) -> Self {
    Self(
      "not-translated",
      variant: "stale",
      "\(key: key) is not translated into \(quoted: language), because another program changed it meanwhile"
    )
  }
}
