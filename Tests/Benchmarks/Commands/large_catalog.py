"""Writes a String Catalog in Xcode's layout: large_catalog.py FILE [--keys N] [--languages N] [--changed LANGUAGE] [--sources FOLDER].

10,000 keys in 30 languages are about 65 MB. One key in ten has plurals, one in seven of the others an argument; each has a comment.
With --changed, the texts of that language have another word, for three-way merges. With --sources, Swift files with the same keys are
written to a folder.
"""

import argparse
import json
import os
import random

LANGUAGES = (
    "ar bg ca cs da de el es fi fr he hi hr hu id it ja ko nb nl pl pt-BR ro ru sk sv th tr uk vi zh-Hans zh-Hant".split()
)
FORMS = {
    "ar": "zero one two few many other", "cs": "one few many other", "es": "one many other", "fr": "one many other",
    "he": "one two other", "hr": "one few other", "id": "other", "it": "one many other", "ja": "other", "ko": "other",
    "pl": "one few many other", "pt-BR": "one many other", "ro": "one few other", "ru": "one few many other",
    "sk": "one few many other", "th": "other", "uk": "one few many other", "vi": "other", "zh-Hans": "other", "zh-Hant": "other",
}
WORDS = (
    "account again background battery before cannot changes connection contacts copy delete device document download every export "
    "files folder from history import into library list message network notes only open page password photos please project recent "
    "remove saved screen search select settings share storage sync text this time update upload view was were when window without your"
).split()


def text(words, count):
    return " ".join(words.choice(WORDS) for _ in range(count)).capitalize()


def unit(value, state):
    return {"stringUnit": {"state": state, "value": value}}


def localization(words, language, source, argument, is_plural):
    state = "needs_review" if words.random() < 0.05 else "translated"
    # The words are those of no language, so the rules about languages find little.
    value = " ".join(word[::-1] for word in source.split()) + argument
    if not is_plural:
        return unit(value, state)
    forms = FORMS.get(language, "one other").split()
    return {"variations": {"plural": {form: unit(value, state) for form in forms}}}


def catalog(keys, languages, changed):
    words = random.Random(1)
    strings = {}
    for number in range(keys):
        is_plural = number % 10 == 0
        argument = " %lld" if is_plural else " %@" if number % 7 == 0 else ""
        source = text(words, words.randint(2, 12))
        entry = {"comment": f"Shown on screen {number // 40}.", "localizations": {}}
        if number % 50 == 0:
            entry["comment"] += " maxLength: 200"
        for language in LANGUAGES[:languages]:
            if words.random() >= 0.03:
                other = source + " edited" if language == changed and number % 3 == 0 else source
                entry["localizations"][language] = localization(words, language, other, argument, is_plural)
        strings[f"k{number:06d} {source}{argument}"] = entry
    return {"sourceLanguage": "en", "strings": strings, "version": "1.0"}


def write_sources(content, folder):
    os.makedirs(folder, exist_ok=True)
    entries = list(content["strings"].items())
    for start in range(0, len(entries), 100):
        lines = ["import Foundation", "", "func texts(_ name: String, _ count: Int) -> [String] {", "  ["]
        for key, entry in entries[start : start + 100]:
            text = key.replace("%lld", "\\(count)").replace("%@", "\\(name)")
            lines.append(f'    String(localized: "{text}", comment: "{entry["comment"]}"),')
        with open(os.path.join(folder, f"Texts{start // 100}.swift"), "w", encoding="utf-8") as file:
            file.write("\n".join(lines + ["  ]", "}", ""]))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("file")
    parser.add_argument("--keys", type=int, default=10_000)
    parser.add_argument("--languages", type=int, default=30)
    parser.add_argument("--changed")
    parser.add_argument("--sources")
    options = parser.parse_args()
    content = catalog(options.keys, options.languages, options.changed)
    with open(options.file, "w", encoding="utf-8") as file:
        json.dump(content, file, ensure_ascii=False, indent=2, separators=(",", " : "), sort_keys=True)
    if options.sources:
        write_sources(content, options.sources)


main()
