extension Expression: SnapshotCodable {
  package func encode(to writer: inout SnapshotWriter) { kind.encode(to: &writer) }

  package convenience init(from reader: inout SnapshotReader) {
    self.init(Kind(from: &reader), at: 0)
  }
}

extension Expression.Kind: SnapshotCodable {
  package func encode(to writer: inout SnapshotWriter) {
    switch self {
    case .integer: writer.write(case: 0)
    case .floatingPoint: writer.write(case: 1)
    case .boolean: writer.write(case: 2)
    case .null: writer.write(case: 3)
    case .string(let literal): writer.write(case: 4, literal)
    case .name(let name, let arguments): writer.write(case: 5, name, arguments)
    case .member(let base, let name, let arguments): writer.write(case: 6, base, name, arguments)
    case .call(let call): writer.write(case: 7, call)
    case .macro(let call): writer.write(case: 8, call)
    case .subscripting(let base, let arguments): writer.write(case: 9, base, arguments)
    case .closure(let closure): writer.write(case: 10, closure)
    case .array(let elements): writer.write(case: 11, elements)
    case .dictionary(let elements): writer.write(case: 12, elements)
    case .tuple(let elements): writer.write(case: 13, elements)
    case .branches(let branches): writer.write(case: 14, branches)
    case .keyPath(let root, let components): writer.write(case: 15, root, components)
    case .opaque(let parts): writer.write(case: 16, parts)
    case .binary(let name, let left, let right): writer.write(case: 17, name, left, right)
    case .prefix(let name, let operand): writer.write(case: 18, name, operand)
    case .postfix(let name, let operand): writer.write(case: 19, name, operand)
    case .conditional(let condition, let then, let otherwise):
      writer.write(case: 20, condition, then, otherwise)
    case .assignment(let target, let value): writer.write(case: 21, target, value)
    case .cast(let value, let cast, let type): writer.write(case: 22, value, cast, type)
    case .isOfType(let value): writer.write(case: 23, value)
    case .optionalTry(let value): writer.write(case: 24, value)
    case .chained(let value): writer.write(case: 25, value)
    case .forced(let value): writer.write(case: 26, value)
    case .type(let type): writer.write(case: 27, type)
    }
  }

  package init(from reader: inout SnapshotReader) {
    switch reader.caseNumber() {
    case 0: self = .integer
    case 1: self = .floatingPoint
    case 2: self = .boolean
    case 3: self = .null
    case 4: self = .string(reader.read())
    case 5: self = .name(reader.read(), reader.read())
    case 6: self = .member(reader.read(), reader.read(), reader.read())
    case 7: self = .call(reader.read())
    case 8: self = .macro(reader.read())
    case 9: self = .subscripting(reader.read(), reader.read())
    case 10: self = .closure(reader.read())
    case 11: self = .array(reader.read())
    case 12: self = .dictionary(reader.read())
    case 13: self = .tuple(reader.read())
    case 14: self = .branches(reader.read())
    case 15: self = .keyPath(root: reader.read(), reader.read())
    case 16: self = .opaque(reader.read())
    case 17: self = .binary(reader.read(), reader.read(), reader.read())
    case 18: self = .prefix(reader.read(), reader.read())
    case 19: self = .postfix(reader.read(), reader.read())
    case 20:
      self = .conditional(condition: reader.read(), then: reader.read(), otherwise: reader.read())
    case 21: self = .assignment(to: reader.read(), reader.read())
    case 22: self = .cast(reader.read(), reader.read(), reader.read())
    case 23: self = .isOfType(reader.read())
    case 24: self = .optionalTry(reader.read())
    case 25: self = .chained(reader.read())
    case 26: self = .forced(reader.read())
    case 27: self = .type(reader.read())
    default: self = reader.damaged(.null)
    }
  }
}

extension Expression.Cast: SnapshotCodable {}

extension Expression.Argument: SnapshotCodable {
  package func encode(to writer: inout SnapshotWriter) { writer.write(label, value) }
  package init(from reader: inout SnapshotReader) { (label, value) = reader.read() }
}

extension Expression.DictionaryElement: SnapshotCodable {
  package func encode(to writer: inout SnapshotWriter) { writer.write(key, value) }
  package init(from reader: inout SnapshotReader) { (key, value) = reader.read() }
}

extension Expression.Call: SnapshotCodable {
  package func encode(to writer: inout SnapshotWriter) {
    writer.write(callee, arguments, trailingClosures)
  }

  package init(from reader: inout SnapshotReader) {
    (callee, arguments, trailingClosures) = reader.read()
  }
}

extension Expression.Branches: SnapshotCodable {
  package func encode(to writer: inout SnapshotWriter) { writer.write(branches, subject) }
  package init(from reader: inout SnapshotReader) { (branches, subject) = reader.read() }
}

extension Expression.Branch: SnapshotCodable {
  package func encode(to writer: inout SnapshotWriter) { writer.write(conditions, body) }
  package init(from reader: inout SnapshotReader) { (conditions, body) = reader.read() }
}

extension Expression.Closure: SnapshotCodable {
  package func encode(to writer: inout SnapshotWriter) {
    writer.write(parameters, hasSignature, anonymousParameterCount, result, captures, body)
  }

  package init(from reader: inout SnapshotReader) {
    (parameters, hasSignature, anonymousParameterCount, result, captures, body) = reader.read()
  }
}

extension Expression.Closure.Parameter: SnapshotCodable {
  package func encode(to writer: inout SnapshotWriter) { writer.write(name, type) }
  package init(from reader: inout SnapshotReader) { (name, type) = reader.read() }
}

extension StringLiteral: SnapshotCodable {
  package func encode(to writer: inout SnapshotWriter) { writer.write(segments, isDebugOnly) }

  package init(from reader: inout SnapshotReader) {
    (segments, isDebugOnly) = reader.read()
    range = 0..<0
  }
}

extension StringLiteral.Segment: SnapshotCodable {
  package func encode(to writer: inout SnapshotWriter) {
    switch self {
    case .text(let text): writer.write(case: 0, text)
    case .interpolation(let interpolation): writer.write(case: 1, interpolation)
    }
  }

  package init(from reader: inout SnapshotReader) {
    switch reader.caseNumber() {
    case 0: self = .text(reader.read())
    case 1: self = .interpolation(reader.read())
    default: self = reader.damaged(.text(""))
    }
  }
}

extension StringLiteral.Interpolation: SnapshotCodable {
  package func encode(to writer: inout SnapshotWriter) { writer.write(arguments, source) }

  package init(from reader: inout SnapshotReader) {
    (arguments, source) = reader.read()
    range = 0..<0
  }
}
