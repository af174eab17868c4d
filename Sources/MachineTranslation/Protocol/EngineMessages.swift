package import ICU
import JSONSyntax

/// The protocol between this program and translation engines: `xcstrings-translate/1`.
///
/// Each message is a JSON object on one line, in UTF-8. Both sides ignore unknown fields.
package enum EngineProtocol {
  /// The name and version of the protocol.
  package static let name = "xcstrings-translate/1"
}

/// The first message to an engine.
package struct EngineHeader: Hashable, Sendable {
  /// The language of the source texts.
  package var source: String
  /// The language of the translations.
  package var target: String
  /// How the texts are written, such as the form of address, by the names of the properties.
  package var style: [String: String]
  /// The number of requests that follow, without repetitions.
  package var count: Int

  /// Creates a header.
  package init(source: String, target: String, style: [String: String] = [:], count: Int) {
    self.source = source
    self.target = target
    self.style = style
    self.count = count
  }

  /// The message.
  package var line: [UInt8] {
    var members = [
      JSONValue.Member("protocol", .string(EngineProtocol.name)),
      JSONValue.Member("source", .string(source)),
      JSONValue.Member("target", .string(target)),
    ]
    if !style.isEmpty {
      let properties = style.sorted { $0.key < $1.key }
      members.append(.init("style", .object(properties.map { .init($0.key, .string($0.value)) })))
    }
    members.append(.init("texts", .number("\(count)")))
    return JSONValue.object(members).line
  }
}

/// The first message of an engine.
package struct EngineGreeting: Hashable, Sendable {
  /// The name of the engine, such as `openai:MODEL`; `nil` if it does not say.
  package var name: String?
  /// The representation of marks that it wants.
  package var masking = MaskingStyle.tags
  /// The number of requests that it translates together.
  package var batch = 1
  /// The number of batches on which it works at the same time.
  package var concurrency = 1

  /// Creates a greeting with the defaults of the protocol.
  package init() {}

  /// The greatest number of requests that are open at the same time.
  package static let greatestWindow = 1024

  /// The number of requests that may be open at the same time.
  ///
  /// The next batch is sent while the engine works on the others.
  package var window: Int {
    min(Self.greatestWindow, max(1, batch) * max(1, concurrency) + max(1, batch))
  }
}

/// An error that an engine reports.
package struct EngineError: Error, Hashable, Sendable {
  /// A short name, such as `rate_limit`.
  package var code: String
  /// A description.
  package var message: String
  /// The seconds after which the request may be sent again; `nil` if it must not.
  package var retryAfter: Double?

  /// Creates an error.
  package init(code: String, message: String, retryAfter: Double? = nil) {
    self.code = code
    self.message = message
    self.retryAfter = retryAfter
  }
}

/// The cost of an answer.
package struct EngineUsage: Hashable, Sendable {
  /// The number of tokens or characters that the engine read.
  package var input = 0
  /// The number of tokens or characters that the engine wrote.
  package var output = 0
  /// The price.
  package var cost = 0.0
  /// The currency of the price; `nil` if the engine does not say.
  package var currency: String?

  /// Creates a usage of nothing.
  package init() {}

  /// Adds another usage.
  package mutating func add(_ other: EngineUsage) {
    input = input.addingReportingOverflow(other.input).partialValue
    output = output.addingReportingOverflow(other.output).partialValue
    cost += other.cost
    currency = other.currency ?? currency
  }
}

/// An answer of an engine to a request.
package struct EngineAnswer: Hashable, Sendable {
  /// The number of the request.
  package var id: String
  /// The content.
  package var content: Content
  /// What the answer cost; `nil` if the engine does not say.
  package var usage: EngineUsage?
  /// A note for the user; `nil` for none.
  package var note: String?

  /// The content of an answer.
  package enum Content: Hashable, Sendable {
    /// The translation of a text, with marks.
    case text(String)
    /// The plural forms of a translation, with marks.
    case forms([PluralCategory: String])
    /// The engine does not translate the text.
    case skip
    /// The engine failed to translate the text.
    case error(EngineError)
  }
}
