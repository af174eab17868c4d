import CommandSupport
import Diagnostics
import FileSystem
import Localization
import StringCatalog
import StringExtraction
import SwiftTypeChecker

/// Prints the explanation why literals are localizable, as text.
struct ExplanationTextReport {
  let console: Console
  /// The sources, for the lines that contain the literals.
  let lines: SourceLines
  let locale = UserLocale.current

  /// Prints every location of a key.
  func print(_ locations: [LiteralExplanation], of key: String) {
    let heading = String(
      localized: "\(KeyQuotation(key).text): \(locations.count) locations",
      comment: "Heading above a list: a key, and the number of its locations in the code"
    )
    console.print(console.styled(heading, .bold))
    for location in locations {
      console.print("")
      print(location)
    }
  }

  /// Prints one location with its explanation.
  func print(_ explanation: LiteralExplanation) {
    console.print(explanation.location.text)
    if let line = lines.line(of: explanation.location) {
      console.print(console.styled("    \(line)", .dim))
    }
    console.print("  \(explanation.context.sentence(locale))")
    let rows = fields(of: explanation) + explanation.interpolations.map(row)
    let width = rows.map(\.label.displayWidth).max() ?? 0
    for row in rows {
      let label = console.styled(row.label.paddedAtEnd(to: width), .cyan)
      console.print("  \(label)  \(row.text)")
    }
  }

  private typealias Row = (label: String, text: String)

  private func fields(of explanation: LiteralExplanation) -> [Row] {
    guard let string = explanation.string else { return [] }
    var rows: [Row] = []
    if let type = explanation.askedType { rows.append((Labels.type, type)) }
    if let table = string.table { rows.append((Labels.table, table)) }
    if let comment = string.comment { rows.append((Labels.comment, comment.escapedOnOneLine)) }
    if let value = string.defaultValue {
      rows.append((Labels.defaultValue, value.escapedOnOneLine))
    }
    if string.isDebugOnly { rows.append((Labels.condition, "DEBUG")) }
    return rows
  }

  private func row(_ interpolation: InterpolationExplanation) -> Row {
    let label = "\\(\(interpolation.source.escapedOnOneLine))"
    if let unknown = interpolation.unknown {
      return (
        label,
        String(
          localized: "\(interpolation.specifier) is assumed. \(unknown.sentence(locale))",
          comment:
            "Format specifier of an interpolation in a key, such as %@, and the reason why it is uncertain; the second argument is a complete sentence"
        )
      )
    }
    guard let type = interpolation.type else { return (label, "→ \(interpolation.specifier)") }
    return (label, "\(type) → \(interpolation.specifier)")
  }

  private enum Labels {
    static var type: String {
      String(localized: "Type", comment: "Label: the type that the context of a literal requires")
    }
    static var table: String {
      String(localized: "Table", comment: "Label: the table that a call specifies")
    }
    static var comment: String {
      String(localized: "Comment", comment: "Label: the comment for translators")
    }
    static var defaultValue: String {
      String(localized: "Default value", comment: "Label: the value that the code gives a key")
    }
    static var condition: String {
      String(localized: "Condition", comment: "Label: the condition under which code is compiled")
    }
  }
}

/// The output of `extract --explain --json`.
struct ExplanationJSONReport: Encodable {
  var key: String
  var locations: [ExplainedLocation]
  /// Literals that read like the key but are not localizable.
  var literals: [DiagnosisJSONReport.Literal]
  /// Keys that are similar to one that no source contains.
  var similarKeys: [String]
}

/// One location of a key in JSON reports.
struct ExplainedLocation: Encodable {
  var key: String
  var location: JSONLocation
  var context: String
  var explanation: String
  var callee: Callee?
  var type: String?
  var table: String?
  var comment: String?
  var defaultValue: String?
  var debugOnly: Bool
  var interpolations: [Interpolation]

  /// The declaration that a call resolves to.
  struct Callee: Encodable {
    var name: String
    var signature: String
    var parameter: String
    var module: String?
    var location: JSONLocation?
  }

  /// The format specifier of an interpolation.
  struct Interpolation: Encodable {
    var source: String
    var type: String?
    var specifier: String
    var isAssumed: Bool
    var reason: String?
    var location: JSONLocation
  }
}

extension ExplainedLocation {
  init(_ explanation: LiteralExplanation) {
    key = explanation.string?.key ?? ""
    location = JSONLocation(explanation.location)
    context = explanation.context.code
    self.explanation = explanation.context.sentence(UserLocale("en"))
    callee = Callee(explanation.context)
    type = explanation.askedType
    table = explanation.string?.table
    comment = explanation.string?.comment
    defaultValue = explanation.string?.defaultValue
    debugOnly = explanation.string?.isDebugOnly ?? false
    interpolations = explanation.interpolations.map(Interpolation.init)
  }
}

extension ExplainedLocation.Callee {
  fileprivate init?(_ context: LiteralPlace) {
    guard case .argument(let parameter, of: let callable) = context else { return nil }
    name = callable.name
    signature = callable.signature
    self.parameter = parameter.name
    if case .module(let name) = callable.origin { module = name }
    if case .source(let source) = callable.origin { location = JSONLocation(source) }
  }
}

extension ExplainedLocation.Interpolation {
  fileprivate init(_ interpolation: InterpolationExplanation) {
    source = interpolation.source
    type = interpolation.type
    specifier = interpolation.specifier
    isAssumed = interpolation.unknown != nil
    reason = interpolation.unknown?.sentence(UserLocale("en"))
    location = JSONLocation(interpolation.location)
  }
}

/// The lines of sources, for display.
struct SourceLines {
  private let sources: [String: [UInt8]]

  init(_ sources: [SourceFile]) {
    self.sources = sources.reduce(into: [:]) { $0[$1.path] = $1.bytes }
  }

  /// Returns the line of a location without surrounding spaces; `nil` if its file is not available.
  func line(of location: Location) -> String? {
    guard let bytes = sources[location.file], bytes.indices.contains(location.utf8Range.lowerBound)
    else {
      return nil
    }
    let newline = UInt8(ascii: "\n")
    let start = bytes[..<location.utf8Range.lowerBound].lastIndex(of: newline).map { $0 + 1 } ?? 0
    let end = bytes[location.utf8Range.lowerBound...].firstIndex(of: newline) ?? bytes.endIndex
    let line = String(decoding: bytes[start..<end], as: UTF8.self)
    return KeyQuotation.shortened(String(line.drop(while: \.isWhitespace)), limit: Self.limit)
  }

  /// The maximum length of a displayed line.
  private static let limit = 120
}
