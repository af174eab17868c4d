extension Expression.Argument: ImageCodable {
  func encode(into writer: inout ImageWriter) {
    writer.write(label)
    writer.write(value)
  }

  init(from reader: inout ImageReader) {
    label = reader.optional()
    value = reader.value()
  }
}

extension Expression.DictionaryElement: ImageCodable {
  func encode(into writer: inout ImageWriter) {
    writer.write(key)
    writer.write(value)
  }

  init(from reader: inout ImageReader) {
    key = reader.value()
    value = reader.value()
  }
}

extension Expression.Call: ImageCodable {
  func encode(into writer: inout ImageWriter) {
    writer.write(callee)
    writer.write(arguments)
    writer.write(trailingClosures)
  }

  init(from reader: inout ImageReader) {
    callee = reader.value()
    arguments = reader.values()
    trailingClosures = reader.values()
  }
}

extension Expression.Branches: ImageCodable {
  func encode(into writer: inout ImageWriter) {
    writer.write(branches)
    writer.write(subject)
  }

  init(from reader: inout ImageReader) {
    branches = reader.values()
    subject = reader.optional()
  }
}

extension Expression.Branch: ImageCodable {
  func encode(into writer: inout ImageWriter) {
    writer.write(conditions)
    writer.write(body)
  }

  init(from reader: inout ImageReader) {
    conditions = reader.values()
    body = reader.values()
  }
}

extension Expression.Closure: ImageCodable {
  func encode(into writer: inout ImageWriter) {
    writer.write(parameters)
    writer.write(hasSignature)
    writer.write(anonymousParameterCount)
    writer.write(result)
    writer.write(captures)
    writer.write(body)
  }

  init(from reader: inout ImageReader) {
    parameters = reader.values()
    hasSignature = reader.flag()
    anonymousParameterCount = reader.number()
    result = reader.optional()
    captures = reader.values()
    body = reader.values()
  }
}

extension Expression.Closure.Parameter: ImageCodable {
  func encode(into writer: inout ImageWriter) {
    writer.write(name)
    writer.write(type)
  }

  init(from reader: inout ImageReader) {
    name = reader.text()
    type = reader.optional()
  }
}

extension StringLiteral: ImageCodable {
  func encode(into writer: inout ImageWriter) {
    writer.write(segments)
    writer.write(isDebugOnly)
  }

  init(from reader: inout ImageReader) {
    segments = reader.values()
    range = 0..<0
    isDebugOnly = reader.flag()
  }
}

extension StringLiteral.Segment: ImageCodable {
  func encode(into writer: inout ImageWriter) {
    switch self {
    case .text(let text):
      writer.write(false)
      writer.write(text)
    case .interpolation(let interpolation):
      writer.write(true)
      writer.write(interpolation)
    }
  }

  init(from reader: inout ImageReader) {
    self = reader.flag() ? .interpolation(reader.value()) : .text(reader.text())
  }
}

extension StringLiteral.Interpolation: ImageCodable {
  func encode(into writer: inout ImageWriter) {
    writer.write(arguments)
    writer.write(source)
  }

  init(from reader: inout ImageReader) {
    arguments = reader.values()
    range = 0..<0
    source = reader.text()
  }
}
