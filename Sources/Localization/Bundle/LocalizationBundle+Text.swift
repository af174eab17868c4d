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
  func text(
    forKey key: String,
    value: LocalizationValue,
    table: String?,
    locale: UserLocale
  ) -> String {
    let table = table ?? defaultTable
    let plan = content.plan(for: locale, table: table)
    // By index, because an iterator would count references to each step.
    for index in plan.steps.indices {
      do {
        guard let message = try plan.steps[index].messages.message(forKey: key) else { continue }
        if !plan.steps[index].isInBestLanguage { reportMissing(key, table, plan) }
        // Most messages are one text, which is shown as it was read.
        if let text = message.text(isPlain: value.arguments.isEmpty) { return text }
        return render(message, value.arguments, plan.steps[index].language) { problem in
          report(problem, key, table, plan.steps[index].language.tag)
        }
      } catch {
        let reason = LocalizationProblem.Kind.damagedCatalog(reason: "\(error)")
        report(reason, key, table, plan.steps[index].language.tag)
      }
    }
    if !plan.isSourceBest { reportMissing(key, table, plan) }
    // Without values the text in the code is no format, whatever percent signs it has.
    guard !value.arguments.isEmpty else { return value.key }
    return render(content.message(ofSourceText: value.key), value.arguments, plan.source) {
      report($0, key, table, plan.source.tag)
    }
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

  private func render(
    _ message: PreparedMessage,
    _ arguments: [MessageArgument],
    _ language: MessageLanguage,
    report: (LocalizationProblem.Kind) -> Void
  ) -> String {
    var renderer = MessageRenderer(arguments: arguments, language: language)
    renderer.append(message)
    renderer.problems.forEach(report)
    return renderer.output
  }

  private func reportMissing(_ key: String, _ table: String, _ plan: LookupPlan) {
    report(.missingMessage, key, table, plan.languages[0])
  }

  private func report(
    _ kind: LocalizationProblem.Kind,
    _ key: String,
    _ table: String,
    _ language: String
  ) {
    LocalizationProblem(kind: kind, key: key, table: table, language: language).report()
  }
}
