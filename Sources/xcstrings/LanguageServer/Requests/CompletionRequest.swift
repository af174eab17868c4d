import CatalogWorkspace
import Diagnostics
import FormatString
import ICU
import JSONSyntax
import OrderedCollections
import StringCatalog

/// Keys in localizable literals; names and values in catalogs.
enum CompletionRequest: LanguageRequest {
  static let method = "textDocument/completion"

  /// The maximum number of items.
  private static let limit = 60
  /// The number of characters of a key that must be there.
  private static let prefixLength = 2

  static func answer(_ parameters: JSONValue, _ context: EditorContext) async throws -> JSONValue {
    let document = try context.document(parameters)
    let offset = try context.offset(parameters, in: document)
    let items: [JSONValue]
    switch document.kind {
    case .source: items = try await keys(at: offset, in: document, context)
    case .catalog: items = try await names(at: offset, in: document, context)
    case .other: items = []
    }
    return .fields(("isIncomplete", .boolean(true)), ("items", .array(items)))
  }

  private static func item(
    _ label: String,
    _ new: String,
    replacing range: Range<Int>,
    detail: String? = nil,
    order: Int,
    in document: OpenDocument,
    _ context: EditorContext
  ) -> JSONValue {
    let number = String(10_000 + order)
    let typed = String(decoding: document.text.bytes[range], as: UTF8.self)
    return .fields(
      ("label", .string(TextFormat.plain.escaped(label))),
      ("kind", .number(21)),
      ("detail", .nonempty(detail.map(TextFormat.plain.escaped))),
      ("sortText", .string(number)),
      // The editor compares what is typed with this text.
      ("filterText", .string(typed.isEmpty ? new : typed)),
      (
        "textEdit",
        .fields(
          ("range", document.text.range(range, context.encoding).json),
          ("newText", .string(new))
        )
      )
    )
  }

  // MARK: - Keys

  private static func keys(
    at offset: Int,
    in document: OpenDocument,
    _ context: EditorContext
  ) async throws -> [JSONValue] {
    let snapshot = try await context.project.snapshot()
    let bytes = document.text.bytes
    guard let use = snapshot.index.use(at: offset, inFileAt: document.path),
      use.range.upperBound <= bytes.count, use.range.count >= 2,
      bytes[use.range.lowerBound] == UInt8(ascii: "\""),
      !bytes[use.range].starts(with: Array("\"\"\"".utf8))
    else { return [] }
    let content = use.range.lowerBound + 1..<use.range.upperBound - 1
    guard content.contains(offset) || offset == content.upperBound else { return [] }
    let typed = String(decoding: bytes[content.lowerBound..<offset], as: UTF8.self).lowercased()
    guard typed.count >= prefixLength else { return [] }
    let files = snapshot.files.filter { use.catalogs.contains($0.path) }
    var items: [JSONValue] = []
    for file in files {
      for key in file.catalog.keys where key.lowercased().contains(typed) {
        guard key != use.string.key, items.count < limit else { continue }
        let source = file.catalog[key, inLanguages: [file.catalog.sourceLanguage]]
        let text = source?.localizations[file.catalog.sourceLanguage]?.leaves.first?.unit.value
        items.append(
          item(
            key,
            literal(key),
            replacing: content,
            detail: text == key ? file.table : text ?? file.table,
            order: items.count + (key.lowercased().hasPrefix(typed) ? 0 : limit),
            in: document,
            context
          )
        )
      }
    }
    return items
  }

  /// Returns a key as the content of a Swift literal, with an interpolation for each placeholder.
  private static func literal(_ key: String) -> String {
    let segments = FormatString(parsing: key).segments
    return segments.reduce(into: "") { text, segment in
      switch segment {
      case .text(let part):
        text += part.replacingScalars("\\", with: "\\\\").replacingScalars("\"", with: "\\\"")
          .replacingScalars("\n", with: "\\n")
      case .escapedPercent: text += "%"
      case .specifier, .substitution, .argument: text += "\\(value)"
      }
    }
  }

