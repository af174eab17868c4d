extension TypeReference: ImageCodable {
  package func encode(into writer: inout CacheWriter) {
    switch self {
    case .unknown:
      writer.write(UInt8(0))
    case .named(let components):
      writer.write(UInt8(1))
      writer.write(components)
    case .optional(let wrapped):
      writer.write(UInt8(2))
      writer.write(wrapped)
    case .tuple(let elements):
      writer.write(UInt8(3))
      writer.write(elements)
    case .function(let parameters, let result):
      writer.write(UInt8(4))
      writer.write(parameters)
      writer.write(result)
    case .composition(let members):
      writer.write(UInt8(5))
      writer.write(members)
    case .metatype(let instance):
      writer.write(UInt8(6))
      writer.write(instance)
    }
  }

  package init(from reader: inout ImageReader) {
    self = reader.deeper(else: .unknown) { reader in
      switch reader.byte() {
      case 0: return .unknown
      case 1: return .named(reader.values())
      case 2: return .optional(reader.value())
      case 3: return .tuple(reader.values())
      case 4:
        let parameters: [TypeReference] = reader.values()
        return .function(parameters, reader.value())
      case 5: return .composition(reader.values())
      case 6: return .metatype(reader.value())
      default:
        reader.noteDamage()
        return .unknown
      }
    }
  }
}

extension TypeReference.Component: ImageCodable {
  package func encode(into writer: inout CacheWriter) {
    writer.write(name)
    writer.write(arguments)
  }

  package init(from reader: inout ImageReader) {
    name = reader.text()
    arguments = reader.values()
  }
}

extension TypeReference.Element: ImageCodable {
  package func encode(into writer: inout CacheWriter) {
    writer.write(label)
    writer.write(type)
  }

  package init(from reader: inout ImageReader) {
    label = reader.optional()
    type = reader.value()
  }
}

extension GenericParameter: ImageCodable {
  package func encode(into writer: inout CacheWriter) {
    writer.write(name)
    writer.write(bounds)
  }

  package init(from reader: inout ImageReader) {
    name = reader.text()
    bounds = reader.values()
  }
}

extension TypeDeclaration.Equality: ImageCodable {
  package func encode(into writer: inout CacheWriter) {
    writer.write(left)
    writer.write(type)
  }

  package init(from reader: inout ImageReader) {
    left = reader.value()
    type = reader.value()
  }
}
