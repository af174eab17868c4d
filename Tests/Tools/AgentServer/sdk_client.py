"""A client of an agent server that uses the official SDK."""
import asyncio
import contextlib
import json
import sys
import warnings

import mcp_types as types
from mcp.client.client import Client
from mcp.client.stdio import StdioServerParameters

warnings.filterwarnings("ignore", message=".*is removed as of.*")


class SDKClient:
    """Calls a server in a mode of the SDK, and records all messages in a file."""

    def __init__(self, mode, recorder, log, command):
        self.parameters = StdioServerParameters(
            command=sys.executable, args=[recorder, log, *command]
        )
        self.mode = mode
        self.updates = asyncio.Queue()

    async def note(self, message):
        if isinstance(message, types.ResourceUpdatedNotification):
            await self.updates.put(str(message.params.uri))

    async def __aenter__(self):
        self.client = Client(self.parameters, mode=self.mode, message_handler=self.note)
        await self.client.__aenter__()
        self.version = self.client.protocol_version
        self.instructions = self.client.instructions
        return self

    async def __aexit__(self, *error):
        await self.client.__aexit__(*error)

    async def tools(self):
        return [tool.model_dump(by_alias=True, exclude_none=True)
                for tool in (await self.client.list_tools()).tools]

    async def call(self, name, arguments, progress=None):
        """Returns the result, or raises an error."""
        result = await self.client.call_tool(name, arguments, progress_callback=progress)
        return {
            "isError": bool(result.is_error),
            "text": result.content[0].text,
            "structured": result.structured_content,
        }

    async def resources(self):
        return [str(resource.uri) for resource in (await self.client.list_resources()).resources]

    async def templates(self):
        templates = (await self.client.list_resource_templates()).resource_templates
        return [template.uri_template for template in templates]

    async def read(self, uri):
        return (await self.client.read_resource(uri)).contents[0].text

    async def prompts(self):
        prompts = (await self.client.list_prompts()).prompts
        return {p.name: [argument.name for argument in p.arguments or []] for p in prompts}

    async def prompt(self, name, arguments):
        return (await self.client.get_prompt(name, arguments)).messages[0].content.text

    async def complete(self, kind, owner, argument, value, others):
        if kind == "prompt":
            reference = types.PromptReference(type="ref/prompt", name=owner)
        else:
            reference = types.ResourceTemplateReference(type="ref/resource", uri=owner)
        result = await self.client.complete(
            reference, {"name": argument, "value": value}, context_arguments=others
        )
        return result.completion.values

    async def cancel(self, task):
        """Gives a call up, which cancels it."""
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task

    async def watch(self, uri, change):
        """Changes a resource, and returns the address of which the server says that it changed."""
        if self.version >= "2026":
            async with self.client.listen(resource_subscriptions=[uri]) as events:
                await change()
                return str((await asyncio.wait_for(anext(events), 20)).uri)
        await self.client.subscribe_resource(uri)
        await change()
        updated = await asyncio.wait_for(self.updates.get(), 20)
        await self.client.unsubscribe_resource(uri)
        return updated
