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
