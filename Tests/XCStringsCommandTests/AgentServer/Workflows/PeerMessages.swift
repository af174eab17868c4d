import JSONSyntax

@testable import xcstrings

/// The messages of the same workflows with `xcstrings-mcp` 1.x (github.com/Murzav/xcstrings-mcp).
///
/// That server is not run. Its calls have the arguments of its parameter types, and its results the
/// members of its result types, which it prints with an indentation of two spaces. Optional arguments
/// are left out. Later versions also need the version of each source text in each call.
struct PeerMessages {
  private let sample: WorkflowSample
  private let batchSize: Int?
  /// The number of units in a batch.
  private let count: (units: Int, plurals: Int)
  private(set) var cost = WorkflowCost()

  private static let folder = "/Users/name/App"
  private static let path = "\(folder)/Localizable.xcstrings"

  /// Creates the messages.
  ///
  /// - Parameters:
  ///   - sample: The texts.
  ///   - batchSize: The number of texts in a result; `nil` for the default.
  init(_ sample: WorkflowSample, batchSize: Int?) {
    self.sample = sample
    self.batchSize = batchSize
    count = (batchSize ?? 30, batchSize ?? 20)
  }

  private mutating func call(_ tool: String, _ arguments: JSONValue, _ result: JSONValue) {
    let text = result.indented(by: "")
    cost.add(tool, arguments, resultBytes: text.utf8.count)
    let answer = JSONValue.fields(
      ("content", .array([.fields(("type", .string("text")), ("text", .string(text)))])),
      ("isError", .boolean(false))
    )
    cost.addMessages(tool, arguments, answer)
  }

  // MARK: - Workflows

  /// `parse_xcstrings`, `get_untranslated`, `submit_translations`.
  mutating func translate() {
    call(
      "parse_xcstrings",
      .fields(("file_path", .string(Self.path))),
      .fields(
        ("source_language", .string("en")),
        ("total_keys", .number(sample.texts.count)),
        ("translatable_keys", .number(sample.texts.count)),
        ("locales", .array([.string("de"), .string("en"), .string("nl")])),
        ("keys_by_state", .fields(("translated", .number(sample.texts.count + 20))))
      )
    )
    let finished = sample.finishedKeys
    translate(sample.texts.filter { !finished.contains($0.key) }, pluralsFirst: [])
  }

  /// `discover_files`, `import_strings` twice, `get_plurals`, `get_untranslated`,
  /// `submit_translations`.
  mutating func migrate() {
    discover()
    importStrings(isPreview: true)
    importStrings(isPreview: false)
    let finished = sample.finishedKeys
    let texts = sample.texts.filter { !finished.contains($0.key) }
    // The import adds the texts with plural forms after the others.
    let plurals = texts.filter { $0.singular != nil }
    for start in stride(from: 0, to: plurals.count, by: count.plurals) {
      getPlurals(plurals, from: start)
    }
    translate(texts.filter { $0.singular == nil } + plurals, pluralsFirst: plurals)
  }

  /// `create_xcstrings`, `add_keys`, `add_locale`, `get_untranslated`, `submit_translations`.
  mutating func start(with texts: [WorkflowSample.Text]) {
    let path = JSONValue.string(Self.path)
    call(
      "create_xcstrings",
      .fields(("file_path", path), ("source_language", .string("en"))),
      .fields(("path", path), ("source_language", .string("en")))
    )
    let keys = texts.map { text in
      JSONValue.fields(
        ("key", .string(text.key)),
        ("source_text", .string(text.key)),
        ("comment", .nonempty(text.comment))
      )
    }
    call(
      "add_keys",
      .fields(("keys", .array(keys))),
      .fields(("added", .number(texts.count)), ("skipped", .array([])))
    )
    let language = JSONValue.string(WorkflowSample.language)
    call(
      "add_locale",
      .fields(("locale", language)),
      .fields(("added", .number(texts.count)), ("locale", language))
    )
    translate(texts, pluralsFirst: [])
  }

  // MARK: - Calls

  private mutating func translate(
    _ texts: [WorkflowSample.Text],
    pluralsFirst plurals: [WorkflowSample.Text]
  ) {
    var waiting = texts[...]
    var plurals = plurals
    while !waiting.isEmpty {
      let page = waiting.prefix(count.units)
      getUntranslated(page, of: waiting.count)
      // What `get_plurals` returned is submitted with the first batch.
      let others = plurals.filter { plural in !page.contains { $0.key == plural.key } }
      submit(page + others)
      let submitted = Set((page + others).map(\.key))
      waiting = waiting.filter { !submitted.contains($0.key) }[...]
      plurals = []
    }
  }

  private mutating func getUntranslated(_ page: ArraySlice<WorkflowSample.Text>, of total: Int) {
    let units = page.map { text in
      JSONValue.fields(
        ("key", .string(text.key)),
        ("source_text", .string(text.key)),
        ("target_locale", .string(WorkflowSample.language)),
        ("comment", .nonempty(text.comment)),
        ("format_specifiers", Self.placeholders(text.key)),
        ("has_plurals", .boolean(text.singular != nil)),
        ("has_substitutions", .boolean(false))
      )
    }
    call(
      "get_untranslated",
      .fields(
        ("locale", .string(WorkflowSample.language)),
        ("batch_size", batchSize.map { .number($0) })
      ),
      batch(units, of: total, offset: 0, size: count.units)
    )
  }

