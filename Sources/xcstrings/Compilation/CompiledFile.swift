/// A file that a compilation makes.
struct CompiledFile {
  /// The catalogs that it is made of.
  let catalogs: [String]
  /// The language; `nil` if it holds all of them.
  let language: String?
  /// What kind of file it is.
  let kind: Kind
  /// The path below the output folder, or where the file is to be.
  let path: String
  /// What it holds.
  let bytes: [UInt8]

  /// A kind of file.
  enum Kind: String, Encodable {
    case strings
    case stringsdict
    case image
  }
}
