extension LocalizationBundle {
  /// Returns all texts that a key has for a user: several of a `stringSet`, such as the phrases of an App
  /// Shortcut, and one of any other message.
  ///
  /// They come from the first language that has the message; at last it is the key. Values are not put into
  /// them. `String(localized:)` shows the first.
  ///
  /// ```swift
  /// bundle.localizedStrings(forKey: "Log my weight", table: "Phrases", locale: spanish)
  /// // ["Anota mi peso", "Apunta mi peso"]
  /// ```
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - table: the table; nil is the default one.
  ///   - locale: the user.
  /// - Returns: the texts; never none.
  public func localizedStrings(
    forKey key: String,
    table: String? = nil,
    locale: UserLocale = .current
  ) -> [String] {
    content.withPlan(for: locale, table: table) { plan in
      texts(forKey: .text(key), by: plan)
    }
  }

  private func texts(forKey key: MessageKey, by plan: LookupPlan) -> [String] {
    for step in plan.steps {
      do {
        // As if there were values: a set is else found as its first text.
        guard let found = try step.messages.find(key, hasValues: true) else { continue }
        if !step.isInBestLanguage { reportMissing(key, plan) }
        return texts(of: found, step.language, key, plan)
      } catch {
        report(.damagedCatalog(reason: "\(error)"), key, plan, step.language)
      }
    }
    if !plan.isSourceBest { reportMissing(key, plan) }
    return [key.string]
  }

  private func texts(
    of found: FoundMessage,
    _ language: MessageLanguage,
    _ key: MessageKey,
    _ plan: LookupPlan
  ) -> [String] {
    switch found {
    case .text(let text): return [text]
    case .message(let message):
      if case .texts(let texts) = message.content, !texts.isEmpty { return texts }
      return [render(message, [], language, key, plan)]
    }
  }
}
