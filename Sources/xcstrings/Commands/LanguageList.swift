import ArgumentParser

/// Languages that a user names, separated by commas.
struct LanguageList: ExpressibleByArgument, Hashable {
  /// The languages as they are written, each once.
  let tags: [String]

  init?(argument: String) {
    var seen: Set<String> = []
    tags = argument.split { $0 == "," || $0 == " " }
      .map(String.init)
      .filter { seen.insert($0).inserted }
    if tags.isEmpty { return nil }
  }
  static var defaultCompletionKind: CompletionKind { .languageList }
}
