import JSONRPC
import JSONSyntax

extension ServerSession {
  /// Processes a request.
  ///
  /// - Returns: The answer, or the call that will be answered.
  /// - Throws: The error with which the request is answered.
  mutating func process(_ request: RequestContext) throws(RPCError) -> [Effect] {
    switch request.method {
    case "initialize":
      guard request.batch == nil else {
        throw .invalidRequest("'initialize' cannot be part of a batch")
      }
      return try initialize(request)
    case "ping" where request.parameters["_meta"]?[MetaField.protocolVersion] == nil:
      return [.send(.result(id: request.id, .object([])))]
    default: break
    }
    let revision = try request.revision(session: sessionRevision)
    guard request.batch == nil || revision.hasBatches else { throw .noBatches }
    switch request.method {
    case "server/discover": return reply(request, revision, discovery, isCacheable: true)
    case "tools/list":
      try checkNoCursor(request)
      let tools = description.tools.map { $0.json(revision) }
      return reply(request, revision, [.init("tools", .array(tools))], isCacheable: true)
    case "prompts/list":
      try checkNoCursor(request)
      let prompts = description.prompts.map { $0.json(revision) }
      return reply(request, revision, [.init("prompts", .array(prompts))], isCacheable: true)
    case "resources/templates/list":
      try checkNoCursor(request)
      let templates = JSONValue.array(description.resourceTemplates.map(\.json))
      return reply(request, revision, [.init("resourceTemplates", templates)], isCacheable: true)
    case "tools/call": return try callTool(request, revision)
    case "resources/list":
      try checkNoCursor(request)
      if revision.hasSession { sessionHasListedResources = true }
      return start(.resources, request, revision)
    case "resources/read": return start(.resource(uri: try request.text("uri")), request, revision)
    case "prompts/get": return try getPrompt(request, revision)
    case "completion/complete": return try complete(request, revision)
    case "resources/subscribe" where revision.hasSession:
      try subscribe(to: try request.text("uri"))
      return reply(request, revision, [])
    case "resources/unsubscribe" where revision.hasSession:
      sessionSubscriptions.remove(try request.text("uri"))
      return reply(request, revision, [])
    case "subscriptions/listen" where !revision.hasSession: return try listen(request)
    default: throw .methodNotFound(request.method)
    }
  }

  /// Opens a session with a client of 2025.
  ///
  /// If the server does not know the client's revision, it answers with the latest that it knows, and
  /// the client decides.
  private mutating func initialize(_ request: RequestContext) throws(RPCError) -> [Effect] {
    let wanted = try request.text("protocolVersion")
    let known = ProtocolRevision.withSessions
    let revision = known.first { $0.rawValue == wanted } ?? known[0]
    sessionRevision = revision
    sessionClient = request.parameters["clientInfo"]?["name"]?.text
    let members: [JSONValue.Member] = [
      .init("protocolVersion", .string(revision.rawValue)),
      .init("capabilities", description.capabilities(revision)),
      .init("serverInfo", description.implementation(revision)),
      .init("instructions", .string(description.instructions)),
    ]
    return [.send(.result(id: request.id, .object(members)))]
  }

  private var discovery: [JSONValue.Member] {
    let versions = ProtocolRevision.withoutSessions.map { JSONValue.string($0.rawValue) }
    return [
      .init("supportedVersions", .array(versions)),
      .init("capabilities", description.capabilities(.july2026)),
      .init("instructions", .string(description.instructions)),
    ]
  }

  /// The lists are complete, so there are no cursors.
  private func checkNoCursor(_ request: RequestContext) throws(RPCError) {
    if request.parameters["cursor"] != nil { throw .invalidParameters("unknown cursor") }
  }

  // MARK: - Calls

  private mutating func callTool(
    _ request: RequestContext,
    _ revision: ProtocolRevision
  ) throws(RPCError) -> [Effect] {
    let name = try request.text("name")
    guard let tool = description.tools.first(where: { $0.name == name }) else {
      let names = description.tools.map(\.name).joined(separator: ", ")
      throw .invalidParameters(
        description.refusedTools[name]
          ?? "unknown tool: \(name.prefix(100)); the tools are: \(names)"
      )
    }
    let arguments = request.parameters["arguments"] ?? .object([])
    let problems = tool.input.problems(of: arguments)
    guard problems.isEmpty else {
      // A model can correct its arguments only if it sees the problems.
      let failure = JSONValue.object([
        .init("error", .string("invalid-arguments")),
        .init("problems", .array(problems.map { .string($0) })),
      ])
      let result = members(of: .toolFailure(failure), revision)
      return reply(request, revision, result)
    }
    return start(.tool(name: name, arguments: arguments), request, revision)
  }

