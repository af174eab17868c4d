#!/usr/bin/env python3
"""Answers each request with the source text. An example of an engine for 'xcstrings translate'."""
import json, sys

sys.stdin.readline()  # The header, with the languages.
print('{"ready": true, "name": "echo"}', flush=True)
for line in sys.stdin:
    request = json.loads(line)
    answer, masked = {"id": request["id"]}, request["masked"]
    if request["kind"] == "plural":
        answer["forms"] = {form: masked.get(form, masked["other"]) for form in request["need"]}
    else:
        answer["text"] = masked
    print(json.dumps(answer), flush=True)
