package import Diagnostics
import SwiftSyntax
import SwiftTypeChecker

extension TuistManifest {
  /// Parses a Tuist `Project.swift` without running it.
  ///
  /// The parser evaluates all calls in the file that declare targets, with paths that are literals
  /// or constants of the file. Targets that helpers in other files declare, and values that the
  /// manifest computes at run time, are unknown and reported.
  ///
  /// - Parameters:
  ///   - bytes: The content of the manifest.
  ///   - file: The path for locations.
  /// - Returns: The manifest, and a warning for each part that is known only at run time. If the
  ///   file would take the parser too much time or stack, an empty manifest and an error. `nil` if
  ///   the file is not a Tuist manifest.
  package static func parse(_ bytes: [UInt8], file: String) -> ParseResult<TuistManifest>? {
    let syntax: SourceFileSyntax
    do throws(ParserLimitExceeded) {
      syntax = try SourceFile(path: file, bytes: bytes).parseForVisitor()
    } catch {
      // The file may also be a source of that name.
      guard String(decoding: bytes, as: UTF8.self).contains(module) else { return nil }
      return ParseResult(TuistManifest(), diagnostics: [.unparsed(file)])
    }
    guard syntax.statements.contains(where: { $0.importsProjectDescription }) else { return nil }
    let visitor = TuistVisitor(syntax, lineIndex: LineIndex(bytes), file: file)
    visitor.walk(syntax)
    return ParseResult(visitor.manifest, diagnostics: visitor.diagnostics)
  }

  /// The module of Tuist's manifests.
  fileprivate static let module = "ProjectDescription"
}

extension CodeBlockItemSyntax {
  /// Whether the file imports the module of Tuist's manifests.
  fileprivate var importsProjectDescription: Bool {
    item.as(ImportDeclSyntax.self)?.path.trimmedDescription == TuistManifest.module
  }
}

/// Finds the calls in a Tuist manifest that declare the project and its targets.
final class TuistVisitor: SyntaxVisitor {
  private(set) var manifest = TuistManifest()
  private(set) var diagnostics: [Diagnostic] = []
  private let constants: ManifestConstants
  private let paths: TuistPathReader
  private let values: TuistValueReader
  private let functions: Set<String>
  private let lineIndex: LineIndex
  private let file: String

  init(_ syntax: SourceFileSyntax, lineIndex: LineIndex, file: String) {
    constants = ManifestConstants(syntax)
    paths = TuistPathReader(constants)
    values = TuistValueReader(constants)
    functions = Set(
      syntax.statements.compactMap { $0.item.as(FunctionDeclSyntax.self)?.name.text }
    )
    self.lineIndex = lineIndex
    self.file = file
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let region = call.argument("developmentRegion").flatMap(constants.text) {
      manifest.developmentRegion = region
    }
    if let regions = call.argument("defaultKnownRegions").flatMap(constants.texts) {
      manifest.knownRegions = regions.filter { $0 != "Base" }
    }
    switch call.calleeName {
    case "Project": noteProject(call)
    case "local", "package": notePackage(call)
    case "target", "Target": noteTarget(call)
    default: noteHelper(call)
    }
    return .visitChildren
  }

  private func noteProject(_ call: FunctionCallExprSyntax) {
    manifest.name = call.argument("name").flatMap(constants.text)
    manifest.settings = call.argument("settings").map(values.settings) ?? [:]
    call.argument("targets").map { checkTargets($0, depth: 0) }
  }

  /// Reports project targets that are created by code outside of the file.
  private func checkTargets(_ expression: ExprSyntax, depth: Int) {
    if let array = expression.as(ArrayExprSyntax.self) {
      for element in array.elements { checkTargets(element.expression, depth: depth) }
    } else if let sequence = expression.as(SequenceExprSyntax.self) {
      for operand in sequence.elements where !operand.is(BinaryOperatorExprSyntax.self) {
        checkTargets(operand, depth: depth)
      }
    } else if let call = expression.as(FunctionCallExprSyntax.self),
      ["target", "Target"].contains(call.calleeName) || functions.contains(call.calleeName ?? "")
    {
      return
    } else if depth < Self.greatestDepth, let value = constants.value(of: expression) {
      checkTargets(value, depth: depth + 1)
    } else {
      noteUnread(expression)
    }
  }

  /// The maximum number of references from one constant to another.
  ///
  /// Longer chains are cycles.
  private static let greatestDepth = 16

  /// Reports a project that a function in another file creates, such as `Project.module(name:
  /// "Core")`.
  private func noteHelper(_ call: FunctionCallExprSyntax) {
    guard let callee = call.calledExpression.as(MemberAccessExprSyntax.self),
      callee.base?.trimmedDescription == "Project", callee.declName.baseName.text != "init"
    else { return }
    noteUnread(ExprSyntax(callee))
  }

  private func notePackage(_ call: FunctionCallExprSyntax) {
    guard let argument = call.argument("path"), let path = paths.path(argument) else { return }
    manifest.localPackages.append(path)
  }

  private func noteTarget(_ call: FunctionCallExprSyntax) {
    // Dependencies of targets have the same syntax, but no product.
    guard let product = call.argument("product"), let name = call.argument("name") else { return }
    var target = TuistManifest.Target(
      name: constants.text(name) ?? name.trimmedDescription,
      isTest: [".unitTests", ".uiTests"].contains(product.trimmedDescription),
      sources: files(call.argument("sources")),
      resources: files(call.argument("resources")),
      folders: files(call.argument("buildableFolders"))
    )
    target.infoPlist =
      call.argument("infoPlist").map { values.infoPlist($0, paths) } ?? .standard([])
    target.settings = call.argument("settings").map(values.settings) ?? [:]
    target.productName = call.argument("productName").flatMap(constants.text)
    manifest.targets.append(target)
  }

