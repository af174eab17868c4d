/// The text files with which Git LFS replaces the content of files that are not downloaded.
///
/// Source: "Git LFS Specification", section "The Pointer".
enum GitLFSPointer {
  private static let start = Array("version https://git-lfs.github.com/spec/".utf8)
  /// The size from which a file cannot be a pointer.
  private static let sizeLimit = 1024

  /// Returns whether the content of a file is a pointer.
  static func isPointer(_ bytes: [UInt8]) -> Bool {
    bytes.count < sizeLimit && bytes.starts(with: start)
  }
}
