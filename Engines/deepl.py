#!/usr/bin/env python3
"""Translates with DeepL, for 'xcstrings translate'.

    export DEEPL_API_KEY=...
    xcstrings translate --language es --with "python3 Engines/deepl.py --formality prefer_less"
"""
import argparse, concurrent.futures, json, os, queue, sys, threading, time
import urllib.error, urllib.request

OUTPUT_LOCK = threading.Lock()
ATTEMPTS, TIMEOUT = 6, 60
# Tests wait less between two attempts.
SPEED = float(os.environ.get("XCSTRINGS_ENGINE_DELAY_FACTOR", "1"))
# DeepL accepts at most 50 texts in a request.
BATCH = 50
TARGETS = {"en": "EN-US", "pt": "PT-PT", "zh": "ZH-HANS", "no": "NB",
           "zh-cn": "ZH-HANS", "zh-tw": "ZH-HANT", "zh-hk": "ZH-HANT"}
FORMALITIES = ["default", "more", "less", "prefer_more", "prefer_less"]

# The functions up to the next line of dashes are the same in all engines.


def say(message):
    """Writes a message to standard output."""
    with OUTPUT_LOCK:
        sys.stdout.write(json.dumps(message, ensure_ascii=False) + "\n")
        sys.stdout.flush()


def fail(code, message):
    """Reports that the engine cannot work, and ends it."""
    say({"error": {"code": code, "message": message}})
    sys.exit(1)


def sources(request):
    """Returns the masked source text of each text that the answer must have."""
    masked = request["masked"]
    if request["kind"] == "text":
        return {None: masked}
    other = masked.get("other") or list(masked.values())[-1]
    return {form: masked.get(form, other) for form in request["need"]}


def answer(request, texts, usage=None):
    """Returns the answer with the translations, in the order of `sources`."""
    forms = dict(zip(sources(request), texts))
    message = {"id": request["id"]}
    if request["kind"] == "text":
        message["text"] = forms[None]
    else:
        message["forms"] = forms
    if usage:
        message["usage"] = usage
    return message


def batches(size):
    """Yields lists of requests: those that have arrived, up to a number."""
    lines = queue.Queue()

    def read():
        for line in sys.stdin:
            lines.put(line)
        lines.put(None)

    threading.Thread(target=read, daemon=True).start()
    ended = False
    while not ended:
        batch, wait = [], None
        while len(batch) < size:
            try:
                line = lines.get(timeout=wait)
            except queue.Empty:
                break
            if line is None:
                ended = True
                break
            if line.strip():
                batch.append(json.loads(line))
            wait = 0.02
        if batch:
            yield batch


# ------------------------------------------------------------------------------------------------
class ServiceError(Exception):
    """An error that a service reports."""

    def __init__(self, code, message, retry_after=None):
        super().__init__(message)
        self.code, self.message, self.retry_after = code, message, retry_after

    def answer(self, request):
        error = {"code": self.code, "message": self.message}
        if self.retry_after is not None:
            error["retryAfter"] = self.retry_after
        return {"id": request["id"], "error": error}


def post(url, body, headers):
    """Sends JSON, and returns the JSON of the response.

    The request is repeated if the service is busy or cannot be reached.
    """
    data = json.dumps(body).encode()
    headers = {"Content-Type": "application/json", "User-Agent": "xcstrings-engine/1", **headers}
    for attempt in range(ATTEMPTS):
        delay, error = 2.0**attempt, None
        try:
            request = urllib.request.Request(url, data=data, headers=headers, method="POST")
            with urllib.request.urlopen(request, timeout=TIMEOUT) as response:
                return json.loads(response.read())
        except urllib.error.HTTPError as problem:
            text = problem.read(2000).decode("utf-8", "replace").strip()
            message = f"HTTP status {problem.code}: {text}" if text else f"HTTP status {problem.code}"
            if problem.code not in (408, 429, 500, 502, 503, 504):
                raise ServiceError(f"http_{problem.code}", message) from None
            try:
                delay = min(60.0, float(problem.headers.get("Retry-After", delay)))
            except ValueError:
                pass
            error = ServiceError(
                "rate_limit" if problem.code == 429 else f"http_{problem.code}", message, delay
            )
        except (urllib.error.URLError, TimeoutError, ConnectionError) as problem:
            error = ServiceError("network", str(getattr(problem, "reason", problem)))
        except ValueError as problem:
            error = ServiceError("invalid_response", f"The response is not JSON: {problem}")
        if attempt + 1 == ATTEMPTS:
            raise error
        print(f"{error.message}; next attempt in {delay:g} seconds", file=sys.stderr, flush=True)
        time.sleep(delay * SPEED)


