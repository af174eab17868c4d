extension Statement: SnapshotCodable {
  package func encode(to writer: inout SnapshotWriter) {
    switch self {
    case .expression(let value): writer.write(case: 0, value)
    case .declaration(let declaration): writer.write(case: 1, declaration)
    case .returning(let value): writer.write(case: 2, value)
    case .guarding(let conditions, let body): writer.write(case: 3, conditions, body)
    case .looping(let conditions, let body): writer.write(case: 4, conditions, body)
    case .iterating(let pattern, let sequence, let filter, let body):
      writer.write(case: 5, pattern, sequence, filter, body)
    case .scope(let body): writer.write(case: 6, body)
    case .catching(let conditions, let body): writer.write(case: 7, conditions, body)
    }
  }

  package init(from reader: inout SnapshotReader) {
    switch reader.caseNumber() {
    case 0: self = .expression(reader.read())
    case 1: self = .declaration(reader.read())
    case 2: self = .returning(reader.read())
    case 3: self = .guarding(reader.read(), body: reader.read())
    case 4: self = .looping(reader.read(), body: reader.read())
    case 5:
      self = .iterating(
        reader.read(),
        over: reader.read(),
        where: reader.read(),
        body: reader.read()
      )
    case 6: self = .scope(reader.read())
    case 7: self = .catching(reader.read(), body: reader.read())
    default: self = reader.damaged(.scope([]))
    }
  }
}

extension Condition: SnapshotCodable {
  package func encode(to writer: inout SnapshotWriter) {
    switch self {
    case .expression(let value): writer.write(case: 0, value)
    case .binding(let pattern, let type, let value): writer.write(case: 1, pattern, type, value)
    case .matching(let pattern, let value): writer.write(case: 2, pattern, value)
    }
  }

  package init(from reader: inout SnapshotReader) {
    switch reader.caseNumber() {
    case 0: self = .expression(reader.read())
    case 1: self = .binding(reader.read(), type: reader.read(), value: reader.read())
    case 2: self = .matching(reader.read(), value: reader.read())
    default: self = reader.damaged(.matching(.wildcard, value: nil))
    }
  }
}

extension Pattern: SnapshotCodable {
  package func encode(to writer: inout SnapshotWriter) {
    switch self {
    case .wildcard: writer.write(case: 0)
    case .name(let name): writer.write(case: 1, name)
    case .tuple(let elements): writer.write(case: 2, elements)
    case .enumCase(let name, let type, let elements): writer.write(case: 3, name, type, elements)
    case .optional(let pattern): writer.write(case: 4, pattern)
    case .typed(let pattern, let type): writer.write(case: 5, pattern, type)
    case .expression(let value): writer.write(case: 6, value)
    }
  }

  package init(from reader: inout SnapshotReader) {
    switch reader.caseNumber() {
    case 0: self = .wildcard
    case 1: self = .name(reader.read())
    case 2: self = .tuple(reader.read())
    case 3: self = .enumCase(reader.read(), of: reader.read(), reader.read())
    case 4: self = .optional(reader.read())
    case 5: self = .typed(reader.read(), reader.read())
    case 6: self = .expression(reader.read())
    default: self = reader.damaged(.wildcard)
    }
  }
}

extension PatternElement: SnapshotCodable {
  package func encode(to writer: inout SnapshotWriter) { writer.write(label, pattern) }
  package init(from reader: inout SnapshotReader) { (label, pattern) = reader.read() }
}
