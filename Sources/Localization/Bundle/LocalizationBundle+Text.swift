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
      text(forKey: key, value: value, by: plan)
    }
  }

  private func text(forKey key: String, value: LocalizationValue, by plan: LookupPlan) -> String {
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
    _ message: PreparedMessage,
    _ arguments: [MessageArgument],
    _ language: MessageLanguage,
    _ key: String,
    _ plan: LookupPlan
  ) -> String {
    var renderer = MessageRenderer(arguments: arguments, language: language)
    renderer.append(message)
    for problem in renderer.problems { report(problem, key, plan, language) }
    return renderer.output
  }

  func reportMissing(_ key: String, _ plan: LookupPlan) {
    LocalizationProblem(
      kind: .missingMessage,
      key: key,
      table: plan.purpose.table,
      language: plan.languages[0]
    )
    .report()
  }

  func report(
    _ kind: LocalizationProblem.Kind,
    _ key: String,
    _ plan: LookupPlan,
    _ language: MessageLanguage
  ) {
    LocalizationProblem(
      kind: kind,
      key: key,
      table: plan.purpose.table,
      language: language.tag
    )
    .report()
  }
}
