/// The name at the head of a column, taken apart.
struct ColumnName: Hashable {
  /// What the fields below mean; `nil` for what we have no use for.
  let role: ColumnRole?
  /// The unit that the name ends in.
  let unit: FileUnit?

  /// Reads a name such as `Weight (kg)`, `weight_kg`, `Peso [lb]`, `fat %` or `#date`.
  init(_ text: String) {
    let name = text.lowercased()
      .replacing("_", with: " ")
      .drop { $0 == "#" || $0 == "%" || $0.isWhitespace }
    let (words, unitText) = Self.split(name)
    let glued = ColumnRole(words: words) == nil ? Self.roleWithGluedUnit(words) : nil
    let unit = FileUnit(unitText) ?? glued?.unit
    let role = ColumnRole(words: words) ?? glued?.role
    self.unit = unit
    // "Fat (kg)" is a mass, and "Fat mass (%)" is not.
    self.role =
      switch role {
      case .bodyFat where unit != nil: .fatMass
      case .fatMass where unitText == "%": .bodyFat
      default: role
      }
  }

  /// Divides a name from the unit behind it: in brackets, or as its last word.
  private static func split(_ name: Substring) -> (words: String, unit: String) {
    let brackets: [(Character, Character)] = [("(", ")"), ("[", "]")]
    for (opening, closing) in brackets where name.last == closing {
      guard let start = name.lastIndex(of: opening) else { continue }
      let unit = name[name.index(after: start)...].dropLast()
      return (String(name[..<start]).trimmingBlanks, String(unit).trimmingBlanks)
    }
    let words = String(name).trimmingBlanks
    if words.last == "%" { return (String(words.dropLast()).trimmingBlanks, "%") }
    guard let blank = words.lastIndex(of: " ") else { return (words, "") }
    let last = words[words.index(after: blank)...]
    return FileUnit(last) == nil ? (words, "") : (String(words[..<blank]), String(last))
  }

  /// Reads a name such as `weightkg`.
  private static func roleWithGluedUnit(_ words: String) -> (role: ColumnRole, unit: FileUnit)? {
    for unit in ["kg", "lbs", "lb"] where words.hasSuffix(unit) {
      guard let role = ColumnRole(words: String(words.dropLast(unit.count))),
        let unit = FileUnit(unit)
      else { continue }
      return (role, unit)
    }
    return nil
  }
}
