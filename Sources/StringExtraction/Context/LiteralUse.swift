import SwiftSyntax
package import SwiftTypeChecker

/// The use of a string literal in Swift code: the element that displays the text, and the type that
/// contains the code.
///
/// It is determined by the syntax alone, for people and programs that translate the text.
package struct LiteralUse: Hashable, Sendable {
  /// The function, initializer or variable that receives the text, with the label of the argument
  /// if it matters: `Button`, `navigationTitle`, `TextField prompt`; `nil` if there is none.
  package var role: String?
  /// The qualified name of the type whose declaration or extension contains the literal, such as
  /// `SettingsView.Row`; `nil` outside of types.
  package var container: String?

  /// Creates a use.
  package init(role: String? = nil, container: String? = nil) {
    self.role = role
    self.container = container
  }
}

/// The uses of the literals in a Swift source.
package struct LiteralUses: Sendable {
  private let tree: SourceFileSyntax

  /// Parses a source; `nil` if it exceeds the limits of the parser.
  package init?(in source: SourceFile) {
    guard let tree = try? source.parseForVisitor() else { return nil }
    self.tree = tree
  }

  /// Returns the use of the literal at an offset.
  ///
  /// - Parameter offset: The UTF-8 offset of the first character of the literal.
  /// - Returns: The use; an empty one if there is no such literal.
  /// - Complexity: O(*d*), where *d* is the depth of the literal in the tree.
  package func use(atUTF8Offset offset: Int) -> LiteralUse {
    var search = ReceiverSearch()
    var types: [String] = []
    var child = tree.token(at: AbsolutePosition(utf8Offset: offset)).map { Syntax($0) }
    while let node = child, let parent = node.parent {
      search.visit(parent, from: node)
      if let name = parent.typeName { types.append(name) }
      child = parent
    }
    return LiteralUse(
      role: search.role ?? search.wrapper,
      container: types.isEmpty ? nil : types.reversed().joined(separator: ".")
    )
  }
}

/// Searches the nodes around a literal, from the inside out, for the element that displays it.
private struct ReceiverSearch {
  /// The element; `nil` if it was not found yet.
  private(set) var role: String?
  /// The view around the literal that only shows a text, and that may be the label of an element.
  private(set) var wrapper: String?
  /// The label of the argument or the trailing closure that contains the literal.
  private var label: String?
  private var isInTrailingClosure = false

  /// The functions that return the text that they receive.
  private static let conversions: Set<String> = [
    "AttributedString", "LocalizationValue", "LocalizedStringKey", "LocalizedStringResource",
    "NSAttributedString", "NSLocalizedString", "NSString", "String", "init",
    "localizedStringWithFormat", "verbatim",
  ]
  /// The views that show a text, and that are often the label of an element.
  private static let wrappers: Set<String> = ["Label", "Text"]
  /// The elements whose last closure is their label.
  private static let labelledElements: Set<String> = [
    "Button", "ColorPicker", "DatePicker", "Link", "Menu", "NavigationLink", "ShareLink", "Stepper",
    "Toggle", "tabItem",
  ]
  /// The labels of closures with the text of an element.
  private static let textLabels: Set<String> = [
    "caption", "currentValueLabel", "description", "footer", "header", "label",
    "maximumValueLabel", "message", "minimumValueLabel", "prompt", "title",
  ]
  /// The labels of arguments that say no more than the name of the element.
  private static let redundantLabels: Set<String> = ["_", "key", "label", "localized", "text"]

  /// Examines the parent of a node that contains the literal.
  mutating func visit(_ parent: Syntax, from node: Syntax) {
    guard role == nil else { return }
    if let argument = parent.as(LabeledExprSyntax.self) {
      label = argument.label?.text
      isInTrailingClosure = false
    } else if let closure = parent.as(MultipleTrailingClosureElementSyntax.self) {
      label = closure.label.text
      isInTrailingClosure = true
    } else if let call = parent.as(FunctionCallExprSyntax.self) {
      visit(call, from: node)
    } else if let macro = parent.as(MacroExpansionExprSyntax.self) {
      role = wrapper ?? "#\(macro.macroName.text)"
    } else if let name = parent.receiverName(of: node) {
      role = wrapper ?? name
    }
  }

  private mutating func visit(_ call: FunctionCallExprSyntax, from node: Syntax) {
    // `"text".localized()` and `Text("text").bold()` have the literal in the callee.
    guard Syntax(call.calledExpression) != node, let name = call.calledExpression.calledName else {
      return
    }
    defer { label = nil }
    if node.is(ClosureExprSyntax.self) {
      role = Self.labelledElements.contains(name) ? name : wrapper ?? name
    } else if isInTrailingClosure {
      let isText = label.map(Self.textLabels.contains) ?? false
      role = isText ? Self.role(name, label) : wrapper ?? name
    } else if Self.wrappers.contains(name) {
      wrapper = wrapper ?? name
    } else if !Self.conversions.contains(name) {
      role = Self.role(name, label)
    }
    isInTrailingClosure = false
  }

  private static func role(_ name: String, _ label: String?) -> String {
    guard let label, !redundantLabels.contains(label) else { return name }
    return "\(name) \(label)"
  }
}

extension ExprSyntax {
  /// The name of the called function or type, without its base and generic arguments.
  fileprivate var calledName: String? {
    if let name = self.as(DeclReferenceExprSyntax.self) { return name.baseName.text }
    if let member = self.as(MemberAccessExprSyntax.self) { return member.declName.baseName.text }
    if let generic = self.as(GenericSpecializationExprSyntax.self) {
      return generic.expression.calledName
    }
    return nil
  }
}

extension Syntax {
  /// Returns the name of the variable, function or case of this node that has the value of a
  /// child; `nil` if the node is not a declaration or an assignment.
  fileprivate func receiverName(of child: Syntax) -> String? {
    if let binding = self.as(PatternBindingSyntax.self) {
      return binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    }
    if let function = self.as(FunctionDeclSyntax.self) { return function.name.text }
    if let parameter = self.as(FunctionParameterSyntax.self) {
      return (parameter.secondName ?? parameter.firstName).text
    }
    if let element = self.as(EnumCaseElementSyntax.self) { return element.name.text }
    guard let list = self.as(ExprListSyntax.self) else { return nil }
    // Operators are not folded: `label.text = "text"` is a list of three elements.
    let elements = Array(list.prefix(3))
    guard elements.count == 3, elements[1].is(AssignmentExprSyntax.self),
      Syntax(elements[0]) != child
    else { return nil }
    return elements[0].assignedName
  }

  /// The name of the type that a node declares or extends.
  fileprivate var typeName: String? {
    if let type = self.as(StructDeclSyntax.self) { return type.name.text }
    if let type = self.as(ClassDeclSyntax.self) { return type.name.text }
    if let type = self.as(EnumDeclSyntax.self) { return type.name.text }
    if let type = self.as(ActorDeclSyntax.self) { return type.name.text }
    if let type = self.as(ProtocolDeclSyntax.self) { return type.name.text }
    return self.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
  }
}

extension ExprSyntax {
  /// The name of an assigned variable or property, such as `titleLabel.text`.
  fileprivate var assignedName: String? {
    if let name = self.as(DeclReferenceExprSyntax.self) { return name.baseName.text }
    guard let member = self.as(MemberAccessExprSyntax.self) else { return nil }
    let name = member.declName.baseName.text
    let base = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
    return base.flatMap { $0 == "self" ? nil : "\($0).\(name)" } ?? name
  }
}
