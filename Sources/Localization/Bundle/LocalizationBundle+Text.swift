internal import CompiledCatalog
internal import ICU

extension LocalizationBundle {
  /// Returns the translation of a message for a user.
  ///
  /// The translation comes from the first language that has the message. If no language has it, the
  /// source string is used. Damaged messages are reported and skipped.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - value: The source string with its arguments, which is used as the last resort.
  ///   - table: The table; `nil` is the default one.
  ///   - locale: The locale of the user.
  /// - Returns: The string.
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

  /// Returns the translation of a message whose key is its source string.
  ///
  /// - Parameters:
  ///   - value: The source string with its arguments.
  ///   - table: The table; `nil` is the default one.
  ///   - locale: The locale of the user.
  /// - Returns: The string.
  func text(of value: LocalizationValue, table: String?, locale: UserLocale) -> String {
    content.withPlan(for: locale, table: table) { plan in
      text(forKey: value.messageKey, value: value, by: plan)
    }
  }

  private func text(forKey key: MessageKey, value: LocalizationValue, by plan: LookupPlan) -> String
  {
    let hasValues = !value.arguments.isEmpty
    // Most messages are found here. A damaged one is reported below.
    switch plan.best {
    case .some(let column):
      switch column.withObject({ try? $0.find(key, hasValues: hasValues) }) {
      case .text(let text): return text
      case .message(let message):
        return plan.bestLanguage.withObject {
          render(message, value.arguments, $0, key, plan)
        }
      case nil: break
      }
    case nil: break
    }
    // An iterator would retain and release each step; an index does not.
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
    // Without arguments, the source string is no format string, even if it contains percent signs.
    guard hasValues || FormattedText.hasMarkup(value.key) else { return value.key }
    let message = content.message(ofSourceText: value.key)
    return render(message, value.arguments, plan.source, key, plan)
  }

  /// Returns the string of a resource for a user.
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
    arguments.withUnsafeBufferPointer { arguments in
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: initialCapacity) { buffer in
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

/// A capacity that is sufficient for most messages, in bytes.
private let initialCapacity = 512

// MARK: - Texts

extension LocalizationBundle {
  /// Returns all strings that a key has for a user.
  ///
  /// A `stringSet`, such as the phrases of an App Shortcut, has several; any other message has one.
  /// They come from the first language that has the message. If no language has it, the result is
  /// the key. Arguments are not inserted. `String(localized:)` shows the first string.
  ///
  /// ```swift
  /// bundle.localizedStrings(forKey: "Log my weight", table: "Phrases", locale: spanish)
  /// // ["Anota mi peso", "Apunta mi peso"]
  /// ```
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - table: The table; `nil` is the default one.
  ///   - locale: The locale of the user.
  /// - Returns: The strings; never an empty array.
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
        // Without arguments, `find` would return only the first string of a set.
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
