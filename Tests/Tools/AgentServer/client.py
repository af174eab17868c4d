#!/usr/bin/env python3
"""Calls an agent server with the official SDK, and prints what the client received as JSON.

usage: client.py MODE PROGRAM ARGUMENT...   in the folder of the project; MODE is that of mcp.Client
"""
import asyncio
import json
import sys

import jsonschema
import mcp_types as types
from mcp.client.client import Client
from mcp.client.stdio import StdioServerParameters

mode, program, *arguments = sys.argv[1:]
report = {"tools": {}, "calls": [], "problems": []}


def check(value, schema, name):
    """Checks a value by a schema, and the schema itself."""
    jsonschema.Draft202012Validator.check_schema(schema)
    for error in jsonschema.Draft202012Validator(schema).iter_errors(value):
        report["problems"].append(f"{name}: {error.message}")


async def call(client, tools, name, **values):
    """Calls a tool, and checks the arguments and the result by its schemas."""
    tool = tools[name]
    check(values, tool.input_schema, f"{name} arguments")
    seen = []

    async def progress(done, total, message):
        seen.append(done)

    result = await client.call_tool(name, values, progress_callback=progress)
    if not result.is_error:
        check(result.structured_content, tool.output_schema, name)
        if json.loads(result.content[0].text) != result.structured_content:
            report["problems"].append(f"{name}: the text differs from the structured content")
    if sorted(set(seen)) != seen:
        report["problems"].append(f"{name}: the progress does not increase")
    report["calls"].append([name, bool(result.is_error)])
    return json.loads(result.content[0].text)


async def main():
    parameters = StdioServerParameters(command=program, args=arguments)
    async with Client(parameters, mode=mode) as client:
        report["version"] = client.protocol_version
        report["instructions"] = client.instructions
        tools = {tool.name: tool for tool in (await client.list_tools()).tools}
        report["tools"] = {
            name: tool.annotations.read_only_hint for name, tool in tools.items()
        }
        project = await call(client, tools, "get_project")
        report["project"] = project
        await call(client, tools, "find_texts", query="door", languages=["es"])
        work = await call(client, tools, "get_work", language="es", kind="translate")
        await call(client, tools, "get_work", language="es", kind="review")
        await call(client, tools, "get_work", language="es", kind="fix")
        edits = []
        for item in work["items"]:
            edit = {"key": item["key"], "sourceVersion": item["sourceVersion"]}
            if "translation" in item:
                source = item["sourceForms"]["plural.other"]
                edit["forms"] = {
                    text["variation"].removeprefix("plural."): source
                    for text in item["translation"]
                }
            else:
                edit["text"] = item.get("source", item["key"])
            edits.append(edit)
        written = await call(client, tools, "set_texts", language="es", edits=edits)
        report["written"] = written["written"]
        await call(client, tools, "get_context", key=work["items"][0]["key"])
        review = await call(client, tools, "get_work", language="es", kind="review")
        decisions = [
            {
                "key": item["key"], "language": "es", "decision": "approve",
                "variation": text.get("variation", ""), "sourceVersion": item["sourceVersion"],
                "targetVersion": text["targetVersion"],
            }
            for item in review["items"] for text in item["translation"]
        ]
        approved = await call(client, tools, "review_texts", decisions=decisions)
        report["approved"] = [approved["decided"], len(decisions)]
        await call(client, tools, "validate", languages=["es"])
        await call(client, tools, "search_memory", text="Open the doors", language="es")
        await call(client, tools, "get_terms")
        await call(client, tools, "sync_code")
        await call(client, tools, "explain_key", key=work["items"][0]["key"])
        path = project["catalogs"][0]["path"]
        await call(client, tools, "diff_catalogs", old=path, new=path)
        await call(client, tools, "merge_catalogs", base=path, ours=path, theirs=path, output=path)
        await call(client, tools, "edit_languages", add=["fr"], dryRun=True)
        await call(client, tools, "edit_keys", dryRun=True,
                   edits=[{"action": "comment", "key": work["items"][0]["key"], "comment": "x"}])
        resources = (await client.list_resources()).resources
        report["resources"] = [str(resource.uri) for resource in resources]
        for uri in report["resources"] + ["xcstrings://rule/needs-review"]:
            content = (await client.read_resource(uri)).contents[0]
            if not content.text:
                report["problems"].append(f"{uri}: empty")
        try:
            await client.read_resource("xcstrings://nothing")
            report["problems"].append("a resource that does not exist was read")
        except Exception as error:
            report["missing"] = str(error)
        templates = (await client.list_resource_templates()).resource_templates
        report["templates"] = [template.uri_template for template in templates]
        reference = types.ResourceTemplateReference(type="ref/resource", uri=report["templates"][0])
        completion = await client.complete(reference, {"name": "language", "value": "e"})
        report["completion"] = completion.completion.values
        prompts = (await client.list_prompts()).prompts
        report["prompts"] = [prompt.name for prompt in prompts]
        for prompt in prompts:
            values = {argument.name: "es" for argument in prompt.arguments or []}
            result = await client.get_prompt(prompt.name, values)
            if not result.messages[0].content.text:
                report["problems"].append(f"{prompt.name}: empty")
    print(json.dumps(report))


asyncio.run(main())
