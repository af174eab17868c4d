extension Expression: ImageCodable {
  package func encode(into writer: inout CacheWriter) {
    kind.encode(into: &writer)
  }

  package convenience init(from reader: inout ImageReader) {
    self.init(reader.deeper(else: .null) { Kind(from: &$0) }, at: 0)
  }
}

extension Expression.Kind {
  fileprivate func encode(into writer: inout CacheWriter) {
    switch self {
    case .integer: writer.write(UInt8(0))
    case .floatingPoint: writer.write(UInt8(1))
    case .boolean: writer.write(UInt8(2))
    case .null: writer.write(UInt8(3))
    case .string(let literal): writer.write(4, literal)
    case .name(let name, let arguments): writer.write(5, name, arguments)
    case .member(let base, let name, let arguments):
      writer.write(UInt8(6))
      writer.write(base)
      writer.write(name)
      writer.write(arguments)
    case .call(let call): writer.write(7, call)
    case .macro(let call): writer.write(8, call)
    case .subscripting(let base, let arguments): writer.write(9, base, arguments)
    case .closure(let closure): writer.write(10, closure)
    case .array(let elements): writer.write(11, elements)
    case .dictionary(let elements): writer.write(12, elements)
    case .tuple(let elements): writer.write(13, elements)
    case .branches(let branches): writer.write(14, branches)
    case .keyPath(let root, let components):
      writer.write(UInt8(15))
      writer.write(root)
      writer.write(components)
    case .opaque(let parts): writer.write(16, parts)
    default: encodeOperation(into: &writer)
    }
  }

  private func encodeOperation(into writer: inout CacheWriter) {
    switch self {
    case .binary(let name, let left, let right):
      writer.write(UInt8(17))
      writer.write(name)
      writer.write(left)
      writer.write(right)
    case .prefix(let name, let operand): writer.write(18, name, operand)
    case .postfix(let name, let operand): writer.write(27, name, operand)
    case .conditional(let condition, let then, let otherwise):
      writer.write(UInt8(19))
      writer.write(condition)
      writer.write(then)
      writer.write(otherwise)
    case .assignment(let target, let value): writer.write(20, target, value)
    case .cast(let value, let cast, let type):
      writer.write(UInt8(21))
      writer.write(value)
      writer.write(Self.casts.firstIndex(of: cast) ?? 0)
      writer.write(type)
    case .isOfType(let value): writer.write(22, value)
    case .optionalTry(let value): writer.write(23, value)
    case .chained(let value): writer.write(24, value)
    case .forced(let value): writer.write(25, value)
    case .type(let type): writer.write(26, type)
    default: writer.write(UInt8(3))
    }
  }

  private static let casts: [Expression.Cast] = [.coercion, .conditional, .forced]

  fileprivate init(from reader: inout ImageReader) {
    let kind = reader.byte()
    switch kind {
    case 0: self = .integer
    case 1: self = .floatingPoint
    case 2: self = .boolean
    case 3: self = .null
    case 4: self = .string(reader.value())
    case 5: self = .name(reader.text(), reader.values())
    case 6: self = .member(reader.optional(), reader.text(), reader.values())
    case 7: self = .call(reader.value())
    case 8: self = .macro(reader.value())
    case 9: self = .subscripting(reader.value(), reader.values())
    case 10: self = .closure(reader.value())
    case 11: self = .array(reader.values())
    case 12: self = .dictionary(reader.values())
    case 13: self = .tuple(reader.values())
    case 14: self = .branches(reader.value())
    case 15: self = .keyPath(root: reader.optional(), reader.values())
    case 16: self = .opaque(reader.values())
    default: self.init(operation: kind, from: &reader)
    }
  }

  private init(operation: UInt8, from reader: inout ImageReader) {
    switch operation {
    case 17: self = .binary(reader.text(), reader.value(), reader.value())
    case 18: self = .prefix(reader.text(), reader.value())
    case 19:
      self = .conditional(
        condition: reader.value(),
        then: reader.value(),
        otherwise: reader.value()
      )
    case 20: self = .assignment(to: reader.value(), reader.value())
    case 21: self = .cast(reader.value(), reader.choice(among: Self.casts), reader.value())
    case 22: self = .isOfType(reader.value())
    case 23: self = .optionalTry(reader.value())
    case 24: self = .chained(reader.value())
    case 25: self = .forced(reader.value())
    case 26: self = .type(reader.value())
    case 27: self = .postfix(reader.text(), reader.value())
    default:
      reader.noteDamage()
      self = .null
    }
  }
}

