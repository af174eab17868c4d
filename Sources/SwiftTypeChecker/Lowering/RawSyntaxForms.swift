@_spi(RawSyntax) import SwiftSyntax

// The parser's nodes by their kinds, without the nodes of the public tree.
//
// A node of the public tree knows its parent and its position. It is made when it is visited, which
// takes memory, a lock and several atomic counters, and was two thirds of the time of the lowering.
// The raw nodes are plain pointers to what the parser made. A `SourceFileSyntax` keeps them.

/// An expression by its kind.
enum RawExpression {
  case stringLiteralExpr(RawStringLiteralExprSyntax)
  case integerLiteralExpr
  case floatLiteralExpr
  case booleanLiteralExpr(RawBooleanLiteralExprSyntax)
  case nilLiteralExpr
  case declReferenceExpr(RawDeclReferenceExprSyntax)
  case superExpr
  case memberAccessExpr(RawMemberAccessExprSyntax)
  case closureExpr(RawClosureExprSyntax)
  case sequenceExpr(RawSequenceExprSyntax)
  case macroExpansionExpr(RawMacroExpansionExprSyntax)
  case arrayExpr(RawArrayExprSyntax)
  case dictionaryExpr(RawDictionaryExprSyntax)
  case tupleExpr(RawTupleExprSyntax)
  case tryExpr(RawTryExprSyntax)
  case awaitExpr(RawAwaitExprSyntax)
  case unsafeExpr(RawUnsafeExprSyntax)
  case inOutExpr(RawInOutExprSyntax)
  case consumeExpr(RawConsumeExprSyntax)
  case copyExpr(RawCopyExprSyntax)
  case borrowExpr(RawBorrowExprSyntax)
  case packExpansionExpr(RawPackExpansionExprSyntax)
  case packElementExpr(RawPackElementExprSyntax)
  case prefixOperatorExpr(RawPrefixOperatorExprSyntax)
  case postfixOperatorExpr(RawPostfixOperatorExprSyntax)
  case typeExpr(RawTypeExprSyntax)
  case ifExpr(RawIfExprSyntax)
  case switchExpr(RawSwitchExprSyntax)
  case postfixIfConfigExpr(RawPostfixIfConfigExprSyntax)
  case keyPathExpr(RawKeyPathExprSyntax)
  case functionCallExpr(RawFunctionCallExprSyntax)
  case subscriptCallExpr(RawSubscriptCallExprSyntax)
  case forceUnwrapExpr(RawForceUnwrapExprSyntax)
  case optionalChainingExpr(RawOptionalChainingExprSyntax)
  case genericSpecializationExpr(RawGenericSpecializationExprSyntax)
  case binaryOperatorExpr(RawBinaryOperatorExprSyntax)
  case assignmentExpr
  case unresolvedTernaryExpr(RawUnresolvedTernaryExprSyntax)
  case unresolvedAsExpr(RawUnresolvedAsExprSyntax)
  case unresolvedIsExpr
  case patternExpr(RawPatternExprSyntax)
  case discardAssignmentExpr
  case other
}

