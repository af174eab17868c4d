/// The conditions that the place that is being read stands under.
struct ConditionStack {
  /// One `#if` and what follows it up to the `#endif`.
  private struct Level {
    /// Whether the branch that is being read may be compiled.
    var isActive: Bool
    var isDebugOnly: Bool
    /// Whether a branch before is compiled in any case, or the whole stands where nothing is.
    var isSettled: Bool
    /// The last condition, which an `#else` negates.
    var condition: PreprocessorCondition
    /// How many brackets were open before, and the call among them that was being read.
    var depth: Int
    var call: OpenCall?
  }

  private var levels: [Level] = []
  private var debugCount = 0

  /// Whether what stands here may be compiled.
  var isActive: Bool { levels.last?.isActive ?? true }
  /// Whether what stands here is compiled only with `DEBUG`.
  var isDebugOnly: Bool { debugCount > 0 }
  /// How many brackets were open before the condition that was begun last, and the call that was
  /// being read; `nil` if there is none.
  var start: (depth: Int, call: OpenCall?)? { levels.last.map { ($0.depth, $0.call) } }

  /// Begins a condition.
  mutating func begin(_ condition: PreprocessorCondition, depth: Int, call: OpenCall?) {
    let isReached = isActive
    levels.append(
      Level(
        isActive: isReached && condition != .never,
        isDebugOnly: condition == .debug,
        isSettled: !isReached || condition == .always,
        condition: condition,
        depth: depth,
        call: call
      )
    )
    if condition == .debug { debugCount += 1 }
  }

  /// Goes on with another branch.
  ///
  /// - Parameter condition: Its own condition; `nil` for the last branch, that of all other cases.
  mutating func goOn(_ condition: PreprocessorCondition?) {
    guard var level = levels.popLast() else { return }
    if level.isDebugOnly { debugCount -= 1 }
    let holds = condition ?? (level.condition == .always ? .never : level.condition.negated)
    level.isActive = !level.isSettled && holds != .never
    level.isSettled = level.isSettled || holds == .always
    level.isDebugOnly = holds == .debug
    level.condition = condition ?? .possible
    if level.isDebugOnly { debugCount += 1 }
    levels.append(level)
  }

  /// Ends the condition that was begun last.
  mutating func end() {
    if levels.popLast()?.isDebugOnly ?? false { debugCount -= 1 }
  }
}

/// What is known of the condition of an `#if`, without what a build defines.
enum PreprocessorCondition {
  case never
  case always
  /// Only with `DEBUG`.
  case debug
  /// Only without `DEBUG`.
  case release
  case possible

  /// The condition that holds where this one does not.
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
  ///   - words: What stands behind it.
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
