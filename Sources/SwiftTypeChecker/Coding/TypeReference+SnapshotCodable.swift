extension TypeReference: SnapshotCodable {
  package func encode(to writer: inout SnapshotWriter) {
    switch self {
    case .unknown: writer.write(case: 0)
    case .named(let components): writer.write(case: 1, components)
    case .optional(let wrapped): writer.write(case: 2, wrapped)
    case .tuple(let elements): writer.write(case: 3, elements)
    case .function(let parameters, let result): writer.write(case: 4, parameters, result)
    case .composition(let members): writer.write(case: 5, members)
    case .metatype(let instance): writer.write(case: 6, instance)
    }
  }

  package init(from reader: inout SnapshotReader) {
    switch reader.caseNumber() {
    case 0: self = .unknown
    case 1: self = .named(reader.read() as [Component])
    case 2: self = .optional(reader.read())
    case 3: self = .tuple(reader.read())
    case 4: self = .function(reader.read(), reader.read())
    case 5: self = .composition(reader.read())
    case 6: self = .metatype(reader.read())
    default: self = reader.damaged(.unknown)
    }
  }
}

extension TypeReference.Component: SnapshotCodable {
  package func encode(to writer: inout SnapshotWriter) { writer.write(name, arguments) }
  package init(from reader: inout SnapshotReader) { (name, arguments) = reader.read() }
}

extension TypeReference.Element: SnapshotCodable {
  package func encode(to writer: inout SnapshotWriter) { writer.write(label, type) }
  package init(from reader: inout SnapshotReader) { (label, type) = reader.read() }
}

extension GenericParameter: SnapshotCodable {
  package func encode(to writer: inout SnapshotWriter) { writer.write(name, bounds) }
  package init(from reader: inout SnapshotReader) { (name, bounds) = reader.read() }
}

extension TypeDeclaration.Equality: SnapshotCodable {
  package func encode(to writer: inout SnapshotWriter) { writer.write(left, type) }
  package init(from reader: inout SnapshotReader) { (left, type) = reader.read() }
}
