extension Declaration: SnapshotCodable {
  package func encode(to writer: inout SnapshotWriter) {
    switch self {
    case .type(let type): writer.write(case: 0, type)
    case .function(let function): writer.write(case: 1, function)
    case .variable(let variable): writer.write(case: 2, variable)
    case .alias(let alias): writer.write(case: 3, alias)
    }
  }

  package init(from reader: inout SnapshotReader) {
    switch reader.caseNumber() {
    case 0: self = .type(reader.read())
    case 1: self = .function(reader.read())
    case 2: self = .variable(reader.read())
    case 3: self = .alias(reader.read())
    default: self = reader.damaged(.alias(AliasDeclaration(name: "", generics: [])))
    }
  }
}

extension TypeDeclaration: SnapshotCodable {
  package func encode(to writer: inout SnapshotWriter) {
    writer.write(kind, name, generics, equalities, inherited)
    writer.write(attributes, members, statements, isPrivate, isLocalizingMacro)
  }

  package init(from reader: inout SnapshotReader) {
    (kind, name, generics, equalities, inherited) = reader.read()
    (attributes, members, statements, isPrivate, isLocalizingMacro) = reader.read()
  }
}

extension TypeDeclaration.Kind: SnapshotCodable {}

extension FunctionDeclaration: SnapshotCodable {
  package func encode(to writer: inout SnapshotWriter) {
    writer.write(kind, name, generics, equalities, parameters, result)
    writer.write(isStatic, isPrivate, isFailable, isDisfavoured)
    writer.write(builder, attributes, macroImplementation, body, rawValue)
  }

  package init(from reader: inout SnapshotReader) {
    (kind, name, generics, equalities, parameters, result) = reader.read()
    (isStatic, isPrivate, isFailable, isDisfavoured) = reader.read()
    (builder, attributes, macroImplementation, body, rawValue) = reader.read()
  }
}

extension FunctionDeclaration.Kind: SnapshotCodable {}

extension FunctionDeclaration.Parameter: SnapshotCodable {
  package func encode(to writer: inout SnapshotWriter) {
    writer.write(label, name, type, isVariadic, isAutoclosure, builder, hasDefault, defaultValue)
  }

  package init(from reader: inout SnapshotReader) {
    (label, name, type, isVariadic, isAutoclosure, builder, hasDefault, defaultValue) =
      reader.read()
  }
}

extension VariableDeclaration: SnapshotCodable {
  package func encode(to writer: inout SnapshotWriter) {
    writer.write(pattern, type, initialValue, attributes)
    writer.write(isStatic, isPrivate, isConstant, isLazy)
    writer.write(builder, getter, otherAccessors)
  }

  package init(from reader: inout SnapshotReader) {
    (pattern, type, initialValue, attributes) = reader.read()
    (isStatic, isPrivate, isConstant, isLazy) = reader.read()
    (builder, getter, otherAccessors) = reader.read()
  }
}

extension VariableDeclaration.Accessor: SnapshotCodable {
  package func encode(to writer: inout SnapshotWriter) { writer.write(parameter, body) }
  package init(from reader: inout SnapshotReader) { (parameter, body) = reader.read() }
}

extension AliasDeclaration: SnapshotCodable {
  package func encode(to writer: inout SnapshotWriter) {
    writer.write(name, generics, target, bounds)
  }

  package init(from reader: inout SnapshotReader) {
    (name, generics, target, bounds) = reader.read()
  }
}

extension Attribute: SnapshotCodable {
  package func encode(to writer: inout SnapshotWriter) { writer.write(name, arguments) }

  package init(from reader: inout SnapshotReader) {
    (name, arguments) = reader.read()
    offset = 0
  }
}

extension LiteralRole: SnapshotCodable {
  package func encode(to writer: inout SnapshotWriter) { writer.write(form, table) }
  package init(from reader: inout SnapshotReader) { (form, table) = reader.read() }
}

extension LiteralRole.Form: SnapshotCodable {}

extension TypeFragment: SnapshotCodable {
  package func encode(to writer: inout SnapshotWriter) {
    writer.write(path, extendedCount, kind, generics, equalities, inherited)
    writer.write(role, associatedTypes, aliases, requirements, isLocalizingMacro)
  }

  package init(from reader: inout SnapshotReader) {
    (path, extendedCount, kind, generics, equalities, inherited) = reader.read()
    (role, associatedTypes, aliases, requirements, isLocalizingMacro) = reader.read()
    if extendedCount > path.count { extendedCount = reader.damaged(0) }
  }
}

extension TypeFragment.Requirements: SnapshotCodable {
  func encode(to writer: inout SnapshotWriter) { writer.write(type, members) }
  init(from reader: inout SnapshotReader) { (type, members) = reader.read() }
}
