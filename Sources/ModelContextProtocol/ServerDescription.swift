package import JSONSyntax

/// What a server offers to its clients.
package struct ServerDescription: Sendable {
  /// The name for programs.
  package var name: String
  /// The name for people.
  package var title: String
  /// The version of the server.
  package var version: String
  /// How a model uses the server.
  package var instructions: String
  /// The tools, in the order of the list.
  package var tools: [ToolDefinition]
  /// The reasons why other tools are not offered, by their names.
  package var refusedTools: [String: String]
  /// The templates of the addresses of resources.
  package var resourceTemplates: [ResourceTemplate]
  /// The prompts, in the order of the list.
  package var prompts: [PromptDefinition]

  /// Creates a description.
  package init(
    name: String,
    title: String,
    version: String,
    instructions: String,
    tools: [ToolDefinition] = [],
    refusedTools: [String: String] = [:],
    resourceTemplates: [ResourceTemplate] = [],
    prompts: [PromptDefinition] = []
  ) {
    self.name = name
    self.title = title
    self.version = version
    self.instructions = instructions
    self.tools = tools
    self.refusedTools = refusedTools
    self.resourceTemplates = resourceTemplates
    self.prompts = prompts
  }

  /// The name and version of the server.
  func implementation(_ revision: ProtocolRevision) -> JSONValue {
    .object(
      [.init("name", .string(name))]
        + (revision.hasStructuredResults ? [.init("title", .string(title))] : [])
        + [.init("version", .string(version))]
    )
  }

  /// The features of the server.
  func capabilities(_ revision: ProtocolRevision) -> JSONValue {
    let empty = JSONValue.object([])
    let resources = JSONValue.object([
      .init("subscribe", .boolean(true)), .init("listChanged", .boolean(true)),
    ])
    return .object([
      .init("completions", empty), .init("prompts", empty), .init("resources", resources),
      .init("tools", empty),
    ])
  }
}

/// A tool that a model can call.
package struct ToolDefinition: Sendable {
  /// The name for programs.
  package let name: String
  /// What the tool does, for models.
  package let description: String
  /// The schema of the arguments, an object.
  package var input: JSONSchema
  /// The schema of the result, an object.
  package var output: JSONSchema
  /// How the tool changes the project.
  package var effect: Effect

  /// How a tool changes the project.
  package enum Effect: Hashable, Sendable {
    /// It changes nothing.
    case none
    /// It adds to the project, or replaces what the call names.
    case edit
    /// It may remove or overwrite what a person has made.
    case removal
  }

  /// Creates a definition.
  package init(
    _ name: String,
    _ description: String,
    input: JSONSchema,
    output: JSONSchema,
    effect: Effect = .none
  ) {
    self.name = name
    self.description = description
    self.input = input
    self.output = output
    self.effect = effect
  }

  func json(_ revision: ProtocolRevision) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("name", .string(name)), .init("description", .string(description)),
      .init("inputSchema", input.json),
    ]
    if revision.hasStructuredResults { members.append(.init("outputSchema", output.resultJSON)) }
    members.append(JSONValue.Member("annotations", annotations(revision)))
    return .object(members)
  }

  private func annotations(_ revision: ProtocolRevision) -> JSONValue {
    // Hints that are the defaults of the protocol are left out.
    var members: [JSONValue.Member] = []
    switch effect {
    case .none: members.append(.init("readOnlyHint", .boolean(true)))
    case .edit:
      members.append(.init("destructiveHint", .boolean(false)))
      members.append(.init("idempotentHint", .boolean(true)))
    case .removal: members.append(.init("idempotentHint", .boolean(true)))
    }
    members.append(JSONValue.Member("openWorldHint", .boolean(false)))
    return .object(members)
  }
}

/// A resource that a client can read.
package struct ResourceDescription: Hashable, Sendable {
  /// The address.
  package var uri: String
  /// The name.
  package var name: String
  /// What the resource contains.
  package var description: String
  /// The type of the content.
  package var mediaType: String

  /// Creates a description.
  package init(
    _ uri: String,
    name: String,
    _ description: String,
    mediaType: String = "application/json"
  ) {
    self.uri = uri
    self.name = name
    self.description = description
    self.mediaType = mediaType
  }

  var json: JSONValue {
    .object([
      .init("uri", .string(uri)), .init("name", .string(name)),
      .init("description", .string(description)), .init("mimeType", .string(mediaType)),
    ])
  }
}

/// The template of the addresses of resources (RFC 6570, level 1).
package struct ResourceTemplate: Hashable, Sendable {
  /// The template, such as `xcstrings://rule/{id}`.
  package var template: String
  /// The name.
  package var name: String
  /// What the resources contain.
  package var description: String
  /// The type of the content.
  package var mediaType: String

  /// Creates a template.
  package init(
    _ template: String,
    name: String,
    _ description: String,
    mediaType: String = "application/json"
  ) {
    self.template = template
    self.name = name
    self.description = description
    self.mediaType = mediaType
  }

  var json: JSONValue {
    .object([
      .init("uriTemplate", .string(template)), .init("name", .string(name)),
      .init("description", .string(description)), .init("mimeType", .string(mediaType)),
    ])
  }
}

/// A prompt that a person can choose.
package struct PromptDefinition: Hashable, Sendable {
  /// The name for programs.
  package var name: String
  /// The name for people.
  package var title: String
  /// What the prompt is for.
  package var description: String
  /// The arguments.
  package var arguments: [Argument]

  /// An argument of a prompt.
  package struct Argument: Hashable, Sendable {
    /// The name.
    package var name: String
    /// The meaning.
    package var description: String
    /// Whether a value is required.
    package var isRequired: Bool

    /// Creates an argument.
    package init(_ name: String, _ description: String, isRequired: Bool = false) {
      self.name = name
      self.description = description
      self.isRequired = isRequired
    }
  }

  /// Creates a definition.
  package init(
    _ name: String,
    title: String,
    _ description: String,
    arguments: [Argument] = []
  ) {
    self.name = name
    self.title = title
    self.description = description
    self.arguments = arguments
  }

  func json(_ revision: ProtocolRevision) -> JSONValue {
    var members = [JSONValue.Member("name", .string(name))]
    if revision.hasStructuredResults { members.append(.init("title", .string(title))) }
    members.append(JSONValue.Member("description", .string(description)))
    let arguments = arguments.map { argument in
      JSONValue.object([
        .init("name", .string(argument.name)), .init("description", .string(argument.description)),
        .init("required", .boolean(argument.isRequired)),
      ])
    }
    members.append(JSONValue.Member("arguments", .array(arguments)))
    return .object(members)
  }
}
