import CatalogWorkspace
import Diagnostics
import JSONSyntax
import ModelContextProtocol
import StringCatalog

/// `diff_catalogs`: the differences between two versions of a catalog.
enum DiffCatalogsTool: AgentTool {
  static let definition = ToolDefinition(
    "diff_catalogs",
    "Lists the differences between two catalogs by key, language and variation.",
    input: .object(
      [
        .required("old", .string("A path, or REVISION:PATH of git.")),
        .required("new", .string()),
        .optional("languages", .strings()),
      ] + ResultPage.properties
    ),
    output: .object(
      ResultPage.list("changes", of: .object(change)) + [
        .optional("added", .integer()), .optional("removed", .integer()),
        .optional("changed", .integer()), .optional("reordered", .boolean()),
      ]
    )
  )

  private static let change: [JSONSchema.Property] =
    [.required("kind", .choice(["added", "removed", "changed"]))] + AgentJSON.part + [
      .optional("old", JSONSchema(.any)), .optional("new", JSONSchema(.any)),
      .optional("line", .integer()),
    ]

  static func call(_ arguments: ToolArguments, _ context: AgentContext) async throws -> JSONValue {
    let old = try await context.project.catalog(named: arguments.text("old") ?? "")
    let new = try await context.project.catalog(named: arguments.text("new") ?? "")
    let difference = new.catalog.difference(from: old.catalog)
    let languages = Set(arguments.texts("languages"))
    let changes = difference.changesWithoutPartsOfRemovedKeys
      .filter { languages.isEmpty || $0.path.language.map(languages.contains) ?? false }
    let page = try ResultPage(arguments, version: version(of: changes))
    let part = page.items(of: changes) { json(of: $0, in: new.catalog) }
    return .fields(
      ResultPage.list("changes", part, of: changes.count) + [
        ("added", .number(changes.count { $0.kind == .added })),
        ("removed", .number(changes.count { $0.kind == .removed })),
        ("changed", .number(changes.count { $0.kind == .changed })),
        ("reordered", .boolean(difference.isReordered)),
      ]
    )
  }

  private static func json(
    of change: CatalogDifference.Change,
    in catalog: StringCatalog
  ) -> JSONValue {
    let line = change.new == nil ? nil : catalog.location(of: change.path)?.line
    return .fields(
      [("kind", .string(change.kind.rawValue))] + AgentJSON.part(change.path) + [
        ("old", change.path.isEntry ? nil : AgentJSON.value(change.old)),
        ("new", change.path.isEntry ? nil : AgentJSON.value(change.new)),
        ("line", line.map { .number($0) }),
      ]
    )
  }

  private static func version(of changes: [CatalogDifference.Change]) -> String {
    ResultPage.version(
      of: changes.flatMap { change in
        let values = JSONValue.array([change.old ?? .null, change.new ?? .null]).line
        return [change.path.key ?? ""] + change.path.fields + [
          String(decoding: values, as: UTF8.self)
        ]
      }
    )
  }
}

extension CatalogDifference {
  /// The changes without the strings of keys that were removed, which the removal includes.
  fileprivate var changesWithoutPartsOfRemovedKeys: [Change] {
    let removed = Set(
      changes.filter { $0.path.isEntry && $0.kind == .removed }
        .compactMap { $0.path.key.map(ExactString.init) }
    )
    return changes.filter { change in
      change.path.isEntry || !(change.path.key.map { removed.contains(ExactString($0)) } ?? false)
    }
  }
}
