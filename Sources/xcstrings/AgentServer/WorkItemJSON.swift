import CatalogWorkspace
import JSONSyntax
import ModelContextProtocol
import StringCatalog

/// A translation of the queue, as JSON.
///
/// A model reads many of them, so what says nothing new is left out: the source text if it is the
/// key, a translation that consists of one text and is missing, and values that all items have.
struct WorkItemJSON {
  /// What the objects of a list contain.
  struct Details {
    /// Whether each object names its catalog.
    var hasCatalog: Bool
    /// Whether each object names its language.
    var hasLanguage: Bool
    /// Whether a person decides about translations that are there, and needs less of the code.
    var isReview: Bool
    /// The other languages whose translations are shown.
    var others: [String]
    /// The keys of the list, which are not shown as neighbors.
    var listedKeys: Set<String> = []
  }

  /// The object.
  let value: JSONValue

  /// The schema of the object.
  static let schema = JSONSchema.object([
    .required("key", .string()), .optional("catalog", .string()),
    .optional("language", .string()),
    .optional("reason", .string("To review; by default, 'draft'.")),
    .optional("source", .string("By default, the key.")), .optional("sourceForms", texts),
    .optional("formerSource", texts),
    .optional(
      "translation",
      .array(
        of: .object(text),
        0...Int.max,
        "All forms that the language needs; by default, one text that is missing."
      )
    ), .required("sourceVersion", .string()), .optional("comment", .string()),
    .optional("maxLength", .integer()), .optional("findings", .array(of: AgentJSON.finding)),
    .optional("places", .array(of: AgentJSON.place)), .optional("neighbors", .strings()),
    .optional("terms", .array(of: AgentJSON.term)), .optional("others", texts),
  ])

  private static let texts = JSONSchema(.map(of: .string(), names: []))
  private static let text: [JSONSchema.Property] = [
    .optional("variation", .string()), .optional("text", .string()), .optional("state", .string()),
    .optional("targetVersion", .string()),
    .optional("numbers", .array(of: .number, 0...Int.max, "Numbers that select the form.")),
    .optional("origin", .string()), .optional("memory", .array(of: AgentJSON.match)),
  ]

  /// Creates the object of a translation.
  init(_ item: ReviewItem, aids: TranslationAids.ItemAids?, _ details: Details) {
    let matches = aids?.matches ?? item.translations.map { _ in [] }
    let translations = zip(item.translations, matches)
      .map { text, matches in
        Self.json(
          of: text,
          isOnly: item.translations.count == 1,
          source: item.source(of: text),
          matches.map(AgentJSON.match)
        )
      }
    let (source, forms) = Self.source(of: item)
    let neighbors = item.context.neighbors
      .filter { !details.isReview && !details.listedKeys.contains($0) }
    let places = item.context.places.prefix(details.isReview ? 1 : 2)
    let former = item.formerSources.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    let reason = details.isReview && item.entry.reason != .draft ? item.entry.reason : nil
    let others = item.others.filter { details.others.contains($0.language) }
    value = .fields(
      ("catalog", details.hasCatalog ? .string(item.path) : nil),
      ("key", .string(item.key)),
      ("language", details.hasLanguage ? .string(item.language) : nil),
      ("reason", reason.map { .string($0.rawValue) }),
      ("source", source),
      ("sourceForms", forms),
      ("formerSource", Self.texts(former)),
      ("translation", translations == [.object([])] ? nil : .array(translations)),
      ("sourceVersion", .string(item.sourceVersion.rawValue)),
      ("comment", .nonempty(item.comment)),
      ("maxLength", item.lengthLimit.map { .number($0) }),
      ("findings", AgentJSON.findings(item.findings)),
      ("places", .nonempty(places.map { AgentJSON.place($0, isShort: true) })),
      ("neighbors", .nonempty(neighbors.map { .string($0) })),
      ("terms", .nonempty((aids?.terms ?? []).map(AgentJSON.term))),
      ("others", Self.texts(others.map { ($0.language, $0.text) }))
    )
  }

  /// Returns the source text, and those of forms, devices and substitutions.
  private static func source(of item: ReviewItem) -> (text: JSONValue?, forms: JSONValue?) {
    let forms = item.sources.filter { !$0.variation.isEmpty }
    let text = item.sources.first { $0.variation.isEmpty }.map { $0.value ?? item.key }
    let isKey = forms.isEmpty && text.map { ExactString($0) == ExactString(item.key) } ?? false
    return (
      isKey ? nil : text.map { .string($0) }, texts(forms.map { ($0.variation, $0.value ?? "") })
    )
  }

  private static func texts(_ texts: [(name: String, text: String)]) -> JSONValue? {
    texts.isEmpty ? nil : .object(texts.map { .init($0.name, .string($0.text)) })
  }

  private static func json(
    of text: ReviewItem.Text,
    isOnly: Bool,
    source: ReviewItem.Text?,
    _ matches: [JSONValue]
  ) -> JSONValue {
    let numbers = text.numbers.map { number in
      JSONValue.number(number == number.rounded() ? "\(Int(number))" : "\(number)")
    }
    let isNew = text.state == nil || text.state == .missing || text.state == TextState(.new)
    // A new translation contains the source text until someone writes one.
    let isMissing = isNew && (text.value.map { $0.isEmpty || $0 == source?.value } ?? true)
    return .fields(
      ("variation", isOnly && text.variation.isEmpty ? nil : .string(text.variation)),
      ("text", isMissing ? nil : text.value.map { .string($0) }),
      ("state", isMissing ? nil : text.state.map { .string($0.name) }),
      ("targetVersion", isMissing ? nil : .string(text.version.rawValue)),
      ("numbers", .nonempty(numbers)),
      ("origin", .nonempty(text.origin)),
      ("memory", .nonempty(matches))
    )
  }
}
