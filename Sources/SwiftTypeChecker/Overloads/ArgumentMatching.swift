/// The assignment of the arguments of a call to parameters.
package struct ArgumentMatching {
  /// For each argument, trailing closures last, the index of its parameter.
  package var parameters: [Int]
  /// The number of parameters with their default value, or with any number of arguments.
  var defaultCount = 0

  /// Matches arguments to parameters by the rules of the language.
  ///
  /// Arguments are in the order of the parameters. A parameter with a default value may be omitted.
  /// A variadic one takes all further arguments without a label, or none.
  ///
  /// - Returns: `nil` if the labels do not match.
  package init?(_ call: Expression.Call, to parameters: [FunctionDeclaration.Parameter]) {
    self.parameters = []
    var next = 0
    for argument in call.arguments {
      guard let index = Self.parameter(for: argument, from: &next, in: parameters) else {
        return nil
      }
      // Most candidates fail at the first label, before memory is needed.
      if self.parameters.isEmpty {
        self.parameters.reserveCapacity(call.arguments.count + call.trailingClosures.count)
      }
      self.parameters.append(index)
    }
    guard matchTrailingClosures(call.trailingClosures, from: next, in: parameters) else {
      return nil
    }
    guard let defaultCount = countDefaults(in: parameters) else { return nil }
    self.defaultCount = defaultCount
  }

  /// Returns the number of parameters that take no argument, or any number; `nil` if one of them
  /// needs an argument.
  private func countDefaults(in declared: [FunctionDeclaration.Parameter]) -> Int? {
    var count = 0
    var filled = 0
    for index in declared.indices {
      // Arguments are in the order of the parameters.
      let start = filled
      while filled < parameters.count, parameters[filled] == index { filled += 1 }
      if declared[index].isVariadic || filled == start { count += 1 }
      guard filled > start || declared[index].hasDefault || declared[index].isVariadic else {
        return nil
      }
    }
    return count
  }

  private static func parameter(
    for argument: Expression.Argument,
    from next: inout Int,
    in parameters: [FunctionDeclaration.Parameter]
  ) -> Int? {
    // A further value of the variadic parameter before.
    if argument.label == nil, next > 0, parameters[next - 1].isVariadic { return next - 1 }
    while next < parameters.count {
      if parameters[next].label == argument.label {
        next += 1
        return next - 1
      }
      guard parameters[next].hasDefault || parameters[next].isVariadic else { return nil }
      next += 1
    }
    return nil
  }

  private mutating func matchTrailingClosures(
    _ closures: [Expression.Argument],
    from start: Int,
    in parameters: [FunctionDeclaration.Parameter]
  ) -> Bool {
    var next = start
    for (position, closure) in closures.enumerated() {
      let index =
        position == 0
        ? Self.first(from: next, in: parameters, followedBy: closures.dropFirst())
        : parameters[min(next, parameters.count)...].firstIndex { $0.label == closure.label }
      guard let index else { return false }
      self.parameters.append(index)
      next = index + 1
    }
    return true
  }

  /// Returns the parameter of the first trailing closure, which has no label.
  ///
  /// It is the first one that takes a function. One with a default value is skipped if a later one
  /// needs a value.
  private static func first(
    from start: Int,
    in parameters: [FunctionDeclaration.Parameter],
    followedBy labelled: ArraySlice<Expression.Argument>
  ) -> Int? {
    let isOpen = { (index: Int) -> Bool in
      guard !labelled.isEmpty, let label = parameters[index].label else { return true }
      return !labelled.contains { $0.label == label }
    }
    var function: Int?
    for index in min(start, parameters.count)..<parameters.count
    where parameters[index].type.isFunction && isOpen(index) {
      if !parameters[index].hasDefault { return index }
      function = function ?? index
    }
    if let function { return function }
    var other: Int?
    for index in min(start, parameters.count)..<parameters.count
    where isOpen(index) && parameters[index].mayBeFunction {
      if !parameters[index].hasDefault { return index }
      other = other ?? index
    }
    return other
  }
}

extension FunctionDeclaration.Parameter {
  private static let plainTypes: Set<String> = [
    "String", "Int", "Bool", "Double", "Text", "LocalizedStringKey", "LocalizedStringResource",
  ]

  /// Whether a closure may be an argument; a name may be the alias of a function type.
  fileprivate var mayBeFunction: Bool {
    switch type {
    case .function, .unknown: true
    case .optional(let wrapped):
      if case .tuple = wrapped { false } else { true }
    case .named(let components):
      !Self.plainTypes.contains(components.last?.name ?? "")
    default: false
    }
  }
}