  // MARK: - Catalogs

  private static func names(
    at offset: Int,
    in document: OpenDocument,
    _ context: EditorContext
  ) async throws -> [JSONValue] {
    guard let cursor = JSONCursor(at: offset, in: document.text.bytes) else { return [] }
    let values: [String]
    if cursor.isName {
      values = try await memberNames(cursor.path, document, context)
    } else {
      switch cursor.path.last {
      case "state": values = ["new", "needs_review", "translated", "machine_translated", "stale"]
      case "extractionState": values = ["manual", "migrated", "stale", "extracted_with_value"]
      default: values = []
      }
    }
    return values.enumerated()
      .map { order, value in
        item(value, value, replacing: cursor.content, order: order, in: document, context)
      }
  }

  /// Returns the names of the members that an object may have.
  private static func memberNames(
    _ path: [String],
    _ document: OpenDocument,
    _ context: EditorContext
  ) async throws -> [String] {
    switch path.last {
    case "localizations":
      let snapshot = try await context.project.snapshot()
      return snapshot.file(at: document.path).map { snapshot.targetLanguages(of: $0) } ?? []
    case "plural":
      let language = path.firstIndex(of: "localizations").flatMap { path.dropFirst($0 + 1).first }
      let categories = language.flatMap { PluralRules.knownCategories(languageTag: $0) }
      return (categories ?? PluralCategory.allCases).map(\.rawValue)
    case "device":
      return [
        "iphone", "ipad", "ipod", "mac", "applewatch", "appletv", "applevision", "other",
      ]
    case "variations": return ["plural", "device"]
    case "stringUnit": return ["state", "value"]
    case nil: return ["sourceLanguage", "strings", "version"]
    default:
      let inLanguage = path.count > 2 && path[path.count - 2] == "localizations"
      if path.count == 2 {
        return ["comment", "extractionState", "localizations", "shouldTranslate"]
      }
      return inLanguage ? ["stringUnit", "variations", "substitutions"] : []
    }
  }
}

/// The string at a position of a JSON text that may be damaged, with the names of the objects around.
struct JSONCursor {
  /// The names of the members around the string; for a value, the last one is its own.
  private(set) var path: [String] = []
  /// Whether the string is the name of a member.
  private(set) var isName = false
  /// The range of the string within its quotation marks.
  private(set) var content = 0..<0

  /// Finds the string at an offset; `nil` if there is none.
  ///
  /// - Complexity: O(*n*), where *n* is the offset.
  init?(at offset: Int, in bytes: [UInt8]) {
    var names: [String?] = []
    var name: String?
    var expectsName = false
    var position = 0
    while position < min(offset, bytes.count) {
      switch bytes[position] {
      case UInt8(ascii: "{"):
        names.append(name)
        name = nil
        expectsName = true
      case UInt8(ascii: "["):
        names.append(name)
        name = nil
        expectsName = false
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        name = names.popLast() ?? nil
        expectsName = false
      case UInt8(ascii: ","):
        name = nil
        expectsName = true
      case UInt8(ascii: ":"): expectsName = false
      case UInt8(ascii: "\""):
        let end = Self.endOfString(from: position, in: bytes)
        if offset <= end {
          content = position + 1..<end
          isName = expectsName
          path =
            names.dropFirst().compactMap(\.self) + (expectsName ? [] : [name].compactMap(\.self))
          return
        }
        if expectsName { name = String(decoding: bytes[position + 1..<end], as: UTF8.self) }
        position = end
      default: break
      }
      position += 1
    }
    return nil
  }

  /// Returns the position of the closing quotation mark, or the end of the line.
  private static func endOfString(from start: Int, in bytes: [UInt8]) -> Int {
    var position = start + 1
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\""), UInt8(ascii: "\n"), UInt8(ascii: "\r"): return position
      case UInt8(ascii: "\\"): position += 2
      default: position += 1
      }
    }
    return bytes.count
  }
}
