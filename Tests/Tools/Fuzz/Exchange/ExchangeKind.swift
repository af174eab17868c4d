import TestSupport

/// A kind of file, with the files that are damaged.
struct ExchangeKind: Sendable {
  /// What came of one file.
  struct Trial {
    /// Whether it was read as what it should be.
    let isRead: Bool
    /// What reading it took.
    let effort: Effort
    /// What is wrong with what was read.
    let problem: String?
  }

  /// The kinds, in turn: each as often as it stands here.
  static func all(_ options: FuzzOptions) throws -> [ExchangeKind] {
    let (strings, dictionaries) = (
      try kind(StringsFormat.self, options), try kind(StringsDictionaryFormat.self, options)
    )
    let documents = try kind(XLIFFFormat.self, options)
    return [strings, documents, dictionaries, documents]
  }

  /// The name that damaged files are saved under.
  let fileName: String
  /// The files.
  let files: [[UInt8]]
  /// Reads a file and looks at what comes of it.
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
        Format.violation(by: value) ?? ForeignText.violation(by: Format.texts(of: value))
      }
      return Trial(isRead: value != nil, effort: effort, problem: problem)
    }
  }
}
