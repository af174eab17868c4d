/// What is known of the condition of an `#if`, without what a build defines.
enum Condition {
  case never
  case always
  /// Only with `DEBUG`.
  case debug
  /// Only without `DEBUG`.
  case release
  case possible

  /// The condition that holds where this one does not.
  var negated: Condition {
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
    let condition: Condition =
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
