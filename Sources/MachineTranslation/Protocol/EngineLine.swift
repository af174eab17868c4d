package import Diagnostics
import ICU
import JSONSyntax

/// A line that an engine writes.
package enum EngineLine: Hashable, Sendable {
  /// The engine is ready.
  case greeting(EngineGreeting)
  /// An answer to a request.
  case answer(EngineAnswer)
  /// The engine cannot work at all.
  case failure(EngineError)

  /// Parses a line.
  ///
  /// - Parameters:
  ///   - bytes: The line without its line feed.
  ///   - number: The number of the line, counted from 1, for the location of problems.
  ///   - engine: The name of the engine, for the location of problems.
  /// - Returns: The message, or `nil` if the line is none; and the problems.
  /// - Complexity: O(*n*) in the length of the line.
  package static func parse(
    _ bytes: [UInt8],
    number: Int,
    engine: String
  ) -> ParseResult<EngineLine?> {
    let start = Location(file: engine, utf8Range: 0..<0, line: number, column: 1)
    func invalid(_ message: Diagnostic.Message) -> ParseResult<EngineLine?> {
      ParseResult(nil, diagnostics: [Diagnostic(message, .warning, at: start)])
    }
    guard String(validating: bytes, as: UTF8.self) != nil else { return invalid(.engineEncoding) }
    let parsed = JSONDocument.parse(bytes, file: engine)
    guard let document = parsed.value, document.root.isObject else {
      return invalid(.engineSyntax)
    }
    if let problem = parsed.diagnostics.first(where: { $0.severity == .error }) {
      let isDuplicate = problem.id == Diagnostic.Message.keyDuplicate("").id
      return invalid(isDuplicate ? .engineDuplicateField : problem.message)
    }
    let root = document.root
    if root.member("ready")?.isTrue == true {
      return ParseResult(.greeting(EngineGreeting(root)), diagnostics: [])
    }
    guard let id = root.member("id").flatMap({ $0.string ?? $0.digits }) else {
      guard let error = root.member("error") else { return invalid(.engineNoRequest) }
      return ParseResult(.failure(EngineError(error)), diagnostics: [])
    }
    guard let content = EngineAnswer.Content(root) else { return invalid(.engineNoText(id)) }
    let answer = EngineAnswer(
      id: id,
      content: content,
      usage: root.member("usage").map(EngineUsage.init),
      note: root.member("note")?.string
    )
    return ParseResult(.answer(answer), diagnostics: [])
  }
}

extension EngineAnswer.Content {
  fileprivate init?(_ root: JSONElement) {
    if let error = root.member("error"), !error.isNull {
      self = .error(EngineError(error))
    } else if root.member("skip")?.isTrue == true {
      self = .skip
    } else if let text = root.member("text")?.string {
      self = .text(text)
    } else if let forms = root.member("forms"), forms.isObject {
      var texts: [PluralCategory: String] = [:]
      for member in forms.members {
        guard let category = PluralCategory(rawValue: member.name) else { continue }
        texts[category] = member.value.string
      }
      self = .forms(texts)
    } else {
      return nil
    }
  }
}

extension EngineGreeting {
  fileprivate init(_ root: JSONElement) {
    self.init()
    name = root.member("name")?.string
    masking = root.member("masking")?.string.flatMap(MaskingStyle.init) ?? masking
    batch = root.member("batch")?.count ?? batch
    concurrency = root.member("concurrency")?.count ?? concurrency
  }
}

extension EngineError {
  fileprivate init(_ element: JSONElement) {
    let message = element.string ?? element.member("message")?.string ?? ""
    let delay = element.member("retryAfter")?.decimal
    self.init(
      code: element.member("code")?.string ?? "error",
      message: message,
      // Without a valid delay, the request is not sent again.
      retryAfter: delay.flatMap { $0 >= 0 ? $0 : nil }
    )
  }
}

extension EngineUsage {
  fileprivate init(_ element: JSONElement) {
    self.init()
    input = element.member("input")?.count ?? 0
    output = element.member("output")?.count ?? 0
    cost = element.member("cost")?.decimal.map { max(0, $0) } ?? 0
    currency = element.member("currency")?.string
  }
}

extension JSONElement {
  /// The value of a whole number from 0 to a billion.
  fileprivate var count: Int? {
    integer.map { min(max($0, 0), 1_000_000_000) }
  }

  /// The value of a finite number.
  fileprivate var decimal: Double? {
    digits.flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
  }
}

extension Diagnostic.Message {
  /// A line of an engine is not in UTF-8.
  fileprivate static let engineEncoding = Self("engine-line", "the line is not in UTF-8")

  /// A line of an engine is not a JSON object.
  fileprivate static let engineSyntax = Self(
    "engine-line",
    variant: "syntax",
    "the line is not a JSON object"
  )

  /// A line of an engine contains a field twice.
  fileprivate static let engineDuplicateField = Self(
    "engine-line",
    variant: "duplicate",
    "the line contains a field twice"
  )

  /// A line of an engine belongs to no request.
  fileprivate static let engineNoRequest = Self(
    "engine-line",
    variant: "request",
    "the line has no 'id', 'ready' or 'error'"
  )

  /// An answer of an engine contains no text.
  fileprivate static func engineNoText(_ id: String) -> Self {
    Self(
      "engine-line",
      variant: "text",
      "the answer to request \(quoted: id) has no 'text', 'forms', 'skip' or 'error'"
    )
  }
}
