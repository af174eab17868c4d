#!/usr/bin/env python3
"""Translates with Apertium, offline, for 'xcstrings translate'.

    apt install apertium apertium-eng-spa
    xcstrings translate --language es --with "python3 Engines/apertium.py"
"""
import argparse, json, os, queue, re, shutil, subprocess, sys, threading

OUTPUT_LOCK = threading.Lock()
BATCH = 50
# The programs of Apertium end if the locale of the user is not installed, and need one with UTF-8.
ENVIRONMENT = {**os.environ, "LC_ALL": "C.UTF-8"}
# The codes of ISO 639-3 that Apertium uses.
CODES = {
    "af": "afr", "an": "arg", "ar": "ara", "ast": "ast", "be": "bel", "bg": "bul", "br": "bre",
    "ca": "cat", "cy": "cym", "da": "dan", "de": "deu", "en": "eng", "eo": "epo", "es": "spa",
    "eu": "eus", "fr": "fra", "gl": "glg", "hbs": "hbs", "hi": "hin", "id": "ind", "is": "isl",
    "it": "ita", "kk": "kaz", "mk": "mkd", "ms": "zlm", "mt": "mlt", "nb": "nob", "nl": "nld",
    "nn": "nno", "oc": "oci", "pl": "pol", "pt": "por", "ro": "ron", "ru": "rus", "sc": "srd",
    "se": "sme", "sl": "slv", "sr": "hbs", "sv": "swe", "tt": "tat", "uk": "ukr", "ur": "urd",
}

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


def run_apertium(arguments, document):
    """Runs Apertium, whose output is the input if one of its programs has ended early."""
    run = subprocess.run(
        ["apertium", *arguments], input=document, capture_output=True, encoding="utf-8", env=ENVIRONMENT
    )
    if run.returncode != 0 or "terminate called" in run.stderr:
        fail("apertium", run.stderr.strip() or f"status {run.returncode}")
    return run


def pair(source, target):
    """Returns the name of the installed pair of languages that fits best."""
    modes = run_apertium(["-l"], "").stdout.split()

    def codes(tag):
        parts = tag.replace("_", "-").split("-")
        code = CODES.get(parts[0], parts[0])
        return ["_".join([code, *parts[1:]]), code, parts[0]]

    for first in codes(source):
        for second in codes(target):
            if f"{first}-{second}" in modes:
                return f"{first}-{second}"
    fail("no_pair", f"Apertium has no pair for {source} and {target}; installed: {' '.join(modes)}")


def apertium(mode, texts):
    """Translates texts in HTML; returns None if their number has changed."""
    document = "".join(f"<p>{text}</p>\n" for text in texts)
    run = run_apertium(["-f", "html-noent", "-u", mode], document)
    results = re.findall(r"<p>(.*?)</p>", run.stdout, re.DOTALL)
    return [tidy(*both) for both in zip(texts, results)] if len(results) == len(texts) else None


def tidy(source, text):
    """Removes the additional spaces that Apertium leaves."""
    text = " ".join(text.split("\n")).strip()
    return text if "  " in source else re.sub(" {2,}", " ", text)


def translate(mode, texts):
    """Translates texts, one after the other if they cannot be separated."""
    results = apertium(mode, texts)
    if results is None:
        results = [(apertium(mode, [text]) or [text])[0] for text in texts]
    return results


def filled(text, request):
    """Gives the marks of placeholders a content, without which Apertium divides the sentence.

    A number or a name keeps the agreement and the capitals of the words around it.
    """
    contents = {"number": "5", "text": "Peter", "value": "Peter", "substitution": "Peter"}
    kinds = {str(mark["id"]): mark["type"] for mark in request.get("placeholders", [])}

    def element(mark):
        content = contents.get(kinds.get(mark[1]))
        return f'<b id="{mark[1]}">{content}</b>' if content else mark[0]

    return re.sub(r'<x id="(\d+)"/>', element, text)


def emptied(text):
    """Returns a translation with the marks of the request."""
    return re.sub(r'<b id="(\d+)">[^<]*</b>', r'<x id="\1"/>', text)


def in_parts(mode, text):
    """Translates the parts between the marks, so that each mark keeps its place."""
    parts = re.split(r'(<x id="\d+"/>)', text)
    prose = [index for index, part in enumerate(parts) if index % 2 == 0 and part.strip()]
    for index, result in zip(prose, translate(mode, [parts[index].strip() for index in prose])):
        part = parts[index]
        before = part[: len(part) - len(part.lstrip())]
        after = part[len(part.rstrip()):]
        parts[index] = before + result + after
    return "".join(parts)


def main():
    parser = argparse.ArgumentParser(
        description="Translates with Apertium, offline. 'xcstrings translate' starts this program.",
        epilog="Install a pair of languages, such as the Debian package apertium-eng-spa.",
    )
    parser.add_argument("--mode", help="the pair of languages, such as eng-spa (default: the one that fits)")
    options = parser.parse_args()
    header = json.loads(sys.stdin.readline() or "{}")
    if not shutil.which("apertium"):
        fail("not_installed", "Apertium is not installed.")
    mode = options.mode or pair(header["source"], header["target"])
    say({"ready": True, "name": f"apertium:{mode}", "masking": "tags", "batch": BATCH})
    for batch in batches(BATCH):
        first = [request for request in batch if request.get("attempt", 1) == 1]
        texts = [filled(text, request) for request in first for text in sources(request).values()]
        results = iter(map(emptied, translate(mode, texts)))
        for request in batch:
            texts = sources(request)
            if request.get("attempt", 1) == 1:
                say(answer(request, [next(results) for _ in texts]))
            else:
                say(answer(request, [in_parts(mode, text) for text in texts.values()]))


if __name__ == "__main__":
    main()
