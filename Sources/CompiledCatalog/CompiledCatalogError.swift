/// Why an image cannot be used.
package enum CompiledCatalogError: Error, Hashable, Sendable {
  /// The bytes do not start as an image starts.
  case notAnImage
  /// The image has a format that this reader does not know.
  case unsupportedVersion(Int)
  /// The image is not as long as it says of itself.
  case wrongLength(expected: Int, actual: Int)
  /// What stands at this offset contradicts the format.
  case corrupt(offset: Int)
  /// The messages do not fit into one image.
  case tooLarge
  /// Messages are nested deeper in one another than a reader follows them.
  case tooDeep
}
