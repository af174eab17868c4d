/// What the plugin asks for.
struct Arguments: Equatable {
  /// The name of the target.
  var target: String
  /// The folder of the package.
  var root: String
  /// The folder of the target's sources.
  var sources: String
  /// The file to write.
  var output: String
  /// All catalogs of the package.
  var catalogs: [String] = []
  /// The file of the configuration; `nil` if the package has none.
  var configuration: String?

  static let usage = """
    usage: catalog-compiler --target NAME --root DIR --sources DIR --output FILE \
    [--catalog FILE]... [--configuration FILE]
    """

  /// Reads the arguments, each of which is an option with a value.
  init(parsing arguments: [String]) throws(Failure) {
    var values: [String: [String]] = [:]
    var rest = arguments[...]
    while let option = rest.popFirst() {
      guard Self.options.contains(option) else {
        throw Failure("unknown argument '\(option)'\n\(Self.usage)", .usage)
      }
      guard let value = rest.popFirst() else {
        throw Failure("'\(option)' needs a value\n\(Self.usage)", .usage)
      }
      values[option, default: []].append(value)
    }
    func required(_ option: String) throws(Failure) -> String {
      guard let value = values[option]?.last else {
        throw Failure("'\(option)' is missing\n\(Self.usage)", .usage)
      }
      return value
    }
    target = try required("--target")
    root = try required("--root")
    sources = try required("--sources")
    output = try required("--output")
    catalogs = values["--catalog"] ?? []
    configuration = values["--configuration"]?.last
  }

  private static let options: Set = [
    "--target", "--root", "--sources", "--output", "--catalog", "--configuration",
  ]
}
