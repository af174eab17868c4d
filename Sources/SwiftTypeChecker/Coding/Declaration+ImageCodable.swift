extension FunctionDeclaration: ImageCodable {
  package func encode(into writer: inout CacheWriter) {
    writer.write(kind)
    writer.write(name)
    writer.write(generics)
    writer.write(equalities)
    writer.write(parameters)
    writer.write(result)
    writer.write(isStatic)
    writer.write(isPrivate)
    writer.write(isFailable)
    writer.write(isDisfavoured)
    writer.write(builder)
    writer.write(attributes)
    writer.write(macroImplementation)
    writer.write(body)
    writer.write(rawValue)
  }

  package init(from reader: inout ImageReader) {
    kind = reader.value()
    name = reader.text()
    generics = reader.values()
    equalities = reader.values()
    parameters = reader.values()
    result = reader.optional()
    isStatic = reader.flag()
    isPrivate = reader.flag()
    isFailable = reader.flag()
    isDisfavoured = reader.flag()
    builder = reader.optional()
    attributes = reader.values()
    macroImplementation = reader.optional()
    body = reader.values()
    rawValue = reader.optional()
  }
}

extension FunctionDeclaration.Kind: ImageCodable {
  private static let all: [Self] = [.function, .initializer, .subscripting, .enumCase, .macro]

  package func encode(into writer: inout CacheWriter) {
    writer.write(Self.all.firstIndex(of: self) ?? 0)
  }

  package init(from reader: inout ImageReader) {
    self = reader.choice(among: Self.all)
  }
}

extension FunctionDeclaration.Parameter: ImageCodable {
  package func encode(into writer: inout CacheWriter) {
    writer.write(label)
    writer.write(name)
    writer.write(type)
    writer.write(isVariadic)
    writer.write(isAutoclosure)
    writer.write(builder)
    writer.write(hasDefault)
    writer.write(defaultValue)
  }

  package init(from reader: inout ImageReader) {
    label = reader.optional()
    name = reader.text()
    type = reader.value()
    isVariadic = reader.flag()
    isAutoclosure = reader.flag()
    builder = reader.optional()
    hasDefault = reader.flag()
    defaultValue = reader.optional()
  }
}

extension VariableDeclaration: ImageCodable {
  package func encode(into writer: inout CacheWriter) {
    writer.write(pattern)
    writer.write(type)
    writer.write(initialValue)
    writer.write(attributes)
    writer.write(isStatic)
    writer.write(isPrivate)
    writer.write(isConstant)
    writer.write(isLazy)
    writer.write(builder)
    writer.write(getter != nil)
    if let getter { writer.write(getter) }
    writer.write(otherAccessors)
  }

  package init(from reader: inout ImageReader) {
    pattern = reader.value()
    type = reader.optional()
    initialValue = reader.optional()
    attributes = reader.values()
    isStatic = reader.flag()
    isPrivate = reader.flag()
    isConstant = reader.flag()
    isLazy = reader.flag()
    builder = reader.optional()
    getter = reader.flag() ? reader.values() : nil
    otherAccessors = reader.values()
  }
}

extension VariableDeclaration.Accessor: ImageCodable {
  package func encode(into writer: inout CacheWriter) {
    writer.write(parameter)
    writer.write(body)
  }

  package init(from reader: inout ImageReader) {
    parameter = reader.text()
    body = reader.values()
  }
}

extension AliasDeclaration: ImageCodable {
  package func encode(into writer: inout CacheWriter) {
    writer.write(name)
    writer.write(generics)
    writer.write(target)
    writer.write(bounds)
  }

  package init(from reader: inout ImageReader) {
    name = reader.text()
    generics = reader.values()
    target = reader.optional()
    bounds = reader.values()
  }
}

extension Attribute: ImageCodable {
  package func encode(into writer: inout CacheWriter) {
    writer.write(name)
    writer.write(arguments)
  }

  package init(from reader: inout ImageReader) {
    name = reader.value()
    arguments = reader.values()
    offset = 0
  }
}

extension TypeDeclaration.Kind: ImageCodable {
  private static let all: [Self] = [
    .nominal, .structure, .enumeration, .protocolType, .extended,
  ]

  package func encode(into writer: inout CacheWriter) {
    writer.write(Self.all.firstIndex(of: self) ?? 0)
  }

  package init(from reader: inout ImageReader) {
    self = reader.choice(among: Self.all)
  }
}

extension LiteralRole: ImageCodable {
  private static let forms: [Form] = [.format, .parameters, .phrase, .key, .defaultValue]

  package func encode(into writer: inout CacheWriter) {
    writer.write(Self.forms.firstIndex(of: form) ?? 0)
    writer.write(table)
  }

  package init(from reader: inout ImageReader) {
    form = reader.choice(among: Self.forms)
    table = reader.optional()
  }
}

extension TypeDeclaration: ImageCodable {
  package func encode(into writer: inout CacheWriter) {
    writer.write(kind)
    writer.write(name)
    writer.write(generics)
    writer.write(equalities)
    writer.write(inherited)
    writer.write(attributes)
    writer.write(members)
    writer.write(statements)
    writer.write(isPrivate)
    writer.write(isLocalizingMacro)
  }

  package init(from reader: inout ImageReader) {
    kind = reader.value()
    name = reader.values()
    generics = reader.values()
    equalities = reader.values()
    inherited = reader.values()
    attributes = reader.values()
    members = reader.values()
    statements = reader.values()
    isPrivate = reader.flag()
    isLocalizingMacro = reader.flag()
  }
}

extension Declaration: ImageCodable {
  package func encode(into writer: inout CacheWriter) {
    switch self {
    case .type(let type):
      writer.write(UInt8(0))
      writer.write(type)
    case .function(let function):
      writer.write(UInt8(1))
      writer.write(function)
    case .variable(let variable):
      writer.write(UInt8(2))
      writer.write(variable)
    case .alias(let alias):
      writer.write(UInt8(3))
      writer.write(alias)
    }
  }

  package init(from reader: inout ImageReader) {
    let nothing = Declaration.alias(AliasDeclaration(name: "", generics: [], target: nil))
    self = reader.deeper(else: nothing) { reader in
      switch reader.byte() {
      case 0: return .type(reader.value())
      case 1: return .function(reader.value())
      case 2: return .variable(reader.value())
      case 3: return .alias(reader.value())
      default:
        reader.noteDamage()
        return nothing
      }
    }
  }
}