  private mutating func getPrompt(
    _ request: RequestContext,
    _ revision: ProtocolRevision
  ) throws(RPCError) -> [Effect] {
    let name = try request.text("name")
    guard let prompt = description.prompts.first(where: { $0.name == name }) else {
      throw .invalidParameters("unknown prompt: \(name.prefix(100))")
    }
    let arguments = try request.texts("arguments")
    for argument in prompt.arguments where argument.isRequired && arguments[argument.name] == nil {
      throw .invalidParameters("the prompt requires '\(argument.name)'")
    }
    return start(.prompt(name: name, arguments: arguments), request, revision)
  }

  private mutating func complete(
    _ request: RequestContext,
    _ revision: ProtocolRevision
  ) throws(RPCError) -> [Effect] {
    let reference: CompletionQuery.Reference
    switch request.parameters["ref"].map({ ($0["type"]?.text, $0["name"]?.text, $0["uri"]?.text) })
    {
    case ("ref/prompt", let name?, _)?:
      guard description.prompts.contains(where: { $0.name == name }) else {
        throw .invalidParameters("unknown prompt: \(name.prefix(100))")
      }
      reference = .prompt(name)
    case ("ref/resource", _, let uri?)?: reference = .resource(uri)
    default: throw .invalidParameters("'ref' is not a reference to a prompt or resource")
    }
    guard let argument = request.parameters["argument"], let name = argument["name"]?.text,
      let value = argument["value"]?.text
    else { throw .invalidParameters("'argument' must have a name and a value") }
    let query = CompletionQuery(
      reference: reference,
      argument: name,
      prefix: value,
      others: try request.texts("arguments", in: request.parameters["context"] ?? .null)
    )
    return start(.completion(query), request, revision)
  }

  private mutating func start(
    _ operation: ServerCall.Operation,
    _ request: RequestContext,
    _ revision: ProtocolRevision
  ) -> [Effect] {
    calls[request.id] = OpenCall(
      operation: operation,
      revision: revision,
      progressToken: request.progressToken,
      batch: request.batch
    )
    if let batch = request.batch { batches[batch]?.openCount += 1 }
    let client = revision.hasSession ? sessionClient : request.client
    return [.start(ServerCall(id: request.id, operation: operation, client: client))]
  }

  // MARK: - Results

  /// Returns the answer to a request.
  func reply(
    _ request: RequestContext,
    _ revision: ProtocolRevision,
    _ members: [JSONValue.Member],
    isCacheable: Bool = false
  ) -> [Effect] {
    let result = result(members, revision, lifetime: isCacheable ? Self.longLifetime : nil)
    return [.send(.result(id: request.id, result))]
  }

  /// The time for which descriptions of the server stay valid, in milliseconds.
  private static let longLifetime = 3_600_000

  /// Returns a result in the form of a revision.
  ///
  /// - Parameters:
  ///   - members: The members of the result.
  ///   - revision: The revision.
  ///   - lifetime: The time for which the result stays valid, in milliseconds; `nil` if it is not
  ///     kept.
  /// - Returns: The object.
  func result(
    _ members: [JSONValue.Member],
    _ revision: ProtocolRevision,
    lifetime: Int?
  ) -> JSONValue {
    guard !revision.hasSession else { return .object(members) }
    let server = JSONValue.Member(MetaField.serverInfo, description.implementation(revision))
    var all = [JSONValue.Member("resultType", .string("complete"))] + members
    if let lifetime {
      // Descriptions of the server are the same for all, and contents are those of a project.
      let scope = lifetime == Self.longLifetime ? "public" : "private"
      all += [.init("ttlMs", .number("\(lifetime)")), .init("cacheScope", .string(scope))]
    }
    all.append(JSONValue.Member("_meta", .object([server])))
    return .object(all)
  }
}

extension RPCError {
  /// Several messages in an array, in a revision without them.
  static let noBatches = RPCError.invalidRequest("this revision of the protocol has no batches")
}
