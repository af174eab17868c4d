import CatalogWorkspace
import JSONSyntax
import ModelContextProtocol
import StringCatalog

/// `get_work`: the translations that wait, each with all that is needed to decide about it.
enum GetWorkTool: AgentTool {
  static let definition = ToolDefinition(
    "get_work",
    "Lists what waits, most urgent first, with all that is known: to translate, to review (drafts, "
      + "changed source texts) or to fix (errors).",
    input: .object(
      [
        .optional("language", .string("By default all, except to translate.")),
        .required("kind", .choice(["translate", "review", "fix"])), AgentContext.catalog,
        .optional("others", .strings("Languages to show as well.")),
        .optional(
          "since",
          .string("Review only source texts that have changed since a git revision.")
        ),
      ] + ResultPage.properties
    ),
    output: .object(
      [
        .optional("catalog", .string("That of all items.")),
        .optional("style", .string("What documents of the project say about the language.")),
      ] + ResultPage.list("items", of: WorkItemJSON.schema)
    )
  )

  static func call(_ arguments: ToolArguments, _ context: AgentContext) async throws -> JSONValue {
    let (language, since) = (arguments.text("language"), arguments.text("since"))
    if let language { try context.check(language: language, in: try await context.project.state()) }
    let request = try request(arguments)
    let (state, queue, version) = try await context.project.queue(of: request, since: since)
    let paths = Set(try context.files(arguments, in: state).map(\.path))
    let entries = queue.entries.filter { entry in
      paths.contains(queue.files[entry.catalog].path)
    }
    let page = try ResultPage(arguments, version: version, of: entries) { entry in
      [queue.files[entry.catalog].path, entry.key, entry.language]
    }
    var details = WorkItemJSON.Details(
      hasCatalog: entries.contains { $0.catalog != entries[0].catalog },
      hasLanguage: language == nil,
      isReview: arguments.text("kind") == "review",
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
    let guides = page.isFirst ? StyleGuides(of: state.workspace.project) : nil
    let catalog = details.hasCatalog ? nil : entries.first?.catalog
    return .fields(
      [
        ("catalog", catalog.map { .string(queue.files[$0].path) }),
        ("style", .nonempty(language.flatMap { guides?.style(for: $0) })),
      ] + ResultPage.list("items", (items, next), of: entries.count)
    )
  }

  /// The number of translations for which similar texts are searched together.
  private static let lookupCount = 16

  private static func request(_ arguments: ToolArguments) throws -> ReviewRequest {
    let languages = arguments.text("language").map { [$0] } ?? []
    let isSince = arguments.text("since") != nil
    switch arguments.text("kind") {
    case "fix" where !isSince: return ReviewRequest(languages: languages, reasons: [.finding])
    case "translate" where !isSince && !languages.isEmpty:
      return ReviewRequest(languages: languages, reasons: [.missing])
    case "review":
      let reasons: Set<ReviewReason> =
        isSince
        ? [.finding, .sourceChanged, .trivialChange]
        : [.sourceChanged, .trivialChange, .memory, .draft]
      return ReviewRequest(languages: languages, reasons: reasons)
    default:
      throw ToolFailure(
        "invalid-arguments",
        isSince ? "'since' is for kind 'review'." : "Kind 'translate' needs 'language'."
      )
    }
  }
}
