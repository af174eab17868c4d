extension TextTable {
  /// A name and what it is; nil if it is nothing.
  typealias Fact = (name: String, text: String?)

  /// Returns lines of facts, each a name and what it is; those that are nothing are left out.
  static func facts(_ facts: [Fact], width: Int?) -> [String] {
    var table = TextTable([Column(""), Column("")])
    for fact in facts {
      if let text = fact.text { table.add([fact.name, text]) }
    }
    return Array(table.lines(width: width).dropFirst())
  }
}
