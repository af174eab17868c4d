/// Gives the uses of arguments their positions while it walks along a format.
struct ArgumentCounter {
  private var last = 0
  private var substitutions: [String: Int] = [:]
  private var names: [String: Int] = [:]

  /// Returns the uses of arguments by the next segment of the format.
  mutating func uses(of segment: FormatString.Segment) -> [FormatString.ArgumentUse] {
    switch segment {
    case .text, .escapedPercent, .argument:
      return []
    case .substitution(let name, let argument):
      let position = argument ?? substitutions[name] ?? next()
      substitutions[name] = position
      return [FormatString.ArgumentUse(position: position, user: .substitution(name: name))]
    case .specifier(let specifier):
      return uses(of: specifier)
    }
  }

  private mutating func uses(of specifier: FormatSpecifier) -> [FormatString.ArgumentUse] {
    var uses: [FormatString.ArgumentUse] = []
    for case .argument(let index) in specifier.extents {
      uses.append(FormatString.ArgumentUse(position: index ?? next(), user: .extent))
    }
    let known = specifier.argumentName.flatMap { names[$0] }
    let position = specifier.argumentIndex ?? known ?? next()
    if let name = specifier.argumentName { names[name] = position }
    uses.append(FormatString.ArgumentUse(position: position, user: .specifier(specifier)))
    return uses
  }

  private mutating func next() -> Int {
    last += 1
    return last
  }
}