extension RawExprSyntax {
  /// The node by its kind.
  var form: RawExpression {
    switch raw.kind {
    case .stringLiteralExpr:
      RawStringLiteralExprSyntax(self).map(RawExpression.stringLiteralExpr) ?? .other
    case .integerLiteralExpr: .integerLiteralExpr
    case .floatLiteralExpr: .floatLiteralExpr
    case .booleanLiteralExpr:
      RawBooleanLiteralExprSyntax(self).map(RawExpression.booleanLiteralExpr) ?? .other
    case .nilLiteralExpr: .nilLiteralExpr
    case .declReferenceExpr:
      RawDeclReferenceExprSyntax(self).map(RawExpression.declReferenceExpr) ?? .other
    case .superExpr: .superExpr
    case .memberAccessExpr:
      RawMemberAccessExprSyntax(self).map(RawExpression.memberAccessExpr) ?? .other
    case .closureExpr: RawClosureExprSyntax(self).map(RawExpression.closureExpr) ?? .other
    case .sequenceExpr: RawSequenceExprSyntax(self).map(RawExpression.sequenceExpr) ?? .other
    case .macroExpansionExpr:
      RawMacroExpansionExprSyntax(self).map(RawExpression.macroExpansionExpr) ?? .other
    case .arrayExpr: RawArrayExprSyntax(self).map(RawExpression.arrayExpr) ?? .other
    case .dictionaryExpr: RawDictionaryExprSyntax(self).map(RawExpression.dictionaryExpr) ?? .other
    case .tupleExpr: RawTupleExprSyntax(self).map(RawExpression.tupleExpr) ?? .other
    case .tryExpr: RawTryExprSyntax(self).map(RawExpression.tryExpr) ?? .other
    case .awaitExpr: RawAwaitExprSyntax(self).map(RawExpression.awaitExpr) ?? .other
    case .unsafeExpr: RawUnsafeExprSyntax(self).map(RawExpression.unsafeExpr) ?? .other
    case .inOutExpr: RawInOutExprSyntax(self).map(RawExpression.inOutExpr) ?? .other
    case .consumeExpr: RawConsumeExprSyntax(self).map(RawExpression.consumeExpr) ?? .other
    case .copyExpr: RawCopyExprSyntax(self).map(RawExpression.copyExpr) ?? .other
    case .borrowExpr: RawBorrowExprSyntax(self).map(RawExpression.borrowExpr) ?? .other
    case .packExpansionExpr:
      RawPackExpansionExprSyntax(self).map(RawExpression.packExpansionExpr) ?? .other
    case .packElementExpr:
      RawPackElementExprSyntax(self).map(RawExpression.packElementExpr) ?? .other
    case .prefixOperatorExpr:
      RawPrefixOperatorExprSyntax(self).map(RawExpression.prefixOperatorExpr) ?? .other
    case .postfixOperatorExpr:
      RawPostfixOperatorExprSyntax(self).map(RawExpression.postfixOperatorExpr) ?? .other
    case .typeExpr: RawTypeExprSyntax(self).map(RawExpression.typeExpr) ?? .other
    case .ifExpr: RawIfExprSyntax(self).map(RawExpression.ifExpr) ?? .other
    case .switchExpr: RawSwitchExprSyntax(self).map(RawExpression.switchExpr) ?? .other
    case .postfixIfConfigExpr:
      RawPostfixIfConfigExprSyntax(self).map(RawExpression.postfixIfConfigExpr) ?? .other
    case .keyPathExpr: RawKeyPathExprSyntax(self).map(RawExpression.keyPathExpr) ?? .other
    case .functionCallExpr:
      RawFunctionCallExprSyntax(self).map(RawExpression.functionCallExpr) ?? .other
    case .subscriptCallExpr:
      RawSubscriptCallExprSyntax(self).map(RawExpression.subscriptCallExpr) ?? .other
    case .forceUnwrapExpr:
      RawForceUnwrapExprSyntax(self).map(RawExpression.forceUnwrapExpr) ?? .other
    case .optionalChainingExpr:
      RawOptionalChainingExprSyntax(self).map(RawExpression.optionalChainingExpr) ?? .other
    case .genericSpecializationExpr:
      RawGenericSpecializationExprSyntax(self).map(RawExpression.genericSpecializationExpr)
        ?? .other
    case .binaryOperatorExpr:
      RawBinaryOperatorExprSyntax(self).map(RawExpression.binaryOperatorExpr) ?? .other
    case .assignmentExpr: .assignmentExpr
    case .unresolvedTernaryExpr:
      RawUnresolvedTernaryExprSyntax(self).map(RawExpression.unresolvedTernaryExpr) ?? .other
    case .unresolvedAsExpr:
      RawUnresolvedAsExprSyntax(self).map(RawExpression.unresolvedAsExpr) ?? .other
    case .unresolvedIsExpr: .unresolvedIsExpr
    case .patternExpr: RawPatternExprSyntax(self).map(RawExpression.patternExpr) ?? .other
    case .discardAssignmentExpr: .discardAssignmentExpr
    default: .other
    }
  }
}

/// A declaration by its kind.
enum RawDeclaration {
  case variableDecl(RawVariableDeclSyntax)
  case functionDecl(RawFunctionDeclSyntax)
  case initializerDecl(RawInitializerDeclSyntax)
  case subscriptDecl(RawSubscriptDeclSyntax)
  case deinitializerDecl(RawDeinitializerDeclSyntax)
  case enumCaseDecl(RawEnumCaseDeclSyntax)
  case macroDecl(RawMacroDeclSyntax)
  case typeAliasDecl(RawTypeAliasDeclSyntax)
  case associatedTypeDecl(RawAssociatedTypeDeclSyntax)
  case structDecl(RawStructDeclSyntax)
  case classDecl(RawClassDeclSyntax)
  case actorDecl(RawActorDeclSyntax)
  case enumDecl(RawEnumDeclSyntax)
  case protocolDecl(RawProtocolDeclSyntax)
  case extensionDecl(RawExtensionDeclSyntax)
  case ifConfigDecl(RawIfConfigDeclSyntax)
  case macroExpansionDecl(RawMacroExpansionDeclSyntax)
  case other
}

