/// The inputs of the tests.
enum Samples {
  /// A source that uses the key of ``catalog``.
  static let source = """
    import Foundation

    func greet(_ name: String) -> String {
      String(localized: "Hello, \\(name)", comment: "Greets the user")
    }

    """

  /// A catalog that is up to date with ``source``.
  static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Hello, %@" : {
          "comment" : "Greets the user",
          "localizations" : {
            "es" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Hola, %@"
              }
            }
          }
        }
      },
      "version" : "1.0"
    }
    """
}
