import ArgumentParser

extension CompletionKind {
  /// Exports of Apple Health, packed or not.
  static var healthExports: CompletionKind { .file(extensions: ["zip", "xml"]) }
}
