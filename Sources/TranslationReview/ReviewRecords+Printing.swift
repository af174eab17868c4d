import JSONSyntax
import OrderedCollections
import StringCatalog

extension ReviewRecords {
  /// Returns the bytes of the file: one JSON object a line, sorted by catalog, key, language and path.
  ///
  /// Lines that could not be read are at the end, unchanged.
  ///
  /// - Complexity: O(*n* log *n*) in the number of lines.
  package func printed() -> [UInt8] {
    var bytes: [UInt8] = []
    for record in sorted {
      bytes += record.printed()
      bytes.append(UInt8(ascii: "\n"))
    }
    for line in otherLines {
      bytes += line
      bytes.append(UInt8(ascii: "\n"))
    }
    return bytes
  }
}

extension ReviewRecord {
  /// Returns the line without its line feed.
  func printed() -> [UInt8] {
    var writer = JSONWriter(layout: .line)
    writer.write(.object(identity.members + content.members + unknownFields), indent: [])
    return writer.output
  }
}

extension ReviewRecord.Identity {
  fileprivate var members: [JSONValue.Member] {
    let optional = [(ReviewField.language, language), (.path, path)]
    return [
      JSONValue.Member(ReviewField.catalog.rawValue, .string(catalog)),
      JSONValue.Member(ReviewField.key.rawValue, .string(key)),
    ]
      + optional.compactMap { field, text in
        text.map { JSONValue.Member(field.rawValue, .string($0)) }
      }
  }
}

extension ReviewRecord.Content {
  fileprivate var members: [JSONValue.Member] {
    switch self {
    case .source(let texts, let seen):
      [
        JSONValue.Member(ReviewField.source.rawValue, Self.object(texts)),
        JSONValue.Member(ReviewField.seen.rawValue, .string(seen.rawValue)),
      ]
    case .former(let texts):
      [JSONValue.Member(ReviewField.from.rawValue, Self.object(texts))]
    case .draft(let origin, let value, let source):
      [
        JSONValue.Member(ReviewField.origin.rawValue, .string(origin)),
        JSONValue.Member(ReviewField.value.rawValue, .string(value.rawValue)),
      ] + (source.map { [JSONValue.Member(ReviewField.for.rawValue, .string($0.rawValue))] } ?? [])
    case .unknown: []
    }
  }

  private static func object(_ texts: OrderedDictionary<String, String>) -> JSONValue {
    .object(texts.map { JSONValue.Member($0.key, .string($0.value)) })
  }
}

/// The fields of a line.
enum ReviewField: String, CaseIterable {
  case catalog
  case key
  case language
  case path
  case source
  case seen
  case from
  case origin
  case value
  case `for`
}
