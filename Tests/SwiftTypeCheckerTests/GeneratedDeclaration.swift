@testable import SwiftTypeChecker

extension Declaration: Generated {
  static let caseCount = 4

  init(_ generator: inout TreeGenerator) {
    self = generator.oneCase(of: Self.caseCount) { number, generator in
      switch number {
      case 0: return .alias(generator.next())
      case 1: return .type(generator.next())
      case 2: return .function(generator.next())
      default: return .variable(generator.next())
      }
    }
  }
}

extension FileDeclarations.Entry: Generated {
  static let caseCount = 4

  init(_ generator: inout TreeGenerator) {
    self = generator.oneCase(of: Self.caseCount) { number, generator in
      switch number {
      case 0: return .alias(generator.next(), of: generator.next())
      case 1: return .type(generator.next())
      case 2: return .function(generator.next(), of: generator.next())
      default: return .variable(generator.next(), of: generator.next())
      }
    }
  }
}

extension TypeDeclaration: Generated {
  init(_ generator: inout TreeGenerator) {
    self.init(
      kind: generator.next(),
      name: generator.next(),
      generics: generator.next(),
      equalities: generator.next(),
      inherited: generator.next(),
      attributes: generator.next(),
      members: generator.next(),
      statements: generator.next(),
      isPrivate: generator.next(),
      isLocalizingMacro: generator.next()
    )
  }
}

extension TypeDeclaration.Kind: Generated {}

extension TypeFragment: Generated {
  init(_ generator: inout TreeGenerator) {
    self.init(generator.next(), in: nil)
    path = generator.next()
    extendedCount = generator.number(in: 0..<path.count + 1)
    role = generator.next()
    associatedTypes = generator.next()
    aliases = generator.next()
    requirements = generator.next()
  }
}

extension TypeFragment.Requirements: Generated {
  init(_ generator: inout TreeGenerator) {
    self.init(type: generator.next(), members: generator.next())
  }
}

extension LiteralRole: Generated {
  init(_ generator: inout TreeGenerator) {
    self.init(form: generator.next(), table: generator.next())
  }
}

extension LiteralRole.Form: Generated {}

extension FunctionDeclaration: Generated {
  init(_ generator: inout TreeGenerator) {
    self.init(
      kind: generator.next(),
      name: generator.next(),
      generics: generator.next(),
      equalities: generator.next(),
      parameters: generator.next(),
      result: generator.next(),
      isStatic: generator.next(),
      isPrivate: generator.next(),
      isFailable: generator.next(),
      isDisfavoured: generator.next(),
      builder: generator.next(),
      attributes: generator.next(),
      macroImplementation: generator.next(),
      body: generator.next(),
      rawValue: generator.next()
    )
  }
}

extension FunctionDeclaration.Kind: Generated {}

extension FunctionDeclaration.Parameter: Generated {
  init(_ generator: inout TreeGenerator) {
    self.init(
      label: generator.next(),
      name: generator.next(),
      type: generator.next(),
      isVariadic: generator.next(),
      isAutoclosure: generator.next(),
      builder: generator.next(),
      hasDefault: generator.next(),
      defaultValue: generator.next()
    )
  }
}

extension VariableDeclaration: Generated {
  init(_ generator: inout TreeGenerator) {
    self.init(
      pattern: generator.next(),
      type: generator.next(),
      initialValue: generator.next(),
      attributes: generator.next(),
      isStatic: generator.next(),
      isPrivate: generator.next(),
      isConstant: generator.next(),
      isLazy: generator.next(),
      builder: generator.next(),
      getter: generator.next(),
      otherAccessors: generator.next()
    )
  }
}

extension VariableDeclaration.Accessor: Generated {
  init(_ generator: inout TreeGenerator) {
    self.init(parameter: generator.next(), body: generator.next())
  }
}

extension AliasDeclaration: Generated {
  init(_ generator: inout TreeGenerator) {
    self.init(
      name: generator.next(),
      generics: generator.next(),
      target: generator.next(),
      bounds: generator.next()
    )
  }
}

extension Attribute: Generated {
  init(_ generator: inout TreeGenerator) {
    self.init(name: generator.next(), arguments: generator.next(), offset: 0)
  }
}
