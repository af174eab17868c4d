import TestSupport

/// A file format, with the files to mutate.
struct ExchangeKind: Sendable {
  /// The result of testing one file.
  struct Trial {
    /// Whether the file was parsed in this format.
    let isRead: Bool
    /// The resources that parsing used.
    let effort: Effort
    /// The problem with the result.
    let problem: String?
  }

  /// Returns the formats in the order of use; a format that is listed several times is used more
  /// often.
  static func all(_ options: FuzzOptions) throws -> [ExchangeKind] {
    let (strings, dictionaries) = (
      try kind(StringsFormat.self, options), try kind(StringsDictionaryFormat.self, options)
    )
    let documents = try kind(XLIFFFormat.self, options)
    return [
      strings, documents, dictionaries, documents, try kind(TMXFormat.self, options),
      try kind(TBXFormat.self, options),
    ]
  }

  /// Returns the formats of Interface Builder documents and of Info.plist files.
  static func interfaces(_ options: FuzzOptions) throws -> [ExchangeKind] {
    let document = try kind(InterfaceFormat.self, options)
    return [document, try kind(InfoPlistFormat.self, options), document]
  }

  /// The name for saving mutated files.
  let fileName: String
  /// The files.
  let files: [[UInt8]]
  /// Parses a file, and checks the result.
  let trial: @Sendable ([UInt8]) async -> Trial

  private static func kind<Format: ExchangeFormat>(
    _ format: Format.Type,
    _ options: FuzzOptions
  ) throws -> ExchangeKind {
    let suffix = "." + (Format.fileName.split(separator: ".").last ?? "")
    let files = (try options.files(endingIn: suffix) + Format.seeds)
      .map { Array($0.prefix(options.sizes.upperBound)) }
      .filter { options.sizes.contains($0.count) }
    return ExchangeKind(fileName: Format.fileName, files: files) { bytes in
      let (value, effort) = await Effort.measure { Format.read(bytes) }
      let problem = value.flatMap { value in
        Format.violation(by: value) ?? XXELeakCheck.violation(by: Format.texts(of: value))
      }
      return Trial(isRead: value != nil, effort: effort, problem: problem)
    }
  }
}
