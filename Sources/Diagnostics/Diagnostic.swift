/// One thing that is wrong, or worth knowing, about an input.
///
/// A diagnostic holds a message with its values. The commands show it in the language of the user, and
/// in English for machines.
public struct Diagnostic: Hashable, Sendable {
  /// What is wrong.
  public var message: Message
  /// How bad it is.
  public var severity: Severity
  /// Where it is; `nil` if it concerns the input as a whole and the input has no file.
  public var place: Place?
  /// The way through the document, outermost first, such as `["greeting", "es", "plural", "many"]`.
  public var path: [String]
  /// Further places that explain the problem.
  public var notes: [Note]
  /// Ways to fix it, the best one first.
  public var fixIts: [FixIt]

  /// Creates a diagnostic.
  public init(
    _ message: Message,
    _ severity: Severity,
    at place: Place? = nil,
    path: [String] = [],
    notes: [Note] = [],
    fixIts: [FixIt] = []
  ) {
    self.message = message
    self.severity = severity
    self.place = place
    self.path = path
    self.notes = notes
    self.fixIts = fixIts
  }

  /// The stable name of the kind of problem.
  public var id: ID { message.id }
  /// The values in the message.
  public var arguments: [Argument] { message.arguments }
}

extension Diagnostic {
  /// The stable name of a kind of problem, in kebab case: `placeholders-agree`.
  ///
  /// Once released, an identifier never changes its meaning.
  public struct ID: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name itself.
    public let rawValue: String

    /// Creates an identifier from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates an identifier from its name.
    public init(stringLiteral value: String) {
      self.rawValue = value
    }
  }

  /// How bad a problem is.
  public enum Severity: String, Hashable, Sendable, CaseIterable, Comparable {
    /// Worth knowing; changes nothing.
    case note
    /// Probably wrong; work goes on.
    case warning
    /// Wrong.
    case error

    /// Returns whether `lhs` is less bad than `rhs`.
    public static func < (lhs: Severity, rhs: Severity) -> Bool {
      lhs.rank < rhs.rank
    }

    private var rank: Int {
      switch self {
      case .note: 0
      case .warning: 1
      case .error: 2
      }
    }
  }

  /// A further place that explains a diagnostic.
  public struct Note: Hashable, Sendable {
    /// What the place has to do with the problem.
    public var message: Message
    /// Where it is.
    public var place: Place?

    /// Creates a note.
    public init(_ message: Message, at place: Place? = nil) {
      self.message = message
      self.place = place
    }

    /// The stable name of the kind of note.
    public var id: ID { message.id }
    /// The values in the message.
    public var arguments: [Argument] { message.arguments }
  }
}

/// A way to fix a problem: a set of replacements of bytes.
public struct FixIt: Hashable, Sendable {
  /// What the fix does.
  public var message: Diagnostic.Message
  /// The replacements; at least one, none of them overlapping another.
  public var edits: [Edit]

  /// Creates a fix.
  ///
  /// - Precondition: There is at least one edit.
  public init(_ message: Diagnostic.Message, edits: [Edit]) {
    precondition(!edits.isEmpty, "A fix changes something.")
    self.message = message
    self.edits = edits
  }

  /// The stable name of what the fix does.
  public var id: Diagnostic.ID { message.id }

  /// The replacement of one range of bytes.
  public struct Edit: Hashable, Sendable {
    /// What is replaced; an empty range inserts.
    public var place: Place
    /// What stands there afterwards.
    public var replacement: String

    /// Creates a replacement.
    public init(replacing place: Place, with replacement: String) {
      self.place = place
      self.replacement = replacement
    }
  }
}

/// What a parser understood of an input, and what was wrong with it.
public struct Parsed<Value> {
  /// What was understood.
  public var value: Value
  /// What was wrong, in the order of the input.
  public var diagnostics: [Diagnostic]

  /// Creates the result of a parser.
  public init(_ value: Value, diagnostics: [Diagnostic] = []) {
    self.value = value
    self.diagnostics = diagnostics
  }

  /// Whether anything was wrong that makes the value unfit for use as a whole.
  public var hasErrors: Bool {
    diagnostics.contains { $0.severity == .error }
  }
}

extension Parsed: Sendable where Value: Sendable {}
extension Parsed: Equatable where Value: Equatable {}
