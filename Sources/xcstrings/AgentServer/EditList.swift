import ModelContextProtocol

/// What the tools that edit a list of texts have in common.
enum EditList {
  /// The argument with the language of the edits.
  static let language = JSONSchema.Property.optional(
    "language",
    .string("Of edits that name none.")
  )

  /// The argument that selects what the result contains.
  ///
  /// The edits that were accepted are those of the call, so they are left out by default.
  static let reportAll = JSONSchema.Property.optional("reportAll", .boolean())

  /// Returns the language of an edit.
  ///
  /// - Throws: ``ToolFailure`` if neither the edit nor the call names one.
  static func language(
    of edit: ToolArguments,
    _ arguments: ToolArguments
  ) throws(ToolFailure) -> String {
    if let language = edit.text("language") ?? arguments.text("language") { return language }
    throw ToolFailure(
      "invalid-edit",
      "The edit of '\(edit.text("key") ?? "")' has no language.",
      hint: "Set 'language' of the call or of the edit."
    )
  }

  /// Returns the positions of the results that a call wants to know.
  static func reported<Result>(
    _ results: [Result],
    _ arguments: ToolArguments,
    where isAccepted: (Result) -> Bool
  ) -> [Int] {
    let includesAll = arguments.flag("reportAll")
    return results.indices.filter { includesAll || !isAccepted(results[$0]) }
  }
}
