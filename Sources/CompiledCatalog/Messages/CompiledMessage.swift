package import ICU

/// A message in an image.
package struct CompiledMessage: Sendable {
  private let bytes: ImageBytes
  private let node: Range<Int>
  private let depth: Int

  init(bytes: ImageBytes, node: Range<Int>, depth: Int) {
    self.bytes = bytes
    self.node = node
    self.depth = depth
  }

  /// Where the message starts in the image.
  var offset: Int { node.lowerBound }

  /// The number of bytes.
  var count: Int { node.count }

  /// What a message is.
  package enum Content: Sendable {
    /// One text.
    case text(CompiledText)
    /// A message for each plural category of an argument.
    case plural(CompiledPlural)
    /// A message for each device.
    case device(CompiledDevices)
    /// Several texts that mean the same.
    case texts([UTF8Slice])
  }

  /// Returns what the message is.
  ///
  /// - Throws: `corrupt` if the image is damaged, `tooDeep` if messages are nested in one another
  ///   deeper than a writer nests them.
  package func content() throws(CompiledCatalogError) -> Content {
    guard depth <= ImageFormat.maximumDepth else { throw .tooDeep }
    var cursor = ImageCursor(bytes, in: node)
    switch try cursor.byte() {
    case ImageFormat.Node.plain:
      return .text(CompiledText(plain: cursor, depth: depth))
    case ImageFormat.Node.format:
      let text = try cursor.sized()
      return .text(CompiledText(text, segments: cursor, depth: depth))
    case ImageFormat.Node.plural:
      let argument = try cursor.position()
      return .plural(CompiledPlural(argument: argument, forms: cursor, depth: depth))
    case ImageFormat.Node.device:
      return .device(CompiledDevices(forms: cursor, depth: depth))
    case ImageFormat.Node.texts:
      var texts: [UTF8Slice] = []
      while !cursor.isAtEnd { texts.append(UTF8Slice(bytes: bytes, range: try cursor.sized())) }
      return .texts(texts)
    default:
      throw .corrupt(offset: node.lowerBound)
    }
  }
}

/// The forms of a message that varies with a number.
package struct CompiledPlural: Sendable {
  /// The position of the argument that the form depends on, counted from 1.
  package let argument: Int
  private let forms: ImageCursor
  private let depth: Int

  init(argument: Int, forms: ImageCursor, depth: Int) {
    self.argument = argument
    self.forms = forms
    self.depth = depth
  }

  /// Returns the form of a category, or else that of `other`; `nil` if there is neither.
  ///
  /// - Throws: `corrupt` if the image is damaged.
  package func form(
    for category: PluralCategory
  ) throws(CompiledCatalogError) -> CompiledMessage? {
    var cursor = forms
    var other: CompiledMessage?
    while let (candidate, form) = try next(&cursor) {
      if candidate == category { return form }
      if candidate == .other { other = form }
    }
    return other
  }

  /// Returns all forms.
  ///
  /// - Throws: `corrupt` if the image is damaged.
  package func allForms() throws(CompiledCatalogError) -> [PluralCategory: CompiledMessage] {
    var cursor = forms
    var all: [PluralCategory: CompiledMessage] = [:]
    while let (category, form) = try next(&cursor) { all[category] = form }
    return all
  }

  private func next(
    _ cursor: inout ImageCursor
  ) throws(CompiledCatalogError) -> (PluralCategory, CompiledMessage)? {
    guard !cursor.isAtEnd else { return nil }
    let start = cursor.range.lowerBound
    guard let category = PluralCategory(imageDigit: try cursor.digit()) else {
      throw .corrupt(offset: start)
    }
    let node = try cursor.sized()
    return (category, CompiledMessage(bytes: cursor.bytes, node: node, depth: depth + 1))
  }
}

/// The forms of a message that varies with the device.
package struct CompiledDevices: Sendable {
  private let forms: ImageCursor
  private let depth: Int

  init(forms: ImageCursor, depth: Int) {
    self.forms = forms
    self.depth = depth
  }

  /// Returns the form of the first of these devices that there is a form for; `nil` if there is none.
  ///
  /// - Throws: `corrupt` if the image is damaged.
  package func form(
    preferring devices: [String]
  ) throws(CompiledCatalogError) -> CompiledMessage? {
    var best: (rank: Int, form: CompiledMessage)?
    for (device, form) in try allForms() {
      guard let rank = devices.firstIndex(of: device) else { continue }
      if rank < best?.rank ?? .max { best = (rank, form) }
    }
    return best?.form
  }

  /// Returns all forms with the names of their devices, sorted by name.
  ///
  /// - Throws: `corrupt` if the image is damaged.
  package func allForms() throws(CompiledCatalogError) -> [(
    device: String, form: CompiledMessage
  )] {
    var cursor = forms
    var all: [(device: String, form: CompiledMessage)] = []
    while !cursor.isAtEnd {
      let device = cursor.bytes.string(in: try cursor.sized())
      let node = try cursor.sized()
      all.append((device, CompiledMessage(bytes: cursor.bytes, node: node, depth: depth + 1)))
    }
    return all
  }
}
