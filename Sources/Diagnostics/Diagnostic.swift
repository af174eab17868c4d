/// A problem, or other information, about an input.
///
/// A diagnostic contains a message with its values. Commands show it in the language of the user,
/// and in English in machine-readable output.
public struct Diagnostic: Hashable, Sendable {
  // A catalog can have hundreds of thousands of problems, which are filtered and sorted. A reference
  // is copied ten times as fast as the properties, and is an eighth of their size.
  private var storage: Storage

  /// Creates a diagnostic.
  public init(
    _ message: Message,
    _ severity: Severity,
    at location: Location? = nil,
    path: [String] = [],
    notes: [Note] = [],
    fixIts: [FixIt] = []
  ) {
    storage = Storage(
      Content(
        message: message,
        severity: severity,
        location: location,
        path: path,
        notes: notes,
        fixIts: fixIts
      )
    )
  }

  /// The description of the problem.
  public var message: Message {
    get { storage.content.message }
    set { content.message = newValue }
  }

  /// The severity of the problem.
  public var severity: Severity {
    get { storage.content.severity }
    set { content.severity = newValue }
  }

  /// The location, or `nil` if it concerns the whole input and the input has no file.
  public var location: Location? {
    get { storage.content.location }
    set { content.location = newValue }
  }

  /// The path in the document, outermost first, such as `["greeting", "es", "plural", "many"]`.
  public var path: [String] {
    get { storage.content.path }
    set { content.path = newValue }
  }

  /// Further locations that explain the problem.
  public var notes: [Note] {
    get { storage.content.notes }
    set { content.notes = newValue }
  }

  /// The fixes for the problem, the best one first.
  public var fixIts: [FixIt] {
    get { storage.content.fixIts }
    set { content.fixIts = newValue }
  }

  /// The stable identifier of the kind of problem.
  public var id: ID { message.id }
  /// The values in the message.
  public var arguments: [Argument] { message.arguments }

  /// Returns whether two diagnostics have the same content.
  public static func == (lhs: Diagnostic, rhs: Diagnostic) -> Bool {
    lhs.storage === rhs.storage || lhs.storage.content == rhs.storage.content
  }

  /// Adds the content to a hash.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(storage.content)
  }

  /// The content, which is copied before a change if other diagnostics share it.
  private var content: Content {
    get { storage.content }
    set {
      if isKnownUniquelyReferenced(&storage) {
        storage.content = newValue
      } else {
        storage = Storage(newValue)
      }
    }
  }

  private struct Content: Hashable, Sendable {
    var message: Message
    var severity: Severity
    var location: Location?
    var path: [String]
    var notes: [Note]
    var fixIts: [FixIt]
  }

  // Unchecked, because the content only changes while a single diagnostic refers to it.
  private final class Storage: @unchecked Sendable {
    var content: Content

    init(_ content: Content) {
      self.content = content
    }
  }
}

extension Diagnostic {
  /// The stable identifier of a kind of problem, in kebab case: `mismatched-placeholders`.
  ///
  /// Once released, an identifier never changes its meaning.
  public struct ID: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    /// The identifier as a string.
    public let rawValue: String

    /// Creates an identifier from a string.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates an identifier from a string literal.
    public init(stringLiteral value: String) {
      self.rawValue = value
    }
  }

  /// The severity of a problem.
  public enum Severity: String, Hashable, Sendable, CaseIterable, Comparable {
    /// Information without consequences.
    case note
    /// A probable error, which does not prevent further processing.
    case warning
    /// An error.
    case error

    /// Returns whether `lhs` is less severe than `rhs`.
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

  /// Returns whether the diagnostic precedes another one: by file, line and column, then by
  /// identifier.
  ///
  /// Diagnostics without a location come first.
  package func precedes(_ other: Diagnostic) -> Bool {
    let (left, right) = (storage.content.location, other.storage.content.location)
    guard let left, let right else {
      return left == nil && right == nil
        ? id.rawValue < other.id.rawValue : left == nil
    }
    if left.line != right.line || left.column != right.column {
      if left.file == right.file { return (left.line, left.column) < (right.line, right.column) }
    } else if left == right {
      return id.rawValue < other.id.rawValue
    }
    return left < right
  }

  /// Returns the diagnostic with other names of its files.
  ///
  /// - Parameter rename: Returns the new name of a file, such as its path from another folder.
  /// - Returns: The diagnostic with the new names in its location, notes and fixes.
  package func renamingFiles(_ rename: (String) -> String) -> Diagnostic {
    var diagnostic = self
    if let file = location?.file {
      let name = rename(file)
      if name != file { diagnostic.location?.file = name }
    }
    for note in notes.indices {
      if let file = notes[note].location?.file {
        diagnostic.notes[note].location?.file = rename(file)
      }
    }
    for fixIt in fixIts.indices {
      for edit in fixIts[fixIt].edits.indices {
        diagnostic.fixIts[fixIt].edits[edit].location.file = rename(
          fixIts[fixIt].edits[edit].location.file
        )
      }
    }
    return diagnostic
  }

  /// A further location that explains a diagnostic.
  public struct Note: Hashable, Sendable {
    /// The description of the location's role in the problem.
    public var message: Message
    /// The location.
    public var location: Location?

    /// Creates a note.
    public init(_ message: Message, at location: Location? = nil) {
      self.message = message
      self.location = location
    }

    /// The stable identifier of the kind of note.
    public var id: ID { message.id }
    /// The values in the message.
    public var arguments: [Argument] { message.arguments }
  }
}

/// A fix for a problem: a set of byte replacements.
public struct FixIt: Hashable, Sendable {
  /// The description of the fix.
  public var message: Diagnostic.Message
  /// The replacements.
  ///
  /// There is at least one, and they do not overlap.
  public var edits: [Edit]

  /// Creates a fix.
  ///
  /// - Precondition: There is at least one edit.
  public init(_ message: Diagnostic.Message, edits: [Edit]) {
    precondition(!edits.isEmpty, "A fix changes something.")
    self.message = message
    self.edits = edits
  }

  /// The stable identifier of the kind of fix.
  public var id: Diagnostic.ID { message.id }

  /// The replacement of one byte range.
  public struct Edit: Hashable, Sendable {
    /// The range to replace.
    ///
    /// An empty range inserts.
    public var location: Location
    /// The new content.
    public var replacement: String

    /// Creates a replacement.
    public init(replacing location: Location, with replacement: String) {
      self.location = location
      self.replacement = replacement
    }
  }
}

/// The result of parsing an input, with its problems.
public struct ParseResult<Value> {
  /// The parsed value.
  public var value: Value
  /// The problems, in input order.
  public var diagnostics: [Diagnostic]

  /// Creates the result of a parser.
  public init(_ value: Value, diagnostics: [Diagnostic] = []) {
    self.value = value
    self.diagnostics = diagnostics
  }

  /// Whether there are errors, so that the value as a whole must not be used.
  public var hasErrors: Bool {
    diagnostics.contains { $0.severity == .error }
  }
}

extension ParseResult: Sendable where Value: Sendable {}
extension ParseResult: Equatable where Value: Equatable {}
