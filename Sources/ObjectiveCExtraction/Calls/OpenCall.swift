/// A call of a macro that looks a key up, as far as it was read.
struct OpenCall {
  let macro: LocalizationMacro
  /// The offsets of the name.
  let name: Range<Int>
  /// Whether it may be the declaration of a function, or hand the parameter of a macro on.
  let isQuiet: Bool
  /// Whether it is compiled only with `DEBUG`.
  let isDebugOnly: Bool
  /// The arguments that are complete, those only that have a role.
  private(set) var arguments: [Argument] = []
  /// The argument that is being read.
  var argument = Argument()
  /// How many branches of conditions among the arguments were read.
  private(set) var variantCount = 0

  init(_ macro: LocalizationMacro, name: Range<Int>, isQuiet: Bool, isDebugOnly: Bool) {
    self.macro = macro
    self.name = name
    self.isQuiet = isQuiet
    self.isDebugOnly = isDebugOnly
  }

  /// Whether the argument that is being read is a bundle.
  var isAtBundle: Bool {
    macro.roles.indices.contains(arguments.count) && macro.roles[arguments.count] == .bundle
  }

  /// Whether the key was read to its end.
  var hasKey: Bool { !arguments.isEmpty }

  /// Ends the argument that is being read.
  mutating func endArgument() {
    if arguments.count < macro.roles.count { arguments.append(argument) }
    argument = Argument()
  }

  /// Goes back to what was read before a condition, for what stands in its other branch.
  mutating func restart(from former: OpenCall) {
    let count = variantCount
    self = former
    variantCount = count + 1
  }

  /// Returns the argument of a role; `nil` if there is none.
  func argument(_ role: LocalizationMacro.Role) -> Argument? {
    zip(macro.roles, arguments).first { $0.0 == role }?.1
  }
}
