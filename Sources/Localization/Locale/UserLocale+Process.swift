extension UserLocale {
  /// Returns the wishes of the user of this process, as its environment says them.
  ///
  /// - Parameters:
  ///   - language: the language that the program was told on its command line, if any.
  ///   - languageVariable: the variable of the environment that speaks to this program alone, if it has
  ///     one.
  /// - Returns: the locale; ``install(_:)`` makes it the one that the program speaks in.
  public static func ofProcess(
    language: String? = nil,
    languageVariable: String? = nil
  ) -> UserLocale {
    UserLocale(
      language: language,
      languageVariable: languageVariable,
      variable: ProcessEnvironment.value(of:)
    )
  }
}