extension RawDeclSyntax {
  /// The node by its kind.
  var form: RawDeclaration {
    switch raw.kind {
    case .variableDecl: RawVariableDeclSyntax(self).map(RawDeclaration.variableDecl) ?? .other
    case .functionDecl: RawFunctionDeclSyntax(self).map(RawDeclaration.functionDecl) ?? .other
    case .initializerDecl:
      RawInitializerDeclSyntax(self).map(RawDeclaration.initializerDecl) ?? .other
    case .subscriptDecl: RawSubscriptDeclSyntax(self).map(RawDeclaration.subscriptDecl) ?? .other
    case .deinitializerDecl:
      RawDeinitializerDeclSyntax(self).map(RawDeclaration.deinitializerDecl) ?? .other
    case .enumCaseDecl: RawEnumCaseDeclSyntax(self).map(RawDeclaration.enumCaseDecl) ?? .other
    case .macroDecl: RawMacroDeclSyntax(self).map(RawDeclaration.macroDecl) ?? .other
    case .typeAliasDecl: RawTypeAliasDeclSyntax(self).map(RawDeclaration.typeAliasDecl) ?? .other
    case .associatedTypeDecl:
      RawAssociatedTypeDeclSyntax(self).map(RawDeclaration.associatedTypeDecl) ?? .other
    case .structDecl: RawStructDeclSyntax(self).map(RawDeclaration.structDecl) ?? .other
    case .classDecl: RawClassDeclSyntax(self).map(RawDeclaration.classDecl) ?? .other
    case .actorDecl: RawActorDeclSyntax(self).map(RawDeclaration.actorDecl) ?? .other
    case .enumDecl: RawEnumDeclSyntax(self).map(RawDeclaration.enumDecl) ?? .other
    case .protocolDecl: RawProtocolDeclSyntax(self).map(RawDeclaration.protocolDecl) ?? .other
    case .extensionDecl: RawExtensionDeclSyntax(self).map(RawDeclaration.extensionDecl) ?? .other
    case .ifConfigDecl: RawIfConfigDeclSyntax(self).map(RawDeclaration.ifConfigDecl) ?? .other
    case .macroExpansionDecl:
      RawMacroExpansionDeclSyntax(self).map(RawDeclaration.macroExpansionDecl) ?? .other
    default: .other
    }
  }
}

/// A statement by its kind.
enum RawStatement {
  case expressionStmt(RawExpressionStmtSyntax)
  case returnStmt(RawReturnStmtSyntax)
  case throwStmt(RawThrowStmtSyntax)
  case yieldStmt(RawYieldStmtSyntax)
  case guardStmt(RawGuardStmtSyntax)
  case labeledStmt(RawLabeledStmtSyntax)
  case whileStmt(RawWhileStmtSyntax)
  case repeatStmt(RawRepeatStmtSyntax)
  case forStmt(RawForStmtSyntax)
  case deferStmt(RawDeferStmtSyntax)
  case doStmt(RawDoStmtSyntax)
  case other
}

extension RawStmtSyntax {
  /// The node by its kind.
  var form: RawStatement {
    switch raw.kind {
    case .expressionStmt: RawExpressionStmtSyntax(self).map(RawStatement.expressionStmt) ?? .other
    case .returnStmt: RawReturnStmtSyntax(self).map(RawStatement.returnStmt) ?? .other
    case .throwStmt: RawThrowStmtSyntax(self).map(RawStatement.throwStmt) ?? .other
    case .yieldStmt: RawYieldStmtSyntax(self).map(RawStatement.yieldStmt) ?? .other
    case .guardStmt: RawGuardStmtSyntax(self).map(RawStatement.guardStmt) ?? .other
    case .labeledStmt: RawLabeledStmtSyntax(self).map(RawStatement.labeledStmt) ?? .other
    case .whileStmt: RawWhileStmtSyntax(self).map(RawStatement.whileStmt) ?? .other
    case .repeatStmt: RawRepeatStmtSyntax(self).map(RawStatement.repeatStmt) ?? .other
    case .forStmt: RawForStmtSyntax(self).map(RawStatement.forStmt) ?? .other
    case .deferStmt: RawDeferStmtSyntax(self).map(RawStatement.deferStmt) ?? .other
    case .doStmt: RawDoStmtSyntax(self).map(RawStatement.doStmt) ?? .other
    default: .other
    }
  }
}

/// A pattern by its kind.
enum RawPattern {
  case identifierPattern(RawIdentifierPatternSyntax)
  case tuplePattern(RawTuplePatternSyntax)
  case valueBindingPattern(RawValueBindingPatternSyntax)
  case expressionPattern(RawExpressionPatternSyntax)
  case other
}

