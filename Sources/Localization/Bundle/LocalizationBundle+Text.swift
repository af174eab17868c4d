internal import CompiledCatalog

extension LocalizationBundle {
  /// Returns the text of a message for a user.
  ///
  /// It comes from the first language that has the message; at last it is the text in the code. A
  /// damaged message is reported and passed over.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - value: the text of last resort, with the values that stand in the message.
  ///   - table: the table; nil is the default one.
  ///   - locale: the user.
  /// - Returns: the text.
  func text(
    forKey key: String,
    value: LocalizationValue,
    table: String?,
    locale: UserLocale
  ) -> String {
    content.withPlan(for: locale, table: table) { plan in
      text(forKey: .text(key), value: value, by: plan)
    }
  }

  /// Returns the text of a message whose key is its text.
  ///
  /// - Parameters:
  ///   - value: the text with its values.
  ///   - table: the table; nil is the default one.
  ///   - locale: the user.
  /// - Returns: the text.
  func text(of value: LocalizationValue, table: String?, locale: UserLocale) -> String {
    content.withPlan(for: locale, table: table) { plan in
      text(forKey: value.messageKey, value: value, by: plan)
    }
  }

  private func text(forKey key: MessageKey, value: LocalizationValue, by plan: LookupPlan) -> String
  {
    let hasValues = !value.arguments.isEmpty
    // By index, because an iterator would count references to each step.
    for index in plan.steps.indices {
      do {
        let found = try plan.steps[index].messages.find(key, hasValues: hasValues)
        guard let found else { continue }
        if !plan.steps[index].isInBestLanguage { reportMissing(key, plan) }
        switch found {
        case .text(let text): return text
        case .message(let message):
          return render(message, value.arguments, plan.steps[index].language, key, plan)
        }
      } catch {
        let reason = LocalizationProblem.Kind.damagedCatalog(reason: "\(error)")
        report(reason, key, plan, plan.steps[index].language)
      }
    }
    if !plan.isSourceBest { reportMissing(key, plan) }
    // Without values the text in the code is no format, whatever percent signs it has.
    guard hasValues else { return value.key }
    let message = content.message(ofSourceText: value.key)
    return render(message, value.arguments, plan.source, key, plan)
  }

  /// Returns the text of a resource for a user.
  func text(of resource: LocalizedStringResource, locale: UserLocale) -> String {
    text(
      forKey: resource.key,
      value: resource.defaultValue,
      table: resource.table,
      locale: locale
    )
  }

  func render(
    _ message: MessageTree,
    _ arguments: [MessageArgument],
    _ language: MessageLanguage,
    _ key: MessageKey,
    _ plan: LookupPlan
  ) -> String {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: usualCapacity) { buffer in
      var renderer = MessageRenderer(
        arguments: arguments,
        language: language,
        output: UTF8Output(buffer)
      )
      renderer.append(message)
      for problem in renderer.problems { report(problem, key, plan, language) }
      return renderer.output.string
    }
  }

  func reportMissing(_ key: MessageKey, _ plan: LookupPlan) {
    guard LocalizationProblem.isReported else { return }
    LocalizationProblem(
      kind: .missingMessage,
      key: key.string,
      table: plan.purpose.table,
      language: plan.languages[0]
    )
    .report()
  }

  func report(
    _ kind: LocalizationProblem.Kind,
    _ key: MessageKey,
    _ plan: LookupPlan,
    _ language: MessageLanguage
  ) {
    LocalizationProblem(
      kind: kind,
      key: key.string,
      table: plan.purpose.table,
      language: language.tag
    )
    .report()
  }
}

/// More bytes than most messages have.
private let usualCapacity = 512

// MARK: - Texts

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
      if case .texts(let texts) = message.resolved, !texts.isEmpty { return texts }
      return [render(message, [], language, key, plan)]
    }
  }
}
