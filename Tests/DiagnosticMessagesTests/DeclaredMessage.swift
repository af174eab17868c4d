import Diagnostics
import FileSystem
import ICU
import OrderedCollections
import StringCatalog
import Testing

/// A message as declared in a source file.
struct DeclaredMessage: Hashable, Sendable, CustomTestStringConvertible {
  /// The key of its translations.
  let key: String
  /// The English strings by plural category, with one character in place of each value.
  let texts: [String: String]

  var testDescription: String { key }

  /// The messages of all sources.
  static let all: [DeclaredMessage] = {
    let files =
      (try? FileSystem.files(at: "/\(packageFolder)/Sources", withExtension: "swift")) ?? []
    return files.sorted()
      .flatMap { file in
        messages(in: String(decoding: (try? FileSystem.read(file)) ?? [], as: UTF8.self).code)
      }
  }()

  /// Returns the messages that a source file declares: `Self("id", …)`, and in a rule `Message(id,
  /// …)`.
  private static func messages(in source: String) -> [DeclaredMessage] {
    let rule = source.firstMatch(of: /static let id: Diagnostic\.ID = "([a-z0-9-]+)"/)?.1
    return source.matches(of: /(?:Self|Message)\(\s*(?:"([a-z0-9-]+)"|id),\s*/)
      .compactMap { match in
        guard let id = match.1 ?? rule else { return nil }
        var rest = source[match.range.upperBound...]
        let variant = rest.prefixMatch(of: /variant: "([a-z-]+)",\s*/)
        if let variant { rest = rest[variant.range.upperBound...] }
        guard let text = literal(at: &rest) else { return nil }
        var texts = ["other": text]
        if let label = rest.prefixMatch(of: #/,\s*one:\s*/#) {
          rest = rest[label.range.upperBound...]
          texts["one"] = literal(at: &rest)
        }
        return DeclaredMessage(key: variant.map { "\(id).\($0.1)" } ?? String(id), texts: texts)
      }
  }

  /// Parses a string literal, with one character in place of each interpolation.
  private static func literal(at rest: inout Substring) -> String? {
    guard rest.first == "\"" else { return nil }
    rest.removeFirst()
    var text = ""
    while let character = rest.popFirst(), character != "\"" {
      guard character == "\\", let escaped = rest.popFirst() else {
        text.append(character)
        continue
      }
      if escaped == "(" { skipInterpolation(in: &rest) }
      text.append(escaped == "(" ? placeholder : escaped)
    }
    return text
  }

  private static func skipInterpolation(in rest: inout Substring) {
    var depth = 1
    while depth > 0, let character = rest.popFirst() {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
    }
  }
}

/// The catalog with the translations of messages.
struct MessageCatalogFile: Sendable {
  private let catalog: StringCatalog?

  init() {
    let path = "/\(packageFolder)/Localizations/Diagnostics.xcstrings"
    let bytes = (try? FileSystem.read(path)) ?? []
    catalog = StringCatalog.parse(bytes, file: path).value
  }

  /// The keys.
  var keys: [String] { catalog?.keys.map { $0 } ?? [] }

  /// Returns the strings of a message by plural category, with one character in place of each
  /// value.
  ///
  /// A string without variations counts as `other`.
  func texts(of key: String, in language: String) -> [String: String] {
    guard let localization = catalog?[key]?.localizations[language] else { return [:] }
    if let text = localization.stringUnit?.value { return ["other": text.withPlainPlaceholders] }
    var texts: [String: String] = [:]
    for (category, form) in localization.variations?.plural ?? [:] {
      texts[category.rawValue] = form.stringUnit?.value.withPlainPlaceholders
    }
    return texts
  }
}

/// The path of the package without the leading slash.
private let packageFolder =
  "\(#filePath)".split(separator: "/").dropLast(3).joined(separator: "/")

/// The character that replaces a value; no string contains it.
private let placeholder: Character = "\u{FFFC}"

extension String {
  /// The lines that are not documentation.
  fileprivate var code: String {
    split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("///") }
      .joined(separator: "\n")
  }

  /// The number of values in the string.
  var placeholderCount: Int { count { $0 == placeholder } }

  /// The string with one character in place of each placeholder; `%%` is a percent sign if there
  /// are any.
  fileprivate var withPlainPlaceholders: String {
    let text = replacing(/%(?:\d+\$)?(?:@|lld)/) { _ in String(placeholder) }
    return text == self ? self : text.replacing("%%", with: "%")
  }
}
