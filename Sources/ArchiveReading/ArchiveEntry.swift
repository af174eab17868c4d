/// What an archive says of a file in it.
package struct ArchiveEntry: Hashable, Sendable {
  /// The path, as the archive spells it; parts that are no UTF-8 are replaced.
  package let path: String
  /// How many bytes it has when it is read; `nil` if the archive does not tell beforehand.
  package let size: Int64?
  /// Whether it can only be read with a password.
  package let isEncrypted: Bool

  /// Creates an entry.
  package init(path: String, size: Int64?, isEncrypted: Bool = false) {
    self.path = path
    self.size = size
    self.isEncrypted = isEncrypted
  }
}