  private mutating func getPlurals(_ plurals: [WorkflowSample.Text], from start: Int) {
    let units = plurals[start...].prefix(count.plurals)
      .map { text in
        JSONValue.fields(
          ("key", .string(text.key)),
          ("source_text", .string(text.key)),
          ("target_locale", .string(WorkflowSample.language)),
          ("comment", nil),
          ("format_specifiers", Self.placeholders(text.key)),
          ("required_forms", .array([.string("one"), .string("other")])),
          (
            "source_forms",
            .fields(("one", .string(text.singular ?? "")), ("other", .string(text.key)))
          ),
          ("existing_translations", .object([])),
          ("has_substitutions", .boolean(false))
        )
      }
    call(
      "get_plurals",
      .fields(
        ("locale", .string(WorkflowSample.language)),
        ("batch_size", batchSize.map { .number($0) }),
        ("offset", start == 0 ? nil : .number(start))
      ),
      batch(units, of: plurals.count, offset: start, size: count.plurals)
    )
  }

  private func batch(_ units: [JSONValue], of total: Int, offset: Int, size: Int) -> JSONValue {
    .fields(
      ("units", .array(units)),
      ("total", .number(total)),
      ("offset", .number(offset)),
      ("batch_size", .number(size)),
      ("has_more", .boolean(offset + units.count < total))
    )
  }

  private mutating func submit(_ page: ArraySlice<WorkflowSample.Text>) {
    let translations = page.map { text in
      let value = WorkflowSample.translation(of: text.key)
      return JSONValue.fields(
        ("key", .string(text.key)),
        ("locale", .string(WorkflowSample.language)),
        ("value", .string(value)),
        (
          "plural_forms",
          text.singular.map {
            .fields(
              ("one", .string(WorkflowSample.translation(of: $0))),
              ("other", .string(value))
            )
          }
        )
      )
    }
    call(
      "submit_translations",
      .fields(("translations", .array(translations))),
      .fields(
        ("accepted", .number(page.count)),
        ("rejected", .array([])),
        ("dry_run", .boolean(false)),
        ("accepted_keys", .array(page.map { .string($0.key) }))
      )
    )
  }

  private mutating func discover() {
    let files = sample.legacyFiles.map(\.path).sorted()
      .map { path in
        JSONValue.fields(
          ("path", .string("\(Self.folder)/\(path)")),
          ("file_type", .string(String(path.split(separator: ".").last ?? "")))
        )
      }
    call(
      "discover_files",
      .fields(("directory", .string(Self.folder))),
      .fields(
        ("files", .array([])),
        ("count", .number(0)),
        ("legacy_files", .array(files)),
        ("legacy_count", .number(files.count))
      )
    )
  }

  private mutating func importStrings(isPreview: Bool) {
    let counts = [
      ("de", sample.finishedKeys.count), ("en", sample.texts.count), ("nl", sample.texts.count),
    ]
    call(
      "import_strings",
      .fields(
        ("directory", .string(Self.folder)),
        ("source_language", .string("en")),
        ("output_path", .string(Self.path)),
        ("dry_run", isPreview ? .boolean(true) : nil)
      ),
      .fields(
        ("output_path", .string(Self.path)),
        ("source_language", .string("en")),
        ("total_keys", .number(sample.texts.count)),
        (
          "locales_imported",
          .array(
            counts.map { .fields(("locale", .string($0)), ("keys_count", .number($1))) }
          )
        ),
        ("plural_keys", .number(sample.texts.count { $0.singular != nil })),
        ("warnings", .array([])),
        ("dry_run", .boolean(isPreview))
      )
    )
  }

  private static func placeholders(_ text: String) -> JSONValue {
    .array(["%lld", "%@"].filter { text.contains($0) }.map { .string($0) })
  }
}

extension JSONValue {
  /// The value as text with an indentation of two spaces, as `serde_json` prints it.
  fileprivate func indented(by indent: String) -> String {
    func list(_ items: [String], _ brackets: (String, String)) -> String {
      guard !items.isEmpty else { return brackets.0 + brackets.1 }
      let lines = items.map { "\(indent)  \($0)" }.joined(separator: ",\n")
      return "\(brackets.0)\n\(lines)\n\(indent)\(brackets.1)"
    }
    return switch self {
    case .array(let values): list(values.map { $0.indented(by: indent + "  ") }, ("[", "]"))
    case .object(let members):
      list(
        members.map { member in
          let key = String(decoding: JSONValue.string(member.key).line, as: UTF8.self)
          return "\(key): \(member.value.indented(by: indent + "  "))"
        },
        ("{", "}")
      )
    default: String(decoding: line, as: UTF8.self)
    }
  }
}
