#!/usr/bin/env python3
"""Starts a server, and writes all messages to a file.

usage: record.py FILE PROGRAM ARGUMENT...
"""
import subprocess
import sys
import threading

file, *command = sys.argv[1:]
log = open(file, "ab", 0)
process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)


def send():
    for line in sys.stdin.buffer:
        log.write(b">" + line)
        process.stdin.write(line)
        process.stdin.flush()
    process.stdin.close()


threading.Thread(target=send, daemon=True).start()
for line in process.stdout:
    log.write(b"<" + line)
    sys.stdout.buffer.write(line)
    sys.stdout.buffer.flush()
sys.exit(process.wait())