# ------------------------------------------------------------------------------------------------


class DeepL:
    def __init__(self, options, header):
        self.options = options
        key = os.environ["DEEPL_API_KEY"]
        host = "api-free.deepl.com" if key.endswith(":fx") else "api.deepl.com"
        self.url = os.environ.get("DEEPL_API_URL", f"https://{host}").rstrip("/") + "/v2/translate"
        self.headers = {"Authorization": f"DeepL-Auth-Key {key}"}
        target = header["target"].replace("_", "-").lower()
        self.settings = {
            "source_lang": header["source"].replace("_", "-").split("-")[0].upper(),
            "target_lang": TARGETS.get(target, target.upper()),
            "tag_handling": "xml",
            "ignore_tags": ["x"],
            "preserve_formatting": True,
        }
        formality = options.formality or header.get("style", {}).get("formality")
        if formality in FORMALITIES:
            self.settings["formality"] = formality
        elif formality:
            print(f"The formality '{formality}' is none of DeepL; it is ignored.", file=sys.stderr, flush=True)
        if options.glossary:
            self.settings["glossary_id"] = options.glossary

    def translate(self, requests, context):
        """Translates requests with the same context, which DeepL reads but does not translate."""
        texts = [text for request in requests for text in sources(request).values()]
        body = {**self.settings, "text": texts, "show_billed_characters": True}
        if context:
            body["context"] = context
        try:
            results = post(self.url, body, self.headers).get("translations") or []
            if len(results) != len(texts):
                raise ServiceError("invalid_response", "The number of translations differs.")
        except ServiceError as error:
            for request in requests:
                say(error.answer(request))
            return
        rest = iter(results)
        for request in requests:
            own = [next(rest) for _ in sources(request)]
            count = sum(result.get("billed_characters", 0) for result in own)
            usage = {"input": count, "output": 0}
            if self.options.price:
                usage.update(cost=count * self.options.price / 1e6, currency=self.options.currency)
            say(answer(request, [result["text"] for result in own], usage))


def groups(batch):
    """Returns the requests by their context, with at most 50 texts in a group."""
    found = {}
    for request in batch:
        context = request.get("comment", "")
        group = found.setdefault(context, [[]])
        if sum(len(sources(other)) for other in group[-1]) + len(sources(request)) > BATCH:
            group.append([])
        group[-1].append(request)
    return [(group, context) for context, parts in found.items() for group in parts]


def main():
    parser = argparse.ArgumentParser(
        description="Translates with DeepL. 'xcstrings translate' starts this program.",
        epilog="Environment: DEEPL_API_KEY, DEEPL_API_URL.",
    )
    parser.add_argument("--formality", choices=FORMALITIES,
                        help="the form of address, where the language has several "
                        "(default: 'formality' in the style of the project)")
    parser.add_argument("--glossary", help="the id of a glossary of DeepL")
    parser.add_argument("--price", type=float, default=0, help="price of a million characters")
    parser.add_argument("--currency", default="EUR", help="the currency of the price (default: EUR)")
    parser.add_argument("--concurrency", type=int, default=4, help="requests at the same time (default: 4)")
    options = parser.parse_args()
    header = json.loads(sys.stdin.readline() or "{}")
    if not os.environ.get("DEEPL_API_KEY"):
        fail("no_key", "The environment variable DEEPL_API_KEY is not set.")
    service = DeepL(options, header)
    say({"ready": True, "name": "deepl", "masking": "tags", "batch": BATCH,
         "concurrency": options.concurrency})
    with concurrent.futures.ThreadPoolExecutor(options.concurrency) as pool:
        for batch in batches(BATCH):
            for requests, context in groups(batch):
                pool.submit(service.translate, requests, context)


if __name__ == "__main__":
    main()
