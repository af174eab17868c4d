extension Attribute {
  /// The attribute in the language's words if it assigns a role to literals; see ``LiteralRole``.
  package var roleSpelling: String? {
    guard let name = simpleName, LiteralRole([self]) != nil else { return nil }
    let arguments = arguments.map { argument in
      (argument.label.map { "\($0): " } ?? "") + argument.value.roleSpelling
    }
    return arguments.isEmpty ? "@\(name)" : "@\(name)(\(arguments.joined(separator: ", ")))"
  }
}

extension Expression {
  fileprivate var roleSpelling: String {
    switch kind {
    case .name(let name, _): name
    case .string(let literal): "\"\(literal.plainText ?? "")\""
    default: "_"
    }
  }
}
