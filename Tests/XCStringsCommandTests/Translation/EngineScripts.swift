import TestSupport

/// Engines for tests, as Python programs.
enum EngineScripts {
  /// An engine with many ways to misbehave, which its argument selects.
  ///
  /// It translates "Text 1" as "Texto 1", and writes the number of each request to a file.
  static let hostile = #"""
    import json, os, sys, time, random
    mode = sys.argv[1]
    out = sys.stdout.buffer
    log = open("requests.log", "a")
    def raw(data): out.write(data); out.flush()
    def say(message): raw(json.dumps(message).encode() + b"\n")
    if mode == "never-reads": raw(b'{"ready":true}\n'); time.sleep(100)
    sys.stdin.readline()
    if mode == "exit-at-once": sys.exit(1)
    if mode == "no-greeting": say({"id": "1", "text": "x"})
    if mode == "garbage-greeting": raw(b"Loading model...\n")
    if mode == "cannot": say({"error": {"code": "no_key", "message": "The key \x1b[31m is missing."}}); sys.exit(1)
    if mode == "silent-start": time.sleep(100)
    say({"ready": True, "name": "test", "batch": 8, "concurrency": 2})
    if mode == "close-stdout": os.close(1); time.sleep(100)
    if mode == "hang": time.sleep(100)
    if mode == "endless":
        while True: raw(b"x" * 65536)
    if mode == "long-line": raw(b"y" * 10000000 + b"\n")
    def translation(text): return text.replace("Text", "Texto").replace("text", "texto")
    count, held = 0, []
    for line in sys.stdin:
        request = json.loads(line)
        log.write(request["key"] + "\n"); log.flush()
        count += 1
        answer = {"id": request["id"]}
        masked = request["masked"]
        if request["kind"] == "plural":
            answer["forms"] = {f: translation(masked.get(f, masked["other"])) for f in request["need"]}
        else: answer["text"] = translation(masked)
        if mode == "drop" and count % 4 == 0: continue
        if mode == "double": say(answer); say(answer); continue
        if mode == "swap":
            held.append(answer)
            if len(held) == 2 or request["key"].endswith("9"):
                for each in reversed(held): say(each)
                held = []
            continue
        if mode == "swap-ids":
            held.append(answer)
            if len(held) == 2:
                held[0]["id"], held[1]["id"] = held[1]["id"], held[0]["id"]
                for each in held: say(each)
                held = []
            continue
        if mode == "garble" and count % 3 == 0:
            raw(b'{"id": ' + bytes(random.Random(count).randrange(256) for _ in range(40)).replace(b"\n", b"") + b"\n")
        if mode == "invalid-utf8" and count == 3: raw(b'{"id":"3","text":"\xc3\x28"}\n'); continue
        if mode == "delay": time.sleep(0.01)
        if mode == "escape": answer["text"] = "\x1b[2J\x1b]0;owned\x07" + translation(masked)
        if mode == "bidi": answer["text"] = "\u202e" + translation(masked)
        if mode == "lost-marks": answer["text"] = "Texto"
        if mode == "too-long": answer["text"] = "a" * 5000
        if mode == "unknown-ids": say({"id": "u%d" % count, "text": "x"})
        if mode == "flood":
            for i in range(5000): say({"id": "u%d" % i, "text": "x"})
        if mode == "exit-1" and count == 5: sys.stderr.write("Traceback: \x1b[31mboom\n"); sys.exit(1)
        if mode == "die-late" and count == 5: os.kill(os.getpid(), 9)
        if mode == "pause-once" and count > 20 and not os.path.exists("paused"):
            open("paused", "w").close()
            for rest in sys.stdin: pass
            break
        if mode == "hang-late" and count == 5: time.sleep(100)
        if mode == "hang-swapped":
            held.append(answer)
            if len(held) == 2:
                for each in reversed(held): say(each)
                held = []
            if count == 5: say(answer); time.sleep(100)
            continue
        if mode == "hang-at-half" and count == 50: time.sleep(100)
        if mode == "greets-forever" and count == 5:
            while True: say({"ready": True}); time.sleep(0.05)
        if mode == "lose-one" and count == 2: continue
        if mode == "lose-one": time.sleep(0.15)
        if mode in ("pause", "pause-too-long") and count == 2:
            delay = 0.5 if mode == "pause" else 2
            answer = {"id": request["id"], "error": {"code": "rate_limit", "message": "slow down", "retryAfter": delay}}
        if mode == "stderr": sys.stderr.write("z" * 200000 + "\n"); sys.stderr.flush()
        if mode == "skip": answer = {"id": request["id"], "skip": True, "note": "a \x1b[7mbrand"}
        if mode == "cost": answer["usage"] = {"input": 10, "output": 5, "cost": 0.25, "currency": "USD"}
        if mode == "rate" and count == 2:
            answer = {"id": request["id"], "error": {"code": "rate_limit", "message": "slow down", "retryAfter": 0.05}}
        if mode == "slow": time.sleep(0.05)
        say(answer)
    if mode == "at-end": pass
    """#

  /// An engine that answers with the source text, and logs its requests.
  static let copying = #"""
    import json, sys
    sys.stdin.readline()
    print('{"ready": true}', flush=True)
    for line in sys.stdin:
        request = json.loads(line)
        with open("requests.log", "a") as log: log.write(request["key"] + "\n")
        print(json.dumps({"id": request["id"], "text": request["masked"]}), flush=True)
    """#

  /// An engine that answers only after the end of its input.
  static let late = #"""
    import json, sys
    print('{"ready": true, "batch": 100}', flush=True)
    for line in sys.stdin.read().splitlines()[1:]:
        request = json.loads(line)
        print(json.dumps({"id": request["id"], "text": request["masked"]}), flush=True)
    """#

  /// Returns a catalog with ten texts that are not translated into Spanish.
  static func catalog(count: Int = 10) -> String {
    let entries = (0..<count)
      .map { number in
        number % 5 == 4 ? "\"Text %@ \(number)\" : {\n\n    }" : "\"Text \(number)\" : {\n\n    }"
      }
    return """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "Done" : {
            "localizations" : {
              "es" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "Hecho"
                }
              }
            }
          },
          \(entries.joined(separator: ",\n    "))
        },
        "version" : "1.0"
      }

      """
  }
}

extension Shell {
  /// Creates a shell with a catalog of texts to translate, and the engines.
  static func withEngines(count: Int = 10) throws -> Shell {
    let shell = try Shell()
    try shell.folder.write(EngineScripts.catalog(count: count), to: "L.xcstrings")
    try shell.folder.write(EngineScripts.hostile, to: "engine.py")
    try shell.folder.write(EngineScripts.late, to: "late.py")
    return shell
  }

  /// Runs `translate` with an engine for tests.
  func translate(_ mode: String, _ options: String...) async throws -> BuiltProgram.Run {
    try await run(
      ["translate", "L.xcstrings", "--language", "es", "--with", "python3 engine.py \(mode)"]
        + options
    )
  }
}
