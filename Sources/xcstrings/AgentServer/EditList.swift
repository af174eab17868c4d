import CatalogWorkspace
import JSONSyntax
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
}

/// The edits of a call, and the reasons why some of them cannot be tried.
///
/// An edit that names, for example, a key that does not exist is refused like one with errors. The
/// others are tried.
struct PlacedEdits<Edit: Sendable>: Sendable {
  /// The edits that can be tried.
  private(set) var edits: [PlacedEdit<Edit>] = []
  /// For each edit of the call, its position among those that can be tried, or the reason why it
  /// cannot be.
  private let outcomes: [Result<Int, ToolFailure>]
  private let values: [ToolArguments]

  /// Finds the catalogs of edits.
  ///
  /// - Parameters:
  ///   - values: The edits of the call.
  ///   - place: Returns an edit with its catalog, or throws the reason why there is none.
  init(_ values: [ToolArguments], _ place: (ToolArguments) throws -> PlacedEdit<Edit>) {
    self.values = values
    var edits: [PlacedEdit<Edit>] = []
    outcomes = values.map { value in
      do {
        edits.append(try place(value))
        return .success(edits.count - 1)
      } catch {
        return .failure(ToolFailure(error))
      }
    }
    self.edits = edits
  }

  /// Whether all edits can be tried.
  var areComplete: Bool { edits.count == outcomes.count }

  /// Returns the report about the edits, in the order of the call.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the call.
  ///   - isAccepted: Whether an edit that was tried is left out by default.
  ///   - json: Returns the report about an edit that was tried.
  /// - Returns: The objects.
  func report(
    _ arguments: ToolArguments,
    where isAccepted: (Int) -> Bool,
    _ json: (Int) -> JSONValue
  ) -> [JSONValue] {
    let includesAll = arguments.flag("reportAll")
    return zip(values, outcomes)
      .compactMap { value, outcome in
        switch outcome {
        case .success(let position):
          includesAll || !isAccepted(position) ? json(position) : nil
        case .failure(let failure):
          .fields(
            ("key", .string(value.text("key") ?? "")),
            ("language", .string(value.text("language") ?? arguments.text("language") ?? "")),
            ("variation", .nonempty(value.text("variation"))),
            ("result", .string("refused")),
            ("error", .string(failure.id)),
            ("message", .string(failure.text))
          )
        }
      }
  }
}
