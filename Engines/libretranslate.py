#!/usr/bin/env python3
"""Translates with a server of LibreTranslate, for 'xcstrings translate'.

    export LIBRETRANSLATE_URL=http://localhost:5000
    xcstrings translate --language es --with "python3 Engines/libretranslate.py"
"""
import argparse, concurrent.futures, json, os, queue, re, sys, threading, time
import urllib.error, urllib.request

OUTPUT_LOCK = threading.Lock()
ATTEMPTS, TIMEOUT = 6, 120
# Tests wait less between two attempts.
SPEED = float(os.environ.get("XCSTRINGS_ENGINE_DELAY_FACTOR", "1"))

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


class LibreTranslate:
    def __init__(self, options, header):
        self.url = options.url.rstrip("/") + "/translate"
        self.settings = {"source": code(header["source"]), "target": code(header["target"]),
                         "format": "html"}
        if os.environ.get("LIBRETRANSLATE_API_KEY"):
            self.settings["api_key"] = os.environ["LIBRETRANSLATE_API_KEY"]

    def texts(self, texts):
        """Translates texts in HTML."""
        found = post(self.url, {**self.settings, "q": texts}, {}).get("translatedText")
        if not isinstance(found, list) or len(found) != len(texts):
            raise ServiceError("invalid_response", "The number of translations differs.")
        return found

    def in_parts(self, text):
        """Translates the parts between the marks, so that each mark keeps its place."""
        parts = re.split(r'(<x id="\d+"/>)', text)
        prose = [index for index, part in enumerate(parts) if index % 2 == 0 and part.strip()]
        results = self.texts([parts[index].strip() for index in prose]) if prose else []
        for index, result in zip(prose, results):
            part = parts[index]
            before, after = part[: len(part) - len(part.lstrip())], part[len(part.rstrip()):]
            parts[index] = before + result.strip() + after
        return "".join(parts)

    def translate(self, batch):
        try:
            first = [request for request in batch if request.get("attempt", 1) == 1]
            texts = [text for request in first for text in sources(request).values()]
            results = iter(self.texts(texts) if texts else [])
            answers = []
            for request in batch:
                own = sources(request)
                if request.get("attempt", 1) == 1:
                    answers.append(answer(request, [next(results) for _ in own]))
                else:
                    answers.append(answer(request, [self.in_parts(text) for text in own.values()]))
        except ServiceError as error:
            answers = [error.answer(request) for request in batch]
        for message in answers:
            say(message)


def code(tag):
    """Returns the code of a language, as LibreTranslate has it."""
    tag = tag.replace("_", "-")
    if tag.lower() in ("pt-br", "zh-hans", "zh-hant"):
        return tag[:3] + (tag[3:].upper() if len(tag) == 5 else tag[3:].capitalize())
    return tag.split("-")[0]


def main():
    env = os.environ.get
    parser = argparse.ArgumentParser(
        description="Translates with a server of LibreTranslate. 'xcstrings translate' starts this program.",
        epilog="Environment: LIBRETRANSLATE_URL, LIBRETRANSLATE_API_KEY.",
    )
    parser.add_argument("--url", default=env("LIBRETRANSLATE_URL", "http://localhost:5000"),
                        help="the address of the server (default: $LIBRETRANSLATE_URL, or localhost)")
    parser.add_argument("--batch", type=int, default=25, help="texts in a request (default: 25)")
    parser.add_argument("--concurrency", type=int, default=2, help="requests at the same time (default: 2)")
    options = parser.parse_args()
    header = json.loads(sys.stdin.readline() or "{}")
    service = LibreTranslate(options, header)
    say({"ready": True, "name": "libretranslate", "masking": "tags", "batch": options.batch,
         "concurrency": options.concurrency})
    with concurrent.futures.ThreadPoolExecutor(options.concurrency) as pool:
        for batch in batches(options.batch):
            pool.submit(service.translate, batch)


if __name__ == "__main__":
    main()