extension RawPatternSyntax {
  /// The node by its kind.
  var form: RawPattern {
    switch raw.kind {
    case .identifierPattern:
      RawIdentifierPatternSyntax(self).map(RawPattern.identifierPattern) ?? .other
    case .tuplePattern: RawTuplePatternSyntax(self).map(RawPattern.tuplePattern) ?? .other
    case .valueBindingPattern:
      RawValueBindingPatternSyntax(self).map(RawPattern.valueBindingPattern) ?? .other
    case .expressionPattern:
      RawExpressionPatternSyntax(self).map(RawPattern.expressionPattern) ?? .other
    default: .other
    }
  }
}

/// A type by its kind.
enum RawType {
  case identifierType(RawIdentifierTypeSyntax)
  case memberType(RawMemberTypeSyntax)
  case optionalType(RawOptionalTypeSyntax)
  case implicitlyUnwrappedOptionalType(RawImplicitlyUnwrappedOptionalTypeSyntax)
  case arrayType(RawArrayTypeSyntax)
  case dictionaryType(RawDictionaryTypeSyntax)
  case tupleType(RawTupleTypeSyntax)
  case functionType(RawFunctionTypeSyntax)
  case attributedType(RawAttributedTypeSyntax)
  case someOrAnyType(RawSomeOrAnyTypeSyntax)
  case compositionType(RawCompositionTypeSyntax)
  case metatypeType(RawMetatypeTypeSyntax)
  case packElementType(RawPackElementTypeSyntax)
  case other
}

extension RawTypeSyntax {
  /// The node by its kind.
  var form: RawType {
    switch raw.kind {
    case .identifierType: RawIdentifierTypeSyntax(self).map(RawType.identifierType) ?? .other
    case .memberType: RawMemberTypeSyntax(self).map(RawType.memberType) ?? .other
    case .optionalType: RawOptionalTypeSyntax(self).map(RawType.optionalType) ?? .other
    case .implicitlyUnwrappedOptionalType:
      RawImplicitlyUnwrappedOptionalTypeSyntax(self).map(RawType.implicitlyUnwrappedOptionalType)
        ?? .other
    case .arrayType: RawArrayTypeSyntax(self).map(RawType.arrayType) ?? .other
    case .dictionaryType: RawDictionaryTypeSyntax(self).map(RawType.dictionaryType) ?? .other
    case .tupleType: RawTupleTypeSyntax(self).map(RawType.tupleType) ?? .other
    case .functionType: RawFunctionTypeSyntax(self).map(RawType.functionType) ?? .other
    case .attributedType: RawAttributedTypeSyntax(self).map(RawType.attributedType) ?? .other
    case .someOrAnyType: RawSomeOrAnyTypeSyntax(self).map(RawType.someOrAnyType) ?? .other
    case .compositionType: RawCompositionTypeSyntax(self).map(RawType.compositionType) ?? .other
    case .metatypeType: RawMetatypeTypeSyntax(self).map(RawType.metatypeType) ?? .other
    case .packElementType: RawPackElementTypeSyntax(self).map(RawType.packElementType) ?? .other
    default: .other
    }
  }
}

// MARK: - Alternatives

extension RawCodeBlockItemSyntax {
  /// The declaration, statement or expression; `nil` if there is none.
  var content: Item? { Item(item) }
}

extension RawIfConfigClauseSyntax {
  /// The elements by their kind.
  var content: Elements? { elements.flatMap { Elements($0) } }
}

extension RawAccessorBlockSyntax {
  /// The accessors, or the body of the getter.
  var content: Accessors? { Accessors(accessors) }
}

extension RawClosureSignatureSyntax {
  /// The parameters by the form of their list.
  var content: ParameterClause? { parameterClause.flatMap { ParameterClause($0) } }
}

extension RawStringLiteralExprSyntax {
  /// The text of a literal without interpolations and escapes; `nil` for others.
  var plainText: String? {
    let segments = segments.elements
    guard segments.count == 1, let segment = RawStringSegmentSyntax(segments[0]) else { return nil }
    return resolvingEscapes(
      in: segment.content.text,
      poundCount: openingPounds?.text.utf8.count ?? 0
    )
  }
}

/// A declaration of a class, a struct, an enum or an actor.
protocol RawNominalDeclaration: RawSyntaxNodeProtocol {
  var attributes: RawAttributeListSyntax { get }
  var name: RawTokenSyntax { get }
  var genericParameterClause: RawGenericParameterClauseSyntax? { get }
  var inheritanceClause: RawInheritanceClauseSyntax? { get }
  var genericWhereClause: RawGenericWhereClauseSyntax? { get }
  var memberBlock: RawMemberBlockSyntax { get }
}

extension RawStructDeclSyntax: RawNominalDeclaration {}
extension RawClassDeclSyntax: RawNominalDeclaration {}
extension RawEnumDeclSyntax: RawNominalDeclaration {}
extension RawActorDeclSyntax: RawNominalDeclaration {}
