/// What a string literal means that becomes a value of a type.
///
/// Attributes in the table of known declarations assign roles to types, so that a file of a user
/// can do the same for types of a closed module.
package struct LiteralRole: Hashable, Sendable {
  /// How the literal is written as a key.
  package var form: Form
  /// The table, where the type has one of its own.
  package var table: String?

  /// How a literal is written as a key.
  package enum Form: Hashable, Sendable {
    /// Interpolations become specifiers.
    case format
    /// Interpolations become `${parameter}`.
    case parameters
    /// One of the phrases of an App Shortcut, the first of which is the key of all: interpolations
    /// become `${parameter}`.
    case phrase
    /// The literal is a key as it stands: `NSLocalizedString`.
    case key
    /// The literal is the value of the key beside it.
    case defaultValue
  }

  /// Reads the attributes of a type; `nil` if none assigns a role.
  init?(_ attributes: [Attribute]) {
    for attribute in attributes {
      switch attribute.simpleName {
      case "localizable":
        form = attribute.arguments.lazy.compactMap { Form(named: $0.value) }.first ?? .format
        table =
          attribute.arguments.lazy
          .compactMap { argument -> String? in
            guard argument.label == "table", case .string(let literal) = argument.value.kind else {
              return nil
            }
            return literal.plainText
          }
          .first
        return
      case "localizationKey":
        form = .key
        return
      case "localizationDefault":
        form = .defaultValue
        return
      default: continue
      }
    }
    return nil
  }

  /// Creates a role.
  package init(form: Form, table: String? = nil) {
    self.form = form
    self.table = table
  }
}

extension LiteralRole.Form {
  /// Creates the form that an attribute of a type names; `nil` if it names none.
  fileprivate init?(named argument: Expression) {
    switch argument.kind {
    case .name("parameters", _): self = .parameters
    case .name("phrase", _): self = .phrase
    default: return nil
    }
  }
}

// MARK: - Role

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
