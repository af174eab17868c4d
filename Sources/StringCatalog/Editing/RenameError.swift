extension StringCatalog {
  /// Why a key cannot be renamed; the catalog is as it was.
  public enum RenameError: Error, Hashable, Sendable {
    /// The catalog does not have the key.
    case noSuchKey
    /// The catalog has the new key already.
    case keyExists
    /// The new key has other placeholders than the old one, so that the texts would not fit it.
    case placeholdersDiffer(old: [String], new: [String])
    /// The arguments change places, and texts that vary with a number name them by other means.
    case textsVary
  }
}
