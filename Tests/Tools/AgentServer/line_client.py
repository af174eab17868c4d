"""A client of an agent server that writes and reads lines, for the revisions that the SDK does not offer."""
import asyncio
import json

from messages import LATEST, VERSION


class LineClient:
    """Calls a server by a revision, and records all messages in a file."""

    def __init__(self, revision, log, command):
        self.version = revision
        self.instructions = None
        self.log = open(log, "ab", 0)
        self.command = command
        self.last = 0
        self.answers = {}
        self.progress = {}
        self.updates = asyncio.Queue()

    @property
    def has_session(self):
        return self.version < LATEST

    async def __aenter__(self):
        self.process = await asyncio.create_subprocess_exec(
            *self.command, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
            limit=1 << 26,
        )
        self.reader = asyncio.create_task(self.read_lines())
        if self.has_session:
            info = {"name": "Line client", "version": "1"}
            result = await self.request("initialize", {
                "protocolVersion": self.version, "capabilities": {}, "clientInfo": info,
            })
            self.version, self.instructions = result["protocolVersion"], result["instructions"]
            self.send({"jsonrpc": "2.0", "method": "notifications/initialized"})
            await self.request("ping", {})
        else:
            self.instructions = (await self.request("server/discover", {}))["instructions"]
        return self

    async def __aexit__(self, *error):
        self.process.stdin.close()
        await self.reader
        self.status = await self.process.wait()

    async def read_lines(self):
        async for line in self.process.stdout:
            self.log.write(b"<" + line)
            message = json.loads(line)
            for part in message if isinstance(message, list) else [message]:
                await self.receive(part)
        for answer in self.answers.values():
            answer.cancel()

    async def receive(self, message):
        parameters = message.get("params", {})
        if message.get("method") == "notifications/progress":
            await self.progress[parameters["progressToken"]](
                parameters["progress"], parameters.get("total"), parameters.get("message")
            )
        elif message.get("method") == "notifications/resources/updated":
            await self.updates.put(parameters["uri"])
        elif message.get("method") == "notifications/subscriptions/acknowledged":
            await self.updates.put("acknowledged")
        elif message.get("id") in self.answers:
            self.answers.pop(message["id"]).set_result(message)

    def send(self, message):
        line = json.dumps(message).encode() + b"\n"
        self.log.write(b">" + line)
        self.process.stdin.write(line)

    def message(self, method, parameters, progress=None):
        self.last += 1
        meta = {}
        if progress:
            self.progress[f"progress {self.last}"] = progress
            meta["progressToken"] = f"progress {self.last}"
        if not self.has_session:
            meta |= {
                VERSION: self.version,
                "io.modelcontextprotocol/clientInfo": {"name": "Line client", "version": "1"},
                "io.modelcontextprotocol/clientCapabilities": {},
            }
        if meta:
            parameters = {**parameters, "_meta": meta}
        return {"jsonrpc": "2.0", "id": self.last, "method": method, "params": parameters}

    async def request(self, method, parameters, progress=None):
        message = self.message(method, parameters, progress)
        answer = self.answers[message["id"]] = asyncio.get_running_loop().create_future()
        self.send(message)
        try:
            response = await asyncio.wait_for(answer, 60)
        except asyncio.CancelledError:
            self.send({
                "jsonrpc": "2.0", "method": "notifications/cancelled",
                "params": {"requestId": message["id"], "reason": "not needed"},
            })
            raise
        if "error" in response:
            raise RuntimeError(response["error"]["message"])
        return response["result"]

    async def batch(self, *requests):
        """Sends several requests in an array, and returns the answers."""
        messages = [self.message(method, parameters) for method, parameters in requests]
        answers = [asyncio.get_running_loop().create_future() for _ in messages]
        self.answers |= {m["id"]: answer for m, answer in zip(messages, answers)}
        self.send(messages)
        return await asyncio.wait_for(asyncio.gather(*answers), 60)

    async def tools(self):
        return (await self.request("tools/list", {}))["tools"]

    async def call(self, name, arguments, progress=None):
        result = await self.request("tools/call", {"name": name, "arguments": arguments}, progress)
        return {
            "isError": result.get("isError", False),
            "text": result["content"][0]["text"],
            "structured": result.get("structuredContent"),
        }

    async def resources(self):
        return [resource["uri"] for resource in (await self.request("resources/list", {}))["resources"]]

    async def templates(self):
        result = await self.request("resources/templates/list", {})
        return [template["uriTemplate"] for template in result["resourceTemplates"]]

    async def read(self, uri):
        return (await self.request("resources/read", {"uri": uri}))["contents"][0]["text"]

    async def prompts(self):
        result = await self.request("prompts/list", {})
        return {
            prompt["name"]: [argument["name"] for argument in prompt["arguments"]]
            for prompt in result["prompts"]
        }

    async def prompt(self, name, arguments):
        result = await self.request("prompts/get", {"name": name, "arguments": arguments})
        return result["messages"][0]["content"]["text"]

    async def complete(self, kind, owner, argument, value, others):
        reference = {"type": f"ref/{kind}", "name" if kind == "prompt" else "uri": owner}
        parameters = {"ref": reference, "argument": {"name": argument, "value": value}}
        # Earlier revisions know no other arguments.
        if others and self.version >= "2025-06-18":
            parameters["context"] = {"arguments": others}
        return (await self.request("completion/complete", parameters))["completion"]["values"]

    async def cancel(self, task):
        task.cancel()
        try:
            await task
        except asyncio.CancelledError:
            pass

    async def watch(self, uri, change):
        if self.has_session:
            await self.request("resources/subscribe", {"uri": uri})
        else:
            message = self.message(
                "subscriptions/listen", {"notifications": {"resourceSubscriptions": [uri]}}
            )
            self.send(message)
            assert await asyncio.wait_for(self.updates.get(), 20) == "acknowledged"
        await change()
        updated = await asyncio.wait_for(self.updates.get(), 20)
        if self.has_session:
            await self.request("resources/unsubscribe", {"uri": uri})
        return updated
