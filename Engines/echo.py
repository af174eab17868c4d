#!/usr/bin/env python3
"""Answers each request with the language and the source text. An example of an engine for 'xcstrings translate'."""
import json, sys

language = json.loads(sys.stdin.readline())["target"]
print('{"ready": true, "name": "echo"}', flush=True)
for line in sys.stdin:
    request = json.loads(line)
    answer, masked = {"id": request["id"]}, request["masked"]
    if request["kind"] == "plural":
        answer["forms"] = {form: f"{language}: {masked.get(form, masked['other'])}" for form in request["need"]}
    else:
        answer["text"] = f"{language}: {masked}"
    print(json.dumps(answer), flush=True)
