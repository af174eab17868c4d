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
      ] + ResultPage.properties
    ),
    output: .object([
      .required("items", .array(of: WorkItemJSON.schema)), .required("total", .integer()),
      .optional("nextCursor", .string()),
    ])
  )

  static func call(_ arguments: ToolArguments, _ context: AgentContext) async throws -> JSONValue {
    let language = arguments.text("language") ?? ""
    try context.check(language: language, in: try await context.project.state())
    let reasons = reasons(of: arguments.text("kind"))
    let (state, queue) = try await context.project.queue(for: language, reasons)
    let page = try ResultPage(arguments, version: state.version)
    let paths = Set(try context.files(arguments, in: state).map(\.path))
    let entries = queue.entries.filter { entry in
      paths.contains(queue.files[entry.catalog].path)
    }
    let configuration = state.workspace.project?.configuration
    let (items, next) = try await page.items(of: entries, together: lookupCount) { entries in
      let items = entries.map { queue.item(of: $0, configuration) }
      var aids = try await context.project.aids(for: items.compactMap(\.self))[...]
      return items.map { item in
        item.map { WorkItemJSON($0, aids: aids.popFirst()).value }
      }
    }
    if let next, let position = ResultPage.position(of: next) {
      let following = entries[position...].prefix(items.count + 1)
      await context.project.prepareAids(
        for: following.compactMap { queue.item(of: $0, configuration) }
      )
    }
    return .fields(
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
    default: [.sourceChanged, .memory, .draft]
    }
  }
}

/// A translation of the queue, as JSON.
struct WorkItemJSON {
  /// The object.
  let value: JSONValue

  /// The schema of the object.
  static let schema = JSONSchema.object([
    .required("catalog", .string()), .required("key", .string()), .required("reason", .string()),
    .required("source", .array(of: .object(text), 0...Int.max, "Without variation: the text.")),
    .optional("formerSource", JSONSchema(.map(of: .string(), names: []))),
    .required(
      "translation",
      .array(of: .object(text), 0...Int.max, "All forms that the language needs.")
    ), .required("sourceVersion", .string()), .optional("comment", .string()),
    .optional("maxLength", .integer()), .optional("findings", .array(of: AgentJSON.finding)),
    .optional("places", .array(of: AgentJSON.place)), .optional("neighbors", .strings()),
    .optional("terms", .array(of: AgentJSON.term)),
    .optional("others", JSONSchema(.map(of: .string(), names: []), "Other languages.")),
  ])

  private static let text: [JSONSchema.Property] = [
    .optional("variation", .string()), .optional("text", .string()), .optional("state", .string()),
    .optional("targetVersion", .string()),
    .optional("numbers", .array(of: .number, 0...Int.max, "Numbers that select the form.")),
    .optional("origin", .string()), .optional("memory", .array(of: AgentJSON.match)),
  ]

  private static let placeLimit = 3
  private static let otherLimit = 3

  /// Creates the object of a translation.
  init(_ item: ReviewItem, aids: TranslationAids.ItemAids?) {
    let sources = item.sources.map { Self.json(of: $0, isSource: true, matches: []) }
    let matches = aids?.matches ?? item.translations.map { _ in [] }
    let translations = zip(item.translations, matches)
      .map { Self.json(of: $0, isSource: false, matches: $1.map(AgentJSON.match)) }
    let former = item.formerSources.sorted { $0.key < $1.key }
    value = .fields(
      ("catalog", .string(item.path)),
      ("key", .string(item.key)),
      ("reason", .string(item.entry.reason.rawValue)),
      ("source", .array(sources)),
      (
        "formerSource",
        former.isEmpty ? nil : .object(former.map { .init($0.key, .string($0.value)) })
      ),
      ("translation", .array(translations)),
      ("sourceVersion", .string(item.sourceVersion.rawValue)),
      ("comment", .nonempty(item.comment)),
      ("maxLength", item.lengthLimit.map { .number($0) }),
      ("findings", .nonempty(item.findings.map { AgentJSON.finding($0, isPlaced: false) })),
      (
        "places",
        .nonempty(item.context.places.prefix(Self.placeLimit).map { AgentJSON.place($0) })
      ),
      ("neighbors", .nonempty(item.context.neighbors.map { .string($0) })),
      ("terms", .nonempty((aids?.terms ?? []).map(AgentJSON.term))),
      (
        "others",
        item.others.isEmpty
          ? nil
          : .object(
            item.others.prefix(Self.otherLimit).map { .init($0.language, .string($0.text)) }
          )
      )
    )
  }

  private static func json(
    of text: ReviewItem.Text,
    isSource: Bool,
    matches: [JSONValue]
  ) -> JSONValue {
    let numbers = text.numbers.map { number in
      JSONValue.number(number == number.rounded() ? "\(Int(number))" : "\(number)")
    }
    return .fields(
      ("variation", .nonempty(text.variation)),
      ("text", text.value.map { .string($0) }),
      ("state", isSource ? nil : text.state.map { .string($0.name) }),
      ("targetVersion", isSource ? nil : .string(text.version.rawValue)),
      ("numbers", isSource ? nil : .nonempty(numbers)),
      ("origin", .nonempty(text.origin)),
      ("memory", .nonempty(matches))
    )
  }
}
