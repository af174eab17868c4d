/// The meaning of a string literal that becomes a value of a type.
///
/// Attributes in the tables assign roles to types. A user's interface file can do the same for the
/// types of a closed module.
package struct LiteralRole: Hashable, Sendable {
  /// The form of the literal as a key.
  package var form: Form
  /// The table, if the type has its own.
  package var table: String?

  /// The form of a literal as a key.
  package enum Form: CaseIterable, Hashable, Sendable {
    /// Interpolations become specifiers.
    case format
    /// Interpolations become `${parameter}`.
    case parameters
    /// A phrase of an App Shortcut: the first phrase is the key of all, and interpolations become
    /// `${parameter}`.
    case phrase
    /// The literal is a key without changes: `NSLocalizedString`.
    case key
    /// The literal is the default value of the key in the same call.
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
  /// The attribute as Swift spells it, if it assigns a role to literals; see ``LiteralRole``.
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
