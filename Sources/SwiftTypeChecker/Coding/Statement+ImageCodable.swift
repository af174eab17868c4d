extension Statement: ImageCodable {
  package func encode(into writer: inout CacheWriter) {
    switch self {
    case .expression(let value):
      writer.write(UInt8(0))
      writer.write(value)
    case .declaration(let declaration):
      writer.write(UInt8(1))
      writer.write(declaration)
    case .returning(let value):
      writer.write(UInt8(2))
      writer.write(value)
    case .guarding(let conditions, let body):
      writer.write(UInt8(3))
      writer.write(conditions)
      writer.write(body)
    case .looping(let conditions, let body):
      writer.write(UInt8(4))
      writer.write(conditions)
      writer.write(body)
    case .iterating(let pattern, let sequence, let filter, let body):
      writer.write(UInt8(5))
      writer.write(pattern)
      writer.write(sequence)
      writer.write(filter)
      writer.write(body)
    case .scope(let body):
      writer.write(UInt8(6))
      writer.write(body)
    case .catching(let conditions, let body):
      writer.write(UInt8(7))
      writer.write(conditions)
      writer.write(body)
    }
  }

  package init(from reader: inout ImageReader) {
    self = reader.deeper(else: .scope([])) { Statement.read(from: &$0) }
  }

  private static func read(from reader: inout ImageReader) -> Statement {
    switch reader.byte() {
    case 0: return .expression(reader.value())
    case 1: return .declaration(reader.value())
    case 2: return .returning(reader.value())
    case 3: return .guarding(reader.values(), body: reader.values())
    case 4: return .looping(reader.values(), body: reader.values())
    case 5:
      let pattern: Pattern = reader.value()
      let sequence: Expression = reader.value()
      let filter: Expression? = reader.optional()
      return .iterating(pattern, over: sequence, where: filter, body: reader.values())
    case 6: return .scope(reader.values())
    case 7: return .catching(reader.values(), body: reader.values())
    default:
      reader.noteDamage()
      return .scope([])
    }
  }
}

extension Condition: ImageCodable {
  package func encode(into writer: inout CacheWriter) {
    switch self {
    case .expression(let value):
      writer.write(UInt8(0))
      writer.write(value)
    case .binding(let pattern, let type, let value):
      writer.write(UInt8(1))
      writer.write(pattern)
      writer.write(type)
      writer.write(value)
    case .matching(let pattern, let value):
      writer.write(UInt8(2))
      writer.write(pattern)
      writer.write(value)
    }
  }

  package init(from reader: inout ImageReader) {
    switch reader.byte() {
    case 0: self = .expression(reader.value())
    case 1: self = .binding(reader.value(), type: reader.optional(), value: reader.optional())
    case 2: self = .matching(reader.value(), value: reader.optional())
    default:
      reader.noteDamage()
      self = .matching(.wildcard, value: nil)
    }
  }
}

extension Pattern: ImageCodable {
  package func encode(into writer: inout CacheWriter) {
    switch self {
    case .wildcard:
      writer.write(UInt8(0))
    case .name(let name):
      writer.write(UInt8(1))
      writer.write(name)
    case .tuple(let elements):
      writer.write(UInt8(2))
      writer.write(elements)
    case .enumCase(let name, let type, let elements):
      writer.write(UInt8(3))
      writer.write(name)
      writer.write(type)
      writer.write(elements)
    case .optional(let pattern):
      writer.write(UInt8(4))
      writer.write(pattern)
    case .typed(let pattern, let type):
      writer.write(UInt8(5))
      writer.write(pattern)
      writer.write(type)
    case .expression(let value):
      writer.write(UInt8(6))
      writer.write(value)
    }
  }

  package init(from reader: inout ImageReader) {
    self = reader.deeper(else: .wildcard) { reader in
      switch reader.byte() {
      case 0: return .wildcard
      case 1: return .name(reader.text())
      case 2: return .tuple(reader.values())
      case 3: return .enumCase(reader.text(), of: reader.optional(), reader.values())
      case 4: return .optional(reader.value())
      case 5: return .typed(reader.value(), reader.value())
      case 6: return .expression(reader.value())
      default:
        reader.noteDamage()
        return .wildcard
      }
    }
  }
}

extension PatternElement: ImageCodable {
  package func encode(into writer: inout CacheWriter) {
    writer.write(label)
    writer.write(pattern)
  }

  package init(from reader: inout ImageReader) {
    label = reader.optional()
    pattern = reader.value()
  }
}