extension CacheWriter {
  /// Writes the number of a kind of expression and its only part.
  fileprivate mutating func write(_ kind: UInt8, _ part: some ImageCodable) {
    write(kind)
    write(part)
  }

  fileprivate mutating func write(_ kind: UInt8, _ parts: [some ImageCodable]) {
    write(kind)
    write(parts)
  }

  fileprivate mutating func write(
    _ kind: UInt8,
    _ part: some ImageCodable,
    _ other: some ImageCodable
  ) {
    write(kind, part)
    write(other)
  }

  fileprivate mutating func write(
    _ kind: UInt8,
    _ part: some ImageCodable,
    _ others: [some ImageCodable]
  ) {
    write(kind, part)
    write(others)
  }
}

// MARK: - Image codable

extension Expression.Argument: ImageCodable {
  package func encode(into writer: inout CacheWriter) {
    writer.write(label)
    writer.write(value)
  }

  package init(from reader: inout ImageReader) {
    label = reader.optional()
    value = reader.value()
  }
}

extension Expression.DictionaryElement: ImageCodable {
  package func encode(into writer: inout CacheWriter) {
    writer.write(key)
    writer.write(value)
  }

  package init(from reader: inout ImageReader) {
    key = reader.value()
    value = reader.value()
  }
}

extension Expression.Call: ImageCodable {
  package func encode(into writer: inout CacheWriter) {
    writer.write(callee)
    writer.write(arguments)
    writer.write(trailingClosures)
  }

  package init(from reader: inout ImageReader) {
    callee = reader.value()
    arguments = reader.values()
    trailingClosures = reader.values()
  }
}

extension Expression.Branches: ImageCodable {
  package func encode(into writer: inout CacheWriter) {
    writer.write(branches)
    writer.write(subject)
  }

  package init(from reader: inout ImageReader) {
    branches = reader.values()
    subject = reader.optional()
  }
}

extension Expression.Branch: ImageCodable {
  package func encode(into writer: inout CacheWriter) {
    writer.write(conditions)
    writer.write(body)
  }

  package init(from reader: inout ImageReader) {
    conditions = reader.values()
    body = reader.values()
  }
}

extension Expression.Closure: ImageCodable {
  package func encode(into writer: inout CacheWriter) {
    writer.write(parameters)
    writer.write(hasSignature)
    writer.write(anonymousParameterCount)
    writer.write(result)
    writer.write(captures)
    writer.write(body)
  }

  package init(from reader: inout ImageReader) {
    parameters = reader.values()
    hasSignature = reader.flag()
    anonymousParameterCount = reader.number()
    result = reader.optional()
    captures = reader.values()
    body = reader.values()
  }
}

extension Expression.Closure.Parameter: ImageCodable {
  package func encode(into writer: inout CacheWriter) {
    writer.write(name)
    writer.write(type)
  }

  package init(from reader: inout ImageReader) {
    name = reader.text()
    type = reader.optional()
  }
}

extension StringLiteral: ImageCodable {
  package func encode(into writer: inout CacheWriter) {
    writer.write(segments)
    writer.write(isDebugOnly)
  }

  package init(from reader: inout ImageReader) {
    segments = reader.values()
    range = 0..<0
    isDebugOnly = reader.flag()
  }
}

extension StringLiteral.Segment: ImageCodable {
  package func encode(into writer: inout CacheWriter) {
    switch self {
    case .text(let text):
      writer.write(false)
      writer.write(text)
    case .interpolation(let interpolation):
      writer.write(true)
      writer.write(interpolation)
    }
  }

  package init(from reader: inout ImageReader) {
    self = reader.flag() ? .interpolation(reader.value()) : .text(reader.text())
  }
}

extension StringLiteral.Interpolation: ImageCodable {
  package func encode(into writer: inout CacheWriter) {
    writer.write(arguments)
    writer.write(source)
  }

  package init(from reader: inout ImageReader) {
    arguments = reader.values()
    range = 0..<0
    source = reader.text()
  }
}
