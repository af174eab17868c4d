import CatalogWorkspace
import JSONSyntax
import ModelContextProtocol
import StringCatalog

/// `get_work`: the translations that wait, each with all that is needed to decide about it.
enum GetWorkTool: AgentTool {
  static let definition = ToolDefinition(
    "get_work",
    "Lists what waits in a language, most urgent first, with all that is known: to translate, to "
      + "review (drafts, changed source texts) or to fix (errors).",
    input: .object(
      [
        .required("language", .string()),
        .required("kind", .choice(["translate", "review", "fix"])), AgentContext.catalog,
        .optional("others", .strings("Languages to show as well.")),
      ] + ResultPage.properties
    ),
    output: .object([
      .optional("catalog", .string("That of all items.")),
      .required("items", .array(of: WorkItemJSON.schema)), .required("total", .integer()),
      .optional("nextCursor", .string()),
    ])
  )

  static func call(_ arguments: ToolArguments, _ context: AgentContext) async throws -> JSONValue {
    let language = arguments.text("language") ?? ""
    try context.check(language: language, in: try await context.project.state())
    let reasons = reasons(of: arguments.text("kind"))
    let (state, queue) = try await context.project.queue(for: language, reasons)
    let paths = Set(try context.files(arguments, in: state).map(\.path))
    let entries = queue.entries.filter { entry in
      paths.contains(queue.files[entry.catalog].path)
    }
    let page = try ResultPage(arguments, version: state.version, of: entries) { entry in
      [queue.files[entry.catalog].path, entry.key]
    }
    var details = WorkItemJSON.Details(
      hasCatalog: entries.contains { $0.catalog != entries[0].catalog },
      hasReason: reasons.count > 1,
      others: arguments.texts("others")
    )
    let configuration = state.workspace.project?.configuration
    var found: [ReviewQueue.Entry: ReviewItem] = [:]
    var count = 0
    _ = page.items(of: entries) { entry in
      count += 1
      guard let item = queue.item(of: entry, configuration, others: details.others) else {
        return nil
      }
      found[entry] = item
      return WorkItemJSON(item, aids: nil, details).value
    }
    details.listedKeys = Set(found.values.map(\.key))
    let (items, next) = try await page.items(
      of: entries,
      first: count,
      together: lookupCount
    ) { [found, details] entries in
      let items = entries.map { found[$0] }
      var aids = try await context.project.aids(for: items.compactMap(\.self))[...]
      return items.map { item in
        item.map { WorkItemJSON($0, aids: aids.popFirst(), details).value }
      }
    }
    if let next, let position = ResultPage.position(of: next) {
      let following = entries[position...].prefix(items.count + 1)
      let others = details.others
      // The look-ups of the next part begin after this one is sent.
      Task { @concurrent in
        try await context.project.prepareAids(
          for: following.compactMap { queue.item(of: $0, configuration, others: others) }
        )
      }
    }
    let catalog = details.hasCatalog ? nil : entries.first?.catalog
    return .fields(
      ("catalog", catalog.map { .string(queue.files[$0].path) }),
      ("items", .array(items)),
      ("total", .number(entries.count)),
      ("nextCursor", next.map { .string($0) })
    )
  }

  /// The number of translations for which similar texts are searched together.
  private static let lookupCount = 16

  private static func reasons(of kind: String?) -> Set<ReviewReason> {
    switch kind {
    case "translate": [.missing]
    case "fix": [.finding]
    default: [.sourceChanged, .trivialChange, .memory, .draft]
    }
  }
}
