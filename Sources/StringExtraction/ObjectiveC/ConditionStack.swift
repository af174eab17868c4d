/// The preprocessor conditions at the current position.
struct ConditionStack {
  /// One `#if` with its other branches up to the `#endif`.
  private struct Level {
    /// Whether the current branch may be compiled.
    var isActive: Bool
    var isDebugOnly: Bool
    /// Whether an earlier branch is always compiled, or the whole `#if` is never compiled.
    var isDecided: Bool
    /// The last condition, which an `#else` negates.
    var condition: PreprocessorCondition
    /// The number of brackets that were open before, and the current call among them.
    var depth: Int
    var call: OpenCall?
  }

  private var levels: [Level] = []
  private var debugCount = 0

  /// Whether the current position may be compiled.
  var isActive: Bool { levels.last?.isActive ?? true }
  /// Whether the current position is only compiled with `DEBUG`.
  var isDebugOnly: Bool { debugCount > 0 }
  /// The number of brackets that were open before the innermost condition, and the current call
  /// there; `nil` outside of conditions.
  var start: (depth: Int, call: OpenCall?)? { levels.last.map { ($0.depth, $0.call) } }

  /// Begins a condition.
  mutating func begin(_ condition: PreprocessorCondition, depth: Int, call: OpenCall?) {
    let isReached = isActive
    levels.append(
      Level(
        isActive: isReached && condition != .never,
        isDebugOnly: condition == .debug,
        isDecided: !isReached || condition == .always,
        condition: condition,
        depth: depth,
        call: call
      )
    )
    if condition == .debug { debugCount += 1 }
  }

  /// Continues with another branch.
  ///
  /// - Parameter condition: The condition of the branch; `nil` for `#else`.
  mutating func goOn(_ condition: PreprocessorCondition?) {
    guard var level = levels.popLast() else { return }
    if level.isDebugOnly { debugCount -= 1 }
    let applies = condition ?? (level.condition == .always ? .never : level.condition.negated)
    level.isActive = !level.isDecided && applies != .never
    level.isDecided = level.isDecided || applies == .always
    level.isDebugOnly = applies == .debug
    level.condition = condition ?? .possible
    if level.isDebugOnly { debugCount += 1 }
    levels.append(level)
  }

  /// Ends the innermost condition.
  mutating func end() {
    if levels.popLast()?.isDebugOnly ?? false { debugCount -= 1 }
  }
}

/// The value of the condition of an `#if`, without the definitions of a build.
enum PreprocessorCondition {
  case never
  case always
  /// Only with `DEBUG`.
  case debug
  /// Only without `DEBUG`.
  case release
  case possible

  /// The negation of the condition.
  var negated: PreprocessorCondition {
    switch self {
    case .never: .always
    case .always: .never
    case .debug: .release
    case .release: .debug
    case .possible: .possible
    }
  }

  /// Reads the condition of a directive.
  ///
  /// - Parameters:
  ///   - directive: The name of the directive.
  ///   - words: The words after the name.
  init(of directive: String, _ words: [String]) {
    switch directive {
    case "ifdef", "elifdef": self = words.first == "DEBUG" ? .debug : .possible
    case "ifndef", "elifndef": self = words.first == "DEBUG" ? .release : .possible
    default: self.init(words)
    }
  }

  private init(_ words: [String]) {
    var words = words.filter { $0 != "(" && $0 != ")" && $0 != "defined" }[...]
    var isNegated = false
    while words.first == "!" {
      words.removeFirst()
      isNegated.toggle()
    }
    let condition: PreprocessorCondition =
      switch Array(words) {
      case ["0"], ["false"]: .never
      case ["1"], ["true"]: .always
      case ["DEBUG"], ["DEBUG", "=", "=", "1"], ["DEBUG", "!", "=", "0"], ["DEBUG", ">", "0"]:
        .debug
      case ["DEBUG", "=", "=", "0"], ["DEBUG", "!", "=", "1"]: .release
      default: .possible
      }
    self = isNegated ? condition.negated : condition
  }
}
