import FileFormats

extension XLIFFDocument.Tool {
  /// A tool without a build.
  static let example = XLIFFDocument.Tool(id: "example", name: "Example", version: "1.0")

  /// A tool with a build: the version of Xcode that wrote the expected bytes.
  static let xcode = XLIFFDocument.Tool(
    id: "com.apple.dt.xcode",
    name: "Xcode",
    version: "27.0",
    build: "27A266a"
  )
}
