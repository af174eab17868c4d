import CatalogWorkspace
import JSONSyntax
import ModelContextProtocol

/// `set_terms`: adds, changes and removes terms of the glossary.
enum SetTermsTool: AgentTool {
  static let definition = ToolDefinition(
    "set_terms",
    "Adds, changes and removes terms in the glossary file. What a term does not name stays; an "
      + "empty list or text removes it.",
    input: .object([
      .optional("upsert", .array(of: AgentJSON.termByLanguage, 0...200)),
      .optional("remove", .strings("Terms.")),
      .required("revision", .string("Of 'get_terms'.")),
      .optional("dryRun", .boolean()),
    ]),
    output: .object([
      .required("file", .string()), .required("written", .boolean()),
      .required("added", .integer()), .required("changed", .integer()),
      .required("removed", .integer()), .required("revision", .string()),
      .optional("problems", .array(of: AgentJSON.finding)),
    ]),
    effect: .removal
  )

  static func call(_ arguments: ToolArguments, _ context: AgentContext) async throws -> JSONValue {
    let state = try await context.project.state()
    let target = try GlossaryTarget(of: state)
    let isPreview = arguments.flag("dryRun")
    let edit = GlossaryEdit(
      changes: try arguments.objects("upsert").map(change),
      removals: arguments.texts("remove")
    )
    let outcome: GlossaryEdit.Outcome
    do {
      outcome = try await context.project.edit(
        glossaryAt: target.path,
        edit,
        revision: arguments.text("revision") ?? "",
        isPreview: isPreview
      )
    } catch let refusal as GlossaryEdit.Refusal {
      throw ToolFailure(refusal, target.path)
    }
    return .fields(
      ("file", .string(target.path)),
      ("written", .boolean(!isPreview)),
      ("added", .number(outcome.addedCount)),
      ("changed", .number(outcome.changedCount)),
      ("removed", .number(outcome.removedCount)),
      ("revision", .string(outcome.revision)),
      ("problems", .nonempty(outcome.diagnostics.map { AgentJSON.finding($0, isPlaced: true) }))
    )
  }

  private static func change(_ term: ToolArguments) throws -> GlossaryEdit.Change {
    let name = term.text("term") ?? ""
    guard name.contains(where: { !$0.isWhitespace }) else {
      throw ToolFailure("invalid-term", "A term is empty.")
    }
    let (use, avoid) = (term.lists("use"), term.lists("avoid"))
    try LanguageCheck.check((Array(use.keys) + Array(avoid.keys)).sorted(), known: [])
    return GlossaryEdit.Change(
      name,
      isTranslated: term.boolean("translate"),
      translations: use,
      forbidden: avoid,
      definition: term.text("definition"),
      note: term.text("note")
    )
  }
}

extension ToolFailure {
  /// Creates the failure for an edit of a glossary that was not made.
  fileprivate init(_ refusal: GlossaryEdit.Refusal, _ path: String) {
    switch refusal {
    case .changed(let revision):
      self.init(
        "glossary-changed",
        "The glossary has changed; its revision is '\(revision)' now.",
        hint: "Read it again with 'get_terms'."
      )
    case .noSuchTerm(let term):
      self.init("no-such-term", "The glossary has no term '\(term)'.")
    case .unknownColumns(let columns):
      self.init(
        "unknown-columns",
        "'\(path)' has columns that would be lost: \(columns.joined(separator: ", ")).",
        hint: "Edit the file itself."
      )
    case .damaged(let problems):
      let first = problems.first.map { AgentJSON.finding($0, isPlaced: true) }
      self.init(
        "damaged-glossary",
        "Lines of '\(path)' would be lost: \(first?["message"]?.text ?? "").",
        hint: "Correct the file first."
      )
    }
  }
}
