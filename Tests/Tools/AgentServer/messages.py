"""Checks messages against the schema of the protocol, for the revision that applies to each of them."""
import json
import pathlib

import jsonschema

LATEST = "2026-07-28"
VERSION = "io.modelcontextprotocol/protocolVersion"
# Members of all messages, which the definitions of earlier revisions do not repeat.
COMMON = {"_meta", "id", "jsonrpc"}
# Schemas inside of messages, and data whose schema is elsewhere.
DATA = {"inputSchema", "outputSchema", "structuredContent", "arguments", "_meta", "data"}


class Schema:
    """The schema of a revision."""

    def __init__(self, folder, revision):
        self.revision = revision
        self.root = json.loads(pathlib.Path(folder, f"schema-{revision}.json").read_text("utf-8"))
        self.name = "$defs" if "$defs" in self.root else "definitions"
        self.definitions = self.root[self.name]
        dialect = jsonschema.Draft202012Validator if self.name == "$defs" else jsonschema.Draft7Validator
        self.validators = {
            name: dialect({"$ref": f"#/{self.name}/{name}", self.name: self.definitions})
            for name in self.definitions
        }
        # The definition of each method, such as "CallToolRequest" of "tools/call".
        self.methods = {
            definition["properties"]["method"]["const"]: name
            for name, definition in self.definitions.items()
            if "const" in definition.get("properties", {}).get("method", {})
        }

    def problems(self, value, name):
        """Returns the problems of a value that must be of a definition."""
        if name not in self.validators:
            return [f"{self.revision} has no {name}"]
        problems = [
            f"{self.revision} {name}{error.json_path[1:]}: {error.message[:300]}"
            for error in self.validators[name].iter_errors(value)
        ]
        return problems or [
            f"{self.revision} {name}: '{path}' is not a member of this revision"
            for path in self.unknown(value, {"$ref": f"#/{self.name}/{name}"}, "")
        ]

    def unknown(self, value, schema, path):
        """Returns the members that a definition does not name, although it could."""
        while "$ref" in schema:
            schema = self.definitions[schema["$ref"].split("/")[-1]]
        if isinstance(value, list):
            for index, element in enumerate(value):
                yield from self.unknown(element, schema.get("items", {}), f"{path}[{index}]")
        for choice in schema.get("anyOf", []):
            if not list(self.validate(value, choice)):
                yield from self.unknown(value, choice, path)
                return
        if not isinstance(value, dict) or "properties" not in schema:
            return
        for name, member in value.items():
            if name in schema["properties"]:
                if name not in DATA:
                    yield from self.unknown(member, schema["properties"][name], f"{path}.{name}")
            elif name not in COMMON and schema.get("additionalProperties") is None:
                yield f"{path}.{name}"

    def validate(self, value, schema):
        dialect = type(next(iter(self.validators.values())))
        return dialect({**schema, self.name: self.definitions}).iter_errors(value)


class Conversation:
    """The messages between a client and a server, in the order in which they were sent."""

    def __init__(self, folder):
        self.folder = folder
        self.schemas = {}
        self.session = None
        self.requests = {}
        self.problems = []
        self.count = 0

    def schema(self, revision):
        if revision not in self.schemas:
            self.schemas[revision] = Schema(self.folder, revision)
        return self.schemas[revision]

    def check(self, line, is_from_client):
        """Checks a line, and remembers what later ones need."""
        message = json.loads(line)
        parts = message if isinstance(message, list) else [message]
        if isinstance(message, list) and self.session != "2025-03-26":
            self.problems.append("an array in a revision without batches")
        for part in parts:
            self.count += 1
            checked = self.from_client if is_from_client else self.from_server
            self.problems += [f"{problem} in {json.dumps(part)[:300]}" for problem in checked(part)]

    def from_client(self, message):
        parameters = message.get("params", {})
        method = message.get("method", "")
        revision = parameters.get("_meta", {}).get(VERSION) or self.session or LATEST
        if method == "initialize":
            revision = parameters["protocolVersion"]
        schema = self.schema(revision)
        if "id" in message:
            self.requests[message["id"]] = (method, revision)
        problems = schema.problems(message, "JSONRPCMessage")
        if method == "no/such/method":
            return problems
        return problems + schema.problems(message, schema.methods.get(method, method))

    def from_server(self, message):
        if "method" in message:
            # The streams of a client without a session have an identifier.
            is_latest = "io.modelcontextprotocol/subscriptionId" in message["params"].get("_meta", {})
            schema = self.schema(LATEST if is_latest else self.session or LATEST)
            name = schema.methods.get(message["method"], message["method"])
            return schema.problems(message, "JSONRPCMessage") + schema.problems(message, name)
        if "id" not in message:
            # The schemas before 2025-11-25 require an identifier, which such a line does not have.
            return self.schema(LATEST).problems(message, "JSONRPCErrorResponse")
        if message["id"] not in self.requests:
            return [f"an answer to no request: {message['id']}"]
        method, revision = self.requests.pop(message["id"])
        if "result" not in message:
            schema = self.schema(revision)
            name = "JSONRPCError" if "JSONRPCError" in schema.definitions else "JSONRPCErrorResponse"
            return schema.problems(message, "JSONRPCMessage") + schema.problems(message, name)
        if method == "initialize":
            revision = self.session = message["result"]["protocolVersion"]
        schema = self.schema(revision)
        name = schema.methods[method].replace("Request", "Result")
        if name not in schema.definitions:
            name = "EmptyResult"
        return schema.problems(message, "JSONRPCMessage") + schema.problems(message["result"], name)