  /// Returns the files that an argument specifies, and reports them if they are unknown.
  private func files(_ argument: ExprSyntax?) -> [TuistManifest.Files] {
    guard let argument, !argument.is(NilLiteralExprSyntax.self) else { return [] }
    if let files = paths.files(argument) { return files }
    noteUnread(argument)
    return []
  }

  private func noteUnread(_ expression: ExprSyntax) {
    diagnostics.append(.unread(expression, lineIndex, file))
  }
}

/// Evaluates the paths in a Tuist manifest.
struct TuistPathReader {
  private let constants: ManifestConstants

  /// The maximum number of nested references in an expression.
  ///
  /// Longer chains are cycles.
  private static let greatestDepth = 16
  /// The functions that create a list from another one.
  private static let listing: Set<String> = [
    "ResourceFileElements", "SourceFilesList", "paths", "resources", "sourceFilesList",
  ]
  /// The functions that create a path relative to the folder of the manifest, or a set of files
  /// from a path.
  private static let naming: Set<String> = [
    "file", "folder", "glob", "init", "path", "relativeToManifest",
  ]

  init(_ constants: ManifestConstants) {
    self.constants = constants
  }

  /// Returns the path that an expression specifies, or `nil` if it cannot be evaluated.
  func path(_ expression: ExprSyntax) -> TuistManifest.Path? {
    if let text = constants.text(expression) { return TuistManifest.Path(text) }
    guard let call = expression.as(FunctionCallExprSyntax.self),
      let argument = call.arguments.first?.expression, let text = constants.text(argument),
      let name = call.calleeName
    else { return nil }
    if name == "relativeToRoot" { return TuistManifest.Path(text, isFromRoot: true) }
    return Self.naming.contains(name) ? TuistManifest.Path(text) : nil
  }

  /// Returns the files that an expression specifies, or `nil` if some of them cannot be evaluated.
  func files(_ expression: ExprSyntax) -> [TuistManifest.Files]? {
    files(expression, depth: 0)
  }

  private func files(_ expression: ExprSyntax, depth: Int) -> [TuistManifest.Files]? {
    guard depth < Self.greatestDepth else { return nil }
    if let path = path(expression), !expression.hasFurtherArguments {
      return [TuistManifest.Files(path)]
    }
    if let array = expression.as(ArrayExprSyntax.self) {
      return files(array.elements.map(\.expression), depth: depth + 1)
    }
    if let sequence = expression.as(SequenceExprSyntax.self) {
      return files(
        sequence.elements.filter { $0.as(BinaryOperatorExprSyntax.self)?.operator.text != "+" },
        depth: depth + 1
      )
    }
    if let call = expression.as(FunctionCallExprSyntax.self) { return files(call, depth: depth) }
    return constants.value(of: expression).flatMap { files($0, depth: depth + 1) }
  }

  private func files(_ expressions: [ExprSyntax], depth: Int) -> [TuistManifest.Files]? {
    let sets = expressions.compactMap { files($0, depth: depth) }
    return sets.count == expressions.count ? sets.flatMap(\.self) : nil
  }

  private func files(_ call: FunctionCallExprSyntax, depth: Int) -> [TuistManifest.Files]? {
    guard let name = call.calleeName, let first = call.arguments.first?.expression else {
      return nil
    }
    // The folder is copied unchanged. Catalogs in it are not compiled.
    if name == "folderReference" { return [] }
    if Self.listing.contains(name) { return files(first, depth: depth + 1) }
    guard Self.naming.contains(name), let sets = files(first, depth: depth + 1) else { return nil }
    if let exceptions = call.argument("exceptions") {
      guard let names = excludedNames(in: exceptions, depth: depth + 1) else { return nil }
      return sets.map { $0.excluding(names) }
    }
    guard let argument = call.argument("excluding") else { return sets }
    guard let excluding = files(argument, depth: depth + 1) else { return nil }
    return sets.map { TuistManifest.Files($0.path, excluding: excluding.map(\.path)) }
  }

  /// Returns the files that `.exceptions([.exception(excluded: ["File.swift"])])` excludes, by their
  /// paths in the folder; `nil` if some of them cannot be evaluated.
  private func excludedNames(in expression: ExprSyntax, depth: Int) -> [String]? {
    guard depth < Self.greatestDepth else { return nil }
    if let array = expression.as(ArrayExprSyntax.self) {
      let names = array.elements.map { excludedNames(in: $0.expression, depth: depth + 1) }
      return names.contains { $0 == nil } ? nil : names.flatMap { $0 ?? [] }
    }
    guard let call = expression.as(FunctionCallExprSyntax.self) else {
      return constants.value(of: expression).flatMap { excludedNames(in: $0, depth: depth + 1) }
    }
    if call.calleeName == "exceptions" {
      return call.arguments.first.flatMap { excludedNames(in: $0.expression, depth: depth + 1) }
    }
    guard let excluded = call.argument("excluded") else { return [] }
    return constants.texts(excluded)
  }
}

extension TuistManifest.Files {
  /// Returns the files without those that have certain paths in the folder, or are in such a folder.
  fileprivate func excluding(_ names: [String]) -> Self {
    var files = self
    files.excluding += names.flatMap { [$0, $0 + "/**"] }
      .map { TuistManifest.Path("\(path.text)/\($0)", isFromRoot: path.isFromRoot) }
    return files
  }
}

extension ExprSyntax {
  /// Whether the expression is a call with more than one argument.
  fileprivate var hasFurtherArguments: Bool {
    self.as(FunctionCallExprSyntax.self).map { $0.arguments.count > 1 } ?? false
  }
}
