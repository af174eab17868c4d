import JSONSyntax
import ModelContextProtocol

/// A part of a list that fits the limits of a call.
///
/// The cursor of the next part contains the version of the list, so a list that has changed is not
/// continued.
struct ResultPage {
  private let offset: Int
  private let limit: Int
  private let byteLimit: Int
  private let version: String

  /// The arguments of tools that return a list.
  static let properties: [JSONSchema.Property] = [
    .optional("limit", .integer(1...200, default: 50)),
    .optional("maxBytes", .integer(default: 24_000)),
    .optional("cursor", .string("nextCursor")),
  ]

  /// Reads the arguments of a call.
  ///
  /// - Parameters:
  ///   - arguments: The arguments.
  ///   - version: The version of the list.
  /// - Throws: ``ToolFailure`` if the list has changed since its last part.
  init(_ arguments: ToolArguments, version: String) throws {
    limit = arguments.integer("limit") ?? 50
    byteLimit = arguments.integer("maxBytes") ?? 24_000
    self.version = version
    guard let cursor = arguments.text("cursor") else {
      offset = 0
      return
    }
    let parts = cursor.split(separator: "-", maxSplits: 1)
    guard parts.count == 2, let offset = Int(parts[0]), offset >= 0 else {
      throw ToolFailure("invalid-cursor", "The cursor is not one of this tool.")
    }
    guard parts[1] == version else {
      throw ToolFailure(
        "list-changed",
        "The list has changed.",
        hint: "Start again without cursor."
      )
    }
    self.offset = offset
  }

  /// Returns the items of the part.
  ///
  /// - Parameters:
  ///   - elements: The whole list.
  ///   - transform: Returns an item as JSON; `nil` if it does not exist any more.
  /// - Returns: The items, and the cursor of the next part; `nil` if there is none.
  func items<Element>(
    of elements: some RandomAccessCollection<Element>,
    _ transform: (Element) throws -> JSONValue?
  ) rethrows -> (items: [JSONValue], next: String?) {
    var items: [JSONValue] = []
    var bytes = 0
    var position = offset
    for element in elements.dropFirst(offset) {
      guard items.count < limit else { break }
      let item = try transform(element)
      let size = item?.line.count ?? 0
      guard items.isEmpty || bytes + size <= byteLimit else { break }
      position += 1
      guard let item else { continue }
      bytes += size
      items.append(item)
    }
    return (items, position < elements.count ? "\(position)-\(version)" : nil)
  }
}
