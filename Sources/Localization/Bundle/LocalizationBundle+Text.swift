internal import CompiledCatalog

extension LocalizationBundle {
  /// Returns the text of a message for a user.
  ///
  /// It comes from the first language that has the message; at last it is the text in the code. A
  /// damaged message is reported and passed over.
  func text(_ request: MessageRequest, locale: UserLocale) -> String {
    let table = request.table ?? defaultTable
    let plan = content.plan(for: locale, table: table)
    for step in plan.steps {
      do {
        guard let message = try step.message(forKey: request.key) else { continue }
        if step.language.tag != plan.languages[0] { reportMissing(request, table, plan) }
        return try render(request, table, step.language) { renderer throws(CompiledCatalogError) in
          try renderer.append(message)
        }
      } catch {
        let reason = LocalizationProblem.Kind.damagedCatalog(reason: "\(error)")
        report(reason, request, table, step.language.tag)
      }
    }
    if plan.languages[0] != plan.source.tag { reportMissing(request, table, plan) }
    return sourceText(of: request, table, plan.source)
  }

  /// Returns the text in the code.
  ///
  /// Without values it is no format, whatever percent signs it has.
  private func sourceText(
    of request: MessageRequest,
    _ table: String,
    _ language: MessageLanguage
  ) -> String {
    let text = request.defaultValue.key
    guard !request.arguments.isEmpty else { return text }
    return render(request, table, language) { renderer in
      renderer.append(content.format(ofSourceText: text))
    }
  }

  private func render<Failure: Error>(
    _ request: MessageRequest,
    _ table: String,
    _ language: MessageLanguage,
    _ append: (inout MessageRenderer) throws(Failure) -> Void
  ) throws(Failure) -> String {
    var renderer = MessageRenderer(arguments: request.arguments, language: language)
    try append(&renderer)
    for problem in renderer.problems { report(problem, request, table, language.tag) }
    return renderer.output
  }

  private func reportMissing(_ request: MessageRequest, _ table: String, _ plan: LookupPlan) {
    report(.missingMessage, request, table, plan.languages[0])
  }

  private func report(
    _ kind: LocalizationProblem.Kind,
    _ request: MessageRequest,
    _ table: String,
    _ language: String
  ) {
    LocalizationProblem(kind: kind, key: request.key, table: table, language: language).report()
  }
}
