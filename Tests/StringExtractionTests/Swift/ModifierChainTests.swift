import Diagnostics
import StringCatalog
import SwiftTypeChecker
import Testing

@testable import StringExtraction

/// Chains of modifiers after the containers that the tables declare.
@Suite struct ModifierChainTests {
  @Test(arguments: PlatformContainer.all)
  func `the keys after each modifier of a container are found`(
    container: PlatformContainer
  ) async {
    let chains = container.chains
    let found = await Self.found.value[container.name] ?? []
    let lost = chains.filter { chain in
      found.filter { $0.hasPrefix("\(chain.name).") } != chain.keys
    }
    #expect(lost.map(\.source) == [])
  }

  @Test func `the chains cover the tables`() {
    #expect(PlatformContainer.all.count > 40)
    #expect(PlatformContainer.modifiers.count > 200)
    #expect(PlatformContainer.all.map(\.chainNumbers.count).reduce(0, +) > 2_000)
  }

  /// The keys of the chains of each container, by its name.
  private static let found = Task { () -> [String: [String]] in
    let sources = PlatformContainer.all.map { container in
      SourceFile(path: container.name, bytes: Array(source(of: container).utf8))
    }
    let result = await extractStrings(from: sources, options: ExtractionOptions())
    return Dictionary(grouping: result.value.occurrences, by: \.location.file)
      .mapValues { $0.map(\.key) }
  }

  /// Returns a source with a view whose properties are the chains.
  private static func source(of container: PlatformContainer) -> String {
    let chains = container.chains
    let used = chains.reduce(into: [:]) { $0.merge($1.declarations) { first, _ in first } }
    let declarations = used.values.sorted().joined(separator: "\n")
    let bodies = chains.map { "var \($0.name): some View { \($0.source) }" }
    return """
      import SwiftUI
      \(declarations)
      struct \(container.name)Chains: View {
        \(bodies.joined(separator: "\n  "))
      }
      """
  }
}

/// A view of the platform whose content is a closure.
struct PlatformContainer: Sendable, CustomTestStringConvertible {
  let name: String
  private var generics: [GenericParameter]
  private var initializers: [FunctionDeclaration] = []
  /// Whether the content decides whether it is a view.
  private var isConditional = false

  var testDescription: String { name }

  /// The positions of the modifiers in the chains: more of them after a container whose content
  /// decides whether it is a view.
  var chainNumbers: [Int] {
    let step = isConditional ? 2 : 12
    let offset = name.utf8.reduce(0) { $0 + Int($1) } % step
    return Array(stride(from: offset, to: Self.modifiers.count, by: step))
  }

  /// The container with one of the modifiers and a title.
  var chains: [GeneratedChain] {
    chainNumbers
      .map { number in
        let modifier = Self.modifiers[number]
        var chain = GeneratedChain(name: "\(name)\(number)", seed: UInt64(number))
        if let initializer = initializers.isEmpty ? nil : initializers[number % initializers.count]
        {
          chain.call(name, initializer, of: generics)
        } else {
          chain.container(name)
        }
        chain.call(".\(modifier.name)", modifier)
        if let title = Self.title { chain.call(".\(title.name)", title) }
        return chain
      }
  }

  /// The modifiers of views.
  static let modifiers: [FunctionDeclaration] = declarations.flatMap { type in
    type.name == ["View"] ? type.functions.filter { $0.kind == .function } : []
  }

  /// The modifier at the end of each chain.
  private static let title = modifiers.first {
    $0.name == "navigationTitle" && $0.parameters[0].type == .named("LocalizedStringKey")
  }

  /// The containers, by name.
  static let all: [PlatformContainer] = {
    var containers: [String: PlatformContainer] = [:]
    for type in declarations where type.kind == .structure && type.name.count == 1 {
      guard type.generics.contains(where: { $0.name == "Content" }) else { continue }
      containers[type.name[0]] = PlatformContainer(name: type.name[0], generics: type.generics)
    }
    var views: Set<String> = []
    for type in declarations where type.inherited.contains(.named("View")) {
      views.insert(type.name[0])
      if type.kind == .extended { containers[type.name[0]]?.isConditional = true }
    }
    for type in declarations {
      containers[type.name[0]]?.initializers += type.functions.filter(\.takesContent)
    }
    return containers.values.filter { views.contains($0.name) }.sorted { $0.name < $1.name }
  }()

  private static let declarations: [TypeDeclaration] = {
    guard let table = PlatformInterface.all.first(where: { $0.module == "SwiftUI" }) else {
      return []
    }
    let bytes = table.text.withUTF8Buffer { Array($0) }
    return
      SwiftTypeChecker.declarations(
        ofInterface: SourceFile(path: "SwiftUI", bytes: bytes),
        isGenerated: false
      )
      .compactMap { if case .type(let type) = $0 { type } else { nil } }
  }()
}

extension TypeDeclaration {
  fileprivate var functions: [FunctionDeclaration] {
    members.compactMap { if case .function(let function) = $0 { function } else { nil } }
  }
}

extension FunctionDeclaration {
  /// Whether it creates a container by a closure that makes the content.
  fileprivate var takesContent: Bool {
    guard kind == .initializer, let last = parameters.last, last.isBuilder else { return false }
    return true
  }
}
