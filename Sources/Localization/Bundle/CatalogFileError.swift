/// Why a file of compiled catalogs cannot be used.
public enum CatalogFileError: Error, Hashable, Sendable {
  /// The file cannot be read; the reason is the system's.
  case unreadable(path: String, reason: String)
  /// The file is no image, is damaged, or was made for another version of the library.
  case damaged(path: String, reason: String)
}

extension CatalogFileError: CustomStringConvertible {
  /// A sentence in English, for logs.
  public var description: String {
    switch self {
    case .unreadable(let path, let reason): "\(path) cannot be read: \(reason)"
    case .damaged(let path, let reason): "\(path) is no usable image of catalogs: \(reason)"
    }
  }
}
